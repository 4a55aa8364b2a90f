#include "game/profile/saved.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace game;

TEST_CASE("saved: a board with a square too few is said to be one, not taken for passes") {
    const Opened opened = read_saved(std::string(63, '-'));
    CHECK_FALSE(opened.saved);
    REQUIRE(opened.fault);
    CHECK(*opened.fault == engine::Error{"paste.board_length", {"63"}});
}

TEST_CASE("saved: a board that cannot be is refused for what is wrong with the board") {
    const Opened opened = read_saved("XXX" + std::string(61, '-'));
    CHECK_FALSE(opened.saved);
    REQUIRE(opened.fault);
    CHECK(opened.fault->code.starts_with("reversi.position_"));
}

TEST_CASE("saved: moves that stop being legal are told by their line, and kept so far") {
    const Opened opened = read_saved("f5d6c3d3c4a1");
    REQUIRE(opened.saved);
    CHECK(headline(*opened.saved).plies == 5);
    REQUIRE(opened.fault);
    CHECK(opened.fault->code == "record.line");
}
