#pragma once

#include <string>

#include "game/scenes/context.hpp"

namespace game::home {

/// A few words that come down over a part of a screen, stay a while and go away by themselves.
/// Nothing waits for them, and nothing below is kept from the pointer.
class Toast {
public:
    void show(std::string words);
    void hide();
    /// Without motion it comes and goes by fading alone.
    void update(float seconds, bool reduced, float speed);
    /// It comes or goes.
    [[nodiscard]] bool moving() const;
    [[nodiscard]] const std::string& words() const { return words_; }

    /// In place of what stands at `below`; a coin stands before the words.
    void draw(Canvas& canvas, const ui::Theme& theme, const Rect& below) const;
    /// Where it stands at last: all of `below`, and more to the left where the words need it.
    [[nodiscard]] Rect rect(const TextMetrics& metrics, const Rect& below) const;

private:
    std::string words_; ///< empty: it is not there
    float shown_ = 0;   ///< 0 to 1
    float stays_ = 0;   ///< seconds until it goes
    bool reduced_ = false;
};

} // namespace game::home
