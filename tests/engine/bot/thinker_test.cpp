#include "engine/bot/thinker.hpp"

#include <doctest/doctest.h>

using namespace engine;

namespace {

Thought wait_for(Thinker& thinker) {
    for (;;) {
        if (auto thought = thinker.poll())
            return *thought;
        std::this_thread::yield();
    }
}

/// A thought that would take hours.
Level endless() {
    return {};
}

} // namespace

TEST_CASE("thinker: it thinks what think thinks, and answers once") {
    const Table table = Table::start(GameId::worpion);
    const Level amateur = level(GameId::worpion, LevelName::amateur);
    Thinker thinker;
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
    thinker.start(table, amateur, 5);
    CHECK(thinker.busy());
    CHECK(wait_for(thinker) == think(table, amateur, 5, {}));
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
}

TEST_CASE("thinker: what is cancelled gives no answer") {
    Thinker thinker;
    thinker.start(Table::start(GameId::worpion), endless(), 1);
    thinker.cancel();
    CHECK_FALSE(thinker.busy());
    CHECK_FALSE(thinker.poll());
}

TEST_CASE("thinker: a new question replaces the old one") {
    const Level beginner = level(GameId::worpion, LevelName::beginner);
    Table table = Table::start(GameId::worpion);
    REQUIRE(table.play("b2r").ok());
    Thinker thinker;
    thinker.start(Table::start(GameId::worpion), endless(), 1);
    thinker.start(table, beginner, 2);
    CHECK(wait_for(thinker) == think(table, beginner, 2, {}));
}

TEST_CASE("thinker: it may go away while it thinks") {
    Thinker thinker;
    thinker.start(Table::start(GameId::worpion), endless(), 1);
    CHECK(thinker.busy());
}
