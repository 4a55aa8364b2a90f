#include "game/profile/saved.hpp"

#include <algorithm>
#include <utility>

#include "engine/match/exchange.hpp"
#include "engine/match/stakes.hpp"

namespace game {

namespace {

/// A position, or a game from its moves, as a match that has come so far.
engine::Match match_of(const engine::Table& table) {
    engine::MatchSettings settings;
    settings.game = table.info().id;
    const engine::Table first = table.at(0);
    const std::size_t openings = table.info().openings.size();
    while (settings.opening < openings &&
           !(engine::Table::start(settings.game, settings.opening) == first))
        ++settings.opening;
    if (settings.opening == openings) {
        settings.opening = 0;
        settings.position = first.position();
    }
    engine::Match match(std::move(settings));
    for (const engine::Move& move : table.played())
        if (const auto seat = match.to_act())
            (void)match.act(*seat, move.text);
    return match;
}

/// Of a text that is meant as a position, not as moves.
bool about_position(const engine::Error& error) {
    return error.code == "paste.board_length" || error.code.find(".position_") != std::string::npos;
}

} // namespace

Opened read_saved(std::string_view text) {
    engine::Reading reading = engine::read_record(text);
    if (reading.record && (!reading.fault || reading.record->match.table().length() > 0))
        return {Saved{*std::move(reading.record)}, std::move(reading.fault)};
    // Other ways of writing are short.
    constexpr std::size_t longest = 100'000;
    if (text.size() > longest)
        return {std::nullopt, std::move(reading.fault)};
    const auto pasted = engine::read_pasted(text);
    if (!pasted)
        return {std::nullopt, reading.fault && reading.fault->code != "record.foreign" &&
                                      !about_position(pasted.error())
                                  ? std::move(reading.fault)
                                  : pasted.error()};
    if (const auto* record = std::get_if<engine::Record>(&*pasted))
        return {Saved{*record}, std::nullopt};
    const auto& table = std::get<engine::Table>(*pasted);
    if (table.at(0).outcome())
        return {std::nullopt, engine::Error{"game.over"}};
    return {Saved{engine::Record{match_of(table)}}, std::nullopt};
}

std::optional<engine::LevelName> bot_named(std::string_view name) {
    constexpr std::string_view mark = "bot:";
    if (!name.starts_with(mark))
        return std::nullopt;
    return engine::level_named(name.substr(mark.size())).value_or(engine::all_levels().back());
}

const engine::Header& one_screen() {
    static const engine::Header header{"Place", "one screen"};
    return header;
}

const engine::Header& unconfirmed() {
    static const engine::Header header{"Result-Confirmed", "no"};
    return header;
}

Headline headline(const Saved& saved) {
    const engine::Match& match = saved.record.match;
    const auto& settings = match.settings();
    Headline line{settings.game, settings.names, saved.record.started, match.score(),
                  settings.rounds};
    for (const engine::Round& round : match.rounds())
        line.plies += round.table.length();
    line.result = match.result();
    line.turns = engine::turns_made(match);
    line.from_position = settings.position.has_value();
    const auto& headers = saved.record.headers;
    line.one_screen = std::find(headers.begin(), headers.end(), one_screen()) != headers.end();
    line.unconfirmed = std::find(headers.begin(), headers.end(), unconfirmed()) != headers.end();
    return line;
}

std::size_t insert(std::vector<Entry>& list, Entry entry) {
    const auto newer = [](const Entry& a, const Entry& b) {
        return a.time != b.time ? a.time > b.time : a.file > b.file;
    };
    const auto at = std::upper_bound(list.begin(), list.end(), entry, newer);
    const auto index = static_cast<std::size_t>(at - list.begin());
    list.insert(at, std::move(entry));
    return index;
}

} // namespace game
