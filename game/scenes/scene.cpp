#include "game/scenes/scene.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "game/ui/coming_canvas.hpp"

namespace game {

namespace {

using Scenes = std::vector<ScenePtr>;

/// The topmost scene that covers what is below it.
Scenes::const_iterator lowest_visible(const Scenes& scenes) {
    const auto above = std::find_if(scenes.rbegin(), scenes.rend(),
                                    [](const ScenePtr& scene) { return scene->covers(); });
    return above == scenes.rend() ? scenes.begin() : std::prev(above.base());
}

} // namespace

void SceneStack::on(const Input& input) {
    if (!empty())
        carry_out(top().on(input));
}

void SceneStack::update(float seconds) {
    Go last = go::Stay{};
    for (ScenePtr& scene : scenes_) {
        last = scene->update(seconds);
        auto* replaced = std::get_if<go::Replace>(&last);
        if (replaced && scene != scenes_.back()) { // a guest came while the rules were read
            scene = std::move(replaced->scene);
            scene->covered();
            last = go::Stay{};
        }
    }
    carry_out(std::move(last));
}

void SceneStack::draw(Canvas& canvas, float top_shown) const {
    for (auto scene = lowest_visible(scenes_); scene != scenes_.end(); ++scene) {
        const bool comes = top_shown < 1 && *scene == scenes_.back();
        ui::ComingCanvas coming(canvas, {}, top_shown);
        (*scene)->draw(comes ? coming : canvas);
    }
}

void SceneStack::push(ScenePtr scene) {
    if (!empty())
        top().covered();
    scenes_.push_back(std::move(scene));
}

bool SceneStack::moving() const {
    return std::any_of(lowest_visible(scenes_), scenes_.end(),
                       [](const ScenePtr& scene) { return scene->moving(); });
}

bool SceneStack::in_play() const {
    return std::any_of(scenes_.begin(), scenes_.end(),
                       [](const ScenePtr& scene) { return scene->in_play(); });
}

bool SceneStack::changed() {
    const auto hidden = lowest_visible(scenes_) - scenes_.begin();
    bool seen = false;
    for (auto scene = scenes_.begin(); scene != scenes_.end(); ++scene)
        if ((*scene)->changed() && scene - scenes_.begin() >= hidden)
            seen = true;
    return seen;
}

Track SceneStack::music() const {
    for (auto scene = scenes_.rbegin(); scene != scenes_.rend(); ++scene)
        if (const auto track = (*scene)->music())
            return *track;
    return Track::none;
}

void SceneStack::closing() {
    for (const ScenePtr& scene : scenes_)
        scene->closing();
}

void SceneStack::carry_out(Go go) {
    if (auto* pushed = std::get_if<go::Push>(&go)) {
        push(std::move(pushed->scene));
    } else if (auto* replaced = std::get_if<go::Replace>(&go)) {
        scenes_.back() = std::move(replaced->scene);
    } else if (std::holds_alternative<go::Back>(go)) {
        scenes_.pop_back();
        if (!empty())
            top().resumed();
    } else if (std::holds_alternative<go::Home>(go) && scenes_.size() > 1) {
        scenes_.resize(1);
        top().resumed();
    } else if (std::holds_alternative<go::Home>(go) || std::holds_alternative<go::Quit>(go)) {
        scenes_.clear();
    }
}

} // namespace game
