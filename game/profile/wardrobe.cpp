#include "game/profile/wardrobe.hpp"

#include <algorithm>
#include <functional>

#include <nlohmann/json.hpp>

namespace game {

namespace {

using engine::Error;
using nlohmann::json;

constexpr std::uint64_t last_day = 3'000'000; // far beyond the year 9999

Error damaged(std::string_view key) {
    return {"holdings.damaged", {std::string(key)}};
}

/// Takes a whole number from 0 to `most` out of an object.
template <class Number>
bool take(const json& object, const char* key, std::uint64_t most, Number& into) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_unsigned() ||
        found->template get<std::uint64_t>() > most)
        return false;
    into = found->template get<Number>();
    return true;
}

} // namespace

engine::Result<Wardrobe> read_wardrobe(std::string_view text) {
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object())
        return damaged("wardrobe");
    Wardrobe wardrobe;
    if (!take(object, "coins", 1'000'000'000, wardrobe.coins))
        return damaged("coins");
    if (!take(object, "bonus_day", last_day, wardrobe.bonus_day))
        return damaged("bonus_day");
    if (!take(object, "days_in_row", last_day, wardrobe.days_in_row))
        return damaged("days_in_row");
    const auto owned = object.find("owned");
    if (owned == object.end() || !owned->is_array())
        return damaged("owned");
    for (const json& one : *owned) {
        const auto* name = one.get_ptr<const std::string*>();
        if (name == nullptr)
            return damaged("owned");
        wardrobe.owned.push_back(*name);
    }
    const auto& all = wardrobe.owned;
    if (std::adjacent_find(all.begin(), all.end(), std::greater_equal<>()) != all.end())
        return damaged("owned");
    const auto worn = object.find("worn");
    if (worn == object.end() || !worn->is_object())
        return damaged("worn");
    for (const auto& [kind, one] : worn->items()) {
        const auto* name = one.get_ptr<const std::string*>();
        if (name == nullptr)
            return damaged("worn");
        wardrobe.worn.emplace(kind, *name);
    }
    const auto days = object.find("days");
    if (days == object.end() || !days->is_array())
        return damaged("days");
    for (const json& one : *days) {
        if (!one.is_number_unsigned() || one.get<std::uint64_t>() > last_day)
            return damaged("days");
        wardrobe.days.push_back(one.get<std::int64_t>());
    }
    std::vector<std::int64_t> sorted = wardrobe.days;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        return damaged("days");
    return wardrobe;
}

std::string to_json(const Wardrobe& wardrobe) {
    const nlohmann::ordered_json object = {{"coins", wardrobe.coins},
                                           {"bonus_day", wardrobe.bonus_day},
                                           {"days_in_row", wardrobe.days_in_row},
                                           {"owned", wardrobe.owned},
                                           {"worn", wardrobe.worn},
                                           {"days", wardrobe.days}};
    return object.dump();
}

} // namespace game
