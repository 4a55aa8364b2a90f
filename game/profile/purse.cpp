#include "game/profile/purse.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

namespace game {

namespace {

using engine::Error;
using nlohmann::json;

/// Days that are remembered; earlier ones than these many have long been paid for.
constexpr std::size_t most_days = 30;
constexpr std::int64_t most_chips = 1'000'000'000, last_day = 3'000'000; // far beyond the year 9999

std::int64_t day_of(std::int64_t seconds) {
    return std::clamp<std::int64_t>(seconds / 86'400, 0, last_day);
}

Error damaged(std::string_view key) {
    return {"holdings.damaged", {std::string(key)}};
}

/// A whole number of an object; empty: there is none, or none from 0 to `most`.
std::optional<std::int64_t> number(const json& object, const char* key, std::int64_t most) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (found == object.end() || !found->is_number_unsigned() ||
        found->get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return std::nullopt;
    return found->get<std::int64_t>();
}

} // namespace

int Purse::held() const {
    int sum = 0;
    for (const auto& [match, open] : open_)
        sum += open.payout.lost;
    return sum;
}

int Purse::gains_on(std::int64_t day) const {
    if (days_.empty())
        return 0;
    const auto found =
        std::find_if(days_.begin(), days_.end(), [day](const Day& one) { return one.day == day; });
    const int own = found == days_.end() ? 0 : found->gains;
    return day < days_.back().day ? std::max(own, days_.back().gains) : own;
}

int Purse::gains(std::int64_t now) const {
    return gains_on(day_of(now));
}

const engine::Payout* Purse::open(std::string_view match) const {
    const auto found = open_.find(match);
    return found == open_.end() ? nullptr : &found->second.payout;
}

std::vector<std::string> Purse::open_matches() const {
    std::vector<std::string> matches;
    for (const auto& [match, open] : open_)
        matches.push_back(match);
    return matches;
}

bool Purse::bound(std::string_view match) const {
    const auto found = open_.find(match);
    return found != open_.end() && found->second.bound;
}

bool Purse::observe(std::int64_t now) {
    const std::int64_t day = day_of(now);
    if (!days_.empty() && days_.back().day == day)
        return false;
    const int gains = gains_on(day);
    std::erase_if(days_, [day](const Day& one) { return one.day == day; });
    days_.push_back({day, gains});
    if (days_.size() > most_days)
        days_.erase(days_.begin());
    return true;
}

void Purse::open(const std::string& match, const engine::Payout& payout) {
    open_.erase(match);
    assert(payout.lost <= hand());
    open_.emplace(match, Open{payout});
}

bool Purse::bind(std::string_view match) {
    const auto found = open_.find(match);
    return found != open_.end() && !std::exchange(found->second.bound, true);
}

std::optional<int> Purse::settle(std::string_view match, engine::Settlement how, std::int64_t now) {
    const auto found = open_.find(match);
    if (found == open_.end())
        return std::nullopt;
    const int change = engine::change(found->second.payout, how);
    open_.erase(found);
    chips_ = static_cast<int>(std::min<std::int64_t>(std::int64_t{chips_} + change, most_chips));
    if (change > 0) {
        observe(now);
        days_.back().gains += change;
    }
    return change;
}

engine::Result<Purse> read_purse(std::string_view text) {
    const json object = json::parse(text, nullptr, false);
    Purse purse;
    const auto chips = number(object, "chips", most_chips);
    if (!chips)
        return damaged("chips");
    purse.chips_ = static_cast<int>(*chips);
    const auto days = object.find("days");
    if (days == object.end() || !days->is_array() || days->size() > most_days)
        return damaged("days");
    for (const json& one : *days) {
        const auto day = number(one, "day", last_day), gains = number(one, "gains", most_chips);
        if (!day || !gains)
            return damaged("days");
        purse.days_.push_back({*day, static_cast<int>(*gains)});
    }
    const auto open = object.find("open");
    if (open == object.end() || !open->is_object())
        return damaged("open");
    for (const auto& [match, payout] : open->items()) {
        constexpr std::int64_t most = 300; // the highest price times the highest stake
        const auto won = number(payout, "won", most), lost = number(payout, "lost", most);
        if (!won || !lost || *lost > purse.hand())
            return damaged("open");
        const auto bound = payout.find("bound");
        if (bound != payout.end() && !bound->is_boolean())
            return damaged("open");
        const engine::Payout terms{static_cast<int>(*won), static_cast<int>(*lost)};
        purse.open_.emplace(match, Purse::Open{terms, bound != payout.end() && bound->get<bool>()});
    }
    return purse;
}

std::string to_json(const Purse& purse) {
    nlohmann::ordered_json days = nlohmann::ordered_json::array();
    for (const Purse::Day& one : purse.days_)
        days.push_back({{"day", one.day}, {"gains", one.gains}});
    nlohmann::ordered_json open = nlohmann::ordered_json::object();
    for (const auto& [match, one] : purse.open_)
        open[match] = {{"won", one.payout.won}, {"lost", one.payout.lost}, {"bound", one.bound}};
    const nlohmann::ordered_json object = {{"chips", purse.chips_}, {"days", days}, {"open", open}};
    return object.dump();
}

} // namespace game
