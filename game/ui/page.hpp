#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/canvas.hpp"
#include "game/input.hpp"
#include "game/ui/theme.hpp"

// A page is data: a scene lays out its controls as a list of values, `Hands` turns input on that
// list into what was chosen, `draw_page` draws it. So a layout can be tested without a window, and
// mouse and keyboard reach the same things.
namespace game::ui {

enum class Kind : std::uint8_t {
    text,  ///< words, wrapped to the rect's width; no focus
    title, ///< large words
    panel, ///< a card behind other controls; no focus
    rule,  ///< a hairline
    button,
    main,   ///< the button most people want: accent fill
    danger, ///< a button that ends or loses something
    card,   ///< a large button with a title, a line of text, and room for a picture the scene draws
    choice, ///< one of several side by side; `selected` marks the current one
    toggle, ///< on or off: `selected`
    slider, ///< `value` 0 to 1
    field, ///< a line of text to type in: `label` is its name above it, `value_text` what stands in
           ///< it
    link,  ///< a small button that looks like text
};

struct Control {
    std::string
        id; ///< its name for scenes, logs and tests; unique on its page where it can be chosen
    Kind kind{};
    Rect rect;
    std::string label;
    std::string detail; ///< second line of a card; placeholder of a field; unit text of a slider
    std::string value_text; ///< text of a field; shown value of a slider
    float value = 0;
    float size = 16; ///< of the text
    Face face = Face::body;
    Align align = Align::left;
    bool enabled = true;
    bool selected = false;
    bool muted = false;   ///< text in the quieter colour
    std::string tip = {}; ///< shown after the pointer has rested on it

    friend bool operator==(const Control&, const Control&) = default;
};

using Page = std::vector<Control>;

/// Something was done to a control: pressed, dragged to `value`, or typed so that it now holds
/// `text`.
struct Chosen {
    std::string id;
    float value = 0;
    std::string text;
    bool entered = false; ///< Enter in a field

    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// Where the pointer, the focus and the text cursor are on a page. A value of each scene.
class Hands {
public:
    Hands() = default;
    explicit Hands(std::string first_focus) : focus_(std::move(first_focus)) {}

    /// Arrows and Tab move the focus (arrows to the nearest in that direction; left/right move a
    /// slider and within a field the cursor), Enter or Space or a click chooses. Escape is the
    /// scene's.
    std::optional<Chosen> on(const Input& input, const Page& page);
    [[nodiscard]] const std::string& focus() const { return focus_; }
    void focus(std::string id) { focus_ = std::move(id); }
    /// The control under the pointer, or empty.
    [[nodiscard]] const std::string& hovered() const { return hovered_; }
    [[nodiscard]] const std::string& pressed() const { return pressed_; }
    /// The focus ring shows once the keyboard was used; fields show it always.
    [[nodiscard]] bool ring_visible() const { return ring_; }
    [[nodiscard]] std::size_t cursor() const { return cursor_; }
    /// A field has the focus: letters and digits are its own.
    [[nodiscard]] bool typing(const Page& page) const;

    friend bool operator==(const Hands&, const Hands&) = default;

private:
    std::string focus_, hovered_, pressed_;
    bool ring_ = false;
    std::size_t cursor_ = 0; ///< in code points, in the focused field
};

void draw_page(Canvas& canvas, const Theme& theme, const Page& page, const Hands& hands);

/// Lines of `text` that fit `width`, broken at spaces (a longer word is broken anywhere); `\n`
/// breaks too.
[[nodiscard]] std::vector<std::string> wrap(const TextMetrics& metrics, std::string_view text,
                                            float width, float size, Face face);
/// Height of wrapped text at line height 1.4.
[[nodiscard]] float text_height(const TextMetrics& metrics, std::string_view text, float width,
                                float size, Face face);
/// The text cut to `width` with an ellipsis where it is longer.
[[nodiscard]] std::string fitted(const TextMetrics& metrics, std::string_view text, float width,
                                 float size, Face face);
/// Controls whose text does not fit their rect (or that lie outside `area`): for tests. Names and
/// what.
[[nodiscard]] std::vector<std::string> overflows(const TextMetrics& metrics, const Page& page,
                                                 Rect area);

} // namespace game::ui
