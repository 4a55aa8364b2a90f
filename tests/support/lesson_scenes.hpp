#pragma once

#include <string>

#include "game/scenes/menus.hpp"
#include "game/scenes/tutorial/lesson.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/menu_scenes.hpp"

namespace support {

/// One step of a tutorial: every task of it, after a wrong try where there is one, and the end.
inline void each_task(game::Context& context, engine::GameId id, std::size_t step,
                      const Look& look) {
    namespace tutorial = game::tutorial;
    const std::string state = "step " + std::to_string(step + 1);
    const game::ScenePtr scene = game::tutorial_scene(context, id, step);
    tutorial::Lesson lesson(id, tutorial::steps(id)[step]);
    std::uint8_t face = 0;
    for (;;) {
        look(*scene, state);
        if (lesson.done())
            return;
        for (const engine::Move& move : lesson.table().moves())
            if (!tutorial::wants(lesson.task(), move.text)) {
                make(*scene, move, face);
                look(*scene, state + " after a wrong try");
                break;
            }
        (void)lesson.on(tutorial::event::Asked{});
        const engine::Move right = *lesson.advice();
        make(*scene, right, face);
        (void)lesson.on(tutorial::event::Tried{right.text, {}});
        while (!lesson.asks() && !lesson.done())
            (void)lesson.on(tutorial::event::Rested{});
        for (int frame = 0; frame < 60; ++frame)
            (void)scene->update(0.05F);
    }
}

/// The tutorials of all games, their ends, and the way to them from the rules.
inline void each_lesson(World& world, const Look& look) {
    for (const engine::GameId id : engine::all_games()) {
        for (std::size_t step = 0; step < game::tutorial::step_count; ++step)
            each_task(world.context, id, step, look);
        look(*game::tutorial_end_scene(world.context, id), "end");
        look(*game::how_to_play_scene(world.context, id, true), "rules after it");
    }
}

} // namespace support
