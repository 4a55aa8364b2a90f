#include "game/scenes/waiting.hpp"

#include <cmath>
#include <utility>

#include "game/ui/icons.hpp"
#include "game/ui/shapes.hpp"

namespace game {

using ui::Kind;

namespace {

constexpr float lively = 3; ///< seconds after which the dots stand still

std::string step_id(std::size_t i) {
    return "step-" + std::to_string(i + 1);
}

} // namespace

Go Waiting::update(float seconds) {
    if (!player_)
        return go::Stay{};
    pulse(seconds);
    const net::Session::Phase before = player_->session().phase();
    net::Notices notices = player_->update(context_.now, context_.wall());
    if (player_->session().phase() != before)
        changed_ = true;
    for (const std::string& line : player_->take_notes())
        context_.log(line);
    for (auto notice = notices.begin(); notice != notices.end(); ++notice) {
        if (std::holds_alternative<net::notice::MatchBegan>(*notice)) {
            if (const auto& match = player_->session().match())
                remember_game(context_, match->settings().game);
            notices.erase(notices.begin(), notice);
            return go::Replace{launch_.online(context_, begun(std::move(notices)))};
        }
        if (const auto* closed = std::get_if<net::notice::Closed>(&*notice))
            return lost(closed->why);
    }
    return go::Stay{};
}

bool Waiting::changed() {
    return std::exchange(changed_, false);
}

ui::Page Waiting::page() const {
    const Rect window = ui::content(context_.size, 640);
    ui::Page words;
    ui::Column column(context_.metrics, window.inset(40, 0));
    if (fault_) {
        add_fault(words, column);
    } else {
        words.push_back(column.title(title(), 24));
        column.skip(16);
        add_steps(words, column);
    }
    auto [page, buttons] =
        words_page(window, texts()("direct.title"), std::move(words), column.y());
    add_buttons(page, buttons);
    return std::move(page);
}

Go Waiting::chosen(const ui::Chosen& what) {
    if (what.id != "again")
        return back();
    fault_.reset();
    begin();
    return go::Stay{};
}

Go Waiting::back() {
    player_.reset();
    return go::Back{};
}

/// A tick for what is done, a cross for what failed, dots that come and go for what goes on.
void Waiting::paint(Canvas& canvas) const {
    if (fault_)
        return;
    using State = Step::State;
    const ui::Theme& theme = context_.theme();
    ui::Mesh mesh(1 / canvas.scale());
    const ui::Page now = page();
    std::size_t i = 0;
    for (const Step& step : steps()) {
        const std::string id = step_id(i++);
        for (const ui::Control& control : now) {
            if (control.id != id)
                continue;
            const Vec at{control.rect.x - 22, control.rect.y + 13};
            mesh.disc(at, 13, step.state == State::done ? theme.accent_low : theme.line);
            if (step.state == State::done)
                ui::add_icon(mesh, ui::Icon::check, at, 13, theme.accent_ink);
            else if (step.state == State::failed)
                ui::add_icon(mesh, ui::Icon::cross, at, 11, theme.ink);
            else if (step.state == State::now)
                for (int dot = 0; dot <= dots_; ++dot)
                    mesh.disc(at + Vec{6 * static_cast<float>(dot - 1), 0}, 2, theme.ink);
        }
    }
    mesh.draw(canvas);
}

Go Waiting::failed(engine::Error why) {
    context_.log("link failed " + why.code);
    player_.reset();
    fault_ = std::move(why);
    hands_.focus("again");
    changed_ = true;
    return go::Stay{};
}

net::Session::Phase Waiting::phase_now() const {
    return player_ ? player_->session().phase() : net::Session::Phase::connecting;
}

std::string Waiting::own_name() const {
    return net::clean_name(context_.settings.name, context_.texts("player.unnamed"));
}

void Waiting::add_steps(ui::Page& page, ui::Column& column) const {
    std::size_t i = 0;
    for (const Step& step : steps()) {
        const Rect row = column.take(0);
        ui::Column words(context_.metrics, {row.x + 36, row.y, row.w - 36, 0});
        ui::Control control = words.text(step.words, 17, step.state != Step::State::now);
        control.id = step_id(i++);
        page.push_back(std::move(control));
        column.skip(words.y() - row.y + 12);
    }
}

void Waiting::add_fault(ui::Page& page, ui::Column& column) const {
    page.push_back(column.title(texts()("direct.failed"), 24));
    column.skip(12);
    page.push_back(column.text(sentence(texts().error(*fault_)), 17));
    page.back().id = "fault";
    column.skip(12);
    page.push_back(column.text(texts()("direct.failed.words"), 16, true));
}

void Waiting::add_buttons(ui::Page& page, Rect row) const {
    const auto halves = ui::split(row, 2, 16);
    if (fault_)
        page.push_back({.id = "again",
                        .kind = Kind::main,
                        .rect = halves[0],
                        .label = texts()("direct.again"),
                        .size = 18});
    page.push_back(cancel_button(fault_ ? halves[1] : row));
}

ui::Control Waiting::cancel_button(const Rect& rect) const {
    return {.id = "cancel",
            .kind = Kind::button,
            .rect = rect,
            .label = texts()("menu.cancel"),
            .size = 18};
}

/// Three dots, one more each half second: seen to be alive. After a while the screen is still, as a
/// game that waits for an hour should cost nothing.
void Waiting::pulse(float seconds) {
    if (pulse_ > lively)
        return;
    pulse_ += seconds;
    const int dots = static_cast<int>(std::fmod(pulse_, 1.5F) * 2);
    changed_ = changed_ || dots != dots_;
    dots_ = dots;
}

} // namespace game
