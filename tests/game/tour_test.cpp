#include "game/tour/tour.hpp"

#include <doctest/doctest.h>

#include "tests/support/world.hpp"

using game::App;
using game::tour::Tour;

TEST_CASE("tour: it goes no further once it is stopped") {
    support::World world;
    int seen = 0;
    const auto show = [&](App&, const std::string&) { ++seen; };
    CHECK_FALSE(Tour(world.context).visit(show, [&] { return seen == 2; }));
    CHECK(seen == 2);
}
