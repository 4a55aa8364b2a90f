#include <functional>
#include <memory>

#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/match/record.hpp"
#include "game/scenes/looks/purchase.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/my_data.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/tutorial/lesson.hpp"
#include "game/scenes/welcome.hpp"
#include "tests/support/contrast_canvas.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/quiet_players.hpp"
#include "tests/support/world.hpp"

using namespace game;

namespace {

/// Every link stays silent, or fails at once where `wire` says so.
Launch launch_to_nowhere(support::Wire* wire = nullptr) {
    Launch launch;
    launch.local = [](Context&, const MatchSetup&) { return ScenePtr(); };
    launch.online = [](Context&, OnlineMatch) { return ScenePtr(); };
    launch.host = [](const engine::MatchSettings&, const std::string&, std::uint16_t) {
        return engine::Result<std::unique_ptr<net::Host>>(std::make_unique<support::QuietHost>());
    };
    launch.join = [wire](const net::Address&, const std::string&) {
        return std::make_unique<support::QuietPlayer>(wire);
    };
    launch.addresses = [] {
        return std::vector<std::string>{"192.168.100.200", "172.16.254.254", "10.0.0.1"};
    };
    return launch;
}

/// Calls `check` with every screen around matches that were played.
void each_review(Context& context, const Launch& launch,
                 const std::function<void(const Scene&)>& check) {
    for (const engine::GameId game : engine::all_games()) {
        engine::MatchSettings settings;
        settings.game = game;
        settings.rounds = 5;
        settings.names = {context.settings.name, "bot:amateur"};
        settings.clock = *engine::clock_named("15+10");
        engine::Match match(settings);
        for (int i = 0; i < 40 && match.to_act(); ++i)
            (void)match.act(*match.to_act(), match.table().moves().back().text);
        if (!match.round_result())
            (void)match.resign(engine::Seat::first);
        (void)match.next_round();
        const Saved saved{engine::Record{match}};
        const ScenePtr replay = review::replay_scene(context, launch, saved);
        check(*replay);
        (void)replay->on(input::KeyDown{.key = Key::end});
        check(*replay);
        check(*review::try_scene(context, launch, match.table(), engine::LevelName::master));
        check(*review::copy_scene(context, match.table(), match.table()));
        check(*review::export_scene(context, saved));
        const engine::Error fault = engine::line_error(
            120, 0, {"record.move", {"12", "b2-b3", "worpion.not_adjacent", "b2", "d4"}});
        const std::string file = "2026-11-30-101500-worpion-wolfeschlegelstein-w-bot-amateur.rvr";
        check(*review::opened_scene(context, {saved, fault}, file, {}));
        check(*review::opened_scene(context, {std::nullopt, fault}, "", {}));
    }
    check(*review::browse_scene(context, launch));
    const ScenePtr history = review::history_scene(context, launch);
    (void)history->update(0);
    check(*history);
}

/// Calls `check` with the profile while it reads, of a beginner and of somebody who has played
/// much.
void each_profile(Context& context, support::NoFiles& library, const Launch& launch,
                  const std::function<void(const Scene&)>& check) {
    const ScenePtr profile = profile_scene(context, launch);
    check(*profile);
    (void)profile->update(0);
    check(*profile);
    for (const engine::GameId game : {engine::GameId::worpion, engine::GameId::reversi})
        for (const engine::LevelName level : engine::all_levels())
            for (int i = 0; i < 300; ++i) {
                Headline line;
                line.game = game;
                line.names = {context.settings.name, "bot:" + std::string(to_text(level))};
                line.result = engine::MatchResult{engine::seat_at(i % 2 == 0 ? 1 : 0), {}};
                if (i % 3 == 0)
                    line.result->winner.reset();
                library.entries.push_back({"", 0, false, line});
            }
    const ScenePtr veteran = profile_scene(context, launch);
    (void)veteran->update(0);
    check(*veteran);
    library.entries.clear();
}

/// Calls `check` with every step on the way of everything out, in and away.
void each_data_step(support::World& world, const std::function<void(const Scene&)>& check) {
    world.library.imported.settings = world.context.settings;
    for (const std::vector<const char*>& way :
         {std::vector{"export", "go"}, std::vector{"import", "go"},
          std::vector{"delete", "delete-all"}}) {
        const ScenePtr scene = my_data_scene(world.context);
        check(*scene);
        for (const char* id : way) {
            const ui::Page page = scene->page();
            const Rect button = ui::find(page, id)->rect;
            (void)scene->on(input::Pressed{button.centre()});
            (void)scene->on(input::Released{button.centre()});
            (void)scene->update(0);
            CAPTURE(id);
            check(*scene);
        }
    }
}

/// Calls `check` with every task of every step of the tutorials, after a wrong try where there is
/// one, and when it is done.
void each_lesson(support::World& world, const std::function<void(const Scene&)>& check) {
    for (const engine::GameId game : engine::all_games()) {
        for (std::size_t i = 0; i < tutorial::step_count; ++i) {
            const ScenePtr scene = tutorial_scene(world.context, game, i);
            tutorial::Lesson lesson(game, tutorial::steps(game)[i]);
            std::uint8_t face = 0;
            for (;;) {
                check(*scene);
                if (lesson.done())
                    break;
                for (const engine::Move& move : lesson.table().moves())
                    if (!tutorial::wants(lesson.task(), move.text)) {
                        support::make(*scene, move, face);
                        check(*scene);
                        break;
                    }
                (void)lesson.on(tutorial::event::Asked{});
                const engine::Move right = *lesson.advice();
                support::make(*scene, right, face);
                (void)lesson.on(tutorial::event::Tried{right.text, {}});
                while (!lesson.asks() && !lesson.done())
                    (void)lesson.on(tutorial::event::Rested{});
                for (int frame = 0; frame < 60; ++frame)
                    (void)scene->update(0.05F);
            }
        }
        check(*tutorial_end_scene(world.context, game));
        check(*how_to_play_scene(world.context, game, true));
    }
}

/// Calls `check` with the looks of every kind, each tried on by the poor and by the rich.
void each_look(Context& context, const std::function<void(const Scene&)>& check) {
    for (const int coins : {0, 1'000'000}) {
        context.holdings.wardrobe.coins = coins;
        const ScenePtr looks = looks_scene(context);
        for (int i = 0; i < 40; ++i) {
            (void)looks->on(input::KeyDown{.key = Key::tab});
            (void)looks->on(input::KeyDown{.key = Key::enter});
            check(*looks);
        }
        context.holdings.wardrobe = {};
    }
    for (const LookKind kind : {LookKind::pieces, LookKind::board, LookKind::bubble})
        for (const Look& look : looks_of(kind))
            check(*looks::purchase_scene(context, look));
}

/// Calls `check` with every menu, in every state whose layout differs.
void each_menu(support::World& world, const std::function<void(const Scene&)>& check) {
    Context& context = world.context;
    const Launch launch = launch_to_nowhere();
    const net::Address far{"some-rather-long-name.example.org", 47474};
    check(*home_scene(context, launch));
    check(*welcome_scene(context));
    each_review(context, launch, check);
    each_profile(context, world.library, launch, check);
    for (const engine::GameId game : engine::all_games()) {
        for (const SideChoice side : {SideChoice::first, SideChoice::second, SideChoice::random}) {
            context.settings.of(game).side = side;
            for (const std::string_view clock : engine::clock_names()) {
                context.settings.of(game).clock = *engine::clock_named(clock);
                check(*set_up_scene(context, launch, game));
            }
        }
        context.settings.of(game).bot = engine::LevelName::amateur;
        context.settings.of(game).opening = engine::info(game).openings.size() - 1;
        check(*set_up_scene(context, launch, game));
        check(*set_up_scene(context, launch, game, SetUpFor::two));
        check(*set_up_scene(context, launch, game, SetUpFor::guest));
        check(*hosting_scene(context, launch,
                             match_settings(game, context.settings.of(game), true, 0)));
    }
    check(*settings_scene(context));
    check(*settings_scene(context, true));
    each_data_step(world, check);
    each_look(context, check);
    check(*credits_scene(context));
    for (const engine::GameId game : engine::all_games()) {
        const ScenePtr rules = how_to_play_scene(context, game);
        (void)rules->on(input::KeyDown{.key = Key::page_up});
        for (std::string last; last != rules->phase();) {
            last = rules->phase();
            CAPTURE(last);
            check(*rules);
            (void)rules->on(input::KeyDown{.key = Key::page_down});
        }
    }
    each_lesson(world, check);
    const ScenePtr direct = direct_scene(context, launch);
    check(*direct);
    context.settings.last_address = "no host:";
    const ScenePtr refused = direct_scene(context, launch);
    const Rect join = ui::find(refused->page(), "join")->rect;
    (void)refused->on(input::Pressed{join.centre()});
    (void)refused->on(input::Released{join.centre()});
    check(*refused);
    check(*joining_scene(context, launch, far));
    for (const engine::Error& fault :
         {engine::Error{"link.unknown_host", {far.host}}, engine::Error{"room.version_guest"},
          engine::Error{"session.unexpected", {"not_done"}}}) {
        support::Wire wire{{net::notice::Closed{fault}}};
        const Launch broken = launch_to_nowhere(&wire);
        const ScenePtr failed = joining_scene(context, broken, far);
        (void)failed->update(0.1F);
        check(*failed);
    }
    check(*notice_scene(context, context.texts("notice.settings_damaged"),
                        context.texts.error({"file.unwritable", {"settings.json"}})));
}

/// Distance of two rectangles; negative where they overlap.
float gap(const Rect& a, const Rect& b) {
    const float across = std::max(b.x - a.right(), a.x - b.right());
    const float down = std::max(b.y - a.bottom(), a.y - b.bottom());
    return std::max(across, down);
}

void check_layout(const Context& context, const Scene& scene) {
    const ui::Page page = scene.page();
    CAPTURE(scene.name());
    CAPTURE(scene.phase());
    for (const std::string& fault :
         ui::overflows(context.metrics, page, {0, 0, context.size.x, context.size.y})) {
        CAPTURE(fault);
        CHECK(fault.empty());
    }
    for (const ui::Control& panel : page)
        if (panel.kind == ui::Kind::panel)
            for (const ui::Control& control : page)
                if (gap(control.rect, panel.rect) < 0) {
                    CAPTURE(control.id);
                    CAPTURE(control.label);
                    CHECK(control.rect.y >= panel.rect.y);
                    CHECK(control.rect.bottom() <= panel.rect.bottom());
                }
    for (std::size_t i = 0; i < page.size(); ++i) {
        const ui::Control& a = page[i];
        const bool words = a.kind == ui::Kind::text || a.kind == ui::Kind::title;
        if (a.kind == ui::Kind::panel || a.kind == ui::Kind::rule)
            continue;
        CAPTURE(a.id);
        CAPTURE(a.label);
        if (!words)
            CHECK(a.rect.h >= 44);
        CHECK((a.size >= 14));
        for (std::size_t j = i + 1; j < page.size(); ++j) {
            const ui::Control& b = page[j];
            const bool more_words = b.kind == ui::Kind::text || b.kind == ui::Kind::title;
            if (b.kind == ui::Kind::panel || b.kind == ui::Kind::rule)
                continue;
            CAPTURE(b.id);
            CAPTURE(b.label);
            CHECK(gap(a.rect, b.rect) >= (words || more_words ? 0.0F : 8.0F));
        }
    }
}

} // namespace

TEST_CASE("menus: every page fits every size in both languages, nothing clipped or touching") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        for (const Vec size : {Vec{800, 600}, Vec{1280, 800}, Vec{1422, 800}}) {
            support::World world(language, size);
            world.context.settings.name = "Wolfeschlegelstein W";
            CAPTURE(static_cast<int>(language));
            CAPTURE(size.x);
            each_menu(world, [&](const Scene& scene) { check_layout(world.context, scene); });
        }
    }
}

TEST_CASE("menus: a language a third longer than English still fits") {
    for (const Vec size : {Vec{800, 600}, Vec{1280, 800}}) {
        support::World world(ui::Language::en, size, 1.35F);
        CAPTURE(size.x);
        each_menu(world, [&](const Scene& scene) { check_layout(world.context, scene); });
    }
}

TEST_CASE("menus: everything that can be chosen is reached by arrows and by tab alone") {
    support::World world(ui::Language::en, {800, 600});
    each_menu(world, [&](const Scene& scene) {
        const ui::Page page = scene.page();
        CAPTURE(scene.name());
        std::vector<std::string> all, tabbed, reached;
        for (const ui::Control& control : page)
            if (ui::can_be_chosen(control))
                all.push_back(control.id);
        ui::Hands hands;
        for (std::size_t i = 0; i < all.size(); ++i) {
            hands.on(input::KeyDown{.key = Key::tab}, page);
            tabbed.push_back(hands.focus());
        }
        CHECK(tabbed == all);
        reached.push_back(all.front());
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const Key key : {Key::up, Key::down, Key::left, Key::right}) {
                ui::Hands from(reached[i]);
                from.on(input::KeyDown{.key = key}, page);
                if (std::find(reached.begin(), reached.end(), from.focus()) == reached.end())
                    reached.push_back(from.focus());
            }
        }
        for (const std::string& id : all) {
            CAPTURE(id);
            CHECK(std::find(reached.begin(), reached.end(), id) != reached.end());
        }
    });
}

TEST_CASE("menus: all words stand out from what is behind them by at least 4.5 to 1") {
    for (const ui::ThemeName theme : {ui::ThemeName::paper, ui::ThemeName::night}) {
        support::World world;
        world.context.settings.theme = theme;
        CAPTURE(static_cast<int>(theme));
        each_menu(world, [&](const Scene& scene) {
            CAPTURE(scene.phase());
            support::ContrastCanvas canvas(world.context.size, world.metrics,
                                           world.context.theme().paper);
            scene.draw(canvas);
            CHECK_FALSE(canvas.all.empty());
            for (const auto& words : canvas.all) {
                // the rank of an animal that is shown, paler, where it could go
                if (scene.name() == "tutorial" && words.text.size() == 1)
                    continue;
                CAPTURE(words.text);
                CHECK(words.contrast >= 4.5);
            }
        });
    }
}
