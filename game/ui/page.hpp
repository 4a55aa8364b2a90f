#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
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
    choice, ///< one of several side by side; `selected` marks the current one; with a detail a
            ///< small card, with room above its words for a picture the scene draws
    tab,    ///< one of several views side by side; `selected` marks the one that is shown
    toggle, ///< on or off: `selected`
    slider, ///< `value` 0 to 1
    field, ///< a line of text to type in: `label` is its name above it, `value_text` what stands in
           ///< it
    link,  ///< a small button that looks like text
};

/// Small pictures drawn as shapes; fonts have none that can be relied on.
enum class Icon : std::uint8_t {
    none,
    back,
    next,
    first,
    last,
    play,
    pause,
    gear,
    check,
    cross,
    person,
    people,
    link,
    book,
    star,
    folder,
    page,
    paste,
    chips,
    coin
};

/// One thing on a page.
struct Control {
    /// Its name for scenes, logs and tests; unique on its page where it can be chosen.
    std::string id = {};
    Kind kind{};
    Rect rect{};
    std::string label = {};
    std::string detail =
        {}; ///< second line of a card or choice; placeholder of a field; unit text of a slider
    std::string value_text = {}; ///< text of a field; shown value of a slider
    float value = 0;
    float size = 16; ///< of the text
    Face face = Face::body;
    std::optional<Align> align = {}; ///< empty: words at the left, on buttons and choices centred
    bool enabled = true;
    bool selected = false;
    bool muted = false; ///< text in the quieter colour
    Icon icon = Icon::none;
    std::size_t limit = 64; ///< most code points of a field
    float step = 0.05F;     ///< of a slider: its values are multiples of it
    /// Words of its tip, where those that the catalogs have for its scene and name (see
    /// game::tip_words) do not do.
    std::string tip = {};

    friend bool operator==(const Control&, const Control&) = default;
};

using Page = std::vector<Control>;

/// Something was done to a control: pressed, dragged to `value`, or typed so that it now holds
/// `text`.
struct Chosen {
    std::string id;
    float value = 0;
    std::string text = {};
    bool entered = false; ///< Enter in a field; a slider let go or moved by a key
    bool paste = false;   ///< the field asks for the clipboard: hand it in as `Pasted`

    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// Where the pointer, the focus and the text cursor are on a page. A value of each scene.
class Hands {
public:
    Hands() = default;
    explicit Hands(std::string first_focus) : focus_(std::move(first_focus)) {}

    /// What an input does on the page as it stands before it.
    /// Arrows and Tab move the focus (arrows to the nearest in that direction; left/right move a
    /// slider and within a field the cursor), Enter or Space or a click chooses. Escape is the
    /// scene's.
    std::optional<Chosen> on(const Input& input, const Page& page);
    [[nodiscard]] const std::string& focus() const { return focus_; }
    /// `ring`: it shows where the focus is, as after a key.
    void focus(std::string id, bool ring = false);
    /// The control under the pointer, or empty.
    [[nodiscard]] const std::string& hovered() const { return hovered_; }
    [[nodiscard]] const std::string& pressed() const { return pressed_; }
    /// The focus ring shows once the keyboard was used; fields show it always.
    [[nodiscard]] bool ring_visible() const { return ring_; }
    /// The control that has the focus where the ring shows, or empty.
    [[nodiscard]] std::string ringed() const { return ring_ ? focus_ : std::string(); }
    /// Where the caret is in a focused field of this many code points.
    [[nodiscard]] std::size_t cursor(std::size_t length) const { return std::min(cursor_, length); }
    /// Ctrl+A has marked the whole of the focused field: what is typed or pasted takes its place.
    [[nodiscard]] bool all_marked() const { return all_marked_; }
    /// A field has the focus: letters and digits are its own.
    [[nodiscard]] bool typing(const Page& page) const;
    /// Forgets pointer and press, for a scene that was covered.
    void let_go();

    friend bool operator==(const Hands&, const Hands&) = default;

private:
    std::optional<Chosen> on_key(const input::KeyDown& key, const Page& page);
    std::optional<Chosen> on_field_key(const input::KeyDown& key, const Control& field);
    bool on_marked_key(Key key, std::u32string& text);
    std::optional<Chosen> insert(const Control& field, std::u32string_view characters);
    std::optional<Chosen> press(Vec at, const Page& page);
    std::optional<Chosen> release(Vec at, const Page& page);
    void point(std::optional<Vec> at, const Page& page);
    void take_focus(const Control& control);

    std::string focus_, hovered_, pressed_;
    bool ring_ = false, all_marked_ = false;
    /// In code points, in the focused field; past its end means at its end.
    std::size_t cursor_ = end_of_text;

    static constexpr std::size_t end_of_text = std::numeric_limits<std::size_t>::max();
};

/// The control that can be chosen and has this name, or null.
[[nodiscard]] const Control* find(const Page& page, std::string_view id);
/// Can be chosen: of such a kind, and enabled.
[[nodiscard]] bool can_be_chosen(const Control& control);

/// What is behind every page.
void draw_background(Canvas& canvas, const Theme& theme);
void draw_page(Canvas& canvas, const Theme& theme, const Page& page, const Hands& hands);
/// Where a control is drawn now: lifted under the pointer, sunk while pressed.
[[nodiscard]] Rect shown_rect(const Control& control, const Hands& hands);

/// The baseline of a line of capitals centred on `middle`: they are about 0.7 em high.
[[nodiscard]] constexpr float baseline(float middle, float size) {
    return middle + 0.35F * size;
}

/// Line height in ems.
inline constexpr float line_height = 1.4F;

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
