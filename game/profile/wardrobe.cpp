#include "game/profile/wardrobe.hpp"

#include <algorithm>
#include <functional>

#include <nlohmann/json.hpp>

#include "game/profile/holdings_parts.hpp"

namespace game {

using nlohmann::json;

template <class Json>
engine::Result<Wardrobe> read_wardrobe(const Json& object) {
    Wardrobe wardrobe;
    const auto coins = whole_number(object, "coins", most_held);
    if (!coins)
        return damaged_holdings("coins");
    const auto bonus_day = whole_number(object, "bonus_day", last_day);
    if (!bonus_day)
        return damaged_holdings("bonus_day");
    const auto days_in_row = whole_number(object, "days_in_row", last_day);
    if (!days_in_row)
        return damaged_holdings("days_in_row");
    wardrobe.coins = static_cast<int>(*coins);
    wardrobe.bonus_day = *bonus_day;
    wardrobe.days_in_row = static_cast<int>(*days_in_row);
    const auto owned = object.find("owned");
    if (owned == object.end() || !owned->is_array())
        return damaged_holdings("owned");
    for (const json& one : *owned) {
        const auto* name = one.template get_ptr<const std::string*>();
        if (name == nullptr)
            return damaged_holdings("owned");
        wardrobe.owned.push_back(*name);
    }
    const auto& all = wardrobe.owned;
    if (std::adjacent_find(all.begin(), all.end(), std::greater_equal<>()) != all.end())
        return damaged_holdings("owned");
    const auto worn = object.find("worn");
    if (worn == object.end() || !worn->is_object())
        return damaged_holdings("worn");
    for (const auto& [kind, one] : worn->items()) {
        const auto* name = one.template get_ptr<const std::string*>();
        if (name == nullptr)
            return damaged_holdings("worn");
        wardrobe.worn.emplace(kind, *name);
    }
    const auto days = object.find("days");
    if (days == object.end() || !days->is_array())
        return damaged_holdings("days");
    for (const json& one : *days) {
        const auto day = whole_number(one, last_day);
        if (!day)
            return damaged_holdings("days");
        wardrobe.days.push_back(*day);
    }
    std::vector<std::int64_t> sorted = wardrobe.days;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        return damaged_holdings("days");
    return wardrobe;
}
template engine::Result<Wardrobe> read_wardrobe(const json& object);

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
