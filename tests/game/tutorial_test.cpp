#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "game/scenes/menus.hpp"
#include "game/scenes/tutorial/lesson.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::Cell;
using engine::GameId;
using engine::Move;
using tutorial::Step;

namespace {

const GameId games[] = {GameId::worpion, GameId::reversi, GameId::jungle};

void wait(SceneStack& stack, float seconds) {
    for (float passed = 0; passed < seconds; passed += 0.02F)
        stack.update(0.02F);
}

void key_of(SceneStack& stack, Key key, char letter = 0) {
    stack.on(input::KeyDown{.key = key, .letter = letter});
    stack.update(0.01F);
}

void press_on(SceneStack& stack, const std::string& id) {
    const ui::Page page = stack.top().page();
    const ui::Control* control = ui::find(page, id);
    REQUIRE_MESSAGE(control, id);
    stack.on(input::Moved{control->rect.centre()});
    stack.on(input::Pressed{control->rect.centre()});
    stack.on(input::Released{control->rect.centre()});
    stack.update(0.01F);
}

/// What a keyboard does alone: arrows lead the cursor to a square.
class Keyboard {
public:
    explicit Keyboard(const engine::GameInfo& info)
        : info_(info), at_{static_cast<std::int8_t>(info.columns / 2),
                           static_cast<std::int8_t>(info.rows / 2)} {}

    void play(SceneStack& stack, const Move& move) {
        if (!shown_) // the first arrow shows the cursor in the middle
            key_of(stack, Key::left);
        shown_ = true;
        if (move.gesture.from) {
            go(stack, *move.gesture.from);
            key_of(stack, Key::enter);
            if (info_.id == GameId::worpion) { // a flip is an arrow
                key_of(stack, arrow(*move.gesture.from, move.gesture.to));
                return;
            }
        } else if (info_.id == GameId::worpion && move.gesture.face != face_) {
            key_of(stack, Key::space);
            face_ = move.gesture.face;
        }
        go(stack, move.gesture.to);
        key_of(stack, Key::enter);
    }

private:
    [[nodiscard]] Key arrow(Cell from, Cell to) const {
        if (from.column != to.column)
            return to.column > from.column ? Key::right : Key::left;
        return (to.row > from.row) != info_.ranks_from_top ? Key::up : Key::down;
    }
    void go(SceneStack& stack, Cell to) {
        while (at_.column != to.column) {
            const Cell next{to.column, at_.row};
            key_of(stack, arrow(at_, next));
            at_.column = static_cast<std::int8_t>(at_.column + (to.column > at_.column ? 1 : -1));
        }
        while (at_.row != to.row) {
            key_of(stack, arrow(at_, to));
            at_.row = static_cast<std::int8_t>(at_.row + (to.row > at_.row ? 1 : -1));
        }
    }

    const engine::GameInfo& info_;
    Cell at_;
    std::uint8_t face_ = 0;
    bool shown_ = false;
};

/// Follows a step by its advice: `play` makes each right action.
template <class Play>
void follow(SceneStack& stack, GameId game, const Step& step, const Play& play) {
    tutorial::Lesson lesson(game, step);
    while (!lesson.done()) {
        (void)lesson.on(tutorial::event::Asked{});
        const Move move = *lesson.advice();
        play(move);
        wait(stack, 4);
        (void)lesson.on(tutorial::event::Tried{move.text, {}});
        while (!lesson.asks() && !lesson.done())
            (void)lesson.on(tutorial::event::Rested{});
    }
}

struct Walk {
    Walk() {
        world.context.first_match = [this](GameId game) {
            asked = game;
            return notice_scene(world.context, "match", "");
        };
    }
    support::World world;
    std::optional<GameId> asked;
};

std::string phase(GameId game, std::size_t step) {
    return "tutorial-" + std::string(engine::info(game).key) + '-' + std::to_string(step + 1);
}

} // namespace

TEST_CASE("tutorial: all steps of all games are done by the keyboard alone") {
    for (const GameId game : games) {
        Walk walk;
        SceneStack stack(tutorial_scene(walk.world.context, game));
        for (std::size_t i = 0; i < tutorial::step_count; ++i) {
            CAPTURE(stack.top().phase());
            REQUIRE(stack.top().phase() == phase(game, i));
            Keyboard keyboard(engine::info(game));
            follow(stack, game, tutorial::steps(game)[i],
                   [&](const Move& move) { keyboard.play(stack, move); });
            REQUIRE(stack.top().phase() == phase(game, i) + "-done");
            CHECK(walk.world.context.settings.knows(game, i));
            CHECK_FALSE(stack.moving());
            key_of(stack, Key::enter);
        }
        REQUIRE(stack.top().name() == "tutorial-end");
        key_of(stack, Key::enter);
        key_of(stack, Key::enter);
        CHECK(walk.asked == game);
    }
}

TEST_CASE("tutorial: all steps of all games are done by the mouse alone, by clicks and by drags") {
    for (const GameId game : games) {
        for (const bool drag : {false, true}) {
            Walk walk;
            SceneStack stack(tutorial_scene(walk.world.context, game));
            for (std::size_t i = 0; i < tutorial::step_count; ++i) {
                CAPTURE(stack.top().phase());
                REQUIRE(stack.top().phase() == phase(game, i));
                std::uint8_t face = 0;
                follow(stack, game, tutorial::steps(game)[i],
                       [&](const Move& move) { support::make(stack.top(), move, face, drag); });
                REQUIRE(stack.top().phase() == phase(game, i) + "-done");
                press_on(stack, "next");
            }
            REQUIRE(stack.top().name() == "tutorial-end");
            press_on(stack, "play");
            CHECK(walk.asked == game);
        }
    }
}

TEST_CASE("tutorial: what is dragged to a wrong square goes back, and why is said") {
    for (const bool reduced : {false, true}) {
        support::World world;
        world.context.settings.reduced_motion = reduced;
        const auto scene = tutorial_scene(world.context, GameId::jungle, 1);
        const Vec rat = support::square(*scene, "d4");
        const auto drag = [&](const std::string& to) {
            scene->on(input::Pressed{rat});
            scene->on(input::Moved{support::square(*scene, to)});
            (void)scene->update(0.1F);
            scene->on(input::Released{support::square(*scene, to)});
        };
        drag("a9");
        CHECK(world.logged("refused"));
        (void)scene->update(0.3F); // it is back, and has shaken
        (void)scene->update(0.2F);
        drag("d5");
        CHECK(world.logged("acted 1 d4xd5"));
    }
}

TEST_CASE("tutorial: it goes on with the first step that was not done") {
    support::World world;
    CHECK(tutorial_scene(world.context, GameId::reversi)->phase() == phase(GameId::reversi, 0));
    for (const std::size_t done : {0U, 1U, 3U})
        world.context.settings.learn(GameId::reversi, done);
    CHECK(tutorial_scene(world.context, GameId::reversi)->phase() == phase(GameId::reversi, 2));
    CHECK(tutorial_scene(world.context, GameId::jungle)->phase() == phase(GameId::jungle, 0));
    for (std::size_t i = 0; i < tutorial::step_count; ++i)
        world.context.settings.learn(GameId::reversi, i);
    CHECK(tutorial_scene(world.context, GameId::reversi)->phase() == phase(GameId::reversi, 0));
}

TEST_CASE("tutorial: every step can be skipped, which does not count as done, and come back to") {
    support::World world;
    SceneStack stack(tutorial_scene(world.context, GameId::worpion));
    for (std::size_t i = 0; i < tutorial::step_count; ++i) {
        CHECK(stack.top().phase() == phase(GameId::worpion, i));
        press_on(stack, "skip");
    }
    CHECK(stack.top().name() == "tutorial-end");
    CHECK(world.saves == 0);
    press_on(stack, "again");
    CHECK(stack.top().phase() == phase(GameId::worpion, 0));
    press_on(stack, "step 4");
    CHECK(stack.top().phase() == phase(GameId::worpion, 3));
    press_on(stack, "step 2");
    CHECK(stack.top().phase() == phase(GameId::worpion, 1));
    key_of(stack, Key::page_down);
    CHECK(stack.top().phase() == phase(GameId::worpion, 2));
    key_of(stack, Key::page_up);
    CHECK(stack.top().phase() == phase(GameId::worpion, 1));
}

TEST_CASE("tutorial: a wrong try says why and makes no move") {
    support::World world;
    const auto scene = tutorial_scene(world.context, GameId::worpion, 4); // no presents
    const auto says = [&](const std::string& words) {
        const ui::Page page = scene->page();
        return std::any_of(page.begin(), page.end(),
                           [&](const ui::Control& control) { return control.label == words; });
    };
    support::click(*scene, support::square(*scene, "c2"));
    support::click(*scene, support::square(*scene, "c3"));
    CHECK(says(world.context.texts("tutorial.worpion.gift.1.wrong")));
    CHECK(world.audio.heard.back() == Sound::refuse);
    CHECK(scene->moving());                                // it shakes
    support::click(*scene, support::square(*scene, "a1")); // one's own
    CHECK_FALSE(says(world.context.texts("tutorial.worpion.gift.1.wrong")));
    CHECK(world.logged("refused"));
    CHECK_FALSE(world.logged("acted c2-c3"));
    support::click(*scene, support::square(*scene, "c2"));
    support::click(*scene, support::square(*scene, "d2"));
    CHECK(world.logged("acted c2-d2"));
}

TEST_CASE("tutorial: who is quick need not wait until a pawn lies still") {
    support::World world;
    const auto scene = tutorial_scene(world.context, GameId::worpion, 5);
    scene->on(input::Moved{support::square(*scene, "c4")});
    scene->on(input::KeyDown{.key = Key::right});
    CHECK(world.logged("acted c4-d4"));
    scene->on(input::Pressed{support::square(*scene, "c4")});
    CHECK(world.logged("acted c4r"));
}

TEST_CASE("tutorial: a step can be begun again, and its way is shown when it is asked for") {
    support::World world;
    const auto scene = tutorial_scene(world.context, GameId::jungle, 1);
    const auto can = [&](const char* id) { return ui::find(scene->page(), id) != nullptr; };
    CHECK(can("show"));
    CHECK_FALSE(can("again"));
    support::press(*scene, "show");
    CHECK_FALSE(can("show"));
    support::click(*scene, support::square(*scene, "d4"));
    support::click(*scene, support::square(*scene, "d5"));
    CHECK(can("again"));
    support::press(*scene, "again");
    CHECK_FALSE(can("again"));
    CHECK(can("show"));
    support::key(*scene, Key::letter, 'h');
    CHECK_FALSE(can("show"));
}

TEST_CASE("tutorial: Escape puts down what is held, then leads back; nothing is lost") {
    support::World world;
    SceneStack stack(notice_scene(world.context, "below", ""));
    world.context.settings.learn(GameId::jungle, 0);
    stack.push(tutorial_scene(world.context, GameId::jungle));
    const Vec rat = support::square(stack.top(), "d4");
    stack.on(input::Moved{rat});
    stack.on(input::Pressed{rat});
    stack.on(input::Released{rat});
    key_of(stack, Key::escape);
    CHECK(stack.top().name() == "tutorial");
    key_of(stack, Key::escape);
    CHECK(stack.top().name() == "notice");
    CHECK(world.context.settings.knows(GameId::jungle, 0));
}

TEST_CASE("tutorial: reduced motion shows no confetti, and a still step stays still") {
    for (const bool reduced : {false, true}) {
        support::World world;
        world.context.settings.reduced_motion = reduced;
        const auto scene = tutorial_scene(world.context, GameId::reversi, 1);
        support::click(*scene, support::square(*scene, "d5"));
        int moving = 0;
        for (; scene->moving() && moving < 400; ++moving)
            (void)scene->update(0.01F);
        CHECK(scene->phase() == phase(GameId::reversi, 1) + "-done");
        CHECK((moving < 60) == reduced);
    }
}

TEST_CASE("tutorial: showing the way is offered where it is not shown from the beginning") {
    support::World world;
    const auto offered = [&](GameId game, std::size_t step) {
        const auto scene = tutorial_scene(world.context, game, step);
        const ui::Page page = scene->page();
        return std::any_of(page.begin(), page.end(),
                           [](const ui::Control& control) { return control.id == "show"; });
    };
    CHECK_FALSE(offered(GameId::worpion, 0));
    CHECK_FALSE(offered(GameId::worpion, 1));
    CHECK(offered(GameId::worpion, 2));
    CHECK_FALSE(offered(GameId::reversi, 0));
    CHECK(offered(GameId::jungle, 0));
}

TEST_CASE(
    "tutorial: a winning line comes as at the end of a match, and fades in with less motion") {
    for (const bool reduced : {false, true}) {
        support::World world;
        world.context.settings.reduced_motion = reduced;
        SceneStack stack(tutorial_scene(world.context, GameId::worpion, 5));
        follow(stack, GameId::worpion, tutorial::steps(GameId::worpion)[5], [&](const Move& move) {
            std::uint8_t face = 0;
            support::make(stack.top(), move, face);
            if (move.gesture.from)
                return;
            float moved = 0;
            for (; stack.moving() && moved < 4; moved += 0.01F)
                stack.update(0.01F);
            // down, and drawn meanwhile; what follows waits for 0.35 s
            CHECK((moved < 0.5F) == reduced);
        });
    }
}

TEST_CASE("tutorial: a refused piece shakes as long as the speed of motion lets it") {
    for (const float speed : {0.5F, 1.0F, 2.0F}) {
        support::World world;
        world.context.settings.speed = speed;
        world.context.settings.reduced_motion = true; // nothing else moves
        const auto scene = tutorial_scene(world.context, GameId::worpion, 4);
        scene->on(input::Pressed{support::square(*scene, "a1")}); // one's own
        float moved = 0;
        for (; scene->moving() && moved < 4; moved += 0.01F)
            (void)scene->update(0.01F);
        CHECK(moved == doctest::Approx(0.12F / speed).epsilon(0.1));
    }
}

TEST_CASE("set-up: it offers the tutorial of a game until all of its steps were done") {
    support::World world;
    const Launch launch;
    SceneStack stack(set_up_scene(world.context, launch, GameId::jungle));
    press_on(stack, "learn");
    CHECK(stack.top().phase() == phase(GameId::jungle, 0));
    key_of(stack, Key::escape);
    REQUIRE(stack.top().name() == "set-up");
    for (std::size_t step = 0; step < tutorial::step_count; ++step) {
        CHECK(ui::find(stack.top().page(), "learn"));
        world.context.settings.learn(GameId::jungle, step);
    }
    CHECK_FALSE(ui::find(stack.top().page(), "learn"));
    press_on(stack, "reversi"); // which is not known
    CHECK(ui::find(stack.top().page(), "learn"));
}

TEST_CASE("how to play: it offers the tutorial of its game, but not over a game that goes on") {
    support::World world;
    SceneStack stack(how_to_play_scene(world.context, GameId::reversi));
    press_on(stack, "learn");
    CHECK(stack.top().phase() == phase(GameId::reversi, 0));
    CHECK(stack.in_play());
    const auto over = how_to_play_scene(world.context, GameId::reversi, true);
    CHECK(ui::find(over->page(), "learn") == nullptr);
    key_of(stack, Key::escape);
    CHECK(stack.top().name() == "how-to-play");
    CHECK_FALSE(stack.in_play());
}
