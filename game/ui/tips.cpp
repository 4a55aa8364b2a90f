#include "game/ui/tips.hpp"

#include <array>
#include <cmath>
#include <variant>

#include "game/ui/shapes.hpp"

namespace game::ui {

namespace {

constexpr float pointer_wait = 0.5F, keys_wait = 0.9F;
constexpr float text_size = 15, widest = 300, across = 14, down = 9, distance = 10, margin = 8;

const Control* under(const Page& page, Vec at) {
    const auto found = std::find_if(page.rbegin(), page.rend(), [&](const Control& c) {
        return !c.id.empty() && c.kind >= Kind::button && c.rect.contains(at);
    });
    return found == page.rend() ? nullptr : &*found;
}

const Control* named(const Page& page, const std::string& id) {
    const auto found =
        std::find_if(page.begin(), page.end(), [&](const Control& c) { return c.id == id; });
    return found == page.end() ? nullptr : &*found;
}

/// The pointed end of the bubble, towards what it is about.
void add_beak(Mesh& mesh, const Rect& box, const Rect& about, Colour fill) {
    constexpr float half = 7, length = 6, corner = 10;
    const float x =
        std::clamp(about.centre().x, box.x + corner + half, box.right() - corner - half);
    const bool below = box.y > about.y;
    const float base = below ? box.y + 1 : box.bottom() - 1;
    const float end = below ? base - length : base + length;
    mesh.convex(std::array{Vec{x - half, base}, Vec{x + half, base}, Vec{x, end}}, fill);
}

} // namespace

void Tips::begin(From from) {
    id_.clear();
    from_ = held_.empty() ? from : From::nothing;
    left_ = from_ == From::pointer ? pointer_wait : from_ == From::keys ? keys_wait : 0;
}

void Tips::hold(const Input& input) {
    if (const auto* pressed = std::get_if<input::Pressed>(&input))
        held_.insert(pressed->button);
    else if (const auto* released = std::get_if<input::Released>(&input))
        held_.erase(released->button);
    else if (std::holds_alternative<input::FocusLost>(input)) // whoever has it sees the end
        held_.clear();
}

void Tips::on(const Input& input) {
    hold(input);
    if (const auto* moved = std::get_if<input::Moved>(&input)) {
        pointer_ = moved->at;
        if (id_.empty() || from_ != From::pointer || !about_.contains(pointer_))
            begin(From::pointer);
    } else if (std::holds_alternative<input::KeyDown>(input)) {
        begin(From::keys);
    } else if (!std::holds_alternative<input::FocusGained>(input)) {
        begin(From::nothing);
    }
}

bool Tips::wait(float seconds) {
    if (left_ <= 0)
        return false;
    left_ -= seconds;
    return left_ <= 0;
}

bool Tips::show(const Page& page, const std::string& focused, const Words& words) {
    const Control* control = from_ == From::pointer ? under(page, pointer_) : named(page, focused);
    if (control == nullptr)
        return false;
    words_ = words(*control);
    if (words_.empty())
        return false;
    id_ = control->id;
    about_ = control->rect;
    return true;
}

void Tips::check(const Page& page, const Words& words) {
    if (id_.empty())
        return;
    const Control* control = named(page, id_);
    if (control == nullptr || control->rect != about_ || words(*control) != words_)
        clear();
}

void Tips::clear() {
    begin(From::nothing);
}

void Tips::draw(Canvas& canvas, const Theme& theme) const {
    if (id_.empty())
        return;
    const TextMetrics& metrics = canvas.metrics();
    const auto lines = wrap(metrics, words_, widest, text_size, Face::body);
    float width = 0;
    for (const std::string& line : lines)
        width = std::max(width, metrics.width(line, text_size, Face::body));
    const float step = text_size * line_height;
    const Vec whole{std::ceil(width) + 2 * across,
                    std::ceil(static_cast<float>(lines.size()) * step) + 2 * down};
    const Rect box = tip_rect(canvas.size(), about_, whole);
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow({box.x, box.y + 2, box.w, box.h}, 10, 14, theme.shadow);
    mesh.rounded(box, 10, theme.ink);
    add_beak(mesh, box, about_, theme.ink);
    mesh.draw(canvas);
    float y = box.y + down + step / 2;
    for (const std::string& line : lines) {
        canvas.text(line, {box.x + across, baseline(y, text_size)},
                    {text_size, theme.paper, Face::body});
        y += step;
    }
}

Rect tip_rect(Vec window, const Rect& about, Vec size) {
    const float last_x = std::max(margin, window.x - margin - size.x);
    const float x = std::clamp(about.centre().x - size.x / 2, margin, last_x);
    const bool below = about.bottom() + distance + size.y + margin <= window.y;
    const float y = below ? about.bottom() + distance : about.y - distance - size.y;
    return {std::round(x), std::round(std::max(y, margin)), size.x, size.y};
}

} // namespace game::ui
