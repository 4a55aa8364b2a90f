#include "game/scenes/home/toast.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/ui/icons.hpp"
#include "game/ui/page.hpp"

namespace game::home {

namespace {

constexpr float slide = 0.2F, fade = 0.08F; // seconds
constexpr float lasts = 5;
constexpr float text_size = 17, height = 48, padding = 18, icon = 30, below = 10;

} // namespace

void Toast::show(std::string words) {
    words_ = std::move(words);
    shown_ = 0;
    stays_ = lasts;
}

void Toast::hide() {
    words_.clear();
}

void Toast::update(float seconds, bool reduced, float speed) {
    if (words_.empty())
        return;
    reduced_ = reduced;
    const float step = seconds / (reduced ? fade : slide / speed);
    if (stays_ > 0) {
        shown_ = std::min(1.F, shown_ + step);
        stays_ -= seconds;
    } else {
        shown_ -= step;
        if (shown_ <= 0)
            hide();
    }
}

bool Toast::moving() const {
    return !words_.empty() && (shown_ < 1 || stays_ <= 0);
}

Rect Toast::rect(const TextMetrics& metrics, const Rect& anchor) const {
    const float width =
        std::ceil(metrics.width(words_, text_size, Face::bold)) + icon + 2 * padding;
    return {anchor.right() - width, anchor.bottom() + below, width, height};
}

void Toast::draw(Canvas& canvas, const ui::Theme& theme, const Rect& anchor) const {
    if (words_.empty())
        return;
    const float eased = 1 - std::pow(1 - shown_, 3.F);
    Rect box = rect(canvas.metrics(), anchor);
    if (!reduced_)
        box.y -= (1 - eased) * 14;
    const auto tone = [eased](Colour colour) { return ui::faded(colour, eased); };
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow({box.x, box.y + 3, box.w, box.h}, height / 2, 18, tone(theme.shadow));
    mesh.rounded(box, height / 2, tone(theme.accent), tone(theme.accent_low));
    ui::add_icon(mesh, ui::Icon::coin, {box.x + padding + 9, box.centre().y}, 22,
                 tone(theme.accent_ink));
    mesh.draw(canvas);
    canvas.text(words_, {box.x + padding + icon, ui::baseline(box.centre().y, text_size)},
                {text_size, tone(theme.accent_ink), Face::bold});
}

} // namespace game::home
