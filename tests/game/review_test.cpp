#include "game/scenes/review/review.hpp"

#include <doctest/doctest.h>

#include "engine/match/record.hpp"
#include "game/profile/errand.hpp"
#include "game/scenes/review/lines.hpp"
#include "game/scenes/review/words.hpp"
#include "tests/support/listener.hpp"
#include "tests/support/rest.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::Seat;
using support::World;

namespace {

engine::Match match_of(const engine::MatchSettings& settings,
                       std::initializer_list<const char*> actions) {
    engine::Match match(settings);
    for (const char* action : actions)
        REQUIRE(match.act(*match.to_act(), action));
    return match;
}

engine::MatchSettings worpion(int rounds = 1) {
    engine::MatchSettings settings;
    settings.rounds = rounds;
    settings.names = {"Ann", "Bob"};
    return settings;
}

/// Two rounds of Worpion: three actions each.
engine::Match two_rounds() {
    engine::Match match = match_of(worpion(3), {"b2r", "b2-c2", "a1v"});
    REQUIRE(match.resign(Seat::first));
    REQUIRE(match.next_round());
    for (const char* action : {"c3r", "c3-c4", "d1r"})
        REQUIRE(match.act(*match.to_act(), action));
    return match;
}

/// A replay and what it leads to.
struct Desk {
    explicit Desk(Saved saved) {
        launch.local = [this](Context&, const MatchSetup& setup) {
            begun = setup;
            return ScenePtr();
        };
        launch.resume = [this](Context&, const Saved& resumed_match) {
            resumed = resumed_match;
            return ScenePtr();
        };
        scene = review::replay_scene(world.context, launch, std::move(saved));
    }
    explicit Desk(const engine::Match& match) : Desk(Saved{engine::Record{match}}) {}

    Go key(Key key) {
        Go go = scene->on(input::KeyDown{key});
        scene->update(0.01F);
        return go;
    }
    void settle() const {
        for (int i = 0; i < 40; ++i)
            scene->update(0.05F);
    }
    /// The position shown last: round and ply.
    [[nodiscard]] std::string shown() const {
        for (auto line = world.log.rbegin(); line != world.log.rend(); ++line)
            if (line->starts_with("shown "))
                return line->substr(6, line->find(' ', line->find(' ', 6) + 1) - 6);
        return "";
    }
    [[nodiscard]] std::string position() const { return world.log.back(); }

    World world;
    Launch launch;
    ScenePtr scene;
    std::optional<MatchSetup> begun;
    std::optional<Saved> resumed;
};

Go press(Scene& scene, const std::string& id) {
    const ui::Page page = scene.page();
    const ui::Control* control = ui::find(page, id);
    REQUIRE_MESSAGE(control, id);
    const Vec at = control->rect.centre();
    (void)scene.on(input::Moved{at});
    (void)scene.on(input::Pressed{at});
    return scene.on(input::Released{at});
}

ScenePtr pushed(Go go) {
    REQUIRE(std::holds_alternative<go::Push>(go));
    return std::move(std::get<go::Push>(go).scene);
}

} // namespace

TEST_CASE("replay: the arrows go through the actions, Home and End to the ends") {
    Desk desk(match_of(worpion(), {"b2r", "b2-c2", "a1v"}));
    CHECK(desk.shown() == "1 0");
    desk.key(Key::right);
    CHECK(desk.shown() == "1 1");
    CHECK(desk.scene->moving());
    desk.key(Key::right);
    CHECK(desk.shown() == "1 2");
    desk.settle();
    CHECK_FALSE(desk.scene->moving());
    desk.key(Key::left);
    CHECK(desk.shown() == "1 1");
    CHECK(desk.scene->moving());
    desk.key(Key::end);
    CHECK(desk.shown() == "1 3");
    desk.key(Key::right);
    CHECK(desk.shown() == "1 3");
    desk.key(Key::home);
    CHECK(desk.shown() == "1 0");
    desk.key(Key::page_down);
    CHECK(desk.shown() == "1 3");
    CHECK(std::holds_alternative<go::Back>(desk.key(Key::escape)));
}

TEST_CASE("replay: every position is the one that was played") {
    const engine::Match match = match_of(worpion(), {"b2r", "b2-c2", "a1v"});
    Desk desk(match);
    for (std::size_t ply = 1; ply <= 3; ++ply) {
        desk.key(Key::right);
        CHECK(desk.world.logged("shown 1 " + std::to_string(ply) + " " +
                                match.table().at(ply).position()));
    }
    for (std::size_t ply = 3; ply-- > 0;) {
        desk.key(Key::left);
        CHECK(desk.world.log.back().ends_with(match.table().at(ply).position()));
    }
}

TEST_CASE("replay: up and down change the round, and so do its buttons") {
    Desk desk(two_rounds());
    desk.key(Key::right);
    desk.key(Key::down);
    CHECK(desk.shown() == "2 0");
    desk.key(Key::down);
    CHECK(desk.shown() == "2 0");
    desk.key(Key::up);
    CHECK(desk.shown() == "1 0");
    press(*desk.scene, "round after");
    CHECK(desk.shown() == "2 0");
    CHECK_FALSE(ui::find(desk.scene->page(), "round after"));
}

TEST_CASE("replay: buttons, wheel, slider and list reach every position by mouse") {
    Desk desk(match_of(worpion(), {"b2r", "b2-c2", "a1v"}));
    press(*desk.scene, "next");
    CHECK(desk.shown() == "1 1");
    press(*desk.scene, "last");
    CHECK(desk.shown() == "1 3");
    press(*desk.scene, "previous");
    CHECK(desk.shown() == "1 2");
    press(*desk.scene, "first");
    CHECK(desk.shown() == "1 0");
    (void)desk.scene->on(input::Wheel{{100, 300}, -1});
    CHECK(desk.shown() == "1 1");
    (void)desk.scene->on(input::Wheel{{100, 300}, 1});
    CHECK(desk.shown() == "1 0");
    const Rect slider = ui::find(desk.scene->page(), "position")->rect;
    const Vec end{slider.right() - 4, slider.bottom() - 16};
    (void)desk.scene->on(input::Pressed{end});
    (void)desk.scene->on(input::Released{end});
    CHECK(desk.shown() == "1 3");
    const auto lines = desk.scene->landmarks();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].name == "line 1");
    const Rect row = lines[1].rect;
    (void)desk.scene->on(input::Pressed{{row.x + 64, row.centre().y}});
    CHECK(desk.shown() == "1 2"); // the flip of the turn
    (void)desk.scene->on(input::Pressed{{row.right() - 4, row.centre().y}});
    CHECK(desk.shown() == "1 3"); // its placement
}

TEST_CASE("replay: it plays by itself through all rounds, and stops where somebody steps in") {
    Desk desk(two_rounds());
    desk.key(Key::space);
    CHECK(desk.scene->moving());
    for (int i = 0; i < 400; ++i)
        desk.scene->update(0.05F);
    CHECK(desk.shown() == "2 3");
    CHECK_FALSE(desk.scene->moving());
    press(*desk.scene, "play"); // from the beginning again
    desk.settle();
    desk.key(Key::left);
    const std::string stopped = desk.shown();
    desk.settle();
    desk.settle();
    CHECK(desk.shown() == stopped);
}

TEST_CASE("replay: it says by name whose turn it is, and nothing of turns where the game is over") {
    engine::MatchSettings settings = worpion();
    settings.names = {"Ann", "bot:amateur"};
    engine::Match match = match_of(settings, {"b2r", "b2-c2", "a1v"});
    REQUIRE(match.resign(Seat::first));
    Desk desk(match);
    desk.world.context.settings.name = "Ann"; // the reader
    CHECK(support::words_of(*desk.scene, desk.world).find("Ann to play") != std::string::npos);
    desk.key(Key::right);
    desk.settle();
    CHECK(support::words_of(*desk.scene, desk.world).find("Ava to play") != std::string::npos);
    desk.key(Key::end);
    desk.settle();
    const std::string end = support::words_of(*desk.scene, desk.world);
    CHECK(end.find("You resigned.") != std::string::npos);
    CHECK(end.find("to play") == std::string::npos);
    CHECK(end.find("our turn") == std::string::npos);
}

TEST_CASE("replay: from any position a match against a bot or between two people begins") {
    Desk desk(match_of(worpion(), {"b2r", "b2-c2", "a1v"}));
    desk.key(Key::right);
    desk.key(Key::right); // Green has flipped, and now places
    ScenePtr ask = pushed(press(*desk.scene, "try"));
    press(*ask, "opponent-beginner");
    press(*ask, "side-first");
    press(*ask, "start");
    REQUIRE(desk.begun);
    CHECK(desk.begun->bot == engine::LevelName::beginner);
    CHECK(desk.begun->match.starts == Seat::first);
    const engine::Match begun(desk.begun->match);
    CHECK(begun.table().position() == match_of(worpion(), {"b2r", "b2-c2"}).table().position());
    ask = pushed(press(*desk.scene, "try"));
    press(*ask, "opponent-two");
    press(*ask, "start");
    CHECK_FALSE(desk.begun->bot);
    CHECK(desk.begun->match.starts == Seat::second); // the side to move is the reader's
}

TEST_CASE("replay: playing on is offered against the bot of the match first, else an amateur") {
    engine::MatchSettings settings = worpion();
    const auto offered = [&](std::array<std::string, 2> names) {
        settings.names = std::move(names);
        Desk desk(match_of(settings, {"b2r"}));
        press(*pushed(press(*desk.scene, "try")), "start");
        return desk.begun->bot;
    };
    CHECK(offered({"Ann", "bot:professional"}) == engine::LevelName::professional);
    CHECK(offered({"bot:beginner", "Ann"}) == engine::LevelName::beginner);
    CHECK(offered({"Ann", "Bob"}) == engine::LevelName::amateur);
}

TEST_CASE("replay: where the game is over nobody plays on") {
    Desk desk(match_of(worpion(), {"a1r",   "a1-b1", "d4v",   "d4-c4", "c1r",   "c1-d1", "d4v",
                                   "d4-d3", "c1v",   "d1-d2", "d4v",   "d3-c3", "b2r",   "d2-d3",
                                   "d2v",   "d2-d1", "a1v",   "c1-c2", "d2v",   "c3-b3", "c1v"}));
    CHECK(ui::find(desk.scene->page(), "try"));
    desk.key(Key::end);
    desk.settle();
    CHECK(desk.scene->phase() == "review-end");
    CHECK_FALSE(ui::find(desk.scene->page(), "try"));
}

TEST_CASE("replay: an unfinished match is gone on with from its replay") {
    Desk desk(Saved{engine::Record{match_of(worpion(), {"b2r"})}, "draft.rvr", true});
    press(*desk.scene, "try");
    REQUIRE(desk.resumed);
    CHECK(desk.resumed->record.match.table().length() == 1);
}

TEST_CASE("replay: moves and position are copied") {
    const engine::Match match = match_of(worpion(), {"b2r", "b2-c2", "a1v"});
    Desk desk(match);
    desk.key(Key::right);
    const ScenePtr copy = pushed(press(*desk.scene, "copy"));
    press(*copy, "moves");
    CHECK(desk.world.clipboard == match.table().record());
    press(*copy, "position");
    CHECK(desk.world.clipboard == match.table().at(1).position());
    CHECK_FALSE(ui::find(copy->page(), "board"));
}

TEST_CASE("replay: Reversi is copied as a board and a transcript too") {
    engine::MatchSettings settings;
    settings.game = engine::GameId::reversi;
    Desk desk(match_of(settings, {"f5", "d6"}));
    desk.key(Key::end);
    const ScenePtr copy = pushed(press(*desk.scene, "copy"));
    press(*copy, "transcript");
    CHECK(desk.world.clipboard == "f5d6");
    press(*copy, "board");
    CHECK(desk.world.clipboard.size() == 64);
}

TEST_CASE("replay: a copy is saved where there is no file yet") {
    Desk desk(match_of(worpion(), {"b2r"}));
    desk.world.library.written["/users/ann/match.rvr"] = "another";
    const ScenePtr save = pushed(press(*desk.scene, "export"));
    press(*save, "save");
    CHECK(desk.world.library.written.at("/users/ann/match.rvr") == "another");
    CHECK(ui::find(save->page(), "path"));
    (void)save->on(input::KeyDown{Key::home});
    press(*save, "path");
    (void)save->on(input::Typed{U'x'});
    (void)save->on(input::KeyDown{Key::enter});
    CHECK(desk.world.library.written.size() == 2);
    CHECK(ui::find(save->page(), "done"));
}

TEST_CASE("opening: what was read is shown at once, what is damaged after a word") {
    World world;
    const Launch launch;
    const auto open = [&](Opened opened) {
        world.library.opened = {std::move(opened)};
        return review::opening_scene(world.context, world.library.open("a.rvr"), "a.rvr",
                                     review::to_replay(world.context, launch));
    };
    const Saved saved{engine::Record{match_of(worpion(), {"b2r"})}};
    const auto whole = open({saved, std::nullopt});
    Go go = whole->update(0);
    REQUIRE(std::holds_alternative<go::Replace>(go));
    CHECK(std::get<go::Replace>(go).scene->name() == "review");

    const engine::Error fault{"file.unreadable", {"a.rvr"}};
    const auto damaged = open({saved, fault});
    CHECK(std::holds_alternative<go::Stay>(damaged->update(0)));
    CHECK(damaged->phase() == "opening-damaged");
    CHECK(damaged->changed());
    CHECK(std::holds_alternative<go::Replace>(press(*damaged, "anyway")));

    const auto failed = open({std::nullopt, fault});
    CHECK(std::holds_alternative<go::Stay>(failed->update(0)));
    CHECK(failed->phase() == "opening-failed");
    CHECK_FALSE(ui::find(failed->page(), "anyway"));
    CHECK(std::holds_alternative<go::Back>(press(*failed, "cancel")));
}

TEST_CASE("opening: what was read before and is whole is shown without a word") {
    World world;
    const Launch launch;
    const Saved saved{engine::Record{match_of(worpion(), {"b2r"})}};
    const review::Then then = review::to_replay(world.context, launch);
    CHECK(review::opened_scene(world.context, {saved, std::nullopt}, "a.rvr", then)->name() ==
          "review");
}

TEST_CASE("opening: it can be cancelled while the file is still read") {
    World world;
    const Launch launch;
    bool stopped = false;
    {
        auto endless =
            std::make_unique<Errand<Opened>>([&](const std::stop_token& stop, const auto&) {
                support::rest_until(stop);
                stopped = true;
            });
        const auto scene = review::opening_scene(world.context, std::move(endless), "a.rvr",
                                                 review::to_replay(world.context, launch));
        CHECK(std::holds_alternative<go::Stay>(scene->update(0)));
        CHECK(scene->phase() == "opening");
        CHECK(std::holds_alternative<go::Back>(scene->on(input::KeyDown{Key::escape})));
    }
    CHECK(stopped);
}

namespace {

Entry entry_of(std::int64_t time, bool draft = false) {
    const Saved saved{engine::Record{match_of(worpion(), {"b2r"}), time}};
    return {"/games/" + std::to_string(time) + ".rvr", time, draft, headline(saved), std::nullopt};
}

} // namespace

TEST_CASE("history: matches are opened, gone on with and deleted only after a question") {
    World world;
    const Launch launch;
    world.library.entries = {entry_of(100), entry_of(300, true), entry_of(200)};
    world.library.entries.push_back(
        {"/games/x.rvr", 50, false, std::nullopt, engine::Error{"record.binary"}});
    const auto scene = review::history_scene(world.context, launch);
    scene->update(0);
    CHECK(world.logged("listed 4"));
    CHECK(ui::find(scene->page(), "resume 0"));
    CHECK_FALSE(ui::find(scene->page(), "resume 1"));

    CHECK(pushed(press(*scene, "row 1"))->name() == "opening");
    CHECK(world.library.asked == std::vector<std::string>{"/games/200.rvr"});

    ScenePtr ask = pushed(press(*scene, "delete 2"));
    press(*ask, "cancel");
    CHECK(world.library.removed.empty());
    ask = pushed(press(*scene, "delete 2"));
    press(*ask, "yes");
    CHECK(world.library.removed == std::vector<std::string>{"/games/100.rvr"});
    CHECK_FALSE(ui::find(scene->page(), "row 3"));
}

TEST_CASE("history: keyboard alone reaches the last of thousands") {
    World world;
    const Launch launch;
    for (int i = 0; i < 3000; ++i)
        world.library.entries.push_back(entry_of(1000 + i));
    const auto scene = review::history_scene(world.context, launch);
    scene->update(0);
    for (int i = 0; i < 20; ++i)
        (void)scene->on(input::KeyDown{Key::down});
    CHECK(ui::find(scene->page(), "row 20"));
    (void)scene->on(input::KeyDown{Key::end});
    CHECK(ui::find(scene->page(), "row 2999"));
    (void)scene->on(input::KeyDown{Key::enter});
    CHECK(world.library.asked == std::vector<std::string>{"/games/1000.rvr"});
    (void)scene->on(input::Wheel{{400, 300}, 3});
    CHECK_FALSE(ui::find(scene->page(), "row 2999"));
    CHECK(pushed(scene->on(input::KeyDown{Key::remove}))->name() == "delete");
}

TEST_CASE("history: what is on the clipboard is read") {
    World world;
    const Launch launch;
    world.clipboard = "f5d6";
    const auto scene = review::history_scene(world.context, launch);
    scene->update(0);
    CHECK(pushed(press(*scene, "paste"))->name() == "opening");
    CHECK(world.library.asked == std::vector<std::string>{"f5d6"});
}

TEST_CASE("browse: folders are looked into, files opened, typed paths too") {
    World world;
    const Launch launch;
    const auto scene = review::browse_scene(world.context, launch);
    press(*scene, "row 1"); // the first folder after the one above
    CHECK(world.logged("folder /users/ann/games"));
    (void)scene->on(input::KeyDown{Key::backspace});
    CHECK(world.logged("folder /users"));
    CHECK(pushed(press(*scene, "row 3"))->name() == "opening");
    CHECK(world.library.asked == std::vector<std::string>{"/users/one.rvr"});
}

TEST_CASE("replay words: times are told as the reader would") {
    World world; // now is 2026-09-21, 14:13:20 UTC
    CHECK(review::when(world.context, 1'790'000'000 - 3600) == "Today, 13:13");
    CHECK(review::when(world.context, 1'790'000'000 - 86400) == "Yesterday, 14:13");
    CHECK(review::when(world.context, 1'772'323'200) == "1 March 2026, 00:00");
    world.context.ahead_of_utc = [](std::int64_t) { return std::int64_t{-7200}; };
    CHECK(review::when(world.context, 1'772'323'200) == "28 February 2026, 22:00");
    CHECK(review::when(world.context, 0) == "Date unknown");
}

TEST_CASE("replay words: a clock that stands wrong is no reason to fail") {
    World world;
    constexpr std::int64_t latest = 253'402'300'799; // the last that a record can tell
    for (const std::int64_t now : {std::int64_t{-90'000}, std::int64_t{0}, latest}) {
        world.context.wall = [now] { return now; };
        for (const std::int64_t ahead : {-50'400, 0, 50'400}) {
            world.context.ahead_of_utc = [ahead](std::int64_t) { return ahead; };
            for (const std::int64_t time : {std::int64_t{-62'167'219'200}, std::int64_t{-1},
                                            std::int64_t{1}, now + 1, latest})
                CHECK_FALSE(review::when(world.context, time).empty());
        }
    }
    world.context.ahead_of_utc = [](std::int64_t) { return std::int64_t{0}; };
    world.context.wall = [] { return std::int64_t{1'772'323'200}; }; // set back by half a year
    CHECK(review::when(world.context, 1'790'000'000) == "21 September 2026, 14:13");
}

TEST_CASE("move list: a flip and its placement are one line, a pass is a dash") {
    const engine::Match match = match_of(worpion(), {"b2r", "b2-c2", "a1v"});
    const auto lines = review::lines(match.rounds().front(), false);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].number == 1);
    CHECK(lines[1].number == 0);
    CHECK(lines[1].pieces.size() == 2);
    CHECK(lines[1].pieces[1].ply == 3);
    CHECK_FALSE(lines[1].left);
    CHECK(review::line_of(lines, 2) == 1);
    CHECK_FALSE(review::line_of(lines, 0));
}

TEST_CASE("move list: clocks and actions made for somebody are told") {
    engine::MatchSettings settings;
    settings.game = engine::GameId::reversi;
    settings.clock = *engine::clock_named("45s");
    engine::Match match(settings);
    using std::chrono::milliseconds;
    REQUIRE(match.follow("f5", {{milliseconds{30'000}, milliseconds{45'000}}, false}));
    REQUIRE(match.follow("d6", {{milliseconds{45'000}, milliseconds{0}}, true}));
    const auto lines = review::lines(match.rounds().front(), true);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].left == milliseconds{30'000});
    CHECK_FALSE(lines[0].pieces[0].automatic);
    CHECK(lines[1].pieces[0].automatic);
}
