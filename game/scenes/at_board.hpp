#pragma once

#include <vector>

#include "engine/table.hpp"
#include "game/board/board.hpp"
#include "game/scenes/scene.hpp"
#include "game/ui/page.hpp"

// What scenes with a board to play on share.
namespace game {

/// The squares of a board as landmarks: `square b2`.
[[nodiscard]] std::vector<Landmark> squares_of(const board::Geometry& geometry);

/// Tab goes round the controls of a page and the board, which is one stop among them. Whether the
/// board has the keyboard afterwards.
[[nodiscard]] bool tab_round(ui::Hands& hands, const ui::Page& page, bool board_has_keys,
                             const input::KeyDown& tab);

/// What a hand that holds a piece of the board does: meant for it, wherever the pointer is.
[[nodiscard]] bool meant_for_held(const Input& input);

/// Seconds that a piece in hand takes to turn over, at speed 1.
inline constexpr float ghost_time = 0.11F;

/// Seconds for which what is advised calls for attention; then it only stands there.
inline constexpr float pulse_time = 3;
/// How far its marks reach out after `age` seconds, as `Advice::swell` has it.
[[nodiscard]] float swell(float age);
/// A move of the position on `picture` as it is advised on the board.
[[nodiscard]] board::Advice advice_for(const engine::Picture& picture, const engine::Move& move);

} // namespace game
