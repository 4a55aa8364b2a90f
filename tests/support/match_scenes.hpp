#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "game/scenes/play/play_scene.hpp"
#include "game/tour/staged_contest.hpp"
#include "tests/support/hand.hpp"
#include "tests/support/menu_scenes.hpp"

// The board in every state whose layout differs: what may be done, what is said, every card.
namespace support {

using game::tour::StagedContest;

inline std::unique_ptr<game::play::PlayScene> staged(game::Context& context,
                                                     StagedContest::Stage stage) {
    return std::make_unique<game::play::PlayScene>(
        context, std::make_unique<StagedContest>(std::move(stage)));
}

inline void settle(game::Scene& scene, float seconds = 3) {
    for (float t = 0; t < seconds; t += 0.1F)
        (void)scene.update(0.1F);
}

/// A match of five rounds, begun anew, with the longest names and a clock that runs.
inline engine::Match fresh_match(const game::Context& context, engine::GameId id) {
    engine::Match match(long_match(context, id, 1, context.settings.name).settings());
    match.resume(context.now);
    return match;
}

/// The three tabs beside a board.
inline void each_tab(game::Scene& scene, const Look& look, const std::string& state) {
    for (const char* tab : {"tab table", "tab story", "tab moves"}) {
        press(scene, tab);
        look(scene, state + ", " + tab);
    }
}

/// Two people at one screen: a beginning, a refusal, a long game, offers, and the cards.
inline void each_shared_board(game::Context& context, engine::GameId id, const Look& look) {
    StagedContest::Stage stage{fresh_match(context, id), {}};
    const auto begun = staged(context, stage);
    look(*begun, "begun");
    for (const char* refused : {"a1", "d1", "a1"})
        click(*begun, square(*begun, refused));
    look(*begun, "refused");
    for (const char* card : {"pause", "resign"}) {
        press(*begun, card);
        look(*begun, card);
        press(*begun, "resume");
    }
    stage.match = long_match(context, id, 4, context.settings.name);
    (void)stage.match.next_round();
    for (int i = 0; i < 100; ++i) {
        engine::Match next = stage.match;
        (void)next.act(*next.to_act(), next.table().moves().front().text);
        if (next.round_result())
            break;
        stage.match = next;
    }
    const auto played = staged(context, stage);
    each_tab(*played, look, "long played");
    stage.match = fresh_match(context, id);
    for (const engine::OfferKind kind : {engine::OfferKind::draw, engine::OfferKind::take_back}) {
        engine::Match offered = stage.match;
        (void)offered.act(engine::Seat::first, offered.table().moves().front().text);
        (void)offered.propose(engine::Seat::first, kind);
        for (const auto me : {std::optional<engine::Seat>{}, std::optional{engine::Seat::first},
                              std::optional{engine::Seat::second}}) {
            StagedContest::Stage waiting{offered, me};
            look(*staged(context, waiting), "offered");
        }
    }
    context.settings.confirm_moves = true;
    const auto careful = staged(context, stage);
    for (const char* at : {"a3", "a4", "f5"})
        click(*careful, square(*careful, id == engine::GameId::worpion ? "a1" : at));
    look(*careful, "to be confirmed");
    context.settings.confirm_moves = false;
}

/// Against a bot: while it thinks, and every kind of hint.
inline void each_help(World& world, engine::GameId id, const Look& look) {
    engine::MatchSettings settings = fresh_match(world.context, id).settings();
    settings.names[1] = "bot:professional";
    StagedContest::Stage stage{engine::Match(settings), engine::Seat::first};
    stage.bots[1] = true;
    for (const engine::RemarkKind kind : engine::all_remark_kinds()) {
        stage.hint = engine::Hint{stage.match.table().moves().back().text,
                                  engine::Remark{kind, 23, std::uint8_t{8}}};
        const auto scene = staged(world.context, stage);
        look(*scene, "against a bot");
        world.log.clear();
        press(*scene, "hint");
        REQUIRE(world.logged("hint " + stage.hint->action));
        look(*scene, "hint: " + std::string(engine::to_text(kind)));
    }
    stage.hint.reset();
    stage.mine = false;
    stage.thinking = true;
    const auto waiting = staged(world.context, stage);
    settle(*waiting, 2);
    look(*waiting, "a bot thinks");
}

/// Every way a round or a match ends, as both players and a pair at one screen read it.
inline void each_ending(game::Context& context, engine::GameId id, const Look& look) {
    for (const int rounds : {1, 3, 5}) {
        for (const auto me : {std::optional<engine::Seat>{}, std::optional{engine::Seat::first},
                              std::optional{engine::Seat::second}}) {
            StagedContest::Stage stage{long_match(context, id, rounds, context.settings.name), me};
            stage.online = me.has_value();
            stage.ready[1] = rounds == 3;
            const auto scene = staged(context, stage);
            settle(*scene);
            look(*scene, "result after " + std::to_string(rounds));
            press(*scene, "board");
            look(*scene, "board after the result");
        }
    }
}

/// Against a bot for chips, with the price in hand or not: what is said of them, and giving up.
inline void each_wager(game::Context& context, engine::GameId id, const Look& look) {
    for (const bool poor : {false, true}) {
        if (poor)
            context.holdings.purse.open("another match", {24, context.holdings.purse.hand()});
        engine::MatchSettings settings = fresh_match(context, id).settings();
        settings.names[1] = "bot:master";
        StagedContest::Stage stage{engine::Match(settings), engine::Seat::first};
        stage.bots[1] = true;
        const auto scene = staged(context, stage);
        each_tab(*scene, look, poor ? "without stake" : "for chips");
        press(*scene, "pause");
        look(*scene, "pause against a bot");
        if (game::ui::find(scene->page(), "give up") != nullptr) {
            press(*scene, "give up");
            look(*scene, "giving up");
        }
        stage.match = long_match(context, id, 5);
        const auto ended = staged(context, stage);
        settle(*ended);
        look(*ended, "result against a bot");
    }
    context.holdings = {};
}

/// Across a link: the chat, a bubble, an unsteady line, somebody away, an opponent who left, a
/// match that cannot go on.
inline void each_linked_board(game::Context& context, engine::GameId id, const Look& look) {
    StagedContest::Stage stage{fresh_match(context, id), engine::Seat::second};
    stage.online = true;
    stage.mine = false;
    const auto plain = staged(context, stage);
    look(*plain, "linked");
    press(*plain, "pause");
    look(*plain, "pause across a link");
    stage.unsteady = true;
    for (int phrase = 1; phrase <= 9; ++phrase)
        stage.notices.push_back(game::notice::Said{engine::Seat::first, phrase});
    const auto talking = staged(context, stage);
    settle(*talking, 0.5F);
    look(*talking, "said");
    press(*talking, "chat");
    settle(*talking, 0.5F);
    look(*talking, "chat");
    stage.unsteady = false;
    stage.notices.clear();
    for (const bool ours : {false, true})
        for (const std::int64_t left : {std::int64_t{47}, std::int64_t{0}}) {
            stage.absence = game::Absence{ours, left, left == 0};
            look(*staged(context, stage), left == 0 ? "away for long" : "away");
        }
    stage.absence = game::Absence{false, 0, false};
    stage.mine = true;
    look(*staged(context, stage), "away, to be played on");
    stage.absence.reset();
    stage.mine = false;
    stage.notices = {game::notice::OpponentLeft{}};
    (void)stage.match.leave(engine::Seat::first);
    const auto left = staged(context, stage);
    settle(*left);
    look(*left, "left");
    stage.match = fresh_match(context, id);
    stage.notices = {game::notice::Closed{{"link.lost"}}};
    const auto closed = staged(context, stage);
    settle(*closed);
    look(*closed, "closed");
}

/// All of them.
inline void each_match(World& world, const Look& at_rest) {
    // cards and drawers come and go in a moment
    const Look look = [&at_rest](game::Scene& scene, const std::string& state) {
        settle(scene, 0.3F);
        at_rest(scene, state);
    };
    for (const engine::GameId id : engine::all_games()) {
        each_shared_board(world.context, id, look);
        each_help(world, id, look);
        each_ending(world.context, id, look);
        each_wager(world.context, id, look);
        each_linked_board(world.context, id, look);
    }
}

} // namespace support
