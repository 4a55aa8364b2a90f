#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bot/levels.hpp"
#include "engine/match/clock.hpp"
#include "game/board/board.hpp"
#include "game/canvas.hpp"
#include "game/scenes/play/stage.hpp"
#include "game/ui/texts.hpp"
#include "game/ui/theme.hpp"

namespace game::play {

/// A piece that stands for a side, with a rim where it would be lost on a card of the theme.
void draw_side(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Vec centre,
               float radius, engine::Side side, std::uint8_t piece = 0);

/// A clock as a strip shows it.
struct ClockFace {
    std::string text;
    bool running = false;
    bool low = false; ///< ten seconds or less
};
/// Time left as clocks show it: `12:05`; below ten seconds with tenths, `9.4`.
[[nodiscard]] std::string clock_text(const ui::Texts& texts, engine::Time left);

/// Pieces at a player's name: those in hand, or those taken from the other player.
struct Tray {
    struct Piece {
        engine::Side owner{};
        std::uint8_t face = 0;
    };
    std::vector<Piece> pieces;
    std::size_t places = 0; ///< it has room for so many
    bool holes = false;     ///< empty places are shown
};

/// The pieces still in hand, or those taken from the other player, the weakest first.
[[nodiscard]] Tray tray(const Stage& stage, engine::Side side);

/// A player's strip above or below the board.
struct Strip {
    Rect rect;
    engine::Side side{};
    std::optional<engine::LevelName> bot; ///< whose face is shown, the side's piece beside it
    std::string name;
    std::string short_name; ///< where that has no room
    std::string note;       ///< below the name, quieter: the colour, "connection unsteady"
    bool to_play = false;
    Tray tray;
    std::optional<int> discs;         ///< on the board
    std::optional<int> discs_in_hand; ///< where that matters: a rack of discs on edge
    std::optional<ClockFace> clock;
    int won = 0, rounds = 1;           ///< rounds won, of those that win the match
    std::optional<std::string> bubble; ///< what the player just said
    BubbleStyle bubble_style{};
};
/// Reversi's count; the discs left to each side once one has used up its own.
void add_discs(Strip& strip, const ui::Texts& texts, const engine::Picture& picture);

void draw_strip(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin,
                const Strip& strip);

} // namespace game::play
