#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>

#include "game/input.hpp"
#include "game/ui/page.hpp"

namespace game::ui {

/// The bubble with a word about a control, for whoever lingers on it: half a second with a pointer
/// that rests, a little longer with the keyboard. A press, a key or a pointer that goes elsewhere
/// ends it; while a button is held there is none.
class Tips {
public:
    /// The words about a control; empty: none.
    using Words = std::function<std::string(const Control&)>;

    void on(const Input& input);
    /// Time passes; true once when somebody has lingered long enough: `show` is due.
    [[nodiscard]] bool wait(float seconds);
    /// Shows the words of the control under the pointer or, after a key, of the one named
    /// `focused`; true where there are some.
    bool show(const Page& page, const std::string& focused, const Words& words);
    /// Takes the bubble away where its control or its words are not on the page any more.
    void check(const Page& page, const Words& words);
    void clear();
    /// Name of the control that is told about, or empty.
    [[nodiscard]] const std::string& shown() const { return id_; }
    void draw(Canvas& canvas, const Theme& theme) const;

private:
    enum class From : std::uint8_t { nothing, pointer, keys };

    void begin(From from);
    void hold(const Input& input);

    From from_ = From::nothing;
    Vec pointer_;
    float left_ = 0; ///< seconds to linger yet; 0: nothing is waited for
    std::set<Button> held_;
    std::string id_, words_;
    Rect about_; ///< the control's
};

/// Where a bubble of this size stands: below what it is about, or above where there is no room,
/// moved aside so that it is within the window.
[[nodiscard]] Rect tip_rect(Vec window, const Rect& about, Vec size);

} // namespace game::ui
