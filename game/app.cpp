#include "game/app.hpp"

#include <cmath>
#include <optional>
#include <utility>

#include "game/scenes/menus.hpp"
#include "game/scenes/tip_words.hpp"
#include "game/ui/shapes.hpp"

namespace game {

namespace {

std::string pixels(const std::string& what, const Rect& rect, float scale) {
    const auto whole = [scale](float v) {
        return " " + std::to_string(static_cast<int>(std::lround(v * scale)));
    };
    return what + whole(rect.x) + whole(rect.y) + whole(rect.w) + whole(rect.h);
}

} // namespace

App::App(Context& context, ScenePtr first, Wishes wishes)
    : context_(context), stack_(std::move(first)), wishes_(std::move(wishes)), top_(&stack_.top()) {
    context_.tell = [this](const std::string& words) { tell(words); };
    log_scene();
}

App::~App() {
    context_.tell = [](const std::string&) {};
}

void App::push(ScenePtr scene) {
    stack_.push(std::move(scene));
    log_scene();
    dirty_ = true;
}

void App::log_scene() {
    const std::string name = done() ? "" : stack_.top().name();
    if (name != logged_scene_ && !name.empty())
        context_.log("scene " + name);
    if (name != logged_scene_)
        tips_.clear();
    logged_scene_ = name;
}

bool App::global_key(const input::KeyDown& key) {
    if (key.key == Key::f11) {
        wishes_.toggle_full_screen();
    } else if (key.key == Key::f12) {
        const std::string file = wishes_.take_picture();
        tell(file.empty() ? context_.texts("app.no_picture")
                          : context_.texts("app.picture", {file}));
    } else if (key.key == Key::f1) {
        if (stack_.top().name() != "how-to-play")
            push(how_to_play_scene(context_, stack_.top().game().value_or(context_.settings.game),
                                   stack_.in_play()));
    } else if (key.key == Key::letter && key.letter == 'm' && !key.control &&
               !stack_.top().typing()) {
        Settings settings = context_.settings;
        settings.sound = !settings.sound;
        context_.save(settings);
        tell(context_.texts(settings.sound ? "app.sound_on" : "app.sound_off"));
    } else {
        return false;
    }
    return true;
}

void App::on(const Input& input) {
    if (done())
        return;
    dirty_ = true;
    if (std::holds_alternative<input::CloseAsked>(input)) {
        stack_.closing();
        quit_ = true;
        return;
    }
    if (std::holds_alternative<input::FocusLost>(input) ||
        std::holds_alternative<input::FocusGained>(input)) {
        context_.focused = std::holds_alternative<input::FocusGained>(input);
        context_.audio.focused(context_.focused);
    }
    tips_.on(input);
    const auto* key = std::get_if<input::KeyDown>(&input);
    if (!key || stack_.top().takes_every_key() || !global_key(*key))
        stack_.on(input);
    log_scene();
}

void App::update(float seconds) {
    if (done())
        return;
    const Scene* before = &stack_.top();
    stack_.update(seconds);
    if (done() || &stack_.top() != before) // by itself, without an input
        dirty_ = true;
    show_entrance(seconds);
    context_.audio.music(stack_.music());
    if (told_left_ > 0 && (told_left_ -= seconds) <= 0)
        dirty_ = true;
    log_scene();
    show_tip(seconds);
}

ui::Tips::Words App::tips() const {
    return [this](const ui::Control& control) {
        return done() ? std::string() : tip_words(context_.texts, stack_.top().name(), control);
    };
}

void App::show_tip(float seconds) {
    if (!tips_.wait(seconds) || done() || !context_.focused)
        return;
    if (tips_.show(stack_.top().page(), stack_.top().focused(), tips())) {
        context_.log("tip " + tips_.shown());
        dirty_ = true;
    }
}

void App::show_entrance(float seconds) {
    const Scene* top = done() ? nullptr : &stack_.top();
    if (std::exchange(top_, top) != top)
        entrance_ = {};
    if (top != nullptr && !top->covers())
        entrance_.update(seconds * context_.speed(), true, context_.settings.reduced_motion);
}

bool App::wants_frame() {
    if (done())
        return false;
    const bool changed = stack_.changed();
    const bool moving = stack_.moving() || entrance_.moving();
    const bool came_to_rest = std::exchange(moving_, moving) && !moving;
    if (!std::exchange(dirty_, false) && !changed && !moving && !came_to_rest)
        return false;
    if (!tips_.shown().empty())
        tips_.check(stack_.top().page(), tips());
    return true;
}

void App::tell(std::string words) {
    told_ = std::move(words);
    told_left_ = 2.5F;
    dirty_ = true;
}

void App::draw(Canvas& canvas) const {
    stack_.draw(canvas, entrance_.moving() ? entrance_.shown() : 1);
    if (told_left_ > 0)
        draw_told(canvas);
    tips_.draw(canvas, context_.theme());
}

void App::draw_told(Canvas& canvas) const {
    const ui::Theme& theme = context_.theme();
    const Vec size = canvas.size();
    const std::string words = ui::fitted(canvas.metrics(), told_, size.x - 120, 16, Face::bold);
    const float width = canvas.metrics().width(words, 16, Face::bold) + 48;
    const Rect box{(size.x - width) / 2, size.y - 72, width, 44};
    ui::Mesh mesh(1 / canvas.scale());
    mesh.shadow(box, 22, 18, theme.shadow);
    mesh.rounded(box, 22, theme.ink);
    mesh.draw(canvas);
    canvas.text(words, {box.centre().x, ui::baseline(box.centre().y, 16)},
                {16, theme.paper, Face::bold, Align::centre});
}

void App::click(std::string_view name) {
    if (done())
        return;
    const ui::Page page = stack_.top().page();
    std::optional<Vec> at;
    if (const ui::Control* control = ui::find(page, name))
        at = control->rect.centre();
    for (const Landmark& place : stack_.top().landmarks())
        if (place.name == name)
            at = place.rect.centre();
    if (!at)
        return;
    on(input::Pressed{*at});
    on(input::Released{*at});
}

void App::log_layout() {
    if (done())
        return;
    std::vector<std::string> lines;
    for (const ui::Control& control : stack_.top().page())
        if (!control.id.empty())
            lines.push_back(
                pixels((ui::can_be_chosen(control) ? "control " : "inert ") + control.id,
                       control.rect, context_.scale));
    for (const Landmark& landmark : stack_.top().landmarks())
        lines.push_back(pixels(landmark.name, landmark.rect, context_.scale));
    const bool other = lines != logged_layout_;
    const std::string focus = stack_.top().focused();
    if (other) {
        context_.log("layout " + stack_.top().name());
        for (const std::string& line : lines)
            context_.log(line);
    }
    if (focus != logged_focus_ || (other && !focus.empty()))
        context_.log("focus " + focus);
    if (other)
        context_.log("layout end");
    logged_layout_ = std::move(lines);
    logged_focus_ = focus;
}

} // namespace game
