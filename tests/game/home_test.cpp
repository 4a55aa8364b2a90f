#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "game/scenes/home/bar.hpp"
#include "game/scenes/home/exhibition.hpp"
#include "game/scenes/menus.hpp"
#include "tests/support/pseudo_language.hpp"
#include "tests/support/stub_thought.hpp"
#include "tests/support/world.hpp"

using namespace game;

namespace {

/// Within the row from its right end, each as high as it, 8 apart, no words cut off by a frame.
void check_row(const ui::Page& page, const Rect& row) {
    CHECK(page.back().rect.right() == row.right());
    for (std::size_t i = 0; i < page.size(); ++i) {
        CAPTURE(page[i].id);
        CHECK(page[i].rect.x >= row.x);
        CHECK(page[i].rect.h == row.h);
        if (i > 0)
            CHECK(page[i].rect.x - page[i - 1].rect.right() == 8);
    }
    CHECK(ui::overflows(support::PlainMetrics(), page, row).empty());
}

/// Home, where bots answer at once.
struct Home : support::World {
    Home() {
        context.settings.welcomed = true;
        launch.think = support::instant;
    }
    /// Time passes by quarters of a second, whether the bots' threads get any or not.
    void wait(float seconds) {
        for (float t = 0; t < seconds; t += 0.25F)
            (void)home->update(0.25F);
    }
    [[nodiscard]] bool runs() const { return home->phase() == "home-attract"; }

    Launch launch;
    ScenePtr home = home_scene(context, launch);
};

} // namespace

TEST_CASE("home: the bar's words give way to brief ones, then the longest are cut") {
    const support::PlainMetrics metrics;
    const std::vector<home::BarItem> items{{"profile", ui::Icon::person, "Wolfeschlegelstein"},
                                           {"count", ui::Icon::star, "1260/1500 today", "1260"},
                                           {"settings", ui::Icon::gear}};
    const auto labels = [&](float width) {
        const Rect row{100, 20, width, 44};
        const ui::Page page = home::bar(metrics, row, items);
        check_row(page, row);
        std::vector<std::string> all;
        for (const ui::Control& control : page)
            all.push_back(control.label);
        return all;
    };
    using Labels = std::vector<std::string>;
    CHECK(labels(800) == Labels{"Wolfeschlegelstein", "1260/1500 today", ""});
    CHECK(labels(440) == Labels{"Wolfeschlegelstein", "1260", ""});
    const Labels cut = labels(320);
    CHECK(cut[0].size() < items[0].label.size());
    CHECK(cut[0].substr(0, 4) == "Wolf");
    CHECK(cut[1] == "1260");
}

TEST_CASE("home: a narrow window shortens a match to go on with, but never by its score") {
    for (const char* name : {"Ann", "WWWWWWWWWWWWWWWWWWWW"})
        for (const char* opponent : {"bot:professional", "Wolfeschlegelsteinha"})
            for (const bool longer : {false, true})
                for (const float width : {800.F, 1280.F}) {
                    support::World world(
                        longer ? support::pseudo_texts(support::source_file("config/texts/en.json"))
                               : support::texts(ui::Language::fr),
                        {width, 600});
                    engine::MatchSettings settings;
                    settings.rounds = 3;
                    settings.names = {name, opponent};
                    engine::Match match(settings);
                    REQUIRE(match.resign(engine::Seat::second));
                    world.library.drafts.insert_or_assign(1, match);
                    const Launch launch;
                    const ui::Page page = home_scene(world.context, launch)->page();
                    const ui::Control* resume = ui::find(page, "resume");
                    REQUIRE(resume);
                    CAPTURE(resume->label);
                    CHECK(resume->label.ends_with(" · 1 – 0"));
                    CHECK(resume->tip.ends_with(" · 1 – 0"));
                }
}

TEST_CASE_FIXTURE(Home,
                  "home: left alone for half a minute it plays itself, and any input ends it") {
    const Input inputs[] = {input::Moved{{5, 5}}, input::KeyDown{.key = Key::f1},
                            input::Pressed{{700, 400}}, input::Wheel{}, input::FocusLost{}};
    for (const Input& input : inputs) {
        wait(29.5F);
        CHECK_FALSE(runs());
        wait(1);
        REQUIRE(runs());
        CHECK(home->takes_every_key());
        CHECK(home->page().empty());
        CHECK(std::holds_alternative<go::Stay>(home->on(input)));
        CHECK_FALSE(runs());
        CHECK_FALSE(home->takes_every_key());
        CHECK_FALSE(home->page().empty());
    }
    CHECK(audio.heard.empty());
}

TEST_CASE_FIXTURE(Home, "home: an input while it waits makes it wait anew") {
    wait(20);
    (void)home->on(input::Moved{{5, 5}});
    wait(20);
    CHECK_FALSE(runs());
    wait(11);
    CHECK(runs());
}

TEST_CASE_FIXTURE(Home, "home: after two minutes of play it is still until the next input") {
    wait(31);
    REQUIRE(runs());
    CHECK(home->changed());
    wait(118);
    CHECK(runs());
    wait(3);
    CHECK_FALSE(runs());
    CHECK(home->changed());
    wait(300);
    CHECK_FALSE(runs());
    CHECK_FALSE(home->moving());
    CHECK_FALSE(home->changed());
    (void)home->on(input::Moved{{5, 5}});
    wait(31);
    CHECK(runs());
}

TEST_CASE_FIXTURE(Home, "home: it never plays itself without the focus or with reduced motion") {
    context.focused = false;
    wait(60);
    CHECK_FALSE(runs());
    context.focused = true;
    context.settings.reduced_motion = true;
    wait(60);
    CHECK_FALSE(runs());
}

TEST_CASE("home: an exhibition goes through all games, within two minutes, and swaps its players") {
    home::Exhibition exhibition(support::instant, engine::GameId::reversi, 1);
    std::set<engine::GameId> seen;
    std::set<engine::LevelName> first;
    std::size_t longest = 0;
    for (float t = 0; t < 120; t += 0.05F) {
        exhibition.update(0.05F, 1);
        exhibition.wait();
        const engine::Table& table = exhibition.stage().table();
        seen.insert(table.info().id);
        first.insert(exhibition.player(engine::Side::first));
        longest = std::max(longest, table.length());
        CHECK(exhibition.player(engine::Side::first) != exhibition.player(engine::Side::second));
    }
    CHECK(seen.size() == 3);
    CHECK(first.size() == 2);
    CHECK(longest >= 8);
}

TEST_CASE("home: an exhibition waits for a bot that thinks for long, and stands still meanwhile") {
    home::Exhibition exhibition(support::endless, engine::GameId::worpion, 1);
    for (int i = 0; i < 100; ++i)
        exhibition.update(0.1F, 1);
    CHECK(exhibition.stage().table().length() == 0);
    CHECK_FALSE(exhibition.moving());
}
