#include <algorithm>
#include <functional>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "engine/base/split.hpp"
#include "game/scenes/tutorial/lesson.hpp"
#include "tests/support/world.hpp"

using engine::GameId;
using engine::Table;
using game::tutorial::Effect;
using game::tutorial::Lesson;
using game::tutorial::Step;
using game::tutorial::Task;

namespace tutorial = game::tutorial;
namespace event = game::tutorial::event;
namespace effect = game::tutorial::effect;

namespace {

constexpr engine::Cell somewhere{1, 1};

bool is_wrong(const std::vector<Effect>& effects) {
    return effects.size() == 1 && std::holds_alternative<effect::Wrong>(effects.front());
}

/// Lets everything be seen that was played.
void rest(Lesson& lesson) {
    while (!lesson.asks() && !lesson.done())
        REQUIRE_FALSE(lesson.on(event::Rested{}).empty());
}

/// Every right action of every task after every other: calls `at_task` where there is something to
/// do, `at_end` where all is done.
void walk(const Lesson& lesson, const std::function<void(const Lesson&)>& at_task,
          const std::function<void(const Lesson&)>& at_end) {
    if (lesson.done())
        return at_end(lesson);
    REQUIRE(lesson.asks());
    at_task(lesson);
    for (const engine::Move& move : lesson.table().moves()) {
        if (!tutorial::wants(lesson.task(), move.text))
            continue;
        Lesson next = lesson;
        REQUIRE(next.on(event::Tried{move.text, somewhere}) ==
                std::vector<Effect>{effect::Play{move}});
        rest(next);
        walk(next, at_task, at_end);
    }
}

const Step& step(GameId game, std::string_view key) {
    const auto all = tutorial::steps(game);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Step& one) { return one.key == key; });
    REQUIRE(found != all.end());
    return *found;
}

void each_step(const std::function<void(GameId, const Step&)>& look) {
    for (const GameId game : engine::all_games())
        for (const Step& step : tutorial::steps(game)) {
            CAPTURE(engine::info(game).key);
            CAPTURE(step.key);
            look(game, step);
        }
}

} // namespace

TEST_CASE("tutorial: every game has six steps whose position can be read, the player to act") {
    for (const GameId game : engine::all_games())
        CHECK(tutorial::steps(game).size() == tutorial::step_count);
    each_step([](GameId game, const Step& step) {
        const auto table = Table::from_position(game, step.position);
        REQUIRE(table);
        CHECK_FALSE(table->outcome());
        CHECK(table->to_act() == engine::Side::first);
        CHECK_FALSE(step.tasks.empty());
    });
}

TEST_CASE("tutorial: every way through every step comes to its end, the advice is a right action") {
    each_step([](GameId game, const Step& step) {
        int ends = 0;
        walk(
            Lesson(game, step),
            [](const Lesson& lesson) {
                CAPTURE(lesson.table().position());
                CHECK(lesson.table().to_act() == engine::Side::first);
                CHECK(lesson.advice().has_value() == lesson.task().guided);
                Lesson asked = lesson;
                CHECK(asked.on(event::Asked{}).empty());
                REQUIRE(asked.advice());
                CHECK(tutorial::wants(asked.task(), asked.advice()->text));
            },
            [&](const Lesson&) { ++ends; });
        CHECK(ends > 0);
    });
}

TEST_CASE("tutorial: what is wanted by name is legal, and the shown action is among it") {
    each_step([](GameId game, const Step& step) {
        std::set<std::string> legal;
        walk(
            Lesson(game, step),
            [&](const Lesson& lesson) {
                for (const engine::Move& move : lesson.table().moves())
                    legal.insert(move.text);
            },
            [](const Lesson&) {});
        for (const Task& task : step.tasks) {
            CHECK(tutorial::wants(task, task.advice));
            CHECK(legal.count(std::string(task.advice)) == 1);
            for (const std::string_view wanted : engine::split(task.wanted, ','))
                if (!wanted.starts_with('*'))
                    CHECK(legal.count(std::string(wanted)) == 1);
        }
    });
}

TEST_CASE("tutorial: a wrong try changes nothing, is answered, and shows the way") {
    each_step([](GameId game, const Step& step) {
        walk(
            Lesson(game, step),
            [](const Lesson& lesson) {
                const auto moves = lesson.table().moves();
                for (const engine::Move& move : moves) {
                    if (tutorial::wants(lesson.task(), move.text))
                        continue;
                    Lesson tried = lesson;
                    const auto effects = tried.on(event::Tried{move.text, somewhere});
                    REQUIRE(is_wrong(effects));
                    CHECK_FALSE(std::get<effect::Wrong>(effects.front()).why);
                    CHECK(tried.table() == lesson.table());
                    CHECK(tried.asks());
                    CHECK(tried.advice());
                }
                for (const char* nonsense : {"", "zz", "a1-a1", "--"}) {
                    Lesson tried = lesson;
                    const auto effects = tried.on(event::Tried{nonsense, somewhere});
                    REQUIRE(is_wrong(effects));
                    CHECK(std::get<effect::Wrong>(effects.front()).why.has_value() ==
                          (nonsense[0] != 0));
                    CHECK(tried.table() == lesson.table());
                }
            },
            [](const Lesson&) {});
    });
}

TEST_CASE("tutorial: while the other side answers, and at the end, nothing can be tried") {
    Lesson lesson(GameId::jungle, step(GameId::jungle, "den"));
    CHECK(lesson.on(event::Rested{}).empty());
    REQUIRE(lesson.on(event::Tried{"c7c8", somewhere}).size() == 1); // lenient notation, too
    CHECK_FALSE(lesson.asks());
    CHECK(lesson.on(event::Tried{"6 c8-d8", somewhere}).empty());
    CHECK_FALSE(lesson.advice());
    rest(lesson);
    CHECK(lesson.number() == 1);
    REQUIRE(lesson.on(event::Tried{"6 c8-d8", somewhere}).size() == 1);
    rest(lesson);
    REQUIRE(lesson.on(event::Tried{"6 d8-d9", somewhere}).size() == 1);
    CHECK(lesson.on(event::Rested{}) == std::vector<Effect>{effect::Finished{}});
    CHECK(lesson.done());
    CHECK(lesson.on(event::Tried{"6 d8-d9", somewhere}).empty());
    CHECK(lesson.on(event::Rested{}).empty());
}

TEST_CASE("tutorial: the last step of every game ends it, won by the player") {
    for (const GameId game : engine::all_games())
        walk(
            Lesson(game, tutorial::steps(game).back()), [](const Lesson&) {},
            [](const Lesson& lesson) {
                const auto outcome = lesson.table().outcome();
                REQUIRE(outcome);
                CHECK(outcome->winner == engine::Side::first);
            });
}

TEST_CASE("tutorial: no other step ends a game") {
    for (const GameId game : engine::all_games())
        for (const Step& step : tutorial::steps(game).first(tutorial::step_count - 1))
            walk(
                Lesson(game, step), [](const Lesson&) {},
                [](const Lesson& lesson) { CHECK_FALSE(lesson.table().outcome()); });
}

TEST_CASE("tutorial: in Worpion exactly the flips that give the game away are refused as gifts") {
    const Lesson lesson(GameId::worpion, step(GameId::worpion, "gift"));
    for (const engine::Move& move : lesson.table().moves()) {
        CAPTURE(move.text);
        Table after = lesson.table();
        REQUIRE(after.play(move.text));
        CHECK(tutorial::wants(lesson.task(), move.text) == !after.outcome().has_value());
    }
}

TEST_CASE("tutorial: in Worpion one flip wins, and no other, whatever is placed") {
    const Lesson lesson(GameId::worpion, step(GameId::worpion, "win"));
    for (const engine::Move& flip : lesson.table().moves()) {
        Table flipped = lesson.table();
        REQUIRE(flipped.play(flip.text));
        const auto placements = flipped.moves();
        const bool wins =
            std::any_of(placements.begin(), placements.end(), [&](const engine::Move& placement) {
                Table after = flipped;
                return after.play(placement.text).ok() && after.outcome() &&
                       after.outcome()->winner == engine::Side::first;
            });
        CAPTURE(flip.text);
        CHECK(wins == tutorial::wants(lesson.task(), flip.text));
    }
}

TEST_CASE("tutorial: in Reversi exactly the squares that open a corner are refused as dangerous") {
    const Lesson lesson(GameId::reversi, step(GameId::reversi, "danger"));
    const std::set<std::string> corners{"a1", "h1", "a8", "h8"};
    for (const engine::Move& move : lesson.table().moves()) {
        CAPTURE(move.text);
        Table after = lesson.table();
        REQUIRE(after.play(move.text));
        const auto answers = after.moves();
        const bool opened =
            std::any_of(answers.begin(), answers.end(), [&](const engine::Move& answer) {
                return corners.count(answer.text) == 1;
            });
        CHECK(tutorial::wants(lesson.task(), move.text) == !opened);
    }
}

TEST_CASE("tutorial: in Reversi's last step every other square loses, whatever follows") {
    const Lesson lesson(GameId::reversi, step(GameId::reversi, "end"));
    const std::function<bool(const Table&)> saved = [&](const Table& table) {
        if (const auto outcome = table.outcome())
            return outcome->winner == engine::Side::first;
        const auto moves = table.moves();
        const auto good = [&](const engine::Move& move) {
            Table after = table;
            return after.play(move.text).ok() && saved(after);
        };
        return table.to_act() == engine::Side::first
                   ? std::any_of(moves.begin(), moves.end(), good)
                   : std::all_of(moves.begin(), moves.end(), good);
    };
    for (const engine::Move& move : lesson.table().moves()) {
        CAPTURE(move.text);
        Table after = lesson.table();
        REQUIRE(after.play(move.text));
        CHECK(tutorial::wants(lesson.task(), move.text) == saved(after));
    }
}

TEST_CASE("tutorial: every step has its words in both languages, and no words are left over") {
    std::set<std::string> wanted;
    each_step([&](GameId game, const Step& step) {
        wanted.insert(tutorial::words_key(game, step));
        wanted.insert(tutorial::words_key(game, step, ".done"));
        walk(
            Lesson(game, step),
            [&](const Lesson& lesson) {
                const std::string task =
                    tutorial::words_key(game, step, '.' + std::to_string(lesson.number() + 1));
                wanted.insert(task);
                for (const engine::Move& move : lesson.table().moves())
                    if (!tutorial::wants(lesson.task(), move.text))
                        wanted.insert(task + ".wrong");
            },
            [](const Lesson&) {});
    });
    for (const game::ui::Language language : {game::ui::Language::en, game::ui::Language::fr}) {
        std::set<std::string> there;
        for (const std::string& key : support::texts(language).keys())
            for (const GameId game : engine::all_games())
                if (key.starts_with("tutorial." + std::string(engine::info(game).key) + '.'))
                    there.insert(key);
        CHECK(there == wanted);
        each_step([&](GameId, const Step& step) {
            for (const Task& task : step.tasks)
                CHECK((task.help.empty() || support::texts(language).has(task.help)));
        });
    }
}
