#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <SFML/Audio.hpp>
#include <SFML/Graphics.hpp>

// One source for SFML 2.5, 2.6 and 3.x: whatever they name or order differently is wrapped here,
// and nowhere else stands a test of the version.
#if SFML_VERSION_MAJOR >= 3
#define RECTOVERSO_SFML3 1
#else
#define RECTOVERSO_SFML3 0
#endif
#if SFML_VERSION_MAJOR >= 3 || SFML_VERSION_MINOR >= 6
#define RECTOVERSO_SFML_2_6 1
#else
#define RECTOVERSO_SFML_2_6 0
#endif

namespace game::sfml {

inline sf::String from_utf8(std::string_view text) {
    return sf::String::fromUtf8(text.begin(), text.end());
}

inline std::string to_utf8(const sf::String& text) {
    const auto bytes = text.toUtf8();
    return {bytes.begin(), bytes.end()};
}

template <class T>
sf::Rect<T> rect(T x, T y, T w, T h) {
#if RECTOVERSO_SFML3
    return {{x, y}, {w, h}};
#else
    return {x, y, w, h};
#endif
}

template <class T>
sf::Vector2<T> corner(const sf::Rect<T>& rect) {
#if RECTOVERSO_SFML3
    return rect.position;
#else
    return {rect.left, rect.top};
#endif
}

template <class T>
sf::Vector2<T> extent(const sf::Rect<T>& rect) {
#if RECTOVERSO_SFML3
    return rect.size;
#else
    return {rect.width, rect.height};
#endif
}

// ---- the window

inline sf::Vector2u desktop_size() {
    const auto mode = sf::VideoMode::getDesktopMode();
#if RECTOVERSO_SFML3
    return mode.size;
#else
    return {mode.width, mode.height};
#endif
}

/// Full screen takes the desktop's mode and leaves `size` alone.
inline void create(sf::RenderWindow& window, sf::Vector2u size, std::string_view title, bool full) {
#if RECTOVERSO_SFML3
    window.create(full ? sf::VideoMode::getDesktopMode() : sf::VideoMode(size), from_utf8(title),
                  sf::Style::Default, full ? sf::State::Fullscreen : sf::State::Windowed);
#else
    window.create(full ? sf::VideoMode::getDesktopMode() : sf::VideoMode(size.x, size.y),
                  from_utf8(title), full ? sf::Style::Fullscreen : sf::Style::Default);
    if (!full && !RECTOVERSO_SFML_2_6) { // 2.5 centres it downwards by the screen's width
        const auto desktop = desktop_size();
        const auto middle = [](unsigned all, unsigned part) {
            return all > part ? static_cast<int>((all - part) / 2) : 0;
        };
        window.setPosition({middle(desktop.x, size.x), middle(desktop.y, size.y)});
    }
#endif
}

inline void set_icon(sf::RenderWindow& window, const sf::Image& icon) {
#if RECTOVERSO_SFML3
    window.setIcon(icon.getSize(), icon.getPixelsPtr());
#else
    window.setIcon(icon.getSize().x, icon.getSize().y, icon.getPixelsPtr());
#endif
}

inline std::optional<sf::Image> load_image(const std::string& file) {
    sf::Image image;
    return image.loadFromFile(file) ? std::optional(image) : std::nullopt;
}

/// Its number where windows have numbers, as on X11.
inline unsigned long number_of(const sf::RenderWindow& window) {
#if !defined(__unix__)
    (void)window;
    return 0;
#elif RECTOVERSO_SFML3
    return window.getNativeHandle();
#else
    return window.getSystemHandle();
#endif
}

/// Nothing where the system has no such cursor.
inline std::unique_ptr<sf::Cursor> system_cursor(sf::Cursor::Type type) {
#if RECTOVERSO_SFML3
    auto cursor = sf::Cursor::createFromSystem(type);
    return cursor ? std::make_unique<sf::Cursor>(std::move(*cursor)) : nullptr;
#else
    auto cursor = std::make_unique<sf::Cursor>();
    return cursor->loadFromSystem(type) ? std::move(cursor) : nullptr;
#endif
}

// ---- events

struct Event {
    enum class Kind : std::uint8_t {
        other,
        closed,
        resized,
        focus_lost,
        focus_gained,
        key_down,
        key_up,
        typed,
        button_down,
        button_up,
        moved,
        wheel,
        left,
    };
    Kind kind = Kind::other;
    sf::Keyboard::Key key = sf::Keyboard::Key::Unknown;
    std::optional<int> digit; ///< of the physical key, where SFML knows physical keys
    bool control = false, alt = false, shift = false, system = false;
    char32_t character = 0;
    sf::Mouse::Button button = sf::Mouse::Button::Left;
    sf::Vector2i at;
    float steps = 0; ///< of a vertical wheel
};

#if RECTOVERSO_SFML_2_6
inline std::optional<int> digit_of(sf::Keyboard::Scancode code) {
    using Code = sf::Keyboard::Scancode;
    constexpr Code row[] = {Code::Num0, Code::Num1, Code::Num2, Code::Num3, Code::Num4,
                            Code::Num5, Code::Num6, Code::Num7, Code::Num8, Code::Num9};
    for (int digit = 0; digit < 10; ++digit) {
        if (code == row[digit]) {
            return digit;
        }
    }
    return std::nullopt;
}
#endif

template <class Source>
Event key_event(const Source& source, Event::Kind kind) {
    Event event;
    event.kind = kind;
    event.key = source.code;
#if RECTOVERSO_SFML_2_6
    event.digit = digit_of(source.scancode);
#endif
    event.control = source.control;
    event.alt = source.alt;
    event.shift = source.shift;
    event.system = source.system;
    return event;
}

#if RECTOVERSO_SFML3
template <class Source>
Event button_event(const Source& source, Event::Kind kind) {
    Event event;
    event.kind = kind;
    event.button = source.button;
    event.at = source.position;
    return event;
}

inline Event convert(const sf::Event& source) {
    using Kind = Event::Kind;
    Event event;
    if (source.is<sf::Event::Closed>()) {
        event.kind = Kind::closed;
    } else if (source.is<sf::Event::Resized>()) {
        event.kind = Kind::resized;
    } else if (source.is<sf::Event::FocusLost>()) {
        event.kind = Kind::focus_lost;
    } else if (source.is<sf::Event::FocusGained>()) {
        event.kind = Kind::focus_gained;
    } else if (source.is<sf::Event::MouseLeft>()) {
        event.kind = Kind::left;
    } else if (const auto* down = source.getIf<sf::Event::KeyPressed>()) {
        event = key_event(*down, Kind::key_down);
    } else if (const auto* up = source.getIf<sf::Event::KeyReleased>()) {
        event = key_event(*up, Kind::key_up);
    } else if (const auto* text = source.getIf<sf::Event::TextEntered>()) {
        event.kind = Kind::typed;
        event.character = text->unicode;
    } else if (const auto* press = source.getIf<sf::Event::MouseButtonPressed>()) {
        event = button_event(*press, Kind::button_down);
    } else if (const auto* release = source.getIf<sf::Event::MouseButtonReleased>()) {
        event = button_event(*release, Kind::button_up);
    } else if (const auto* move = source.getIf<sf::Event::MouseMoved>()) {
        event.kind = Kind::moved;
        event.at = move->position;
    } else if (const auto* wheel = source.getIf<sf::Event::MouseWheelScrolled>();
               wheel != nullptr && wheel->wheel == sf::Mouse::Wheel::Vertical) {
        event.kind = Kind::wheel;
        event.at = wheel->position;
        event.steps = wheel->delta;
    }
    return event;
}
#else
inline Event button_event(const sf::Event::MouseButtonEvent& source, Event::Kind kind) {
    Event event;
    event.kind = kind;
    event.button = source.button;
    event.at = {source.x, source.y};
    return event;
}

inline Event convert(const sf::Event& source) {
    using Kind = Event::Kind;
    Event event;
    switch (source.type) {
    case sf::Event::Closed:
        event.kind = Kind::closed;
        break;
    case sf::Event::Resized:
        event.kind = Kind::resized;
        break;
    case sf::Event::LostFocus:
        event.kind = Kind::focus_lost;
        break;
    case sf::Event::GainedFocus:
        event.kind = Kind::focus_gained;
        break;
    case sf::Event::MouseLeft:
        event.kind = Kind::left;
        break;
    case sf::Event::KeyPressed:
        event = key_event(source.key, Kind::key_down);
        break;
    case sf::Event::KeyReleased:
        event = key_event(source.key, Kind::key_up);
        break;
    case sf::Event::TextEntered:
        event.kind = Kind::typed;
        event.character = source.text.unicode;
        break;
    case sf::Event::MouseButtonPressed:
        event = button_event(source.mouseButton, Kind::button_down);
        break;
    case sf::Event::MouseButtonReleased:
        event = button_event(source.mouseButton, Kind::button_up);
        break;
    case sf::Event::MouseMoved:
        event.kind = Kind::moved;
        event.at = {source.mouseMove.x, source.mouseMove.y};
        break;
    case sf::Event::MouseWheelScrolled:
        if (source.mouseWheelScroll.wheel == sf::Mouse::VerticalWheel) {
            event.kind = Kind::wheel;
            event.at = {source.mouseWheelScroll.x, source.mouseWheelScroll.y};
            event.steps = source.mouseWheelScroll.delta;
        }
        break;
    default:
        break;
    }
    return event;
}
#endif

inline std::optional<Event> poll(sf::RenderWindow& window) {
#if RECTOVERSO_SFML3
    const auto event = window.pollEvent();
    return event ? std::optional(convert(*event)) : std::nullopt;
#else
    sf::Event event{};
    return window.pollEvent(event) ? std::optional(convert(event)) : std::nullopt;
#endif
}

// ---- fonts and textures

inline bool load(sf::Font& font, const std::string& file) {
#if RECTOVERSO_SFML3
    return font.openFromFile(file);
#else
    return font.loadFromFile(file);
#endif
}

inline bool has_glyph(const sf::Font& font, char32_t character) {
#if RECTOVERSO_SFML_2_6
    return font.hasGlyph(character);
#else
    // 2.5 cannot be asked: a glyph with the very measures of the box that stands for missing ones
    // is that box. Large, so that no two glyphs share all their measures by rounding.
    constexpr unsigned large = 64;
    const auto& box = font.getGlyph(0x10FFFF, large, false);
    const auto& glyph = font.getGlyph(character, large, false);
    return glyph.advance != box.advance || glyph.bounds != box.bounds;
#endif
}

inline bool resize(sf::RenderTexture& texture, sf::Vector2u size) {
#if RECTOVERSO_SFML3
    return texture.resize(size);
#else
    return texture.create(size.x, size.y);
#endif
}

// ---- sound

inline void set_looping(sf::Music& music, bool on) {
#if RECTOVERSO_SFML3
    music.setLooping(on);
#else
    music.setLoop(on);
#endif
}

/// As it was recorded, not placed around the listener (SFML 2 does so with mono sounds alone).
inline void set_flat(sf::SoundSource& source) {
#if RECTOVERSO_SFML3
    source.setSpatializationEnabled(false);
#else
    (void)source;
#endif
}

} // namespace game::sfml
