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
constexpr float text_size = 17, padding = 18, icon = 30;
constexpr float corner = 14; // as that of the buttons below

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

Rect Toast::rect(const TextMetrics& metrics, const Rect& below) const {
    const float words = std::ceil(metrics.width(words_, text_size, Face::bold));
    const float width = std::max(below.w, words + icon + 2 * padding);
    return {below.right() - width, below.y, width, below.h};
}

void Toast::draw(Canvas& canvas, const ui::Theme& theme, const Rect& below) const {
    if (words_.empty())
        return;
    const float eased = 1 - std::pow(1 - shown_, 3.F);
    Rect box = rect(canvas.metrics(), below);
    if (!reduced_)
        box.y -= (1 - eased) * 14;
    const auto tone = [eased](Colour colour) { return ui::faded(colour, eased); };
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow({box.x, box.y + 3, box.w, box.h}, corner, 18, tone(theme.shadow));
    mesh.rounded(box, corner, tone(theme.accent), tone(theme.accent_low));
    const float words = canvas.metrics().width(words_, text_size, Face::bold);
    const float x = std::round(box.centre().x - (icon + words) / 2);
    ui::add_icon(mesh, ui::Icon::coin, {x + 9, box.centre().y}, 22, tone(theme.accent_ink));
    mesh.draw(canvas);
    canvas.text(words_, {x + icon, ui::baseline(box.centre().y, text_size)},
                {text_size, tone(theme.accent_ink), Face::bold});
}

} // namespace game::home
