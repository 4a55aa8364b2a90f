#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/bot/bot.hpp"
#include "engine/match/clock.hpp"
#include "engine/table.hpp"
#include "game/audio.hpp"
#include "game/ui/texts.hpp"
#include "game/ui/theme.hpp"

namespace game {

/// Which side the player wants in round 1.
enum class SideChoice : std::uint8_t { first, second, random };

/// The word for it on command lines and in settings.
[[nodiscard]] std::string_view to_text(SideChoice side);
[[nodiscard]] std::optional<SideChoice> side_named(std::string_view word);

/// What was last chosen for a match of one game.
struct Choices {
    std::optional<engine::LevelName> bot = engine::LevelName::beginner; ///< empty: two people
    SideChoice side = SideChoice::first;
    int rounds = 1;             ///< to win: 1, 3 or 5
    engine::Clock clock;        ///< at one screen
    engine::Clock online_clock; ///< across a link
    std::size_t opening = 0;    ///< index into the game's openings
    bool hints = true;          ///< may be asked for; never across a link

    friend bool operator==(const Choices&, const Choices&) = default;
};
/// Those of who has chosen nothing yet.
[[nodiscard]] Choices default_choices(engine::GameId game);

/// What the player chose, kept between runs as JSON.
struct Settings {
    ui::Language language = ui::Language::en;
    ui::ThemeName theme = ui::ThemeName::paper;
    std::string name;      ///< nickname, at most 20 code points; empty until asked
    bool welcomed = false; ///< the nickname was asked at the first start
    Volumes volumes;
    bool sound = true; ///< M switches it
    bool reduced_motion = false;
    float speed = 1; ///< of motion, 0.5 to 2
    float scale = 1; ///< of the interface, 0.75 to 2
    bool full_screen = false;
    bool colour_blind = false;  ///< Worpion's amber and blue
    bool show_legal = true;     ///< the squares where a piece may be put are lit
    bool confirm_moves = false; ///< a move is played when it is chosen a second time
    engine::GameId game{};      ///< the last one that was played
    std::array<Choices, 3> choices{default_choices(engine::GameId::worpion),
                                   default_choices(engine::GameId::reversi),
                                   default_choices(engine::GameId::jungle)}; ///< by game
    std::string last_address;                                                ///< of a direct match
    std::array<std::uint8_t, 3> lessons{}; ///< steps of the tutorials that were done: a bit each

    [[nodiscard]] const Choices& of(engine::GameId g) const { return choices[index(g)]; }
    [[nodiscard]] Choices& of(engine::GameId g) { return choices[index(g)]; }
    /// Whether a step of the game's tutorial, 0 to 7, was done.
    [[nodiscard]] bool knows(engine::GameId g, std::size_t step) const {
        return ((lessons[index(g)] >> step) & 1U) != 0;
    }
    void learn(engine::GameId g, std::size_t step) {
        lessons[index(g)] = static_cast<std::uint8_t>(lessons[index(g)] | (1U << step));
    }

    friend bool operator==(const Settings&, const Settings&) = default;

private:
    static std::size_t index(engine::GameId g) { return static_cast<std::size_t>(g); }
};

/// Reads settings; a value out of range or of the wrong kind is a fault: `settings.damaged` with
/// the key and line; what is no JSON object is `settings.unreadable` with the line. Unknown keys
/// and steps of tutorials are ignored, missing ones keep their default; choices as they were
/// written when there was one game are Worpion's.
[[nodiscard]] engine::Result<Settings> read_settings(std::string_view json,
                                                     const Settings& defaults);
/// What `read_settings` reads back as the same settings.
[[nodiscard]] std::string to_json(const Settings& settings);

} // namespace game
