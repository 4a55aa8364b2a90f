#include "engine/bot/thinker.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "engine/bot/bot.hpp"

using namespace engine;

namespace {

Thought wait_for(Thinker<Thought>& thinker) {
    thinker.wait();
    auto thought = thinker.poll();
    REQUIRE(thought);
    return *thought;
}

Thinker<Thought>::Work about(const Table& table, const Level& level, std::uint64_t seed) {
    return [=](const std::stop_token& stop) { return think(table, level, {}, seed, stop); };
}

/// A thought that would take hours.
Thinker<Thought>::Work endless() {
    return about(Table::start(GameId::worpion), {}, 1);
}

} // namespace

TEST_CASE("thinker: it thinks what think thinks, and answers once") {
    const Table table = Table::start(GameId::worpion);
    const Level amateur = level(GameId::worpion, LevelName::amateur);
    Thinker<Thought> thinker;
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
    thinker.start(about(table, amateur, 5));
    CHECK(thinker.busy());
    CHECK(wait_for(thinker) == think(table, amateur, {}, 5, {}));
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
}

TEST_CASE("thinker: it is busy until its answer was taken, however long that waits") {
    Thinker<int> thinker;
    thinker.start([](const std::stop_token&) { return 7; });
    thinker.wait();
    CHECK(thinker.busy());
    thinker.wait(); // nothing left to wait for
    CHECK(thinker.poll() == 7);
    CHECK_FALSE(thinker.busy());
    thinker.start([](const std::stop_token&) { return 8; });
    thinker.wait();
    thinker.cancel();
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
}

TEST_CASE("thinker: what is cancelled gives no answer") {
    Thinker<Thought> thinker;
    thinker.start(endless());
    thinker.cancel();
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
}

TEST_CASE("thinker: a new question replaces the old one") {
    const Level beginner = level(GameId::worpion, LevelName::beginner);
    Table table = Table::start(GameId::worpion);
    REQUIRE(table.play("b2r").ok());
    Thinker<Thought> thinker;
    thinker.start(endless());
    thinker.start(about(table, beginner, 2));
    CHECK(wait_for(thinker) == think(table, beginner, {}, 2, {}));
}

TEST_CASE("thinker: it may go away while it thinks") {
    Thinker<Thought> thinker;
    thinker.start(endless());
    CHECK(thinker.busy());
}

TEST_CASE("thinker: hurried, it answers with the best so far") {
    Thinker<Thought> thinker;
    thinker.start(endless());
    thinker.hurry();
    const Table table = Table::start(GameId::worpion);
    const auto moves = table.moves();
    const std::string action = wait_for(thinker).action;
    CHECK(std::any_of(moves.begin(), moves.end(),
                      [&](const Move& move) { return move.text == action; }));
}
