#include "game/scenes/review/words.hpp"

#include "engine/base/utc.hpp"
#include "game/scenes/launch.hpp"

namespace game::review {

using engine::Seat;

std::string when(const Context& context, std::int64_t time) {
    const ui::Texts& texts = context.texts;
    if (time == 0)
        return texts("date.unknown");
    const std::int64_t now = context.wall();
    const std::int64_t local = time + context.ahead_of_utc(time);
    const std::int64_t today = (now + context.ahead_of_utc(now)) / engine::seconds_a_day;
    const std::int64_t local_day = local / engine::seconds_a_day;
    const std::string text = engine::utc_text(local); // 2026-11-30T10:15:00Z
    const std::string clock = text.substr(text.find('T') + 1, 5);
    if (local_day == today)
        return texts("date.today", {clock});
    if (local_day == today - 1)
        return texts("date.yesterday", {clock});
    const std::size_t dash = text.find('-', 1);
    const std::string month = text.substr(dash + 1, 2);
    const std::string number = text.substr(dash + 4, 2);
    return texts("date.day", {number.front() == '0' ? number.substr(1) : number,
                              texts("month." + month), text.substr(0, dash), clock});
}

play::Cast cast_of(const Context& context, const engine::MatchSettings& settings) {
    const auto bots = bots_of(settings);
    play::Cast cast = play::cast(context.texts, settings,
                                 {bots[0].has_value(), bots[1].has_value()}, std::nullopt);
    for (std::size_t seat = 0; seat < cast.names.size(); ++seat)
        if (cast.names[seat].empty())
            cast.names[seat] = context.texts(seat == 0 ? "player.one" : "player.two");
    return cast;
}

std::optional<Seat> readers_seat(const Context& context, const engine::MatchSettings& settings) {
    const auto bots = bots_of(settings);
    if (bots[0].has_value() == bots[1].has_value())
        return std::nullopt;
    const std::size_t seat = bots[0] ? 1 : 0;
    const bool reads = settings.names[seat] == local_names(context, bots[1 - seat])[0];
    return reads ? std::optional(engine::seat_at(seat)) : std::nullopt;
}

std::string players(const Context& context, const play::Cast& cast) {
    return play::title(context.texts, cast, Seat::first) + " – " +
           play::title(context.texts, cast, Seat::second);
}

std::string result_words(const Context& context, const Headline& line) {
    const ui::Texts& texts = context.texts;
    const std::string score = std::to_string(line.score[0]) + " – " + std::to_string(line.score[1]);
    engine::MatchSettings settings;
    settings.game = line.game;
    settings.names = line.names;
    const play::Cast cast = cast_of(context, settings);
    if (!line.result)
        return line.rounds > 1 ? texts("history.unfinished.score", {score})
                               : texts("history.unfinished");
    if (!line.result->winner)
        return texts("history.drawn");
    if (line.result->winner == readers_seat(context, settings))
        return line.rounds > 1 ? texts("history.mine.score", {score}) : texts("history.mine");
    const std::string& winner = cast.of(*line.result->winner);
    return line.rounds > 1 ? texts("history.won.score", {winner, score})
                           : texts("history.won", {winner});
}

std::vector<std::string> resume_words(const Context& context, const Saved& saved) {
    const engine::MatchSettings& settings = saved.record.match.settings();
    const play::Cast cast = cast_of(context, settings);
    std::string whole = players(context, cast), brief = cast.names[0] + " – " + cast.names[1];
    if (cast.bots[0].has_value() != cast.bots[1].has_value()) { // the reader knows the other one
        const Seat bot = cast.bots[0] ? Seat::first : Seat::second;
        whole = play::title(context.texts, cast, bot);
        brief = cast.of(bot);
    }
    const std::string game = context.texts("game." + std::string(engine::info(settings.game).key));
    const auto resume = [&](const std::string& what) {
        return context.texts("home.resume", {game, what});
    };
    if (settings.rounds == 1)
        return {resume(whole), resume(brief), game + " · " + brief};
    const auto won = saved.record.match.score();
    const std::string score = std::to_string(won[0]) + " – " + std::to_string(won[1]);
    const std::string end = " · " + score;
    return {resume(whole) + end, resume(brief) + end, game + " · " + brief + end, resume(score)};
}

} // namespace game::review
