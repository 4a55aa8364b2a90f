#include "engine/match/record.hpp"

#include <cstdio>

namespace engine {

namespace {

/// A header's value stays on its line, whatever a name holds.
std::string one_line(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
            c = ' ';
    return text;
}

std::string header(std::string_view name, std::string_view value) {
    return std::string(name) + ": " + std::string(value) + "\n";
}

std::string_view seat_text(Seat seat) {
    return seat == Seat::first ? "first-seat" : "second-seat";
}

std::string result_text(std::string_view winner, Reason reason) {
    return std::string(winner) + " " + std::string(to_text(reason));
}

std::string match_result_text(const Match& match) {
    const auto result = match.result();
    if (!result)
        return "ongoing";
    return result_text(result->winner ? seat_text(*result->winner) : "draw", result->reason);
}

std::string round_result_text(const Round& round) {
    if (!round.result)
        return "ongoing";
    const auto winner = round.result->winner;
    if (!winner)
        return result_text("draw", round.result->reason);
    return result_text(*winner == round.first_side ? "first" : "second", round.result->reason);
}

std::string round_text(const Round& round, std::size_t number) {
    std::string text = "\n";
    text += header("Round", std::to_string(number));
    text += header("First-side", seat_text(round.first_side));
    text += header("Result", round_result_text(round));
    if (round.table.length() > 0)
        text += round.table.record() + "\n";
    return text;
}

} // namespace

std::string to_record(const Match& match, std::int64_t started) {
    const MatchSettings& settings = match.settings();
    const GameInfo& game = info(settings.game);
    const auto score = match.score();
    std::string text = header("Format", "rectoverso 1");
    text += header("Game", game.key);
    text += header("Opening", game.openings[settings.opening]);
    text += header("First-seat", one_line(settings.names[0]));
    text += header("Second-seat", one_line(settings.names[1]));
    text += header("Rounds", std::to_string(settings.rounds));
    text += header("Clock", to_text(settings.clock));
    text += header("Date", utc_text(started));
    text += header("Score", std::to_string(score[0]) + "-" + std::to_string(score[1]));
    text += header("Result", match_result_text(match));
    for (std::size_t i = 0; i < match.rounds().size(); ++i)
        text += round_text(match.rounds()[i], i + 1);
    return text;
}

std::string utc_text(std::int64_t seconds) {
    constexpr std::int64_t day = 86400;
    std::int64_t days = seconds / day;
    if (seconds % day < 0)
        --days;
    const std::int64_t clock = seconds - days * day;

    // Years begin in March here, so that the leap day is the last of them; an era is 400 years.
    const std::int64_t shifted = days + 719468;
    const std::int64_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
    const std::int64_t day_of_era = shifted - era * 146097;
    const std::int64_t year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    const std::int64_t day_of_year =
        day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const std::int64_t march_month = (5 * day_of_year + 2) / 153;
    const std::int64_t day_of_month = day_of_year - (153 * march_month + 2) / 5 + 1;
    const std::int64_t month = march_month < 10 ? march_month + 3 : march_month - 9;
    const std::int64_t year = year_of_era + era * 400 + (month <= 2 ? 1 : 0);

    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "%04lld-%02lld-%02lldT%02lld:%02lld:%02lldZ",
                  static_cast<long long>(year), static_cast<long long>(month),
                  static_cast<long long>(day_of_month), static_cast<long long>(clock / 3600),
                  static_cast<long long>(clock / 60 % 60), static_cast<long long>(clock % 60));
    return text.data();
}

} // namespace engine
