#include "game/profile/bundle.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "game/profile/known_hosts.hpp"
#include "game/profile/saved.hpp"
#include "net/link/identity.hpp"

namespace game {

namespace {

using engine::Error;
using nlohmann::json;

constexpr std::string_view family = "rectoverso data ", version = "1", kind = ".rvr";

/// A name that stays within its folder and is seen there.
bool plain(std::string_view name) {
    constexpr std::size_t longest = 200;
    return name.size() > kind.size() && name.size() <= longest && name.ends_with(kind) &&
           name.front() != '.' && std::none_of(name.begin(), name.end(), [](char c) {
               return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
           });
}

/// Takes the records out of `object[key]`; the name of the first that is refused, if any.
std::optional<Error> read_records(const json& object, const char* key, Records& into) {
    const auto found = object.find(key);
    if (found == object.end())
        return std::nullopt;
    if (!found->is_object())
        return Error{"data.unreadable"};
    for (const auto& [name, text] : found->items()) {
        const auto* record = text.get_ptr<const std::string*>();
        if (!plain(name) || record == nullptr || !whole_record(*record))
            return Error{"data.record", {name}};
        into.emplace(name, *record);
    }
    return std::nullopt;
}

} // namespace

bool whole_record(std::string_view text) {
    const Opened opened = read_saved(text);
    return opened.saved && !opened.fault;
}

engine::Result<Bundle> read_bundle(std::string_view text, const Settings& defaults) {
    constexpr int deepest = 6; // what lies deeper is nobody's, and left out
    const json object = json::parse(
        text, [](int depth, json::parse_event_t, json&) { return depth <= deepest; }, false);
    if (!object.is_object())
        return Error{"data.unreadable"};
    const auto format = object.find("format");
    const auto* words = format == object.end() ? nullptr : format->get_ptr<const std::string*>();
    if (words == nullptr || !words->starts_with(family))
        return Error{"data.unreadable"};
    if (words->substr(family.size()) != version)
        return Error{"data.newer"};

    Bundle bundle{defaults, std::nullopt, {}, {}};
    if (const auto settings = object.find("settings"); settings != object.end()) {
        const auto read = read_settings(settings->dump(), defaults);
        if (!read && read.error().code == "settings.damaged")
            return Error{"data.settings", {read.error().arguments.front()}};
        if (!read)
            return Error{"data.unreadable"};
        bundle.settings = *read;
    }
    if (const auto holdings = object.find("holdings"); holdings != object.end()) {
        auto read = read_holdings(holdings->dump());
        if (!read)
            return Error{"data.holdings"};
        bundle.holdings = *std::move(read);
    }
    for (const auto& [key, into] :
         {std::pair{"games", &bundle.games}, std::pair{"unfinished", &bundle.unfinished}})
        if (const auto fault = read_records(object, key, *into))
            return *fault;
    for (const auto& [key, into] :
         {std::pair{"identity", &bundle.identity}, std::pair{"known_hosts", &bundle.known_hosts}})
        if (const auto found = object.find(key); found != object.end()) {
            const auto* keys = found->get_ptr<const std::string*>();
            *into = keys != nullptr ? *keys : "damaged";
        }
    if (!(bundle.identity.empty() || net::read_identity(bundle.identity)) ||
        !KnownHosts::read(bundle.known_hosts))
        return Error{"data.keys"};
    return bundle;
}

std::string to_json(const Bundle& bundle) {
    nlohmann::ordered_json object = {
        {"format", std::string(family) + std::string(version)},
        {"settings", nlohmann::ordered_json::parse(to_json(bundle.settings))},
    };
    if (bundle.holdings)
        object["holdings"] = nlohmann::ordered_json::parse(to_json(*bundle.holdings));
    object["games"] = bundle.games;
    object["unfinished"] = bundle.unfinished;
    if (!bundle.identity.empty())
        object["identity"] = bundle.identity;
    if (!bundle.known_hosts.empty())
        object["known_hosts"] = bundle.known_hosts;
    return object.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace game
