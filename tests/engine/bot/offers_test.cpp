#include "engine/bot/offers.hpp"

#include <doctest/doctest.h>

#include "engine/base/random.hpp"
#include "engine/search/score.hpp"

using namespace engine;

namespace {

/// A game of so many actions, still going on.
Table table_after(GameId game, std::size_t actions) {
    for (std::uint64_t seed = 0;; ++seed) {
        Random random(seed);
        Table table = Table::start(game);
        while (!table.outcome() && table.length() < actions) {
            const auto moves = table.moves();
            const auto choice = random.below(static_cast<std::uint32_t>(moves.size()));
            REQUIRE(table.play(moves[choice].text).ok());
        }
        if (!table.outcome())
            return table;
    }
}

Thought scored(int score) {
    Thought thought;
    thought.score = score;
    return thought;
}

} // namespace

TEST_CASE("offers: a bot takes a draw from the 40th action on unless it is better") {
    for (const GameId game : {GameId::reversi, GameId::jungle}) {
        const Table late = table_after(game, 40), early = table_after(game, 39);
        CHECK(accepts_draw(late, late.to_act(), scored(0)));
        CHECK(accepts_draw(late, late.to_act(), scored(-50)));
        CHECK_FALSE(accepts_draw(late, late.to_act(), scored(1)));
        CHECK_FALSE(accepts_draw(early, early.to_act(), scored(-50)));
    }
}

TEST_CASE("offers: in Worpion, which never lasts 40 actions, the 20th is late enough") {
    const Table late = table_after(GameId::worpion, 20), early = table_after(GameId::worpion, 19);
    CHECK(accepts_draw(late, late.to_act(), scored(0)));
    CHECK_FALSE(accepts_draw(early, early.to_act(), scored(0)));
}

TEST_CASE("offers: a thought of the side to act is turned round for the other side") {
    const Table table = table_after(GameId::jungle, 40);
    CHECK(accepts_draw(table, other(table.to_act()), scored(1)));
    CHECK_FALSE(accepts_draw(table, other(table.to_act()), scored(-1)));
}

TEST_CASE("offers: a proven loss takes a draw earlier, a proven win never") {
    const Table table = table_after(GameId::jungle, 20), early = table_after(GameId::jungle, 19);
    CHECK(accepts_draw(table, table.to_act(), scored(-decided_score)));
    CHECK_FALSE(accepts_draw(table, table.to_act(), scored(-decided_score + 1)));
    CHECK_FALSE(accepts_draw(early, early.to_act(), scored(-decided_score)));
    const Table late = table_after(GameId::jungle, 60);
    CHECK_FALSE(accepts_draw(late, late.to_act(), scored(decided_score)));
}
