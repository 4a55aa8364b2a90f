#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "game/canvas.hpp"

namespace game {

enum class Key : std::uint8_t {
    up,
    down,
    left,
    right,
    enter,
    space,
    escape,
    tab,
    home,
    end,
    page_up,
    page_down,
    backspace,
    remove,
    f1,
    f11,
    f12,
    letter, ///< see `KeyDown::letter`
};

enum class Button : std::uint8_t { left, right, middle };

/// What reaches a scene. Positions are in logical units.
namespace input {
struct Moved {
    Vec at;
};
struct Pressed {
    Vec at;
    Button button = Button::left;
};
struct Released {
    Vec at;
    Button button = Button::left;
};
struct Wheel {
    Vec at;
    float steps = 0; ///< up is positive
};
struct PointerLeft {};
struct KeyDown {
    Key key{};
    char letter = 0; ///< `a` to `z` with Key::letter
    bool shift = false, control = false;
};
/// A digit key, whichever keyboard row or layout it comes from (AZERTY's unshifted row too, and the
/// number pad). A text field ignores it and reads `Typed`; everything else ignores `Typed`.
struct Digit {
    int value = 0;
};
/// A character for a text field; never a control character.
struct Typed {
    char32_t character = 0;
};
/// The clipboard's text, asked for by Ctrl+V.
struct Pasted {
    std::string text;
};
struct FocusLost {};
struct FocusGained {};
/// The window has another size, or lost what it showed.
struct Resized {};
struct CloseAsked {};
} // namespace input

using Input =
    std::variant<input::Moved, input::Pressed, input::Released, input::Wheel, input::PointerLeft,
                 input::KeyDown, input::Digit, input::Typed, input::Pasted, input::FocusLost,
                 input::FocusGained, input::Resized, input::CloseAsked>;

} // namespace game
