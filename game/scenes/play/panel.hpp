#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/board/board.hpp"
#include "game/canvas.hpp"
#include "game/scenes/play/story.hpp"
#include "game/ui/theme.hpp"

// What stands around the board: players, whose turn it is, moves and events. Drawing only.
namespace game::play {

/// A player's strip above or below the board.
struct Strip {
    Rect rect;
    engine::Side side{};
    std::string name;
    std::string note; ///< beside the name, quieter: "to play", "connection unsteady"
    bool to_play = false;
    int in_hand = 0, in_all = 0;       ///< pieces of the tray
    int won = 0, rounds = 1;           ///< rounds won, of those that win the match
    std::optional<std::string> bubble; ///< what the player just said
};
void draw_strip(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin,
                const Strip& strip);

/// Whose turn it is and what may be done.
struct Prompt {
    std::string title, words;
    bool refusal = false; ///< `words` say why a try was refused
    bool mine = false;
};
void draw_prompt(Canvas& canvas, const ui::Theme& theme, Rect rect, const Prompt& prompt);

/// Heights of the panel's lists, to bound their scrolling.
[[nodiscard]] float moves_height(const std::vector<Turn>& turns);
[[nodiscard]] float sentences_height(const TextMetrics& metrics, float width,
                                     const std::vector<std::string>& sentences);
/// A list scrolled `back` logical units from its end.
void draw_moves(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Rect list,
                const std::vector<Turn>& turns, float back);
void draw_sentences(Canvas& canvas, const ui::Theme& theme, Rect list,
                    const std::vector<std::string>& sentences, float back);
void draw_facts(Canvas& canvas, const ui::Theme& theme, Rect list,
                const std::vector<std::pair<std::string, std::string>>& facts);

} // namespace game::play
