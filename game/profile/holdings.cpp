#include "game/profile/holdings.hpp"

#include <nlohmann/json.hpp>

#include "game/profile/holdings_parts.hpp"

namespace game {

namespace {

using engine::Error;
using nlohmann::json;

/// Reads the part of an object by the reader of its kind.
template <class Part, class Read>
engine::Result<Part> part(const json& object, const char* key, const Read& read) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_object())
        return damaged_holdings(key);
    return read(*found);
}

} // namespace

engine::Result<Holdings> read_holdings(std::string_view text) {
    constexpr int deepest = 4; // what lies deeper is nobody's, and left out
    const json object = json::parse(
        text, [](int depth, json::parse_event_t, json&) { return depth <= deepest; }, false);
    if (!object.is_object())
        return Error{"holdings.unreadable"};
    auto purse = part<Purse>(object, "purse", read_purse<json>);
    if (!purse)
        return purse.error();
    auto wardrobe = part<Wardrobe>(object, "wardrobe", read_wardrobe<json>);
    if (!wardrobe)
        return wardrobe.error();
    return Holdings{*std::move(purse), *std::move(wardrobe)};
}

std::string to_json(const Holdings& holdings) {
    const nlohmann::ordered_json object = {
        {"purse", nlohmann::ordered_json::parse(to_json(holdings.purse))},
        {"wardrobe", nlohmann::ordered_json::parse(to_json(holdings.wardrobe))}};
    return object.dump(2) + '\n';
}

} // namespace game
