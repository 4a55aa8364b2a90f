#include <doctest/doctest.h>

#include "net/protocol/messages.hpp"

TEST_CASE("position key: its values are part of the protocol") {
    auto table = engine::Table::start(engine::GameId::worpion);
    CHECK(net::position_key(table) == 0xa859d6bcbeb3b5b5); // of "4/4/4/4 o p\n"
    REQUIRE(table.play("b2r"));
    CHECK(net::position_key(table) == 0xf88da0a9bc590e5f); // of "4/4/1O2/4 g f\nb2r "
    REQUIRE(table.play("b2-c2"));
    CHECK(net::position_key(table) == 0x9b99772c6494ff6b); // of "4/4/2o1/4 g p\nb2r b2-c2 "
}

TEST_CASE("position key: the same position by another way has another key") {
    const auto start = engine::Table::start(engine::GameId::worpion);
    const auto here = engine::Table::from_position(engine::GameId::worpion, start.position());
    REQUIRE(here);
    auto one = start;
    REQUIRE(one.play("a1r"));
    const auto same = engine::Table::from_position(engine::GameId::worpion, one.position());
    REQUIRE(same);
    CHECK(net::position_key(*same) != net::position_key(one));
}
