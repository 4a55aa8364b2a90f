#include <doctest/doctest.h>

#include "game/options.hpp"

using namespace game;

namespace {

engine::Result<Options> read(std::initializer_list<std::string_view> words) {
    const std::vector<std::string_view> arguments(words);
    return read_options(arguments);
}

} // namespace

TEST_CASE("options: without any, nothing is asked for") {
    CHECK(*read({}) == Options{});
}

TEST_CASE("options: they stand in any order") {
    const auto options = read({"--rounds", "3", "--bot", "amateur", "--game", "worpion"});
    REQUIRE(options);
    CHECK(options->rounds == 3);
    CHECK(options->bot == engine::LevelName::amateur);
    CHECK(options->game == engine::GameId::worpion);
    CHECK(options == read({"--game", "worpion", "--bot", "amateur", "--rounds", "3"}));
}

TEST_CASE("options: an opening is one of the game that is named, before or after it") {
    CHECK(read({"--opening", "open", "--game", "reversi"})->opening == "open");
    CHECK(read({"--game", "jungle", "--opening", "standard"}).ok());
    CHECK(usage_line(read({"--game", "reversi", "--opening", "wide"}).error()) ==
          "rectoverso: --opening wide: possible values are standard, open");
    CHECK(usage_line(read({"--opening", "open", "--game", "jungle"}).error()) ==
          "rectoverso: --opening open: possible values are standard");
    CHECK(usage_line(read({"--opening", "standard"}).error()) ==
          "rectoverso: --opening needs --game: each game has its own");
}

TEST_CASE("options: every clock there is can be named") {
    for (const std::string_view name : engine::clock_names()) {
        CHECK(read({"--clock", name})->clock == engine::clock_named(name));
        CHECK(usage_line(read({"--clock", "7+7"}).error()).find(name) != std::string::npos);
    }
}

TEST_CASE("options: every game and level there is can be named, and the refusal lists them") {
    for (const engine::GameId game : engine::all_games()) {
        const std::string_view key = engine::info(game).key;
        CHECK(read({"--game", key})->game == game);
        CHECK(usage_line(read({"--game", "chess"}).error()).find(key) != std::string::npos);
    }
    for (const engine::LevelName level : engine::all_levels()) {
        CHECK(read({"--bot", engine::to_text(level)})->bot == level);
        CHECK(help_text().find(engine::to_text(level)) != std::string_view::npos);
        CHECK(usage_line(read({"--bot", "king"}).error()).find(engine::to_text(level)) !=
              std::string::npos);
    }
}

TEST_CASE("options: a record to replay is a file or standard input, and no match beside it") {
    CHECK(read({"--replay", "game.rvr"})->replay == "game.rvr");
    CHECK(read({"--replay", "-", "--game", "jungle"})->replay == "-");
    CHECK(read({"--replay"}).error().code == "options.no_value");
    CHECK(read({"--replay", "a", "--hot-seat"}).error().code == "options.opponents");
}

TEST_CASE("options: router and announcements can be switched off") {
    CHECK_FALSE(read({"--host"})->no_mapping);
    CHECK_FALSE(read({"--host"})->no_announce);
    CHECK(read({"--host", "--no-mapping"})->no_mapping);
    CHECK(read({"--host", "--no-announce"})->no_announce);
}

TEST_CASE("options: the port of a host may be left out") {
    CHECK(read({"--host"})->host == 0);
    CHECK(read({"--host", "--name", "Ann"})->host == 0);
    CHECK(read({"--host", "4000"})->host == 4000);
    CHECK(read({"--host", "70000"}).error().code == "options.value");
    CHECK(read({"--host", "0"}).error().code == "options.value");
}

TEST_CASE("options: an address to join has a port of its own or the usual one") {
    CHECK(read({"--join", "example.org:4000"})->join ==
          net::Destination(net::Address{"example.org", 4000}));
    CHECK(read({"--join", "192.0.2.7"})->join ==
          net::Destination(net::Address{"192.0.2.7", net::usual_port}));
    CHECK(usage_line(read({"--join", ":"}).error()) ==
          "rectoverso: --join :: \"\" is no host: give a name or an IPv4 address");
}

TEST_CASE("options: a host's invite code joins too, a mistyped one is told as such") {
    const net::Invite invite{{{192, 168, 1, 20}, 47474}, std::nullopt, {}};
    std::string code = net::to_code(invite);
    CHECK(read({"--join", code})->join == net::Destination(invite));
    code[6] = code[6] == '2' ? '3' : '2';
    CHECK(usage_line(read({"--join", code}).error()) ==
          "rectoverso: --join " + code +
              ": this invite code is mistyped: a character is wrong, or two are swapped");
}

TEST_CASE("options: a wrong one is named with what is possible") {
    CHECK(usage_line(read({"--frob"}).error()) ==
          "rectoverso: there is no option --frob; --help lists them");
    CHECK(usage_line(read({"--rounds", "2"}).error()) ==
          "rectoverso: --rounds 2: possible values are 1, 3, 5");
    CHECK(usage_line(read({"--rounds"}).error()) == "rectoverso: --rounds needs a value: 1, 3, 5");
    CHECK(usage_line(read({"--game", "chess"}).error()) ==
          "rectoverso: --game chess: possible values are worpion, reversi, jungle");
    CHECK(read({"--size", "640x480"}).error().code == "options.value");
    CHECK(read({"--size", "1280"}).error().code == "options.value");
    CHECK(read({"--scale", "300"}).error().code == "options.value");
    CHECK(read({"--seed", "-1"}).error().code == "options.value");
    CHECK(read({"--name", "  "}).error().code == "options.value");
}

TEST_CASE("options: opponents exclude each other") {
    CHECK(read({"--bot", "beginner", "--hot-seat"}).error().code == "options.opponents");
    CHECK(read({"--host", "--join", "a"}).error().code == "options.opponents");
    for (const auto& [name, value] : {std::pair{"--side", "second"}, std::pair{"--rounds", "3"},
                                      std::pair{"--clock", "45s"}, std::pair{"--opening", "x"}})
        CHECK(read({"--join", "a", name, value}).error().code == "options.host_decides");
    CHECK(read({"--portable", "--data-dir", "x"}).error().code == "options.two_places");
}

TEST_CASE("options: every one that is read stands in the help") {
    for (const std::string_view name :
         {"--game",        "--bot",        "--hot-seat",       "--host",       "--join",
          "--name",        "--side",       "--rounds",         "--opening",    "--clock",
          "--replay",      "--seed",       "--lang",           "--fullscreen", "--size",
          "--scale",       "--mute",       "--reduced-motion", "--data-dir",   "--portable",
          "--log",         "--log-layout", "--demo",           "--shots",      "--no-mapping",
          "--no-announce", "--help",       "--version"})
        CHECK_MESSAGE(help_text().find(name) != std::string_view::npos, name);
}

TEST_CASE("options: what the command line overrides is not kept, what the player changes is") {
    const auto options = *read({"--lang", "fr", "--mute", "--rounds", "5", "--game", "reversi",
                                "--opening", "open", "--clock", "3+2"});
    const Settings stored;
    const Settings given = overridden(stored, options);
    const Choices& asked = given.of(engine::GameId::reversi);
    CHECK(given.language == ui::Language::fr);
    CHECK_FALSE(given.sound);
    CHECK(asked.opening == 1);
    CHECK(asked.clock == engine::clock_named("3+2"));
    CHECK(asked.online_clock == engine::clock_named("3+2"));
    CHECK(given.of(engine::GameId::jungle).opening == 0);
    Settings now = given;
    now.theme = ui::ThemeName::night;
    now.of(engine::GameId::reversi).rounds = 3;
    Settings kept = stored;
    kept.theme = ui::ThemeName::night;
    kept.of(engine::GameId::reversi).rounds = 3;
    CHECK(to_keep(now, stored, given) == kept);
}
