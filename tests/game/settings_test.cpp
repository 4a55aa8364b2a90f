#include "game/profile/settings.hpp"

#include <doctest/doctest.h>

using namespace game;

TEST_CASE("settings: what is written is read back the same") {
    Settings s;
    s.language = ui::Language::fr;
    s.theme = ui::ThemeName::night;
    s.name = "Zo\u00E9 \"Z\"";
    s.welcomed = s.reduced_motion = s.full_screen = s.colour_blind = true;
    s.sound = false;
    s.volumes = {0.1F, 0.25F, 1};
    s.speed = 0.55F;
    s.scale = 1.75F;
    s.show_legal = false;
    s.confirm_moves = true;
    s.game = engine::GameId::jungle;
    s.of(engine::GameId::reversi) = {std::nullopt,
                                     SideChoice::random,
                                     5,
                                     *engine::clock_named("10+5"),
                                     *engine::clock_named("none"),
                                     1,
                                     false};
    s.of(engine::GameId::jungle).bot = engine::LevelName::amateur;
    s.last_address = "example.org:47474";
    s.learn(engine::GameId::reversi, 0);
    s.learn(engine::GameId::reversi, 5);
    const auto read = read_settings(to_json(s), {});
    REQUIRE(read.ok());
    CHECK(*read == s);
}

TEST_CASE("settings: a step of a tutorial that is none is left out, and takes nothing with it") {
    for (const char* wrong : {"[1, 3, 9]", "[1, 0, 3]", R"([1, "two", 3])", "[1, -2, 2.5, 3]"}) {
        CAPTURE(wrong);
        const auto read = read_settings(
            R"({"theme":"night","tutorial":{"worpion":)" + std::string(wrong) + "}}", {});
        REQUIRE(read.ok());
        CHECK(read->theme == ui::ThemeName::night);
        CHECK(read->lessons == std::array<std::uint8_t, 3>{0b101, 0, 0});
    }
    for (const char* wrong : {R"({"worpion":7})", "[]", "3"}) {
        CAPTURE(wrong);
        const auto read =
            read_settings(R"({"theme":"night","tutorial":)" + std::string(wrong) + "}", {});
        REQUIRE(read.ok());
        CHECK(read->theme == ui::ThemeName::night);
        CHECK(read->lessons == std::array<std::uint8_t, 3>{});
    }
}

TEST_CASE("settings: missing keys keep their default, unknown ones do no harm") {
    Settings defaults;
    defaults.language = ui::Language::fr;
    const auto read = read_settings(R"({"theme":"night","later":[1,{}]})", defaults);
    REQUIRE(read.ok());
    CHECK(read->language == ui::Language::fr);
    CHECK(read->theme == ui::ThemeName::night);
}

TEST_CASE("settings: the choices of a file from when there was one game are Worpion's") {
    const auto read = read_settings(R"({"opponent":"two","side":"second","rounds":3})", {});
    REQUIRE(read.ok());
    Choices wanted = default_choices(engine::GameId::worpion);
    wanted.bot.reset();
    wanted.side = SideChoice::second;
    wanted.rounds = 3;
    CHECK(read->of(engine::GameId::worpion) == wanted);
    CHECK(wanted.hints);
    CHECK(read->of(engine::GameId::reversi) == default_choices(engine::GameId::reversi));
}

TEST_CASE("settings: across a link there is a clock unless another one was chosen") {
    CHECK(engine::to_text(default_choices(engine::GameId::worpion).online_clock) == "45s");
    CHECK(engine::to_text(default_choices(engine::GameId::reversi).online_clock) == "45s");
    CHECK(engine::to_text(default_choices(engine::GameId::jungle).online_clock) == "5+3");
    for (const engine::GameId game : engine::all_games())
        CHECK(engine::to_text(default_choices(game).clock) == "none");
}

TEST_CASE("settings: a wrong choice is reported with its key and the line within its game") {
    const auto fault = [](const std::string& choices) {
        const auto read =
            read_settings("{\"choices\": {\n\"worpion\": {\"rounds\": 3},\n" + choices + "}}", {});
        REQUIRE_FALSE(read.ok());
        return read.error();
    };
    CHECK(fault(R"("jungle": {"rounds": 2})") ==
          engine::Error{"settings.damaged", {"rounds", "3"}});
    CHECK(fault(R"("jungle": {"opening": "open"})") ==
          engine::Error{"settings.damaged", {"opening", "3"}});
    CHECK(fault(R"("reversi": {"clock": "1+1"})") ==
          engine::Error{"settings.damaged", {"clock", "3"}});
    CHECK(fault(R"("reversi": 1)") == engine::Error{"settings.damaged", {"reversi", "3"}});
}

TEST_CASE("settings: a wrong value is reported with its key and line") {
    const char* wrong[] = {R"("scale": 9)",     R"("scale": "big")",
                           R"("rounds": 2)",    R"("rounds": 1.5)",
                           R"("sound": 1)",     R"("language": "de")",
                           R"("theme": null)",  R"("name": 3)",
                           R"("name": "a\nb")", R"("opponent": "king")",
                           R"("side": [])",     R"("game": "chess")",
                           R"("hints": "on")",  R"("choices": [])",
                           R"("music": -0.1)",  R"("name": "abcdefghijklmnopqrstu")"};
    for (const std::string entry : wrong) {
        CAPTURE(entry);
        const auto read = read_settings("{\n\"speed\": 1,\n" + entry + "\n}", {});
        REQUIRE_FALSE(read.ok());
        const std::string key = entry.substr(1, entry.find('"', 1) - 1);
        CHECK(read.error() == engine::Error{"settings.damaged", {key, "3"}});
    }
}

TEST_CASE("settings: text that is no object is reported with the line where it breaks") {
    CHECK(read_settings("{\n\"a\": 1,\n\n oops", {}).error() ==
          engine::Error{"settings.unreadable", {"4"}});
    CHECK(read_settings("", {}).error().code == "settings.unreadable");
    CHECK(read_settings("[1]", {}).error().code == "settings.unreadable");
    CHECK(read_settings(std::string(60000, '['), {}).error().code == "settings.unreadable");
}

TEST_CASE("settings: a name that is no UTF-8 is still written") {
    Settings s;
    s.name = "\xFF";
    CHECK(read_settings(to_json(s), {}).ok());
}
