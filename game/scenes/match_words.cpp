#include "game/scenes/match_words.hpp"

namespace game {

namespace {

constexpr const char* between = " · ";

} // namespace

std::string clock_words(const ui::Texts& texts, const engine::Clock& clock) {
    const auto seconds = [](engine::Time time) { return std::to_string(time.count() / 1000); };
    switch (clock.kind) {
    case engine::Clock::Kind::per_move:
        return texts("clock.per_move", {seconds(clock.start)});
    case engine::Clock::Kind::fischer:
        return texts("clock.fischer", {seconds(clock.start / 60), seconds(clock.increment)});
    case engine::Clock::Kind::none:
        break;
    }
    return texts("clock.none");
}

std::string game_words(const ui::Texts& texts, const engine::MatchSettings& settings) {
    const engine::GameInfo& game = engine::info(settings.game);
    std::string name = texts("game." + std::string(game.key));
    if (game.openings.size() < 2)
        return name;
    return name + between + texts("opening." + std::string(game.openings[settings.opening]));
}

std::string match_words(const ui::Texts& texts, const engine::MatchSettings& settings) {
    const bool clock = settings.clock.kind != engine::Clock::Kind::none;
    return game_words(texts, settings) + between + texts.count("table.first_to", settings.rounds) +
           between + (clock ? clock_words(texts, settings.clock) : texts("direct.no_clock"));
}

std::string short_match_words(const ui::Texts& texts, const engine::MatchSettings& settings) {
    std::string words = game_words(texts, settings);
    if (settings.rounds > 1)
        words += between + texts("direct.rounds", {std::to_string(settings.rounds)});
    const bool fischer = settings.clock.kind == engine::Clock::Kind::fischer;
    if (settings.clock.kind != engine::Clock::Kind::none)
        words += between + (fischer ? std::string(engine::to_text(settings.clock))
                                    : clock_words(texts, settings.clock));
    return words;
}

} // namespace game
