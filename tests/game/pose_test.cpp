#include "game/board/pose.hpp"

#include <algorithm>

#include <doctest/doctest.h>

using engine::Cell;
using engine::Gesture;
using engine::Picture;
using engine::Side;
using engine::Token;
using game::board::pose;
using game::board::Pose;

namespace {

Picture picture(std::vector<Token> tokens) {
    Picture made;
    made.columns = made.rows = 4;
    made.tokens = std::move(tokens);
    return made;
}

const Picture two = picture({{{0, 0}, Side::first, 0}, {{2, 1}, Side::second, 1}});
const Picture flipped = picture({{{0, 1}, Side::first, 1}, {{2, 1}, Side::second, 1}});
const Gesture flip{Cell{0, 0}, Cell{0, 1}, 1};

const Picture placed =
    picture({{{0, 0}, Side::first, 0}, {{2, 1}, Side::second, 1}, {{3, 3}, Side::first, 1}});
const Gesture placement{std::nullopt, Cell{3, 3}, 1};

const Pose& mover(const std::vector<Pose>& poses) {
    REQUIRE(!poses.empty());
    REQUIRE(poses.back().moving);
    return poses.back();
}

} // namespace

TEST_CASE("pose: pieces at rest lie in the middle of their squares") {
    const auto poses = game::board::resting(two);
    REQUIRE(poses.size() == 2);
    CHECK(poses[1].x == 2.5F);
    CHECK(poses[1].y == 1.5F);
    CHECK(poses[1].owner == Side::second);
    CHECK(poses[1].face == 1);
    CHECK(!poses[1].moving);
    CHECK(poses[1].lift == 0);
}

TEST_CASE("pose: a gesture starts at the picture before and ends at the picture after") {
    CHECK(pose(two, flipped, flip, 0) == game::board::resting(two));
    CHECK(pose(two, flipped, flip, 1) == game::board::resting(flipped));
    CHECK(pose(two, placed, placement, 0) == game::board::resting(two));
    CHECK(pose(two, placed, placement, 1) == game::board::resting(placed));
    CHECK(game::board::cross_fade(two, flipped, 0) == game::board::resting(two));
    CHECK(game::board::cross_fade(two, flipped, 1) == game::board::resting(flipped));
}

TEST_CASE("pose: a flip is continuous at both ends") {
    const Pose first = mover(pose(two, flipped, flip, 0.001F));
    CHECK(first.y == doctest::Approx(0.5));
    CHECK(first.scale == doctest::Approx(1).epsilon(0.01));
    const Pose last = mover(pose(two, flipped, flip, 0.999F));
    CHECK(last.y == doctest::Approx(1.5));
    CHECK(last.scale == doctest::Approx(1).epsilon(0.01));
    CHECK(last.width == doctest::Approx(1));
}

TEST_CASE("pose: a flipped piece is edge on and changes its face exactly in the middle") {
    CHECK(mover(pose(two, flipped, flip, 0.499F)).face == 0);
    const Pose middle = mover(pose(two, flipped, flip, 0.5F));
    CHECK(middle.face == 1);
    CHECK(middle.width < 1e-4F);
    CHECK(middle.lift == doctest::Approx(0.12));
    CHECK(middle.y == doctest::Approx(1));
}

TEST_CASE("pose: a flipped piece crouches for 40 ms before it travels and settles for 40 ms") {
    const Pose crouching = mover(pose(two, flipped, flip, 40.0F / 260));
    CHECK(crouching.y == doctest::Approx(0.5));
    CHECK(crouching.lift == doctest::Approx(0).epsilon(0.001));
    CHECK(crouching.scale < 0.97F);
    const Pose landing = mover(pose(two, flipped, flip, 220.5F / 260));
    CHECK(landing.y == doctest::Approx(1.5));
    CHECK(landing.lift == doctest::Approx(0).epsilon(0.001));
    CHECK(landing.scale < 1);
}

TEST_CASE("pose: a piece rolls the way it travels") {
    CHECK(mover(pose(two, flipped, flip, 0.5F)).tumbling);
    const Picture aside = picture({{{1, 0}, Side::first, 1}, {{2, 1}, Side::second, 1}});
    CHECK(!mover(pose(two, aside, {Cell{0, 0}, Cell{1, 0}, 1}, 0.5F)).tumbling);
}

TEST_CASE("pose: other pieces do not move") {
    for (const float progress : {0.1F, 0.5F, 0.9F}) {
        const auto poses = pose(two, flipped, flip, progress);
        REQUIRE(poses.size() == 2);
        CHECK(poses[0] == game::board::resting(two)[1]);
        CHECK(pose(two, placed, placement, progress)[0] == game::board::resting(two)[0]);
    }
}

TEST_CASE("pose: a placed piece comes down on its square") {
    const Pose high = mover(pose(two, placed, placement, 0.01F));
    const Pose low = mover(pose(two, placed, placement, 0.7F));
    CHECK(high.scale == doctest::Approx(1.18).epsilon(0.02));
    CHECK(high.lift > low.lift);
    CHECK(high.scale > low.scale);
    CHECK(low.scale > 1);
    CHECK(low.x == 3.5F);
    CHECK(low.face == 1);
    CHECK(low.width == 1);
}

TEST_CASE("pose: a piece that only steps does not turn, and one that it takes fades out") {
    const Picture taken = picture({{{2, 1}, Side::first, 0}});
    const auto poses = pose(two, taken, {Cell{0, 0}, Cell{2, 1}, 0}, 0.75F);
    REQUIRE(poses.size() == 2);
    CHECK(poses[0].owner == Side::second);
    CHECK(poses[0].opacity == doctest::Approx(0.5));
    CHECK(mover(poses).width == 1);
}

TEST_CASE("pose: a piece that changes hands turns over where it lies") {
    const Picture turned =
        picture({{{0, 0}, Side::second, 0}, {{1, 0}, Side::second, 0}, {{2, 1}, Side::second, 1}});
    const auto poses = pose(two, turned, {std::nullopt, Cell{1, 0}, 0}, 0.5F);
    REQUIRE(poses.size() == 3);
    CHECK(poses[1].x == 0.5F);
    CHECK(poses[1].owner == Side::second);
    CHECK(poses[1].width < 1e-4F);
    CHECK(pose(two, turned, {std::nullopt, Cell{1, 0}, 0}, 0.4F)[1].owner == Side::first);
}

TEST_CASE("pose: with reduced motion pieces fade and nothing travels") {
    const auto poses = game::board::cross_fade(two, flipped, 0.25F);
    REQUIRE(poses.size() == 3);
    CHECK(!poses[0].moving);
    CHECK(poses[1].y == 0.5F);
    CHECK(poses[1].opacity == doctest::Approx(0.75));
    CHECK(poses[2].y == 1.5F);
    CHECK(poses[2].opacity == doctest::Approx(0.25));
    CHECK(poses[2].width == 1);
}

TEST_CASE("pose: durations are those of the design") {
    CHECK(game::board::duration(flip, false) == doctest::Approx(0.26));
    CHECK(game::board::duration(placement, false) == doctest::Approx(0.14));
    CHECK(game::board::duration(flip, true) == doctest::Approx(0.08));
}
