#include "game/scenes/at_board.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace game {

std::vector<Landmark> squares_of(const board::Geometry& geometry) {
    std::vector<Landmark> squares;
    for (std::int8_t row = 0; row < geometry.rows; ++row)
        for (std::int8_t column = 0; column < geometry.columns; ++column)
            squares.push_back({"square " + engine::to_text(engine::Cell{column, row}),
                               geometry.square({column, row})});
    return squares;
}

bool tab_round(ui::Hands& hands, const ui::Page& page, bool board_has_keys,
               const input::KeyDown& tab) {
    std::vector<std::string> stops;
    for (const ui::Control& control : page)
        if (ui::can_be_chosen(control))
            stops.push_back(control.id);
    if (stops.empty())
        return board_has_keys;
    if (board_has_keys)
        hands.focus(tab.shift ? stops.front() : stops.back());
    else if (hands.focus() == (tab.shift ? stops.front() : stops.back()))
        return true;
    hands.on(tab, page); // from the last control Tab goes on to the first
    return false;
}

bool meant_for_held(const Input& input) {
    const auto* key = std::get_if<input::KeyDown>(&input);
    return (key && key->key == Key::escape) || std::holds_alternative<input::Moved>(input) ||
           std::holds_alternative<input::Pressed>(input) ||
           std::holds_alternative<input::Released>(input);
}

float swell(float age) {
    constexpr float pulses_a_second = 1;
    return 0.5F - 0.5F * std::cos(2 * std::numbers::pi_v<float> * pulses_a_second * age);
}

board::Advice advice_for(const engine::Picture& picture, const engine::Move& move) {
    const engine::Gesture& gesture = move.gesture;
    board::Advice advice{gesture.from, gesture.to, {}, 0};
    const auto on = [&](engine::Cell cell) {
        return std::find_if(picture.tokens.begin(), picture.tokens.end(),
                            [cell](const engine::Token& token) { return token.at == cell; });
    };
    if (on(gesture.to) != picture.tokens.end())
        return advice;
    const auto moved = gesture.from ? on(*gesture.from) : picture.tokens.end();
    const engine::Side owner = moved == picture.tokens.end() ? move.side : moved->owner;
    advice.piece = engine::Token{gesture.to, owner, gesture.face};
    return advice;
}

} // namespace game
