#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "game/contest/local.hpp"
#include "game/scenes/play/layout.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "tests/support/contrast_canvas.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/world.hpp"

using namespace game;
using engine::Seat;
using support::click;
using support::key;
using support::press;
using support::square;
using support::World;

namespace {

std::unique_ptr<play::PlayScene> hot_seat(World& world, int rounds = 1) {
    LocalContest::Settings settings;
    settings.match.rounds = rounds;
    settings.match.names = {"Ann", "Bob"};
    return std::make_unique<play::PlayScene>(world.context,
                                             std::make_unique<LocalContest>(settings));
}

std::unique_ptr<play::PlayScene> scene_of(World& world, engine::GameId game,
                                          std::optional<engine::LevelName> bot = std::nullopt,
                                          std::string_view clock = "none",
                                          std::optional<std::string> position = std::nullopt) {
    LocalContest::Settings settings;
    settings.match.game = game;
    settings.match.names = {"Ann", bot ? "bot:amateur" : "Bob"};
    settings.match.clock = *engine::clock_named(clock);
    settings.match.position = std::move(position);
    settings.bots[1] = bot;
    return std::make_unique<play::PlayScene>(world.context,
                                             std::make_unique<LocalContest>(settings));
}

bool heard(const World& world, Sound sound) {
    return std::find(world.audio.heard.begin(), world.audio.heard.end(), sound) !=
           world.audio.heard.end();
}

void point(Scene& scene, Vec at) {
    scene.on(input::Moved{at});
}

void settle(Scene& scene, float seconds = 3) {
    for (float t = 0; t < seconds; t += 0.05F)
        scene.update(0.05F);
}

void check_contrast(const World& world, const Scene& scene) {
    support::ContrastCanvas canvas(world.context.size, world.metrics, world.context.theme().paper);
    scene.draw(canvas);
    CAPTURE(scene.phase());
    for (const auto& words : canvas.all) {
        CAPTURE(words.text);
        CHECK(words.contrast >= 4.5);
    }
}

} // namespace

TEST_CASE("play scene: all words stand out from what is behind them by at least 4.5 to 1") {
    for (const ui::ThemeName theme : {ui::ThemeName::paper, ui::ThemeName::night})
        for (const engine::GameId game : engine::all_games()) {
            CAPTURE(static_cast<int>(theme));
            CAPTURE(engine::info(game).key);
            World world;
            world.context.settings.theme = theme;
            auto scene = scene_of(world, game, std::nullopt, "45s");
            check_contrast(world, *scene);
            for (const char* refused : {"a1", "d1", "a1"})
                click(*scene, square(*scene, refused));
            check_contrast(world, *scene);
            world.context.now = std::chrono::milliseconds{38'000}; // the time runs low
            for (const char* tab : {"tab table", "tab story", "tab moves"}) {
                settle(*scene);
                press(*scene, tab);
                check_contrast(world, *scene);
            }
            press(*scene, "pause");
            settle(*scene, 0.3F); // the card has come in
            check_contrast(world, *scene);
            press(*scene, "resume");
            press(*scene, "resign");
            settle(*scene, 0.3F);
            check_contrast(world, *scene);
            press(*scene, "resign yes");
            settle(*scene);
            check_contrast(world, *scene);
        }
}

TEST_CASE("play scene: a click places, hover and arrow flip, Space turns the pawn in hand") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    CHECK(world.logged("acted 1 0 b2r first"));
    CHECK(scene->phase() == "play-moving");
    settle(*scene);
    CHECK(scene->phase() == "play-flip");
    point(*scene, square(*scene, "b2"));
    key(*scene, Key::right);
    CHECK(world.logged("acted 1 1 b2-c2 second"));
    settle(*scene);
    point(*scene, square(*scene, "a1"));
    key(*scene, Key::space);
    click(*scene, square(*scene, "a1"));
    CHECK(world.logged("acted 1 2 a1v second"));
}

TEST_CASE("play scene: a click while pawns still move is played, not lost") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    point(*scene, square(*scene, "b2"));
    key(*scene, Key::up);
    CHECK(scene->phase() == "play-moving");
    click(*scene, square(*scene, "d4"));
    CHECK(world.logged("acted 1 2 d4r second"));
}

TEST_CASE("play scene: a refused try is heard and says why until something is played") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    settle(*scene);
    click(*scene, square(*scene, "d4"));
    CHECK(world.audio.heard.back() == Sound::refuse);
    CHECK(scene->moving());
    settle(*scene);
    CHECK_FALSE(scene->moving());
}

TEST_CASE("play scene: keyboard alone plays a turn") {
    World world;
    auto scene = hot_seat(world);
    key(*scene, Key::right);
    key(*scene, Key::enter);
    settle(*scene);
    REQUIRE(world.log.back() == "turn mine");
    const auto acted = [&] {
        int n = 0;
        for (const std::string& line : world.log)
            n += line.starts_with("acted ") ? 1 : 0;
        return n;
    };
    CHECK(acted() == 1);
    key(*scene, Key::enter); // picks the pawn under the cursor
    key(*scene, Key::up);
    if (acted() == 1)
        key(*scene, Key::down);
    CHECK(acted() == 2);
}

TEST_CASE("play scene: resigning shows the result, the rematch begins anew") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    press(*scene, "resign");
    CHECK(scene->phase() == "play-resign");
    press(*scene, "resign yes");
    CHECK(world.logged("round ended first resigned"));
    CHECK(world.logged("match ended first resigned"));
    CHECK(world.logged("saved kept.rvr"));
    REQUIRE(world.kept.size() == 1);
    settle(*scene);
    CHECK(scene->phase() == "play-result");
    press(*scene, "go on");
    scene->update(0.01F);
    CHECK(scene->phase() == "play-place");
    CHECK(world.log.back() == "turn mine");
}

TEST_CASE(
    "play scene: a pawn is dragged; let go of over a button it goes back and presses nothing") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    settle(*scene);
    const Vec b2 = square(*scene, "b2"), c2 = square(*scene, "c2");
    const auto drag_to = [&](Vec to) {
        point(*scene, b2);
        scene->on(input::Pressed{b2});
        point(*scene, to);
        scene->update(0.01F);
        CHECK(scene->moving()); // up to the pointer
        scene->update(0.2F);
        CHECK_FALSE(scene->moving());
        scene->on(input::Released{to});
    };
    const ui::Page page = scene->page();
    drag_to(ui::find(page, "resign")->rect.centre());
    CHECK(scene->moving());
    CHECK(scene->phase() == "play-flip");
    settle(*scene);
    CHECK_FALSE(scene->moving());
    drag_to(square(*scene, "d4"));
    CHECK(world.logged("refused b2-d4"));
    settle(*scene);
    drag_to(c2);
    CHECK(world.logged("acted 1 1 b2-c2 second"));
}

TEST_CASE("play scene: what ends a turn during a drag ends the drag, and no move follows") {
    for (const bool time_is_up : {true, false}) {
        World world;
        auto scene = scene_of(world, engine::GameId::worpion, std::nullopt, "3+2");
        scene->update(0);
        click(*scene, square(*scene, "b2"));
        settle(*scene);
        scene->on(input::Pressed{square(*scene, "b2")});
        point(*scene, square(*scene, "c2"));
        scene->update(0.1F);
        if (time_is_up)
            world.context.now += std::chrono::minutes{4};
        else
            scene->covered(); // by the rules
        scene->update(0.05F);
        CHECK(scene->moving()); // back to its square
        scene->on(input::Released{square(*scene, "c2")});
        settle(*scene);
        CHECK_FALSE(world.logged("acted 1 1 b2-c2 second"));
        CHECK((scene->phase() == "play-result") == time_is_up);
    }
}

TEST_CASE("play scene: Escape puts down what is dragged, also while a button has the keyboard") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    settle(*scene);
    key(*scene, Key::tab);
    scene->on(input::Pressed{square(*scene, "b2")});
    key(*scene, Key::tab);
    point(*scene, square(*scene, "c2"));
    key(*scene, Key::escape);
    CHECK(scene->phase() == "play-flip");
    scene->on(input::Released{square(*scene, "c2")});
    CHECK_FALSE(world.logged("acted 1 1 b2-c2 second"));
}

TEST_CASE("play scene: a menu opened just before the result card holds no bot up afterwards") {
    World world;
    LocalContest::Settings settings;
    settings.match.rounds = 3;
    settings.match.names = {"Ann", "bot:beginner"};
    settings.bots[1] = engine::LevelName::beginner;
    auto contest = std::make_unique<LocalContest>(settings);
    LocalContest& match = *contest;
    play::PlayScene scene(world.context, std::move(contest));
    press(scene, "resign");
    press(scene, "resign yes");
    press(scene, "pause");
    CHECK(scene.phase() == "play-pause");
    settle(scene);
    CHECK(scene.phase() == "play-round-result");
    press(scene, "go on");
    const auto bot_moved = [&] {
        return std::any_of(world.log.begin(), world.log.end(), [](const std::string& line) {
            return line.starts_with("acted 2 0 ") && line.ends_with(" second");
        });
    };
    for (int i = 0; i < 200 && !bot_moved(); ++i) {
        world.context.now += std::chrono::milliseconds{50};
        scene.update(0.05F);
        match.wait();
    }
    CHECK(bot_moved());
}

TEST_CASE("play scene: the next round is played with sides swapped and is saved once at the end") {
    World world;
    auto scene = hot_seat(world, 3);
    for (int round = 1; round <= 6 && world.kept.empty(); ++round) {
        press(*scene, "resign");
        press(*scene, "resign yes");
        settle(*scene);
        if (world.kept.empty())
            press(*scene, "go on");
        scene->update(0.01F);
    }
    REQUIRE(world.kept.size() == 1);
    // whoever begins resigns: the rounds are won in turn
    CHECK(world.kept[0].rounds().size() == 5);
}

TEST_CASE("play scene: Escape drops a picked pawn first, then opens the menu, then closes it") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    settle(*scene);
    click(*scene, square(*scene, "b2"));
    key(*scene, Key::escape);
    CHECK(scene->phase() == "play-flip");
    key(*scene, Key::escape);
    CHECK(scene->phase() == "play-pause");
    key(*scene, Key::escape);
    CHECK(scene->phase() == "play-flip");
}

TEST_CASE("play scene: Tab goes round the panel and comes back to the board") {
    World world;
    auto scene = hot_seat(world);
    const ui::Page page = scene->page();
    const auto stops = std::count_if(page.begin(), page.end(), ui::can_be_chosen);
    for (std::ptrdiff_t i = 0; i < stops; ++i)
        key(*scene, Key::tab);
    key(*scene, Key::enter); // the last stop is the menu
    CHECK(scene->phase() == "play-pause");
    key(*scene, Key::escape);
    key(*scene, Key::tab);
    key(*scene, Key::right);
    key(*scene, Key::enter);
    CHECK(world.log.back() == "turn mine");
}

TEST_CASE("play scene: nothing is drawn under the result card") {
    World world;
    auto scene = hot_seat(world);
    const auto drawn = [&](const std::string& words) {
        support::ContrastCanvas canvas(world.context.size, world.metrics, {});
        scene->draw(canvas);
        return std::any_of(canvas.all.begin(), canvas.all.end(),
                           [&](const auto& line) { return line.text == words; });
    };
    const std::string tab = world.context.texts("panel.table");
    CHECK(drawn(tab));
    press(*scene, "resign");
    CHECK(drawn(tab));
    press(*scene, "resign yes");
    settle(*scene);
    REQUIRE(scene->phase() == "play-result");
    CHECK_FALSE(drawn(tab));
    press(*scene, "board");
    CHECK(drawn(tab));
}

TEST_CASE("play scene: a won round draws its line before the result card comes") {
    World world;
    auto scene = hot_seat(world);
    // the short game of the rules' vectors, driven as the hand would
    const auto table = engine::Table::start(engine::GameId::worpion)
                           .replay("b2r b2-b1/b3r b3-b4/c4r c4-d4/a4r a4-a3/d3v d4-c4/d1v "
                                   "b4-b3/c2r d3-c3");
    REQUIRE(table);
    const auto name = [](engine::Cell c) {
        return std::string{static_cast<char>('a' + c.column), static_cast<char>('1' + c.row)};
    };
    std::uint8_t face = 0;
    for (const engine::Move& move : table->played()) {
        if (move.gesture.from) {
            click(*scene, square(*scene, name(*move.gesture.from)));
        } else if (move.gesture.face != face) {
            point(*scene, square(*scene, name(move.gesture.to)));
            key(*scene, Key::space);
            face = move.gesture.face;
        }
        click(*scene, square(*scene, name(move.gesture.to)));
        settle(*scene, 0.5F);
    }
    CHECK(world.logged("round ended first gift"));
    CHECK(scene->phase() == "play-won");
    settle(*scene);
    CHECK(scene->phase() == "play-result");
}

TEST_CASE("play scene: discs and animals are played by mouse and by keys") {
    World world;
    auto reversi = scene_of(world, engine::GameId::reversi);
    CHECK(reversi->phase() == "play-place");
    click(*reversi, square(*reversi, "f5"));
    CHECK(world.logged("acted 1 0 f5 first"));
    click(*reversi, square(*reversi, "f6"));
    CHECK(world.logged("acted 1 1 f6 second"));

    auto jungle = scene_of(world, engine::GameId::jungle);
    CHECK(jungle->phase() == "play-move");
    click(*jungle, square(*jungle, "a3"));
    click(*jungle, square(*jungle, "a4"));
    CHECK(world.logged("acted 1 0 8 a3-a4 first"));
    settle(*jungle);
    point(*jungle, square(*jungle, "a7"));
    jungle->on(input::PointerLeft{});
    key(*jungle, Key::down); // the cursor appears
    const auto acted = [&] {
        return std::count_if(world.log.begin(), world.log.end(), [](const std::string& line) {
            return line.starts_with("acted 1 1 ");
        });
    };
    const auto before = acted();
    for (int row = 0; row < 9; ++row)
        key(*jungle, Key::down);
    for (int column = 0; column < 7; ++column)
        key(*jungle, Key::left);
    for (int row = 0; row < 6; ++row)
        key(*jungle, Key::up);
    key(*jungle, Key::enter); // a7: the rat
    key(*jungle, Key::right);
    key(*jungle, Key::space);
    CHECK(acted() == before + 1);
}

TEST_CASE("play scene: low time is heard at ten seconds and at each from five on, once") {
    World world;
    auto scene = scene_of(world, engine::GameId::jungle, std::nullopt, "45s");
    int calls = 0;
    for (int tenth = 1; tenth < 449; ++tenth) {
        world.audio.heard.clear();
        world.context.now += std::chrono::milliseconds{100};
        scene->update(0.1F);
        if (!heard(world, Sound::low_time))
            continue;
        ++calls;
        const int left = 450 - (tenth - 1); // the clock began with the first update
        CHECK((left == 100 || (left <= 50 && left % 10 == 0)));
    }
    CHECK(calls == 6);
}

TEST_CASE("play scene: a clock that shows something else is drawn, a still one is not") {
    World world;
    auto scene = scene_of(world, engine::GameId::jungle, std::nullopt, "5+3");
    scene->update(0);
    CHECK(scene->changed());
    world.context.now += std::chrono::milliseconds{600};
    scene->update(0.6F);
    CHECK_FALSE(scene->changed());
    CHECK_FALSE(scene->moving());
    world.context.now += std::chrono::milliseconds{800};
    scene->update(0.8F);
    CHECK(scene->changed());
}

TEST_CASE("play scene: an action made for a player is logged as such") {
    World world;
    LocalContest::Settings settings;
    settings.match.game = engine::GameId::reversi;
    settings.match.names = {"Ann", "Bob"};
    settings.match.clock = *engine::clock_named("45s");
    auto contest = std::make_unique<LocalContest>(settings);
    LocalContest& match = *contest;
    play::PlayScene scene(world.context, std::move(contest));
    scene.update(0);
    world.context.now += std::chrono::seconds{45};
    const auto acted = [&] {
        return std::any_of(world.log.begin(), world.log.end(), [](const std::string& line) {
            return line.starts_with("acted 1 0 ") && line.ends_with(" first automatic");
        });
    };
    scene.update(0); // somebody begins to think
    match.wait();
    scene.update(0);
    CHECK(acted());
}

TEST_CASE("play scene: taking back, by its button and by Ctrl+Z, moves the board back") {
    World world;
    auto scene = hot_seat(world);
    const auto enabled = [&](const std::string& id) {
        const ui::Page page = scene->page();
        return ui::find(page, id) != nullptr;
    };
    CHECK_FALSE(enabled("take back"));
    click(*scene, square(*scene, "b2"));
    settle(*scene);
    press(*scene, "take back");
    CHECK(world.logged("took back 0 first"));
    CHECK(scene->moving());
    settle(*scene);
    CHECK(scene->phase() == "play-place");
    CHECK_FALSE(enabled("take back"));

    click(*scene, square(*scene, "a1"));
    CHECK(world.logged("acted 1 0 a1r first"));
    const auto back = [&] {
        return std::count(world.log.begin(), world.log.end(), "took back 0 first");
    };
    scene->on(input::KeyDown{Key::letter, 'z', false, true});
    scene->update(0.01F);
    CHECK(back() == 2);
}

TEST_CASE("play scene: a draw is offered, declined, offered again and accepted, also by keys") {
    World world;
    auto scene = hot_seat(world);
    click(*scene, square(*scene, "b2"));
    settle(*scene);
    press(*scene, "draw");
    CHECK(world.logged("offered draw second"));
    press(*scene, "decline");
    CHECK(world.logged("declined draw"));
    press(*scene, "draw");
    key(*scene, Key::tab); // to what is asked: accept comes first
    key(*scene, Key::enter);
    CHECK(world.logged("round ended draw agreed"));
}

TEST_CASE("play scene: the board is played on under an offer, which ends it") {
    World world;
    auto scene = hot_seat(world);
    press(*scene, "draw");
    click(*scene, square(*scene, "b2"));
    CHECK(world.logged("acted 1 0 b2r first"));
    const ui::Page page = scene->page();
    CHECK(ui::find(page, "accept") == nullptr);
    CHECK(ui::find(page, "draw") != nullptr);
}

TEST_CASE("play scene: an offer to a bot waits, and can be withdrawn") {
    World world;
    auto scene = scene_of(world, engine::GameId::jungle, engine::LevelName::amateur);
    press(*scene, "draw");
    press(*scene, "withdraw");
    CHECK(world.logged("withdrew draw"));
}

TEST_CASE("play scene: a forced pass is announced for a moment, heard, and no button") {
    World world;
    auto scene = scene_of(world, engine::GameId::reversi, std::nullopt, "none",
                          "-OX--OXX" + std::string(56, '-') + " X");
    click(*scene, square(*scene, "a1"));
    CHECK(world.logged("acted 1 0 a1 first"));
    CHECK(world.logged("acted 1 1 -- second"));
    for (int i = 0; i < 20; ++i)
        scene->update(0.05F);
    CHECK(heard(world, Sound::pass));
    CHECK(scene->moving());
    settle(*scene);
    CHECK_FALSE(scene->moving());
    click(*scene, square(*scene, "e1"));
    CHECK(world.logged("acted 1 2 e1 first"));
}

TEST_CASE("play layout: the board is whole pixels and nothing stands on anything else") {
    for (const Vec size : {Vec{800, 600}, Vec{1280, 800}, Vec{1422, 800}, Vec{900, 1200}}) {
        for (const float scale : {1.F, 1.35F, 2.F}) {
            for (const engine::GameId game : engine::all_games()) {
                const play::Layout l = play::lay_out(size, scale, engine::info(game), {}, true);
                CHECK(l.far_strip.x >= l.chat_handle.right());
                CHECK(l.far_strip.right() <= l.panel.x);
                CHECK(l.far_strip.w >= 400);
                const float cell = l.board.cell * scale;
                CHECK(std::abs(cell - std::round(cell)) < 0.01F);
                CHECK(l.far_strip.bottom() <= l.board.frame.y);
                CHECK(l.board.frame.bottom() <= l.near_strip.y);
                CHECK(l.near_strip.bottom() <= size.y);
                CHECK(l.board.frame.right() <= l.panel.x);
                CHECK(l.board.frame.x >= l.chat_handle.right());
                CHECK(l.far_strip.y >= 0);
                CHECK(l.panel.right() <= size.x);
                CHECK(l.list.h >= 150);
            }
        }
    }
}

TEST_CASE("play scene: where moves are to be confirmed, the second click plays, in every game") {
    struct Try {
        engine::GameId game;
        std::vector<const char*> clicks;
        const char *action, *again;
    };
    for (const Try& one : {Try{engine::GameId::worpion, {"b2"}, "b2r", "b2"},
                           Try{engine::GameId::reversi, {"f5"}, "f5", "f5"},
                           Try{engine::GameId::jungle, {"a3", "a4"}, "8 a3-a4", "a4"}}) {
        CAPTURE(one.action);
        World world;
        world.context.settings.confirm_moves = true;
        auto scene = scene_of(world, one.game);
        for (const char* at : one.clicks)
            click(*scene, square(*scene, at));
        CHECK(world.logged(std::string("unconfirmed ") + one.action));
        CHECK_FALSE(world.logged(std::string("acted 1 0 ") + one.action + " first"));
        click(*scene, square(*scene, one.again));
        CHECK(world.logged(std::string("acted 1 0 ") + one.action + " first"));
    }
}

TEST_CASE("play scene: a move that waits is played by Enter, dropped by Escape or another try") {
    World world;
    world.context.settings.confirm_moves = true;
    auto scene = hot_seat(world);
    const auto acted = [&](const char* what) {
        return world.logged(std::string("acted 1 ") + what);
    };
    click(*scene, square(*scene, "b2"));
    key(*scene, Key::escape);
    CHECK(scene->phase() == "play-place"); // and no menu
    key(*scene, Key::enter);
    CHECK_FALSE(acted("0 b2r first"));
    click(*scene, square(*scene, "b2"));
    click(*scene, square(*scene, "c3")); // another one instead
    CHECK(world.logged("unconfirmed c3r"));
    key(*scene, Key::space); // the other face after all
    key(*scene, Key::enter);
    CHECK_FALSE(acted("0 c3r first"));
    click(*scene, square(*scene, "c3"));
    key(*scene, Key::enter);
    CHECK(acted("0 c3v first"));
    settle(*scene);
    point(*scene, square(*scene, "c3"));
    key(*scene, Key::right);
    CHECK_FALSE(acted("1 c3-d3 second"));
    key(*scene, Key::right); // the same arrow again
    CHECK(acted("1 c3-d3 second"));
}

TEST_CASE("play scene: the keyboard alone confirms, and moving the cursor away does not") {
    World world;
    world.context.settings.confirm_moves = true;
    auto scene = scene_of(world, engine::GameId::reversi);
    point(*scene, square(*scene, "f5"));
    key(*scene, Key::up); // the cursor appears there
    key(*scene, Key::enter);
    CHECK(world.logged("unconfirmed f5"));
    key(*scene, Key::left);
    key(*scene, Key::right);
    CHECK_FALSE(world.logged("acted 1 0 f5 first"));
    key(*scene, Key::enter);
    CHECK_FALSE(world.logged("acted 1 0 f5 first"));
    key(*scene, Key::enter);
    CHECK(world.logged("acted 1 0 f5 first"));
}
