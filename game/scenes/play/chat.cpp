#include "game/scenes/play/chat.hpp"

#include <algorithm>

#include "game/ui/coming_canvas.hpp"
#include "game/ui/shapes.hpp"

namespace game::play {

using engine::Seat;

namespace {

constexpr std::size_t most_lines = 50;
constexpr float edge = 24, edge_delay = 0.12F, bubble_time = 4;
// A drawer that opened under the pointer must not take the click that was meant for its handle.
constexpr float deaf_time = 0.4F;
constexpr int phrases = 9;
constexpr float row = 44, row_gap = 8, margin = 16;
constexpr float phrases_top = margin + row + row_gap;
constexpr float phrases_bottom = phrases_top + phrases * (row + row_gap);

} // namespace

std::string phrase_text(const ui::Texts& texts, int phrase) {
    return texts("phrase." + std::to_string(phrase));
}

void Chat::on_pointer(Vec at, const Layout& layout) {
    if (!open_) {
        if (at.x >= edge)
            at_edge_.reset();
        else if (!at_edge_)
            at_edge_ = 0.F;
    } else if (by_edge_ && at.x > layout.chat.w + edge) {
        close();
    }
}

void Chat::pointer_left() {
    at_edge_.reset();
    if (by_edge_)
        close();
}

void Chat::toggle() {
    open_ = !open_;
    by_edge_ = false;
    at_edge_.reset();
    unread_ = false;
}

void Chat::close() {
    open_ = false;
    at_edge_.reset();
}

void Chat::said(Seat seat, int phrase, bool mine) {
    if (muted_ && !mine)
        return;
    lines_.push_back({seat, phrase});
    if (lines_.size() > most_lines)
        lines_.erase(lines_.begin());
    bubble_[engine::index(seat)] = phrase;
    bubble_left_[engine::index(seat)] = bubble_time;
    unread_ = unread_ || (!open_ && !mine);
}

void Chat::update(float seconds, float speed, bool reduced_motion) {
    if (at_edge_ && (*at_edge_ += seconds) >= edge_delay) {
        at_edge_.reset();
        open_ = true;
        by_edge_ = true;
        unread_ = false;
    }
    fades_ = reduced_motion;
    drawer_.update(seconds * speed, open_, reduced_motion);
    age_ = open_ ? age_ + seconds : 0;
    for (float& left : bubble_left_)
        left = std::max(0.F, left - seconds);
}

bool Chat::moving() const {
    const bool bubbles = bubble_left_[0] > 0 || bubble_left_[1] > 0;
    return at_edge_ || drawer_.moving() || (open_ && age_ < deaf_time) || bubbles;
}

std::optional<int> Chat::bubble(Seat seat) const {
    const auto i = engine::index(seat);
    return bubble_left_[i] > 0 ? std::optional(bubble_[i]) : std::nullopt;
}

bool Chat::owns(const std::string& id) {
    return id == "chat" || id == "chat close" || id == "mute" || id.starts_with("phrase ");
}

ui::Page Chat::page(const Layout& layout, const ui::Texts& texts) const {
    return open_ ? drawer_page(layout, texts)
                 : ui::Page{{.id = "chat", .kind = ui::Kind::link, .rect = layout.chat_handle}};
}

ui::Page Chat::drawer_page(const Layout& layout, const ui::Texts& texts) const {
    const Rect& rect = layout.chat;
    const bool listens = !by_edge_ || age_ >= deaf_time;
    const float width = rect.w - 2 * margin;
    ui::Page page;
    page.push_back({.id = "chat close",
                    .kind = ui::Kind::button,
                    .rect = {rect.x + margin, margin, row, row},
                    .icon = ui::Icon::cross});
    page.push_back({.id = "mute",
                    .kind = ui::Kind::toggle,
                    .rect = {rect.x + margin + row + 12, margin, width - row - 12, row},
                    .label = texts("chat.mute"),
                    .selected = muted_});
    float y = phrases_top;
    for (int phrase = 1; phrase <= phrases; ++phrase) {
        page.push_back({.id = "phrase " + std::to_string(phrase),
                        .kind = ui::Kind::button,
                        .rect = {rect.x + margin, y, width, row},
                        .label = std::to_string(phrase) + "   " + phrase_text(texts, phrase),
                        .enabled = listens});
        y += row + row_gap;
    }
    return page;
}

void Chat::draw(Canvas& target, const ui::Theme& theme, const ui::Texts& texts, const Cast& cast,
                const Layout& layout, const ui::Hands& hands) const {
    const float shown = drawer_.shown();
    const float hidden = fades_ ? 0 : layout.chat.w * (1 - shown);
    ui::ComingCanvas coming(target, {-hidden, 0}, fades_ ? shown : 1);
    Canvas& canvas = shown > 0 && shown < 1 ? coming : target;
    ui::Mesh mesh(1 / canvas.scale());
    if (shown <= 0) {
        const Rect& handle = layout.chat_handle;
        mesh.shadow(handle, 14, 10, theme.shadow);
        mesh.rounded({handle.x - 16, handle.y, handle.w + 16, handle.h}, 14, theme.control,
                     theme.control_low);
        const Vec c = handle.centre();
        mesh.rounded({c.x - 11, c.y - 10, 20, 15}, 5, theme.control_ink);
        const std::array tail{Vec{c.x - 6, c.y + 3}, Vec{c.x - 6, c.y + 11}, Vec{c.x + 2, c.y + 4}};
        mesh.convex(tail, theme.control_ink);
        for (const float dx : {-6.F, -1.F, 4.F})
            mesh.disc({c.x + dx, c.y - 2.5F}, 1.6F, theme.control);
        if (unread_)
            mesh.disc({handle.right() - 6, handle.y + 8}, 6, theme.accent);
        mesh.draw(canvas);
        return;
    }
    const Rect& rect = layout.chat;
    mesh.shadow(rect, 0, 32, theme.shadow);
    mesh.rounded(rect, 0, theme.card, theme.card_low);
    mesh.draw(canvas);
    ui::draw_page(canvas, theme, drawer_page(layout, texts), hands);

    // what was said, latest at the bottom, below the phrases
    float y = layout.chat.bottom() - margin;
    for (auto line = lines_.rbegin(); line != lines_.rend() && y > phrases_bottom + 12; ++line) {
        const std::string words =
            texts("chat.line", {cast.of(line->seat), phrase_text(texts, line->phrase)});
        canvas.text(ui::fitted(canvas.metrics(), words, rect.w - 2 * margin, 15, Face::body),
                    {rect.x + margin, y}, {15, theme.muted});
        y -= 22;
    }
}

} // namespace game::play
