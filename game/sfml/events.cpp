#include "game/sfml/events.hpp"

#include <algorithm>

#include "game/sfml/x11.hpp"

namespace game::sfml {

namespace {

using Code = sf::Keyboard::Key;

Vec logical(sf::Vector2i at, float scale) {
    return {static_cast<float>(at.x) / scale, static_cast<float>(at.y) / scale};
}

Button button(sf::Mouse::Button source) {
    return source == sf::Mouse::Button::Right    ? Button::right
           : source == sf::Mouse::Button::Middle ? Button::middle
                                                 : Button::left;
}

bool has_button(const Event& event) {
    return event.button == sf::Mouse::Button::Left || event.button == sf::Mouse::Button::Right ||
           event.button == sf::Mouse::Button::Middle;
}

struct NamedKey {
    Code code;
    Key key;
    bool repeats;
};

constexpr NamedKey named_keys[] = {
    {Code::Up, Key::up, true},
    {Code::Down, Key::down, true},
    {Code::Left, Key::left, true},
    {Code::Right, Key::right, true},
    {Code::Enter, Key::enter, false},
    {Code::Space, Key::space, false},
    {Code::Escape, Key::escape, false},
    {Code::Tab, Key::tab, true},
    {Code::Home, Key::home, true},
    {Code::End, Key::end, true},
    {Code::PageUp, Key::page_up, true},
    {Code::PageDown, Key::page_down, true},
    {Code::Backspace, Key::backspace, true},
    {Code::Delete, Key::remove, true},
    {Code::F1, Key::f1, false},
    {Code::F11, Key::f11, false},
    {Code::F12, Key::f12, false},
};

std::optional<NamedKey> named(Code code) {
    const auto found = std::find_if(std::begin(named_keys), std::end(named_keys),
                                    [&](const NamedKey& key) { return key.code == code; });
    return found != std::end(named_keys) ? std::optional(*found) : std::nullopt;
}

std::optional<char> letter(Code code) {
    if (code < Code::A || code > Code::Z) {
        return std::nullopt;
    }
    return static_cast<char>('a' + (static_cast<int>(code) - static_cast<int>(Code::A)));
}

/// The digit the key itself stands for. SFML 2.5 knows keys by their symbol alone, so the keys of
/// AZERTY's digit row whose symbol stands elsewhere on other keyboards are looked up.
std::optional<int> digit(const Event& event) {
    if (event.control || event.alt || event.system) {
        return std::nullopt;
    }
    if (event.digit) {
        return event.digit;
    }
    const auto within = [&](Code zero, Code nine) {
        return event.key >= zero && event.key <= nine
                   ? std::optional(static_cast<int>(event.key) - static_cast<int>(zero))
                   : std::nullopt;
    };
    if (const auto pad = within(Code::Numpad0, Code::Numpad9)) {
        return pad;
    }
#if !RECTOVERSO_SFML_2_6
    if (event.key == Code::Quote) {
        return digit_row_key('\'');
    }
    if (event.key == Code::Hyphen) {
        return digit_row_key('-');
    }
    return within(Code::Num0, Code::Num9);
#else
    return std::nullopt;
#endif
}

bool is_text(char32_t character) {
    return character >= U' ' && !(character >= 0x7f && character < 0xa0) &&
           !(character >= 0xd800 && character < 0xe000) && character <= 0x10ffff;
}

} // namespace

void Events::convert(const Event& event, float scale, std::deque<Input>& out) {
    using Kind = Event::Kind;
    switch (event.kind) {
    case Kind::closed:
        out.emplace_back(input::CloseAsked{});
        break;
    case Kind::resized:
        out.emplace_back(input::Resized{});
        break;
    case Kind::focus_lost:
        out.emplace_back(input::FocusLost{});
        break;
    case Kind::focus_gained:
        forget_released();
        out.emplace_back(input::FocusGained{});
        break;
    case Kind::key_down:
        key_down(event, out);
        break;
    case Kind::key_up:
        std::erase(held_, event.key);
        break;
    case Kind::typed:
        if (const auto value = digits_.typed(event.character)) {
            out.emplace_back(input::Digit{*value});
        }
        if (is_text(event.character)) {
            out.emplace_back(input::Typed{event.character});
        }
        break;
    case Kind::button_down:
        if (has_button(event)) {
            out.emplace_back(input::Pressed{logical(event.at, scale), button(event.button)});
        }
        break;
    case Kind::button_up:
        if (has_button(event)) {
            out.emplace_back(input::Released{logical(event.at, scale), button(event.button)});
        }
        break;
    case Kind::moved:
        out.emplace_back(input::Moved{logical(event.at, scale)});
        break;
    case Kind::wheel:
        out.emplace_back(input::Wheel{logical(event.at, scale), event.steps});
        break;
    case Kind::left:
        out.emplace_back(input::PointerLeft{});
        break;
    case Kind::other:
        break;
    }
}

void Events::forget_released() {
    std::erase_if(held_, [](Code key) { return !sf::Keyboard::isKeyPressed(key); });
    digits_.reset();
}

void Events::key_down(const Event& event, std::deque<Input>& out) {
    const bool repeated = hold(event.key);
    if (const auto value = digits_.pressed(repeated ? std::nullopt : digit(event), repeated)) {
        out.emplace_back(input::Digit{*value});
    }
    if (const auto key = named(event.key); key && (!repeated || key->repeats)) {
        out.emplace_back(input::KeyDown{key->key, 0, event.shift, event.control});
    }
    const auto pressed = letter(event.key);
    if (!pressed || repeated) {
        return;
    }
    if (*pressed == 'v' && event.control) {
        out.emplace_back(input::Pasted{to_utf8(sf::Clipboard::getString())});
    } else if (!event.alt && !event.system) {
        out.emplace_back(input::KeyDown{Key::letter, *pressed, event.shift, event.control});
    }
}

bool Events::hold(Code key) {
    if (key == Code::Unknown) {
        return false; // keys that SFML cannot tell apart
    }
    if (std::find(held_.begin(), held_.end(), key) != held_.end()) {
        return true;
    }
    held_.push_back(key);
    return false;
}

} // namespace game::sfml
