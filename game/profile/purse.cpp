#include "game/profile/purse.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "game/profile/days.hpp"
#include "game/profile/holdings_parts.hpp"

namespace game {

namespace {

using nlohmann::json;

/// What a day is to those that gains are remembered of.
template <class Days>
DayKind kind_among(std::int64_t day, const Days& days) {
    std::vector<std::int64_t> noted;
    for (const auto& one : days)
        noted.push_back(one.day);
    return kind_of(day, noted);
}

} // namespace

int Purse::held() const {
    int sum = 0;
    for (const auto& [match, open] : open_)
        sum += open.payout.lost;
    return sum;
}

int Purse::gains_on(std::int64_t day) const {
    const DayKind kind = kind_among(day, days_);
    if (kind == DayKind::same)
        return days_.back().gains;
    const auto found =
        std::find_if(days_.begin(), days_.end(), [day](const Day& one) { return one.day == day; });
    const int own = found == days_.end() ? 0 : found->gains;
    return kind == DayKind::later ? own : std::max(own, days_.back().gains);
}

int Purse::gains(std::int64_t now) const {
    return gains_on(utc_day(now));
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
    const std::int64_t day = utc_day(now);
    if (kind_among(day, days_) == DayKind::same)
        return false;
    const int gains = gains_on(day);
    std::erase_if(days_, [day](const Day& one) { return one.day == day; });
    if (days_.size() == most_days)
        days_.erase(std::min_element(days_.begin(), days_.end(),
                                     [](const Day& a, const Day& b) { return a.day < b.day; }));
    days_.push_back({day, gains});
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
    chips_ = static_cast<int>(std::min<std::int64_t>(std::int64_t{chips_} + change, most_held));
    if (change > 0) {
        observe(now);
        days_.back().gains += change;
    }
    return change;
}

template <class Json>
engine::Result<Purse> read_purse(const Json& object) {
    Purse purse;
    const auto chips = whole_number(object, "chips", most_held);
    if (!chips)
        return damaged_holdings("chips");
    purse.chips_ = static_cast<int>(*chips);
    const auto days = object.find("days");
    if (days == object.end() || !days->is_array() || days->size() > most_days)
        return damaged_holdings("days");
    for (const json& one : *days) {
        const auto day = whole_number(one, "day", last_day),
                   gains = whole_number(one, "gains", most_held);
        if (!day || !gains)
            return damaged_holdings("days");
        purse.days_.push_back({*day, static_cast<int>(*gains)});
    }
    const auto open = object.find("open");
    if (open == object.end() || !open->is_object())
        return damaged_holdings("open");
    for (const auto& [match, payout] : open->items()) {
        constexpr std::int64_t most = 300; // the highest price times the highest stake
        const auto won = whole_number(payout, "won", most),
                   lost = whole_number(payout, "lost", most);
        if (!won || !lost || *lost > purse.hand())
            return damaged_holdings("open");
        const auto bound = payout.find("bound");
        if (bound != payout.end() && !bound->is_boolean())
            return damaged_holdings("open");
        const engine::Payout terms{static_cast<int>(*won), static_cast<int>(*lost)};
        purse.open_.emplace(
            match, Purse::Open{terms, bound != payout.end() && bound->template get<bool>()});
    }
    return purse;
}
template engine::Result<Purse> read_purse(const json& object);

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
