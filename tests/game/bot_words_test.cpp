#include "game/scenes/bot_words.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "game/profile/saved.hpp"
#include "game/scenes/play/story.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::LevelName;

TEST_CASE("bots: every level has a name of its own, read the same from both ends, and a character "
          "in every game") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        const ui::Texts texts = support::texts(language);
        std::set<std::string> seen;
        for (const LevelName level : engine::all_levels()) {
            const std::string name = bot_name(texts, level);
            CAPTURE(name);
            std::string small = name;
            small.front() = static_cast<char>(small.front() - 'A' + 'a');
            CHECK(std::equal(small.begin(), small.end(), small.rbegin()));
            CHECK(seen.insert(name).second);
            CHECK(texts.has("level." + std::string(engine::to_text(level))));
            for (const engine::GameId game : engine::all_games()) {
                CHECK(bot_line(texts, game, level).starts_with(name + " "));
                CHECK(seen.insert(bot_line(texts, game, level)).second);
                CHECK(texts.has("setup.about." + std::string(engine::to_text(level))));
            }
        }
    }
}

TEST_CASE("bots: what a level is worth is said of the game where the game differs") {
    const ui::Texts texts = support::texts(ui::Language::en);
    CHECK(level_words(texts, engine::GameId::worpion, LevelName::master) !=
          level_words(texts, engine::GameId::jungle, LevelName::master));
    CHECK(level_words(texts, engine::GameId::worpion, LevelName::beginner) ==
          level_words(texts, engine::GameId::jungle, LevelName::beginner));
}

TEST_CASE("bots: records name a bot by its level, screens by its name") {
    CHECK(bot_named("bot:amateur") == LevelName::amateur);
    CHECK(bot_named("bot:from-the-future") == LevelName::master);
    CHECK_FALSE(bot_named("Ava"));
    CHECK(bot_title(support::texts(ui::Language::fr), LevelName::professional) ==
          "Otto (professionnel)");
}

TEST_CASE("bots: a person who is called like a bot in records stays a person") {
    const ui::Texts texts = support::texts(ui::Language::en);
    engine::MatchSettings settings;
    settings.names = {"bot:amateur", "bot:beginner"};
    const play::Cast cast = play::cast(texts, settings, {false, true}, std::nullopt);
    CHECK(cast.names == std::array<std::string, 2>{"bot:amateur", "Minim"});
    CHECK(play::title(texts, cast, engine::Seat::first) == "bot:amateur");
    CHECK(play::title(texts, cast, engine::Seat::second) == "Minim (beginner)");
}
