#include "game/options.hpp"

#include <algorithm>
#include <array>

#include "engine/base/english.hpp"
#include "engine/base/number.hpp"
#include "engine/table.hpp"
#include "net/protocol/english.hpp"

namespace game {

using engine::Error;
using engine::read_number;
using engine::Result;

namespace {

// Each setter takes the option's value and says whether it could be read.
using Setter = bool (*)(Options&, std::string_view);

struct Valued {
    std::string_view name, values;
    Setter set;
};

bool set_game(Options& o, std::string_view v) {
    o.game = engine::game_named(v);
    return o.game.has_value();
}

bool set_bot(Options& o, std::string_view v) {
    o.bot = engine::level_named(v);
    return o.bot.has_value();
}

bool set_side(Options& o, std::string_view v) {
    o.side = side_named(v);
    return o.side.has_value();
}

bool set_clock(Options& o, std::string_view v) {
    o.clock = engine::clock_named(v);
    return o.clock.has_value();
}

bool set_join(Options& o, std::string_view v) {
    const auto destination = net::read_destination(v);
    if (destination)
        o.join = *destination;
    return destination.ok();
}

bool set_name(Options& o, std::string_view v) {
    o.name = net::clean_name(v, "");
    return !o.name->empty();
}

bool set_rounds(Options& o, std::string_view v) {
    o.rounds = static_cast<int>(read_number(v, 1, 5).value_or(0));
    return o.rounds == 1 || o.rounds == 3 || o.rounds == 5;
}

bool set_language(Options& o, std::string_view v) {
    o.language = v == "fr" ? ui::Language::fr : ui::Language::en;
    return v == "en" || v == "fr";
}

bool set_size(Options& o, std::string_view v) {
    const auto x = v.find('x');
    if (x == std::string_view::npos)
        return false;
    const auto width = read_number(v.substr(0, x), 800, 7680);
    const auto height = read_number(v.substr(x + 1), 600, 4320);
    if (!width || !height)
        return false;
    o.width = static_cast<unsigned>(*width);
    o.height = static_cast<unsigned>(*height);
    return true;
}

bool set_scale(Options& o, std::string_view v) {
    const auto percent = read_number(v, 75, 200);
    o.scale_percent = static_cast<int>(percent.value_or(100));
    return percent.has_value();
}

bool set_seed(Options& o, std::string_view v) {
    o.seed = read_number(v, 0, UINT64_MAX);
    return o.seed.has_value();
}

// What is no word but has a meaning for the system: a file, a directory, an opening's name.
template <std::string Options::*member>
bool set_text(Options& o, std::string_view v) {
    o.*member = v;
    return !v.empty();
}

constexpr std::array valued = {
    Valued{"--game", "worpion, reversi, jungle", set_game},
    Valued{"--bot", {}, set_bot},
    Valued{"--side", "first, second, random", set_side},
    Valued{"--join", "CODE, HOST or HOST:PORT", set_join},
    Valued{"--name", "a nickname", set_name},
    Valued{"--rounds", "1, 3, 5", set_rounds},
    Valued{"--clock", "none, 45s, 3+2, 5+3, 10+5, 15+10", set_clock},
    Valued{"--opening", "those of the game", set_text<&Options::opening>},
    Valued{"--replay", "a file, or - for standard input", set_text<&Options::replay>},
    Valued{"--lang", "en, fr", set_language},
    Valued{"--size", "WIDTHxHEIGHT, at least 800x600", set_size},
    Valued{"--scale", "75 to 200", set_scale},
    Valued{"--seed", "a whole number", set_seed},
    Valued{"--shots", "a directory", set_text<&Options::shots>},
    Valued{"--data-dir", "a directory", set_text<&Options::data_directory>},
    Valued{"--log", "a file", set_text<&Options::log>},
};

std::string possible(const Valued& option) {
    return option.name == "--bot" ? engine::level_words() : std::string(option.values);
}

struct Flag {
    std::string_view name;
    void (*set)(Options&);
};

constexpr std::array flags = {
    Flag{"--hot-seat", [](Options& o) { o.hot_seat = true; }},
    Flag{"--demo", [](Options& o) { o.demo = true; }},
    Flag{"--fullscreen", [](Options& o) { o.full_screen = true; }},
    Flag{"--mute", [](Options& o) { o.mute = true; }},
    Flag{"--reduced-motion", [](Options& o) { o.reduced_motion = true; }},
    Flag{"--portable", [](Options& o) { o.portable = true; }},
    Flag{"--log-layout", [](Options& o) { o.log_layout = true; }},
    Flag{"--log-frames", [](Options& o) { o.log_frames = true; }},
    Flag{"--help", [](Options& o) { o.help = true; }},
    Flag{"--version", [](Options& o) { o.version = true; }},
    Flag{"--no-mapping", [](Options& o) { o.no_mapping = true; }},
    Flag{"--no-announce", [](Options& o) { o.no_announce = true; }},
};

std::optional<Error> check_opening(const Options& o) {
    if (o.opening.empty())
        return std::nullopt;
    if (!o.game)
        return Error{"options.which_game"};
    if (engine::opening_named(*o.game, o.opening))
        return std::nullopt;
    std::string names;
    for (const std::string_view name : engine::info(*o.game).openings)
        names.append(names.empty() ? "" : ", ").append(name);
    return Error{"options.value", {"--opening", o.opening, names}};
}

std::optional<Error> check(const Options& o) {
    const int opponents = (o.bot ? 1 : 0) + (o.hot_seat ? 1 : 0) + (o.host ? 1 : 0) +
                          (o.join ? 1 : 0) + (o.demo ? 1 : 0) + (o.replay.empty() ? 0 : 1);
    if (opponents > 1)
        return Error{"options.opponents"};
    if (o.join && (o.side || o.rounds || o.clock || !o.opening.empty()))
        return Error{"options.host_decides"};
    if (o.portable && !o.data_directory.empty())
        return Error{"options.two_places"};
    return check_opening(o);
}

} // namespace

Result<Options> read_options(std::span<const std::string_view> arguments) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        if (const auto flag = std::ranges::find(flags, name, &Flag::name); flag != flags.end()) {
            flag->set(options);
            continue;
        }
        const bool more = i + 1 < arguments.size();
        if (name == "--host") { // its port may be left out
            options.host = 0;
            if (more && !arguments[i + 1].starts_with("-")) {
                const auto port = read_number(arguments[++i], 1, 65535);
                if (!port)
                    return Error{"options.value",
                                 {"--host", std::string(arguments[i]), "1 to 65535"}};
                options.host = static_cast<std::uint16_t>(*port);
            }
            continue;
        }
        const auto option = std::ranges::find(valued, name, &Valued::name);
        if (option == valued.end())
            return Error{"options.unknown", {std::string(name)}};
        if (!more)
            return Error{"options.no_value", {std::string(name), possible(*option)}};
        const std::string_view value = arguments[++i];
        if (option->set(options, value))
            continue;
        if (name == "--join")
            return Error{"options.join",
                         {std::string(value), net::english(net::read_destination(value).error())}};
        return Error{"options.value", {std::string(name), std::string(value), possible(*option)}};
    }
    if (const auto error = check(options))
        return *error;
    return options;
}

std::string usage_line(const Error& error) {
    constexpr std::array sentences = {
        engine::Sentence{"options.host_decides",
                         "with --join the host decides: leave --side, --rounds, --clock and "
                         "--opening out"},
        engine::Sentence{"options.join", "--join {0}: {1}"},
        engine::Sentence{"options.no_value", "{0} needs a value: {1}"},
        engine::Sentence{"options.opponents",
                         "--bot, --hot-seat, --host, --join, --demo and --replay exclude each "
                         "other"},
        engine::Sentence{"options.two_places", "--data-dir and --portable exclude each other"},
        engine::Sentence{"options.unknown", "there is no option {0}; --help lists them"},
        engine::Sentence{"options.value", "{0} {1}: possible values are {2}"},
        engine::Sentence{"options.which_game", "--opening needs --game: each game has its own"},
    };
    const auto sentence = std::ranges::find(sentences, error.code, &engine::Sentence::code);
    return "rectoverso: " + engine::fill(sentence->text, error.arguments);
}

Choices overridden(Choices choices, engine::GameId game, const Options& options) {
    choices.side = options.side.value_or(choices.side);
    choices.rounds = options.rounds.value_or(choices.rounds);
    choices.clock = options.clock.value_or(choices.clock);
    choices.online_clock = options.clock.value_or(choices.online_clock);
    if (options.game == game && !options.opening.empty())
        choices.opening = *engine::opening_named(game, options.opening);
    return choices;
}

Settings overridden(Settings settings, const Options& options) {
    for (const engine::GameId game : engine::all_games())
        settings.of(game) = overridden(settings.of(game), game, options);
    settings.language = options.language.value_or(settings.language);
    settings.name = options.name.value_or(settings.name);
    if (options.scale_percent)
        settings.scale = static_cast<float>(*options.scale_percent) / 100;
    settings.reduced_motion = settings.reduced_motion || options.reduced_motion;
    settings.full_screen = settings.full_screen || options.full_screen;
    settings.sound = settings.sound && !options.mute;
    return settings;
}

Settings to_keep(Settings now, const Settings& stored, const Settings& given) {
    const auto restore = [](auto& value, const auto& was_stored, const auto& was_given) {
        if (value == was_given)
            value = was_stored;
    };
    const auto restore_all = [&](Choices& c, const Choices& was_stored, const Choices& was_given) {
        restore(c.side, was_stored.side, was_given.side);
        restore(c.rounds, was_stored.rounds, was_given.rounds);
        restore(c.clock, was_stored.clock, was_given.clock);
        restore(c.online_clock, was_stored.online_clock, was_given.online_clock);
        restore(c.opening, was_stored.opening, was_given.opening);
    };
    for (const engine::GameId game : engine::all_games())
        restore_all(now.of(game), stored.of(game), given.of(game));
    restore(now.language, stored.language, given.language);
    restore(now.name, stored.name, given.name);
    restore(now.scale, stored.scale, given.scale);
    restore(now.reduced_motion, stored.reduced_motion, given.reduced_motion);
    restore(now.full_screen, stored.full_screen, given.full_screen);
    restore(now.sound, stored.sound, given.sound);
    return now;
}

std::string_view help_text() {
    return R"(usage: rectoverso [options]

Worpion, Reversi and Jungle in a window; without options, the home screen.

Straight to the board (what is not said is 1 round, the first side, the usual clock and opening):
  --game GAME            worpion, reversi or jungle; else the last one that was played
  --bot LEVEL            against a bot: beginner, amateur, professional or master
  --hot-seat             two people at this screen
  --host [PORT]          wait for a guest (UDP, usually 47474)
  --join CODE            join by the host's invite code, or by HOST[:PORT]
  --name NICK            your name, at most 20 characters
  --side SIDE            first, second or random (first moves first)
  --rounds N             rounds to win: 1, 3 or 5
  --clock CLOCK          45s a move; 3+2, 5+3, 10+5 or 15+10 (minutes, and seconds more each turn);
                         or none: the usual one at one screen, across the network 45s (jungle 5+3)
  --opening NAME         of the game: standard, in reversi also open
  --seed N               repeats the bots' choices

Window and sound:
  --lang en|fr           the language
  --fullscreen           the whole screen
  --size WxH             the window's size, at least 800x600
  --scale PERCENT        the size of everything, 75 to 200
  --mute                 no sound
  --reduced-motion       short cross-fades instead of motion

Files:
  --data-dir DIR         keep all of the player's files there
  --portable             keep them beside the program
  --log FILE             write what happens, a line each
  --log-layout           with --log: where every control stands, in pixels
  --log-frames           with --log: what each frame cost, in milliseconds: since the last one,
                         taken, processor time of the program so far; and the time of day

Records, demonstration and pictures:
  --replay FILE          look at a match: a record (.rvr) or a list of moves; - is standard input
  --demo                 two bots play one match, then the program ends
  --shots DIR            save a picture of each kind of screen and phase

Network:
  --no-mapping           a host asks no router to forward its port
  --no-announce          tell and hear nothing of tables on the same network

  --help, --version

In the game: F1 rules, F11 full screen, F12 picture, M sound, Esc back.
)";
}

} // namespace game
