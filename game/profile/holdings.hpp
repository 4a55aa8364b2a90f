#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "game/profile/purse.hpp"
#include "game/profile/wardrobe.hpp"

namespace game {

/// What the player of this computer has: one file beside the records.
struct Holdings {
    Purse purse;
    Wardrobe wardrobe;

    friend bool operator==(const Holdings&, const Holdings&) = default;
};

/// Reads what `to_json` writes; keys of later versions do no harm. Errors `holdings.unreadable`,
/// where it is no JSON object; `holdings.damaged` with the key that is missing or wrong.
[[nodiscard]] engine::Result<Holdings> read_holdings(std::string_view json);
[[nodiscard]] std::string to_json(const Holdings& holdings);

} // namespace game
