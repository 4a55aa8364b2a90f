#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/english.hpp"
#include "engine/match/record.hpp"
#include "game/scenes/looks/purchase.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/my_data.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/second_copy.hpp"
#include "game/scenes/welcome.hpp"
#include "net/link/nearby.hpp"
#include "tests/support/quiet_links.hpp"
#include "tests/support/quiet_players.hpp"
#include "tests/support/world.hpp"

// Every screen around the board, in every state whose layout differs.
namespace support {

/// What a test does with a screen; `state` says how it came to stand so.
using Look = std::function<void(game::Scene& scene, const std::string& state)>;

/// Every link stays silent, or fails at once where `wire` says so.
inline game::Launch launch_to_nowhere(Wire* wire = nullptr) {
    game::Launch launch;
    launch.local = [](game::Context&, const game::MatchSetup&) { return game::ScenePtr(); };
    launch.online = [](game::Context&, game::OnlineMatch) { return game::ScenePtr(); };
    launch.resume = [](game::Context&, const game::Saved&) { return game::ScenePtr(); };
    launch.host = [wire](const engine::MatchSettings&, const std::string&, std::uint16_t) {
        return engine::Result<std::unique_ptr<net::Host>>(std::make_unique<QuietHost>(wire));
    };
    launch.join = [wire](const net::Address&, const net::ExpectedKey&, const std::string&) {
        return engine::Result<std::unique_ptr<net::Player>>(std::make_unique<QuietPlayer>(wire));
    };
    launch.addresses = [] {
        return std::vector<net::Ipv4>{{192, 168, 100, 200}, {172, 16, 254, 254}};
    };
    return launch;
}

/// Presses a control and gives what comes of it.
inline game::Go choose(game::Scene& scene, const std::string& id) {
    const game::ui::Page page = scene.page();
    const game::Vec at = game::ui::find(page, id)->rect.centre();
    (void)scene.on(game::input::Pressed{at});
    return scene.on(game::input::Released{at});
}

/// A match of five rounds, each given up after 40 actions.
inline engine::Match long_match(const game::Context& context, engine::GameId id, int rounds,
                                const std::string& opponent = "bot:professional") {
    engine::MatchSettings settings;
    settings.game = id;
    settings.rounds = 5;
    settings.names = {context.settings.name, opponent};
    settings.clock = *engine::clock_named("15+10");
    engine::Match match(settings);
    for (int round = 1;; ++round) {
        for (int i = 0; i < 40 && match.to_act(); ++i)
            (void)match.act(*match.to_act(), match.table().moves().back().text);
        if (!match.round_result())
            (void)match.resign(engine::Seat::first);
        if (round == rounds || !match.next_round())
            return match;
    }
}

/// What can be seen of matches that were played.
inline void each_review(game::Context& context, const game::Launch& launch, const Look& look) {
    namespace review = game::review;
    for (const engine::GameId id : engine::all_games()) {
        const engine::Match match = long_match(context, id, 2);
        game::Saved saved{engine::Record{match, context.wall() - 86'400}};
        const game::ScenePtr replay = review::replay_scene(context, launch, saved);
        look(*replay, "at the start");
        (void)replay->on(game::input::KeyDown{.key = game::Key::end});
        look(*replay, "at the end");
        game::Saved draft{engine::Record{long_match(context, id, 1)}, "draft.rvr", true};
        look(*review::replay_scene(context, launch, draft), "unfinished");
        look(*review::try_scene(context, launch, match.rounds()[0].table.at(3),
                                engine::LevelName::master),
             "play on");
        look(*review::copy_scene(context, match.table(), match.table()), "copy");
        look(*review::export_scene(context, saved), "export");
        const engine::Error fault = engine::line_error(
            120, 0, {"record.move", {"12", "b2-b3", "worpion.not_adjacent", "b2", "d4"}});
        const std::string file = "2026-11-30-101500-worpion-wolfeschlegelstein-w-bot-amateur.rvr";
        look(*review::opened_scene(context, {saved, fault}, file, {}), "damaged");
        look(*review::opened_scene(context, {std::nullopt, fault}, "", {}), "unreadable");
    }
    look(*review::browse_scene(context, launch), "folders");
}

/// The history: while it reads, empty, and full of matches of every kind and end.
inline void each_history(game::Context& context, NoFiles& library, const game::Launch& launch,
                         const Look& look) {
    game::ScenePtr history = game::review::history_scene(context, launch);
    look(*history, "reading");
    (void)history->update(0);
    look(*history, "empty");
    for (int i = 0; i < 60; ++i) {
        game::Headline line;
        line.game = engine::all_games()[static_cast<std::size_t>(i) % 3];
        line.rounds = i % 2 == 0 ? 5 : 1;
        line.score = {5, 4};
        line.names = {context.settings.name,
                      i % 5 == 0 ? context.settings.name : "bot:professional"};
        if (i % 4 != 0)
            line.result = engine::MatchResult{engine::seat_at(1), engine::Reason::resigned};
        library.entries.push_back(
            {"match" + std::to_string(i) + ".rvr", context.wall() - 40'000 * i, i % 4 == 0, line});
    }
    library.entries[1].headline.reset();
    library.entries[1].fault = engine::Error{"file.unreadable", {"match1.rvr"}};
    history = game::review::history_scene(context, launch);
    (void)history->update(0);
    look(*history, "full");
    game::Go go = choose(*history, "delete 0");
    if (const auto* push = std::get_if<game::go::Push>(&go))
        look(*push->scene, "delete");
    library.entries.clear();
}

/// The profile while it reads, of a beginner and of somebody who has played much.
inline void each_profile(game::Context& context, NoFiles& library, const game::Launch& launch,
                         const Look& look) {
    const game::ScenePtr profile = game::profile_scene(context, launch);
    look(*profile, "reading");
    (void)profile->update(0);
    look(*profile, "empty");
    for (const engine::GameId id : {engine::GameId::worpion, engine::GameId::reversi})
        for (const engine::LevelName level : engine::all_levels())
            for (int i = 0; i < 300; ++i) {
                game::Headline line;
                line.game = id;
                line.names = {context.settings.name, "bot:" + std::string(to_text(level))};
                line.result = engine::MatchResult{engine::seat_at(i % 2 == 0 ? 1 : 0), {}};
                if (i % 3 == 0)
                    line.result->winner.reset();
                library.entries.push_back({"", 0, false, line});
            }
    const game::ScenePtr veteran = game::profile_scene(context, launch);
    (void)veteran->update(0);
    look(*veteran, "full");
    library.entries.clear();
}

/// Every step on the way of everything out, in and away, and their refusals.
inline void each_data_step(World& world, const Look& look) {
    world.library.imported.settings = world.context.settings;
    world.library.imported.matches = 1234;
    for (const bool refused : {false, true}) {
        world.library.refusal.reset();
        if (refused)
            world.library.refusal = engine::Error{"file.unwritable", {"rectoverso-data.json"}};
        for (const std::vector<const char*>& way :
             {std::vector{"export", "go"}, std::vector{"import", "go"},
              std::vector{"delete", "delete-all"}}) {
            const game::ScenePtr scene = game::my_data_scene(world.context);
            look(*scene, "choice");
            for (const char* id : way) {
                (void)choose(*scene, id);
                (void)scene->update(0);
                look(*scene, std::string(id) + (refused ? " refused" : ""));
            }
        }
    }
    world.library.refusal.reset();
}

inline void each_set_up(game::Context& context, const game::Launch& launch, const Look& look) {
    for (const engine::GameId id : engine::all_games()) {
        game::Choices& choices = context.settings.of(id);
        for (const game::SideChoice side :
             {game::SideChoice::first, game::SideChoice::second, game::SideChoice::random}) {
            choices.side = side;
            choices.rounds = side == game::SideChoice::second ? 3 : 1;
            for (const std::string_view clock : engine::clock_names()) {
                choices.clock = *engine::clock_named(clock);
                look(*game::set_up_scene(context, launch, id), "clock " + std::string(clock));
            }
        }
        for (const engine::LevelName level : engine::all_levels()) {
            choices.bot = level;
            choices.opening = engine::info(id).openings.size() - 1;
            look(*game::set_up_scene(context, launch, id),
                 "against " + std::string(to_text(level)));
        }
        look(*game::set_up_scene(context, launch, id, game::SetUpFor::two), "two");
        look(*game::set_up_scene(context, launch, id, game::SetUpFor::guest), "guest");
        look(*game::hosting_scene(context, launch, match_settings(id, choices, true, 0)),
             "hosting");
    }
}

/// A table that is open, for each thing that a router may say.
inline void each_wait(game::Context& context, const Look& look) {
    using State = net::Mapping::State;
    using Stage = State::Stage;
    using net::RouterProtocol;
    const net::Endpoint open{{203, 100, 213, 207}, 50001}, shared{{100, 64, 3, 4}, 50001};
    for (const State& state :
         {State{Stage::asking, RouterProtocol::nat_pmp, {}},
          State{Stage::asking, RouterProtocol::upnp, {}}, State{Stage::none, {}, {}},
          State{Stage::mapped, RouterProtocol::upnp, open},
          State{Stage::mapped, RouterProtocol::upnp, shared}}) {
        game::Launch launch = launch_to_nowhere();
        launch.map = [&](std::uint16_t) { return std::make_unique<ToldMapping>(state); };
        for (const engine::GameId id : engine::all_games()) {
            const game::ScenePtr hosting = game::hosting_scene(
                context, launch, match_settings(id, context.settings.of(id), true, 0));
            look(*hosting, "router " + std::to_string(static_cast<int>(state.stage)));
        }
    }
    game::Launch alone = launch_to_nowhere();
    alone.addresses = [] { return std::vector<net::Ipv4>(); };
    look(*game::hosting_scene(context, alone, {}), "no network");
}

/// Direct match while none, one and many tables are open nearby.
inline void each_nearby(game::Context& context, const Look& look) {
    std::vector<net::Ear::Heard> heard;
    game::Launch launch = launch_to_nowhere();
    launch.ear = [&] { return std::make_unique<ToldEar>(heard); };
    const game::ScenePtr direct = game::direct_scene(context, launch);
    look(*direct, "no table nearby");
    for (std::uint8_t i = 0; i < 6; ++i) {
        const engine::GameId id = engine::all_games()[i % 3];
        net::Fingerprint key;
        key.bytes[0] = std::byte{i};
        auto settings = match_settings(id, context.settings.of(id), true, 0);
        settings.clock = *engine::clock_named("15+10");
        settings.rounds = 3;
        heard.push_back(
            {{10, 0, 0, i},
             net::encode(net::announcement(settings, "WWWWWWWWWWWWWWWWWWWW", key, 47474))});
        (void)direct->update(0.1F);
        look(*direct, std::to_string(i + 1) + " tables nearby");
    }
    context.settings.last_address = "no host:";
    const game::ScenePtr refused = game::direct_scene(context, launch);
    (void)choose(*refused, "join");
    look(*refused, "refused");
    context.settings.last_address.clear();
}

/// Calling a host: refused at once, on the way, and failed for each reason that is worded apart.
inline void each_call(game::Context& context, const game::Launch& launch, const Look& look) {
    const net::Address far{"some-rather-long-name.example.org", 47474};
    look(*game::direct_scene(context, launch), "empty");
    context.settings.last_address = "no host:";
    const game::ScenePtr refused = game::direct_scene(context, launch);
    (void)choose(*refused, "join");
    look(*refused, "refused");
    look(*game::joining_scene(context, launch, far), "calling");
    look(*game::changed_host_scene(context, launch, far, {}), "changed");
    Wire visited;
    visited.turned_away = engine::Error{"link.turned_away"};
    const game::Launch open = launch_to_nowhere(&visited);
    const game::ScenePtr hosting = game::hosting_scene(context, open, {});
    (void)hosting->update(0.1F);
    look(*hosting, "visited");
    const net::Invite invite{
        {{192, 168, 100, 200}, 47474}, net::Endpoint{{203, 0, 113, 207}, 50001}, {}};
    const game::ScenePtr invited = game::joining_scene(context, launch, invite);
    look(*invited, "first way");
    const auto before = context.now;
    context.now += std::chrono::seconds(2);
    (void)invited->update(0.1F);
    look(*invited, "second way");
    context.now = before;
    for (const engine::Error& fault :
         {engine::Error{"link.unknown_host", {far.host}}, engine::Error{"link.version_guest"},
          engine::Error{"session.unexpected", {"not_done"}}}) {
        Wire wire{{net::notice::Closed{fault}}};
        const game::Launch broken = launch_to_nowhere(&wire);
        const game::ScenePtr failed = game::joining_scene(context, broken, far);
        (void)failed->update(0.1F);
        look(*failed, "failed by " + fault.code);
    }
}

inline void each_rule(game::Context& context, const Look& look) {
    for (const engine::GameId id : engine::all_games()) {
        const game::ScenePtr rules = game::how_to_play_scene(context, id);
        (void)rules->on(game::input::KeyDown{.key = game::Key::page_up});
        for (std::string last; last != rules->phase();) {
            last = rules->phase();
            look(*rules, last);
            (void)rules->on(game::input::KeyDown{.key = game::Key::page_down});
        }
    }
}

/// The looks of every kind, each tried on by the poor and by the rich, and the question before one
/// is bought.
inline void each_look(game::Context& context, const Look& look) {
    for (const int coins : {0, 1'000'000}) {
        context.holdings.wardrobe.coins = coins;
        const game::ScenePtr looks = game::looks_scene(context);
        for (int i = 0; i < 40; ++i) {
            (void)looks->on(game::input::KeyDown{.key = game::Key::tab});
            (void)looks->on(game::input::KeyDown{.key = game::Key::enter});
            look(*looks, looks->phase());
        }
        context.holdings.wardrobe = {};
    }
    for (const auto kind : {game::LookKind::pieces, game::LookKind::board, game::LookKind::bubble})
        for (const game::Look& one : game::looks_of(kind))
            look(*game::looks::purchase_scene(context, one), "bought");
}

inline void each_home(World& world, const game::Launch& launch, const Look& look) {
    look(*game::home_scene(world.context, launch), "nothing to resume");
    for (const engine::GameId id : engine::all_games()) {
        world.library.drafts.clear();
        world.library.drafts.insert_or_assign(1, long_match(world.context, id, 1));
        look(*game::home_scene(world.context, launch), "something to resume");
    }
    world.library.drafts.clear();
}

/// All of them.
inline void each_menu(World& world, const Look& look) {
    game::Context& context = world.context;
    const game::Launch launch = launch_to_nowhere();
    each_home(world, launch, look);
    look(*game::welcome_scene(context), "first start");
    each_review(context, launch, look);
    each_history(context, world.library, launch, look);
    each_profile(context, world.library, launch, look);
    each_set_up(context, launch, look);
    look(*game::settings_scene(context), "from home");
    look(*game::settings_scene(context, true), "in a match");
    each_data_step(world, look);
    each_look(context, look);
    look(*game::credits_scene(context), "credits");
    each_rule(context, look);
    each_wait(context, look);
    each_nearby(context, look);
    each_call(context, launch, look);
    look(*game::second_copy_scene(context, {}), "second copy");
    look(*game::notice_scene(context, context.texts("notice.settings_damaged"),
                             context.texts.error({"file.unwritable", {"settings.json"}})),
         "notice");
}

} // namespace support
