#include "game/profile/statistics.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace game {

namespace {

using engine::Seat;

std::array<bool, 2> people(const Headline& line) {
    return {!bot_named(line.names[0]), !bot_named(line.names[1])};
}

/// Names that the player bears or bore: `name`, and what stood opposite a bot.
std::set<std::string, std::less<>> own_names(std::span<const Entry> entries,
                                             std::string_view name) {
    std::set<std::string, std::less<>> names{std::string(name)};
    for (const Entry& entry : entries) {
        if (!entry.headline)
            continue;
        const auto person = people(*entry.headline);
        if (person[0] != person[1])
            names.insert(entry.headline->names[person[0] ? 0 : 1]);
    }
    return names;
}

/// Whether it is a match whose end says something.
bool counts(const Entry& entry) {
    return entry.headline && !entry.fault && entry.headline->result &&
           !entry.headline->from_position && !entry.headline->one_screen &&
           !entry.headline->unconfirmed;
}

/// Where the player sat.
std::optional<Seat> own_seat(const Headline& line,
                             const std::set<std::string, std::less<>>& names) {
    std::array<bool, 2> own = people(line);
    if (own[0] && own[1])
        own = {names.contains(line.names[0]), names.contains(line.names[1])};
    if (own[0] == own[1])
        return std::nullopt;
    return own[0] ? Seat::first : Seat::second;
}

Ending ending(const engine::MatchResult& result, Seat own) {
    if (!result.winner)
        return Ending::drawn;
    return *result.winner == own ? Ending::won : Ending::lost;
}

} // namespace

void Tally::add(Ending ending) {
    switch (ending) {
    case Ending::won:
        ++won;
        break;
    case Ending::drawn:
        ++drawn;
        break;
    case Ending::lost:
        ++lost;
        break;
    }
}

void Form::add(Ending ending) {
    tally.add(ending);
    streak = ending == Ending::won ? streak + 1 : 0;
    best = std::max(best, streak);
    if (last.size() == most_last)
        last.erase(last.begin());
    last.push_back(ending);
}

Statistics statistics(std::span<const Entry> newest_first, std::string_view name) {
    const auto names = own_names(newest_first, name);
    Statistics all;
    for (auto entry = newest_first.rbegin(); entry != newest_first.rend(); ++entry) {
        if (!counts(*entry))
            continue;
        const Headline& line = *entry->headline;
        const auto own = own_seat(line, names);
        if (!own)
            continue;
        const Ending end = ending(*line.result, *own);
        Statistics::Game& game = all.games[static_cast<std::size_t>(line.game)];
        const auto bot = bot_named(line.names[index(engine::other(*own))]);
        (bot ? game.bots[static_cast<std::size_t>(*bot)] : game.online).add(end);
        game.form.add(end);
        all.form.add(end);
    }
    return all;
}

} // namespace game
