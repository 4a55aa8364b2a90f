#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "game/scenes/home/layout.hpp"
#include "game/scenes/home/toast.hpp"
#include "game/scenes/looks/purchase.hpp"
#include "game/scenes/looks/words.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/play/bubble.hpp"
#include "tests/support/contrast_canvas.hpp"
#include "tests/support/pseudo_language.hpp"
#include "tests/support/world.hpp"

using namespace game;

namespace {

/// The looks in front of a player who has some coins.
struct Shop : support::World {
    explicit Shop(int coins, ui::Language language = ui::Language::en)
        : World(language), stack(nothing()) {
        context.settings.welcomed = true;
        context.holdings.wardrobe.coins = coins;
        stack.push(looks_scene(context));
    }
    ScenePtr nothing() { return notice_scene(context, "", ""); }

    void press(const std::string& id) {
        const ui::Page page = stack.top().page();
        const ui::Control* control = ui::find(page, id);
        REQUIRE_MESSAGE(control != nullptr, id);
        stack.on(input::Pressed{control->rect.centre()});
        stack.on(input::Released{control->rect.centre()});
    }
    [[nodiscard]] bool has(const std::string& id) const {
        return ui::find(stack.top().page(), id) != nullptr;
    }
    [[nodiscard]] bool says(const std::string& words) const {
        const ui::Page page = stack.top().page();
        return std::any_of(page.begin(), page.end(), [&](const ui::Control& control) {
            return control.label.find(words) != std::string::npos;
        });
    }
    [[nodiscard]] const Wardrobe& wardrobe() const { return context.holdings.wardrobe; }

    SceneStack stack;
};

} // namespace

TEST_CASE("looks: who has too few coins is told how many are missing") {
    Shop shop(115);
    shop.press("look felt");
    CHECK(shop.says("35 coins are missing"));
    CHECK(!shop.has("buy"));
    CHECK(worn(shop.wardrobe()) == Looks{});
    CHECK(shop.keeps == 0);
}

TEST_CASE("looks: buying asks first, with the coins before and after, and wears what is bought") {
    Shop shop(165);
    shop.press("look enamel");
    shop.press("buy");
    REQUIRE(shop.stack.top().name() == "looks-buy");
    CHECK(shop.says("165 coins"));
    CHECK(shop.says("150 coins"));
    CHECK(shop.says("15 coins"));
    CHECK(shop.keeps == 0);
    shop.press("cancel");
    CHECK(shop.wardrobe().coins == 165);
    shop.press("buy");
    shop.press("buy");
    CHECK(shop.stack.top().name() == "looks");
    CHECK(shop.keeps == 1);
    CHECK(shop.wardrobe().coins == 15);
    CHECK(shop.context.skin(engine::GameId::reversi).looks.pieces == PieceStyle::enamel);
}

TEST_CASE("looks: what is owned is worn at one press, of each kind") {
    Shop shop(0);
    shop.context.holdings.wardrobe.owned = {"comic", "slate", "wood"};
    shop.press("look wood");
    shop.press("boards");
    shop.press("look slate");
    shop.press("bubbles");
    shop.press("look comic");
    CHECK(worn(shop.wardrobe()) == Looks{PieceStyle::wood, BoardStyle::slate, BubbleStyle::comic});
    CHECK(shop.keeps == 3);
    shop.press("look comic");
    CHECK(shop.keeps == 3);
    shop.press("look plain");
    CHECK(worn(shop.wardrobe()).bubble == BubbleStyle::plain);
}

TEST_CASE("looks: nothing changes that cannot be saved") {
    Shop shop(500);
    shop.context.holdings.wardrobe.owned = {"wood"};
    shop.library.full = true;
    const Wardrobe before = shop.wardrobe();
    shop.press("look wood");
    CHECK(shop.stack.top().name() == "notice");
    shop.press("ok");
    shop.press("look glass");
    shop.press("buy");
    shop.press("buy");
    CHECK(shop.stack.top().name() == "notice");
    CHECK(shop.wardrobe() == before);
}

TEST_CASE("looks: the keyboard alone reaches, buys and wears") {
    Shop shop(250);
    const auto key = [&](Key which) { shop.stack.on(input::KeyDown{.key = which}); };
    const auto reach = [&](int controls) {
        for (int i = 0; i < controls; ++i)
            key(Key::tab);
        key(Key::enter);
    };
    reach(3); // the way back, pieces, boards
    REQUIRE(shop.stack.top().phase() == "looks-boards");
    reach(3); // bubbles, the plain board, walnut
    reach(2); // slate, the button
    REQUIRE(shop.stack.top().name() == "looks-buy");
    key(Key::enter);
    CHECK(shop.wardrobe().coins == 0);
    CHECK(worn(shop.wardrobe()).board == BoardStyle::walnut);
}

namespace {

struct AtHome : support::World {
    AtHome() {
        context.settings.welcomed = true;
        context.wall = [this] { return now; };
        home = home_scene(context, launch);
    }
    /// Some moments at home.
    void stay() {
        for (int i = 0; i < 3; ++i)
            (void)home->update(0.01F);
    }

    std::int64_t now = 20'717 * std::int64_t{86'400};
    Launch launch;
    ScenePtr home;
};

} // namespace

TEST_CASE("looks: the first visit of a day to home brings coins, saved before they are told") {
    AtHome at;
    at.context.keep = [&at](const Holdings& holdings) {
        CHECK(at.logged("bonus 20") == (at.keeps > 0));
        at.context.holdings = holdings;
        ++at.keeps;
        return true;
    };
    at.stay();
    CHECK(at.keeps == 1);
    CHECK(at.logged("bonus 20"));
    CHECK(at.context.holdings.wardrobe.coins == 20);
    at.now += 3600;
    at.stay();
    CHECK(at.keeps == 1);
    at.now += 86'400;
    at.stay();
    CHECK(at.logged("bonus 25"));
    CHECK(at.context.holdings.wardrobe.coins == 45);
}

TEST_CASE("looks: a bonus that cannot be saved is neither told nor tried again and again") {
    AtHome at;
    at.library.full = true;
    for (int i = 0; i < 20; ++i)
        at.stay();
    CHECK(at.keeps == 1);
    CHECK(at.context.holdings.wardrobe == Wardrobe{});
    CHECK(!at.logged("bonus 20"));
}

TEST_CASE("looks: home below another screen gives nothing yet, and its toast comes again after") {
    AtHome at;
    at.home->covered();
    at.stay();
    CHECK(at.keeps == 0);
    at.home->resumed();
    at.stay();
    CHECK(at.context.holdings.wardrobe.coins == 20);
    CHECK(at.home->moving());
    at.home->covered(); // before it could be read
    CHECK(!at.home->moving());
    at.stay();
    at.home->resumed();
    CHECK(at.home->moving());
    for (int i = 0; i < 100; ++i)
        (void)at.home->update(0.1F);
    CHECK(!at.home->moving());
}

TEST_CASE("looks: the toast comes, stays still, goes by itself, and fits home in both languages") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr})
        for (const Vec size : {Vec{800, 600}, Vec{1280, 800}}) {
            support::World world(language, size);
            if (language == ui::Language::en)
                world.context.texts =
                    support::pseudo_texts(support::source_file("config/texts/en.json"));
            home::Toast toast;
            toast.show(world.context.texts("looks.bonus.row", {"50", "1234"}));
            const home::Layout layout = home::layout_of(world.context);
            const Rect box = toast.rect(world.metrics, layout.bar);
            CHECK(box.x >= 8);
            CHECK(box.right() <= size.x - 8);
            CHECK(box.bottom() <= layout.cards.y);
            const Rect narrow{layout.bar.right() - 60, layout.bar.y, 60, layout.bar.h};
            CHECK(toast.rect(world.metrics, narrow).x >= 8);
            CHECK(toast.moving());
            toast.update(1, false, 1);
            CHECK(!toast.moving());
            CHECK(!toast.words().empty());
            toast.update(5, false, 1);
            CHECK(toast.moving());
            toast.update(1, true, 1);
            CHECK(toast.words().empty());
        }
}

TEST_CASE("looks: every look has a name and a sentence of its own in both languages") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        const ui::Texts texts = support::texts(language);
        for (const LookKind kind : {LookKind::pieces, LookKind::board, LookKind::bubble})
            for (const Look& look : looks_of(kind)) {
                CHECK(looks::name_of(texts, look).find("look.") == std::string::npos);
                CHECK(looks::words_of(texts, look).find("look.") == std::string::npos);
            }
    }
}

TEST_CASE("looks: words stand out from every bubble by at least 4.5 to 1") {
    for (const auto name : {ui::ThemeName::paper, ui::ThemeName::night})
        for (const BubbleStyle style : all_bubble_styles)
            for (const char* words : {"Hello!", "Laisse-moi réfléchir…"}) {
                const support::PlainMetrics metrics;
                const ui::Theme& theme = ui::theme(name);
                support::ContrastCanvas canvas({400, 100}, metrics, theme.card);
                play::draw_bubble(canvas, theme, style, {40, 20, 300, 56}, words);
                REQUIRE(canvas.all.size() == 1);
                CAPTURE(static_cast<int>(style));
                CHECK(canvas.all[0].contrast >= 4.5);
            }
}
