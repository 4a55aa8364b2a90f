#include "game/scenes/match_words.hpp"

namespace game {

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

std::string match_words(const ui::Texts& texts, const engine::MatchSettings& settings) {
    const engine::GameInfo& game = engine::info(settings.game);
    std::string words = texts("game." + std::string(game.key));
    const auto add = [&words](const std::string& more) { words += " · " + more; };
    if (game.openings.size() > 1)
        add(texts("opening." + std::string(game.openings[settings.opening])));
    add(texts.count("table.first_to", settings.rounds));
    add(settings.clock == engine::Clock{} ? texts("direct.no_clock")
                                          : clock_words(texts, settings.clock));
    return words;
}

} // namespace game
