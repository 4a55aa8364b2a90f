#pragma once

#include <string>
#include <vector>

#include "game/board/board.hpp"
#include "game/canvas.hpp"
#include "game/scenes/play/story.hpp"
#include "game/ui/theme.hpp"

// What stands around the board: players, whose turn it is, moves and events. Drawing only.
namespace game::play {

/// Whose turn it is and what may be done.
struct Prompt {
    std::string title, words;
    bool refusal = false; ///< `words` say why a try was refused
    bool mine = false;
    bool offer = false; ///< the title is what was offered; buttons stand below
};
void draw_prompt(Canvas& canvas, const ui::Theme& theme, Rect rect, const Prompt& prompt);

/// A line on the board for a moment: somebody passes.
void draw_banner(Canvas& canvas, const ui::Theme& theme, const Rect& board,
                 const std::string& words);

/// The sign of what was done for a player whose time was up.
void draw_clock_sign(Canvas& canvas, Vec centre, Colour colour);

/// A sentence of the story.
struct Told {
    std::string words;
    bool automatic = false; ///< a clock stands before it
};

/// Heights of the panel's lists, to bound their scrolling.
[[nodiscard]] float moves_height(const std::vector<Turn>& turns);
[[nodiscard]] float sentences_height(const TextMetrics& metrics, float width,
                                     const std::vector<Told>& sentences);
/// A list scrolled `back` logical units from its end. Turns stand in pairs, the first side's at the
/// left; a clock marks those made for a player whose time was up.
void draw_moves(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Rect list,
                const std::vector<Turn>& turns, float back);
void draw_sentences(Canvas& canvas, const ui::Theme& theme, Rect list,
                    const std::vector<Told>& sentences, float back);
/// Something about the match: what it is, and its value; without the first a sentence.
struct Fact {
    std::string what, value;
};
[[nodiscard]] float facts_height(const TextMetrics& metrics, float width,
                                 const std::vector<Fact>& facts);
/// Scrolled `down` logical units from their beginning.
void draw_facts(Canvas& canvas, const ui::Theme& theme, Rect list, const std::vector<Fact>& facts,
                float down);

} // namespace game::play
