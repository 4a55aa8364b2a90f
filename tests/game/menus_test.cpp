#include "game/scenes/menus.hpp"

#include <doctest/doctest.h>

#include "engine/table.hpp"
#include "game/board/skin.hpp"
#include "game/scenes/match_words.hpp"
#include "game/scenes/welcome.hpp"
#include "net/link/hex.hpp"
#include "net/link/nearby.hpp"
#include "tests/support/link_keys.hpp"
#include "tests/support/quiet_links.hpp"
#include "tests/support/quiet_players.hpp"
#include "tests/support/world.hpp"

using namespace game;

namespace {

/// Menus that lead to a scene without anything on it.
class Board : public Scene {
public:
    [[nodiscard]] std::string name() const override { return "board"; }
    Go on(const Input& /*input*/) override { return go::Back{}; }
    Go update(float /*seconds*/) override { return go::Stay{}; }
    void draw(Canvas& /*canvas*/) const override {}
    [[nodiscard]] ui::Page page() const override { return {}; }
};

struct Menus : support::World {
    explicit Menus(ui::Language language = ui::Language::en) : World(language) {
        context.settings.welcomed = true;
        launch.local = [this](Context&, const MatchSetup& setup) {
            begun = setup;
            return std::make_unique<Board>();
        };
        launch.online = [this](Context&, OnlineMatch match) {
            online = std::move(match);
            return std::make_unique<Board>();
        };
        launch.host = [this](const engine::MatchSettings& settings, const std::string& name,
                             std::uint16_t) -> engine::Result<std::unique_ptr<net::Host>> {
            hosted = settings;
            guest_name = name;
            if (taken)
                return engine::Error{"link.port_taken", {"47474"}};
            return std::unique_ptr<net::Host>(std::make_unique<support::QuietHost>(&wire));
        };
        launch.join = [this](const net::Address& address, const net::ExpectedKey& key,
                             const std::string& name) {
            called = address;
            expected = key;
            guest_name = name;
            return engine::Result<std::unique_ptr<net::Player>>(
                std::make_unique<support::QuietPlayer>(&wire));
        };
        launch.known_key = [this](const net::Address&) { return known; };
        launch.remember = [this](const net::Address& address, const net::PublicKey& key) {
            called = address;
            known = std::optional(key);
        };
        launch.addresses = [] { return std::vector<net::Ipv4>{{10, 0, 0, 7}}; };
    }

    Launch launch;
    support::Wire wire;
    bool taken = false;
    std::optional<MatchSetup> begun;
    std::optional<OnlineMatch> online;
    engine::MatchSettings hosted;
    net::Address called;
    net::ExpectedKey expected;
    std::string guest_name;
    engine::Result<std::optional<net::PublicKey>> known = std::optional<net::PublicKey>();
};

Go click(Scene& scene, const std::string& id) {
    const ui::Page page = scene.page();
    const ui::Control* control = ui::find(page, id);
    REQUIRE(control != nullptr);
    const Vec at = control->rect.centre();
    (void)scene.on(input::Moved{at});
    (void)scene.on(input::Pressed{at});
    return scene.on(input::Released{at});
}

void click(SceneStack& stack, const std::string& id) {
    const ui::Page page = stack.top().page();
    const ui::Control* control = ui::find(page, id);
    REQUIRE(control != nullptr);
    stack.on(input::Pressed{control->rect.centre()});
    stack.on(input::Released{control->rect.centre()});
}

void type(SceneStack& stack, std::u32string_view words) {
    for (const char32_t c : words)
        stack.on(input::Typed{c});
}

void press(SceneStack& stack, Key key) {
    stack.on(input::KeyDown{.key = key});
}

std::string words_of(const Scene& scene, const std::string& id) {
    for (const ui::Control& control : scene.page())
        if (control.id == id)
            return control.label;
    return {};
}

} // namespace

TEST_CASE("menus: every entry of home leads somewhere, escape comes back") {
    Menus menus;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.update(0);
    const std::pair<const char*, const char*> entries[] = {
        {"worpion", "set-up"},    {"reversi", "set-up"},  {"jungle", "set-up"},
        {"two", "set-up"},        {"direct", "direct"},   {"how-to-play", "how-to-play"},
        {"settings", "settings"}, {"credits", "credits"}, {"looks", "looks"}};
    for (const auto& [entry, scene] : entries) {
        click(stack, entry);
        CHECK(stack.top().name() == scene);
        press(stack, Key::escape);
        CHECK(stack.top().name() == "home");
    }
    press(stack, Key::escape);
    CHECK(stack.top().name() == "home");
    press(stack, Key::enter);
    CHECK(stack.empty());
}

TEST_CASE("menus: home under a match that was asked for at once begins when it is come back to") {
    Menus menus;
    menus.context.settings.welcomed = false;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(how_to_play_scene(menus.context, engine::GameId::worpion));
    stack.update(0.1F);
    CHECK(stack.music() == Track::worpion);
    CHECK(stack.top().name() == "how-to-play");
    stack.on(input::KeyDown{.key = Key::escape});
    stack.update(0.1F);
    CHECK(stack.music() == Track::home);
    CHECK(stack.top().name() == "welcome");
}

TEST_CASE("menus: a card of home moves once for under 3 s when it is reached, then home is still") {
    Menus menus;
    const ScenePtr home = home_scene(menus.context, menus.launch);
    (void)home->update(0);
    const auto moves_once = [&] {
        CHECK(home->moving());
        for (int i = 0; i < 30; ++i)
            (void)home->update(0.1F);
        CHECK_FALSE(home->moving());
    };
    moves_once();
    for (const char* game : {"reversi", "jungle"}) {
        CAPTURE(game);
        (void)home->on(input::KeyDown{.key = Key::right});
        moves_once();
    }
    const ui::Page page = home->page();
    (void)home->on(input::Moved{ui::find(page, "worpion")->rect.centre()});
    moves_once();
    (void)home->on(input::Moved{ui::find(page, "quit")->rect.centre()});
    CHECK_FALSE(home->moving());
}

TEST_CASE("menus: home begins on the game that was played last, and comes back to it") {
    Menus menus;
    menus.context.settings.game = engine::GameId::reversi;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.update(0);
    press(stack, Key::enter);
    click(stack, "jungle"); // another game after all
    click(stack, "start");
    REQUIRE(menus.begun);
    CHECK(menus.begun->match.game == engine::GameId::jungle);
    CHECK(menus.context.settings.game == engine::GameId::jungle);
    press(stack, Key::escape);
    CHECK(stack.top().name() == "home");
    press(stack, Key::enter);
    click(stack, "start");
    CHECK(menus.begun->match.game == engine::GameId::jungle);
}

TEST_CASE("menus: the first start asks a name once and keeps it") {
    Menus menus;
    menus.context.settings.welcomed = false;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.update(0);
    REQUIRE(stack.top().name() == "welcome");
    CHECK(stack.top().typing());
    type(stack, U" Zo\u00E9 ");
    press(stack, Key::enter);
    CHECK(stack.top().name() == "home");
    CHECK(menus.context.settings.name == "Zo\u00E9");
    CHECK(menus.context.settings.welcomed);
}

TEST_CASE("menus: the first start offers the tutorial; that and the name can be skipped") {
    Menus menus;
    menus.context.settings.welcomed = false;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.update(0);
    click(stack, "learn");
    CHECK(stack.top().name() == "tutorial");
    press(stack, Key::escape);
    stack.update(0);
    CHECK(stack.top().name() == "home");
    CHECK(menus.context.settings.name.empty());
    CHECK(menus.context.settings.welcomed);
}

TEST_CASE("menus: the set-up keeps its choices for each game and begins the match they describe") {
    Menus menus;
    menus.context.settings.name = "Ann";
    const ScenePtr scene = set_up_scene(menus.context, menus.launch, engine::GameId::worpion);
    (void)click(*scene, "opponent-amateur");
    (void)click(*scene, "reversi");
    for (const char* id : {"opponent-beginner", "side-second", "rounds-3", "clock-10+5",
                           "opening-open", "show-legal", "hints"})
        (void)click(*scene, id);
    const Settings& kept = menus.context.settings;
    CHECK(kept.of(engine::GameId::worpion).bot == engine::LevelName::amateur);
    CHECK(kept.of(engine::GameId::jungle) == default_choices(engine::GameId::jungle));
    CHECK_FALSE(kept.show_legal);
    CHECK_FALSE(kept.of(engine::GameId::reversi).hints);
    CHECK(kept.of(engine::GameId::worpion).hints);
    const Go go = click(*scene, "start");
    CHECK(std::holds_alternative<go::Replace>(go));
    REQUIRE(menus.begun);
    CHECK(menus.begun->bot == engine::LevelName::beginner);
    const engine::MatchSettings& match = menus.begun->match;
    CHECK(match.game == engine::GameId::reversi);
    CHECK(match.starts == engine::Seat::second);
    CHECK(match.rounds == 3);
    CHECK(match.clock == engine::clock_named("10+5"));
    CHECK(engine::info(match.game).openings[match.opening] == "open");
    CHECK(match.names == std::array<std::string, 2>{"Ann", "bot:beginner"});
}

TEST_CASE("menus: the set-up says that sides swap only where there are several rounds") {
    Menus menus;
    const ScenePtr scene = set_up_scene(menus.context, menus.launch, engine::GameId::worpion);
    const auto said = [&](const std::string& side, const std::string& rounds) {
        (void)click(*scene, side);
        (void)click(*scene, rounds);
        return words_of(*scene, "about-side-first");
    };
    CHECK(said("side-first", "rounds-1") == "Orange moves first.");
    CHECK(said("side-first", "rounds-3") == "Orange moves first; then sides swap.");
    CHECK(said("side-second", "rounds-5") == "Green moves second; then sides swap.");
    CHECK(said("side-random", "rounds-1") == "Lots are drawn.");
    CHECK(said("side-random", "rounds-3") == "Lots are drawn; then sides swap.");
}

TEST_CASE("menus: the set-up asks for an opening and for legal squares only where they matter") {
    Menus menus;
    for (const engine::GameId game : engine::all_games()) {
        const ui::Page page = set_up_scene(menus.context, menus.launch, game)->page();
        const bool reversi = game == engine::GameId::reversi;
        CAPTURE(engine::info(game).key);
        CHECK((ui::find(page, "opening-standard") != nullptr) == reversi);
        CHECK((ui::find(page, "show-legal") != nullptr) == reversi);
        CHECK(ui::find(page, "hints")->selected);
        CHECK(ui::find(page, "side-first")->label ==
              menus.context.texts("side." + std::string(engine::info(game).key) + ".first"));
    }
}

TEST_CASE("menus: F1 opens the rules of the game in sight") {
    Menus menus;
    const ScenePtr home = home_scene(menus.context, menus.launch);
    (void)home->on(input::KeyDown{.key = Key::right});
    CHECK(home->game() == engine::GameId::reversi);
    const ScenePtr scene = set_up_scene(menus.context, menus.launch, engine::GameId::worpion);
    (void)click(*scene, "jungle");
    CHECK(scene->game() == engine::GameId::jungle);
}

TEST_CASE("menus: what a match is played by is said in one line") {
    Menus menus(ui::Language::fr);
    engine::MatchSettings settings;
    settings.game = engine::GameId::reversi;
    settings.opening = 1;
    settings.rounds = 3;
    settings.clock = *engine::clock_named("10+5");
    CHECK(match_words(menus.context.texts, settings) ==
          "Reversi \u00B7 Libre \u00B7 En 3 manches gagnantes \u00B7 10 min + 5 s par tour");
    settings.game = engine::GameId::jungle;
    settings.opening = 0;
    settings.clock = {};
    CHECK(match_words(menus.context.texts, settings) ==
          "Jungle \u00B7 En 3 manches gagnantes \u00B7 sans pendule");
}

TEST_CASE("menus: a random side follows the lot that is drawn") {
    Menus menus;
    menus.context.settings.of(engine::GameId::jungle).side = SideChoice::random;
    for (const std::uint64_t lot : {std::uint64_t{4}, std::uint64_t{7}}) {
        menus.context.random = [lot] { return lot; };
        (void)click(*set_up_scene(menus.context, menus.launch, engine::GameId::jungle), "start");
        REQUIRE(menus.begun);
        CHECK(menus.begun->match.starts ==
              (lot % 2 == 1 ? engine::Seat::second : engine::Seat::first));
    }
}

TEST_CASE("menus: two players from home leave the opponent that was chosen for next time") {
    Menus menus;
    const auto scene =
        set_up_scene(menus.context, menus.launch, engine::GameId::reversi, SetUpFor::two);
    (void)click(*scene, "rounds-3");
    (void)click(*scene, "start");
    REQUIRE(menus.begun);
    CHECK_FALSE(menus.begun->bot);
    const Choices& kept = menus.context.settings.of(engine::GameId::reversi);
    CHECK(kept.bot == engine::LevelName::beginner);
    CHECK(kept.rounds == 3);
}

TEST_CASE("menus: a table for a guest is set up with a clock of its own") {
    Menus menus;
    SceneStack stack(direct_scene(menus.context, menus.launch));
    click(stack, "host");
    CHECK(stack.top().name() == "set-up");
    CHECK(ui::find(stack.top().page(), "opponent-two") == nullptr);
    CHECK(ui::find(stack.top().page(), "hints") == nullptr);
    click(stack, "jungle");
    const ui::Page page = stack.top().page();
    CHECK(ui::find(page, "clock-5+3")->selected);
    click(stack, "clock-3+2");
    click(stack, "side-second");
    click(stack, "start");
    CHECK(stack.top().name() == "hosting");
    CHECK(menus.hosted.game == engine::GameId::jungle);
    CHECK(menus.hosted.clock == engine::clock_named("3+2"));
    CHECK(menus.hosted.starts == engine::Seat::second);
    CHECK(words_of(stack.top(), "offer") ==
          "On offer: Jungle \u00B7 A single round \u00B7 3 min + 2 s a turn");
    CHECK(menus.context.settings.of(engine::GameId::jungle).clock == engine::Clock{});
    press(stack, Key::escape);
    CHECK(stack.top().name() == "direct");
}

TEST_CASE("menus: two people at one screen both get a name") {
    Menus menus(ui::Language::fr);
    (void)click(*set_up_scene(menus.context, menus.launch, engine::GameId::worpion, SetUpFor::two),
                "start");
    REQUIRE(menus.begun);
    CHECK_FALSE(menus.begun->bot);
    CHECK(menus.begun->match.names == std::array<std::string, 2>{"Joueur 1", "Joueur 2"});
}

TEST_CASE("menus: a new language is there at once, on the settings page itself") {
    Menus menus;
    const ScenePtr scene = settings_scene(menus.context);
    (void)click(*scene, "language-fr");
    CHECK(menus.context.settings.language == ui::Language::fr);
    CHECK(words_of(*scene, "full-screen") == "Plein \u00E9cran");
}

TEST_CASE("menus: every switch and slider of the settings changes its setting") {
    Menus menus;
    const ScenePtr scene = settings_scene(menus.context);
    const Settings before = menus.context.settings;
    for (const char* id : {"theme-night", "full-screen", "sound", "reduced-motion", "colour-blind",
                           "show-legal", "confirm-moves"})
        (void)click(*scene, id);
    Settings wanted = before;
    wanted.theme = ui::ThemeName::night;
    wanted.full_screen = wanted.reduced_motion = wanted.colour_blind = wanted.confirm_moves = true;
    wanted.sound = wanted.show_legal = false;
    CHECK(menus.context.settings == wanted);
    for (const char* id : {"music", "effects", "alerts", "speed"})
        (void)click(*scene, id);
    CHECK(menus.context.settings.volumes == Volumes{0.5F, 0.5F, 0.5F});
    CHECK(menus.context.settings.speed == doctest::Approx(1.25));
}

TEST_CASE("menus: the scale changes only when its slider is let go") {
    Menus menus;
    const ScenePtr scene = settings_scene(menus.context);
    const ui::Page page = scene->page();
    const Rect slider = ui::find(page, "scale")->rect;
    (void)scene->on(input::Pressed{{slider.right() - 13, slider.bottom() - 16}});
    CHECK(menus.context.settings.scale == 1);
    (void)scene->on(input::Released{{slider.right() - 13, slider.bottom() - 16}});
    CHECK(menus.context.settings.scale == 2);
    (void)scene->on(input::KeyDown{.key = Key::left});
    CHECK(menus.context.settings.scale == 1.75F);
}

TEST_CASE("menus: an address that cannot be read is refused in words and can be mended") {
    Menus menus;
    SceneStack stack(direct_scene(menus.context, menus.launch));
    click(stack, "address");
    type(stack, U"host:99999");
    press(stack, Key::enter);
    CHECK(stack.top().name() == "direct");
    CHECK(words_of(stack.top(), "fault").find("99999") != std::string::npos);
    press(stack, Key::backspace);
    CHECK(words_of(stack.top(), "fault").empty());
    press(stack, Key::enter);
    CHECK(stack.top().name() == "joining");
    CHECK(menus.called == net::Address{"host", 9999});
    CHECK(menus.context.settings.last_address == "host:9999");
}

TEST_CASE("menus: joining becomes the match when it begins, and hands on what came with it") {
    Menus menus;
    SceneStack stack(joining_scene(menus.context, menus.launch, net::Address{"10.0.0.7", 47474}));
    menus.wire.notices = {net::notice::Welcomed{}};
    stack.update(0.1F);
    CHECK(stack.top().name() == "joining");
    menus.wire.notices = {net::notice::Welcomed{}, net::notice::MatchBegan{},
                          net::notice::Said{engine::Seat::first, 1}};
    stack.update(0.1F);
    CHECK(stack.top().name() == "board");
    REQUIRE(menus.online);
    CHECK(menus.online->notices ==
          net::Notices{net::notice::MatchBegan{}, net::notice::Said{engine::Seat::first, 1}});
    CHECK_FALSE(menus.wire.gone);
}

TEST_CASE("menus: an invite's ways are called in turn, each with its own line") {
    Menus menus;
    const net::Invite invite{
        {{192, 168, 1, 20}, 47474}, net::Endpoint{{203, 0, 113, 7}, 50001}, {}};
    SceneStack stack(joining_scene(menus.context, menus.launch, invite));
    CHECK(menus.called == net::Address{"192.168.1.20", 47474});
    CHECK(menus.expected == net::ExpectedKey(invite.host));
    CHECK(words_of(stack.top(), "step-2").find("203.0.113.7:50001") != std::string::npos);
    menus.context.now += std::chrono::seconds(2);
    stack.update(0.1F);
    CHECK(menus.called == net::Address{"203.0.113.7", 50001});
    CHECK(words_of(stack.top(), "step-1").find("no answer") != std::string::npos);
    menus.wire.notices = {net::notice::Closed{{"link.wrong_key"}}};
    stack.update(0.1F);
    CHECK(menus.called == net::Address{"192.168.1.20", 47474});
    CHECK(words_of(stack.top(), "step-2").find("somebody else") != std::string::npos);
    menus.context.now += std::chrono::seconds(18);
    stack.update(0.1F);
    CHECK(words_of(stack.top(), "fault") == "Nobody answers at the addresses of this invite code.");
    press(stack, Key::enter);
    CHECK(menus.called == net::Address{"192.168.1.20", 47474});
    CHECK(words_of(stack.top(), "fault").empty());
}

TEST_CASE("menus: a code that was typed is no address to be offered again") {
    Menus menus;
    menus.context.settings.last_address = "10.0.0.7";
    SceneStack stack(direct_scene(menus.context, menus.launch));
    click(stack, "address");
    stack.on(input::KeyDown{.key = Key::letter, .letter = 'a', .control = true});
    type(stack, U"1r2m 0255 se80 j6hb 7h6n wvvr 0zw3");
    press(stack, Key::enter);
    CHECK(stack.top().name() == "joining");
    CHECK(menus.called == net::Address{"192.168.1.20", 47474});
    CHECK(menus.context.settings.last_address == "10.0.0.7");
}

TEST_CASE("menus: whatever game the host plays, the board follows") {
    for (const engine::GameId game : engine::all_games()) {
        CAPTURE(engine::info(game).key);
        Menus menus;
        SceneStack stack(
            joining_scene(menus.context, menus.launch, net::Address{"10.0.0.7", 47474}));
        const auto hears = [&](const net::Session::Event& event) {
            (void)menus.wire.session.on(event, net::Time{});
        };
        hears(net::Session::Connected{});
        hears(net::Session::Received{net::to_client::Welcome{}});
        hears(net::Session::Received{net::to_client::Began{
            1, std::string(engine::info(game).key), std::string(engine::info(game).openings[0]), 1,
            "none", 0, 1, "Ann", "Bo", 99}});
        REQUIRE(menus.wire.session.match());
        menus.wire.notices = {net::notice::MatchBegan{}};
        stack.update(0.1F);
        CHECK(menus.online.has_value());
        CHECK(!menus.wire.gone);
        CHECK(stack.top().name() == "board");
    }
}

TEST_CASE("menus: who answers at an address is known from the first match there on") {
    Menus menus;
    const net::Address address{"10.0.0.7", 47474};
    SceneStack stack(joining_scene(menus.context, menus.launch, address));
    CHECK(menus.expected == net::ExpectedKey(net::AnyKey{}));
    menus.wire.key = support::identity_of(1).key();
    menus.wire.notices = {net::notice::MatchBegan{}};
    stack.update(0.1F);
    CHECK(*menus.known == support::identity_of(1).key());
    const ScenePtr again = joining_scene(menus.context, menus.launch, address);
    CHECK(menus.expected == net::ExpectedKey(support::identity_of(1).key()));
}

TEST_CASE("menus: a code's host is not remembered by its address") {
    Menus menus;
    const net::Invite invite{{{192, 168, 1, 20}, 47474}, std::nullopt, {}};
    SceneStack stack(joining_scene(menus.context, menus.launch, invite));
    CHECK(menus.expected == net::ExpectedKey(net::Fingerprint{}));
    menus.wire.key = support::identity_of(1).key();
    menus.wire.notices = {net::notice::MatchBegan{}};
    stack.update(0.1F);
    CHECK_FALSE(*menus.known);
}

TEST_CASE("menus: another key than before is shown beside the old one, before going on or not") {
    const net::PublicKey before = support::identity_of(1).key(),
                         now = support::identity_of(2).key();
    for (const bool goes_on : {false, true}) {
        Menus menus;
        menus.known = std::optional(before);
        SceneStack stack(home_scene(menus.context, menus.launch));
        stack.push(joining_scene(menus.context, menus.launch, net::Address{"10.0.0.7", 47474}));
        menus.wire.key = now;
        menus.wire.notices = {net::notice::Closed{{"link.wrong_key"}}};
        stack.update(0.1F);
        REQUIRE(stack.top().name() == "changed-host");
        CHECK(menus.wire.gone);
        CHECK(words_of(stack.top(), "key-before") == spelled(fingerprint(before)));
        CHECK(words_of(stack.top(), "key-now") == spelled(fingerprint(now)));
        if (goes_on)
            click(stack, "go-on");
        else
            press(stack, Key::enter); // what the keyboard's focus is on
        CHECK(stack.top().name() == (goes_on ? "joining" : "home"));
        CHECK(*menus.known == (goes_on ? now : before));
        CHECK(menus.expected == net::ExpectedKey(goes_on ? now : before));
    }
}

TEST_CASE("menus: where known hosts cannot be read nobody is called") {
    Menus menus;
    menus.known = engine::Error{"hosts.damaged", {"/a/known-hosts"}};
    SceneStack stack(joining_scene(menus.context, menus.launch, net::Address{"10.0.0.7", 47474}));
    CHECK(words_of(stack.top(), "fault").find("/a/known-hosts") != std::string::npos);
    CHECK(menus.called.host.empty());
}

TEST_CASE("menus: the host hears why somebody did not come in, and can read out its key") {
    Menus menus;
    SceneStack stack(hosting_scene(menus.context, menus.launch, {}));
    CHECK(words_of(stack.top(), "key").find(spelled(fingerprint(net::PublicKey{}))) !=
          std::string::npos);
    (void)stack.changed();
    menus.wire.turned_away = engine::Error{"link.version_guest"};
    stack.update(0.1F);
    CHECK(stack.changed());
    std::string all;
    for (const ui::Control& control : stack.top().page())
        all += control.label + "\n";
    CHECK(all.find("the guest must update") != std::string::npos);
}

TEST_CASE("menus: cancelling a call hangs up at once") {
    Menus menus;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(joining_scene(menus.context, menus.launch, net::Address{"10.0.0.7", 47474}));
    click(stack, "cancel");
    CHECK(menus.wire.gone);
    CHECK(stack.top().name() == "home");
}

TEST_CASE("menus: a failed call says why and can be tried again") {
    Menus menus;
    SceneStack stack(joining_scene(menus.context, menus.launch, net::Address{"10.0.0.7", 47474}));
    menus.wire.notices = {net::notice::Closed{{"link.no_answer", {"10.0.0.7"}}}};
    stack.update(0.1F);
    CHECK(words_of(stack.top(), "fault") == "10.0.0.7 does not answer.");
    CHECK(stack.changed());
    menus.wire.gone = false;
    press(stack, Key::enter);
    CHECK(words_of(stack.top(), "fault").empty());
    CHECK_FALSE(menus.wire.gone);
    press(stack, Key::escape);
    CHECK(menus.wire.gone);
}

TEST_CASE("menus: hosting shows a code, which a button and a key copy") {
    Menus menus;
    engine::MatchSettings three;
    three.rounds = 3;
    SceneStack stack(hosting_scene(menus.context, menus.launch, three));
    CHECK(menus.hosted.rounds == 3);
    CHECK(menus.guest_name == "Player");
    CHECK(menus.logged("hosting 47474"));
    const net::Invite invite{{{10, 0, 0, 7}, 47474}, std::nullopt, net::fingerprint({})};
    const std::string code = net::to_code(invite);
    CHECK(words_of(stack.top(), "code-1") == code.substr(0, 4));
    CHECK(words_of(stack.top(), "code-7") == code.substr(30));
    CHECK(menus.logged("code " + code));
    click(stack, "copy");
    CHECK(menus.clipboard == code);
    CHECK(words_of(stack.top(), "copy") == "Copied");
    menus.clipboard.clear();
    stack.on(input::KeyDown{.key = Key::letter, .letter = 'c'});
    CHECK(menus.clipboard == code);
    press(stack, Key::escape);
    CHECK(menus.wire.gone);
}

TEST_CASE("menus: without a network there is no code, but a table all the same") {
    Menus menus;
    menus.launch.addresses = [] { return std::vector<net::Ipv4>(); };
    SceneStack stack(hosting_scene(menus.context, menus.launch, {}));
    CHECK(ui::find(stack.top().page(), "copy") == nullptr);
    stack.on(input::KeyDown{.key = Key::letter, .letter = 'c'});
    CHECK(menus.clipboard.empty());
    CHECK(words_of(stack.top(), "step-1").find("47474") != std::string::npos);
}

TEST_CASE("menus: the code waits for the router, and has the way from outside where that opens") {
    using Stage = net::Mapping::State::Stage;
    Menus menus;
    net::Mapping::State state{Stage::asking, net::RouterProtocol::nat_pmp, {}};
    menus.launch.map = [&](std::uint16_t port) {
        CHECK(port == 47474);
        return std::make_unique<support::ToldMapping>(state);
    };
    SceneStack stack(hosting_scene(menus.context, menus.launch, {}));
    CHECK(ui::find(stack.top().page(), "copy") == nullptr);
    CHECK(words_of(stack.top(), "step-2").find("NAT-PMP") != std::string::npos);
    state.asked = net::RouterProtocol::upnp;
    stack.update(0.1F);
    CHECK(stack.changed());
    CHECK(words_of(stack.top(), "step-2").find("UPnP") != std::string::npos);
    const net::Endpoint outside{{203, 0, 113, 7}, 50001};
    state = {Stage::mapped, net::RouterProtocol::upnp, outside};
    stack.update(0.1F);
    net::Invite invite{{{10, 0, 0, 7}, 47474}, outside, net::fingerprint({})};
    CHECK(menus.logged("code " + net::to_code(invite)));
    CHECK(words_of(stack.top(), "step-2").find("50001") != std::string::npos);
    state.outside = net::Endpoint{{100, 64, 3, 4}, 50001};
    stack.update(0.1F);
    invite.outside.reset();
    click(stack, "copy");
    CHECK(menus.clipboard == net::to_code(invite));
    CHECK(words_of(stack.top(), "step-2").find("address of its own") != std::string::npos);
    state = {Stage::none, {}, {}};
    stack.update(0.1F);
    CHECK(words_of(stack.top(), "step-2").find("No router") != std::string::npos);
}

TEST_CASE("menus: the router goes on letting the guest in while the match lasts") {
    Menus menus;
    const net::Mapping::State state{net::Mapping::State::Stage::none, {}, {}};
    menus.launch.map = [&](std::uint16_t) { return std::make_unique<support::ToldMapping>(state); };
    SceneStack stack(hosting_scene(menus.context, menus.launch, {}));
    menus.wire.notices = {net::notice::MatchBegan{}};
    stack.update(0.1F);
    REQUIRE(menus.online);
    CHECK(menus.online->mapping != nullptr);
}

TEST_CASE("menus: a host tells the network of its table every second, and when that goes") {
    Menus menus;
    std::vector<net::Bytes> said;
    menus.launch.voice = [&] { return std::make_unique<support::WrittenVoice>(said); };
    engine::MatchSettings settings;
    settings.game = engine::GameId::jungle;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(hosting_scene(menus.context, menus.launch, settings));
    stack.update(0.1F);
    REQUIRE(said.size() == 1);
    auto told = net::announcement(settings, "Player", net::fingerprint({}), 47474);
    CHECK(net::decode_announcement(said[0]) == engine::Result<net::Announcement>(told));
    menus.context.now += std::chrono::milliseconds(999);
    stack.update(0.1F);
    CHECK(said.size() == 1);
    menus.context.now += std::chrono::milliseconds(1);
    stack.update(0.1F);
    CHECK(said.size() == 2);
    press(stack, Key::escape);
    REQUIRE(said.size() == 3);
    told.open = false;
    CHECK(net::decode_announcement(said[2]) == engine::Result<net::Announcement>(told));
}

TEST_CASE("menus: a table in the same network is listed, and joined without a code") {
    Menus menus;
    std::vector<net::Ear::Heard> heard;
    menus.launch.ear = [&] { return std::make_unique<support::ToldEar>(heard); };
    SceneStack stack(direct_scene(menus.context, menus.launch));
    const net::Fingerprint key = net::fingerprint({});
    const std::string id = "table-" + net::to_hex(key.bytes);
    CHECK(ui::find(stack.top().page(), id) == nullptr);
    engine::MatchSettings settings;
    settings.rounds = 3;
    heard = {{{10, 0, 0, 9}, net::encode(net::announcement(settings, "Bob", key, 50000))}};
    stack.update(0.1F);
    CHECK(stack.changed());
    CHECK(menus.logged("tables nearby 1"));
    CHECK(words_of(stack.top(), id) == "Bob");
    click(stack, id);
    CHECK(stack.top().name() == "joining");
    CHECK(menus.called == net::Address{"10.0.0.9", 50000});
    CHECK(menus.expected == net::ExpectedKey(key));
    press(stack, Key::escape);
    menus.context.now += net::forget_after;
    stack.update(0.1F);
    CHECK(ui::find(stack.top().page(), id) == nullptr);
}

TEST_CASE("menus: a port that is taken is told in words, hosting can be tried again") {
    Menus menus;
    menus.taken = true;
    const ScenePtr scene = hosting_scene(menus.context, menus.launch, {}, 47474);
    CHECK(words_of(*scene, "fault").find("47474") != std::string::npos);
    menus.taken = false;
    (void)click(*scene, "again");
    CHECK(words_of(*scene, "fault").empty());
}

TEST_CASE("menus: the pages of the rules turn by keys and by buttons, each as it should be") {
    Menus menus;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(how_to_play_scene(menus.context, engine::GameId::worpion));
    CHECK(stack.top().phase() == "how-to-play-worpion-1");
    press(stack, Key::right);
    CHECK(stack.top().phase() == "how-to-play-worpion-2");
    CHECK(stack.moving());
    for (int i = 0; i < 10; ++i)
        stack.update(0.1F);
    CHECK_FALSE(stack.moving());
    click(stack, "previous");
    CHECK(stack.top().phase() == "how-to-play-worpion-1");
    press(stack, Key::left);
    CHECK(stack.top().phase() == "how-to-play-worpion-0");
    CHECK(ui::find(stack.top().page(), "previous") == nullptr);
    press(stack, Key::end);
    CHECK(stack.top().phase() == "how-to-play-worpion-13");
    press(stack, Key::page_down);
    CHECK(stack.top().phase() == "how-to-play-worpion-13");
    click(stack, "next");
    CHECK(stack.top().name() == "home");
}

TEST_CASE("menus: the list of all steps leads to each, and its arrows move the focus") {
    Menus menus;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(how_to_play_scene(menus.context, engine::GameId::jungle));
    click(stack, "steps");
    CHECK(stack.top().phase() == "how-to-play-jungle-0");
    press(stack, Key::down);
    press(stack, Key::right);
    press(stack, Key::enter);
    CHECK(stack.top().phase() == "how-to-play-jungle-6"); // below and right of the first
    press(stack, Key::end);
    click(stack, "steps");
    press(stack, Key::enter);
    CHECK(stack.top().phase() == "how-to-play-jungle-16");
}

TEST_CASE("menus: the rules of the three games are a tab away from each other") {
    Menus menus;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(how_to_play_scene(menus.context, engine::GameId::reversi));
    CHECK(stack.top().phase() == "how-to-play-reversi-1");
    press(stack, Key::end);
    click(stack, "jungle");
    CHECK(stack.top().phase() == "how-to-play-jungle-1");
    click(stack, "worpion");
    CHECK(stack.top().phase() == "how-to-play-worpion-1");
}

TEST_CASE("menus: home and the set-up tell which game is looked at") {
    Menus menus;
    const ScenePtr home = home_scene(menus.context, menus.launch);
    (void)home->on(input::KeyDown{.key = Key::right});
    CHECK(home->game() == engine::GameId::reversi);
    const ScenePtr set_up = set_up_scene(menus.context, menus.launch, engine::GameId::jungle);
    CHECK(set_up->game() == engine::GameId::jungle);
}

TEST_CASE("menus: a notice says its words once and goes") {
    Menus menus;
    SceneStack stack(home_scene(menus.context, menus.launch));
    stack.push(notice_scene(menus.context, "Title", "words without an end"));
    CHECK(stack.top().page()[2].label == "Words without an end.");
    CHECK_FALSE(stack.top().covers());
    press(stack, Key::enter);
    CHECK(stack.top().name() == "home");
}
