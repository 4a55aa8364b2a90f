#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/base/result.hpp"

namespace game {

/// Coins and the looks that they buy.
struct Wardrobe {
    int coins = 0;
    std::int64_t bonus_day = 0;     ///< UTC, counted from 1970-01-01, of the last daily bonus
    int days_in_row = 0;            ///< of daily bonuses, up to the last
    std::vector<std::string> owned; ///< names of looks, sorted
    std::map<std::string, std::string, std::less<>> worn; ///< names of looks by their kind
    std::vector<std::int64_t> days{}; ///< of visits, each once, the one that counts at the end

    friend bool operator==(const Wardrobe&, const Wardrobe&) = default;
};

/// Reads what `to_json` writes, out of a JSON value. Error `holdings.damaged` with the key.
template <class Json>
[[nodiscard]] engine::Result<Wardrobe> read_wardrobe(const Json& object);
[[nodiscard]] std::string to_json(const Wardrobe& wardrobe);

} // namespace game
