#include "game/board/pose.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

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

TEST_CASE("pose: a piece that steps does not turn and stays low, one that leaps goes in an arc") {
    const Picture start = picture({{{0, 0}, Side::first, 7}});
    const auto highest = [&](Cell to) {
        const Gesture gesture{Cell{0, 0}, to, 7};
        const Picture end = picture({{to, Side::first, 7}});
        float height = 0;
        for (float progress = 0.05F; progress < 1; progress += 0.05F) {
            const Pose piece = mover(pose(start, end, gesture, progress));
            CHECK(piece.width == 1);
            CHECK(piece.face == 7);
            height = std::max(height, piece.lift);
        }
        return height;
    };
    CHECK(highest({0, 1}) < 0.1F);
    CHECK(highest({0, 3}) == doctest::Approx(0.6).epsilon(0.01));
    CHECK(highest({3, 0}) == doctest::Approx(0.6).epsilon(0.01));
}

TEST_CASE("pose: a piece that is taken stands until the other has landed, then is pushed out") {
    const Picture start = picture({{{0, 0}, Side::first, 7}, {{1, 0}, Side::second, 2}});
    const Picture end = picture({{{1, 0}, Side::first, 7}});
    const Gesture take{Cell{0, 0}, Cell{1, 0}, 7};
    const auto at = [&](float milliseconds) { return pose(start, end, take, milliseconds / 300); };
    CHECK(at(150)[0] == game::board::resting(start)[1]);
    REQUIRE(at(230).size() == 2);
    const Pose taken = at(230)[0];
    CHECK(taken.owner == Side::second);
    CHECK(taken.x > 1.6F);
    CHECK(taken.scale < 0.8F);
    CHECK(taken.opacity < 0.8F);
    CHECK(taken.opacity > at(290)[0].opacity);
    CHECK(at(290)[0].opacity < 0.2F);
    CHECK(mover(at(230)).x == 1.5F);
}

TEST_CASE("pose: on its goal a piece jumps twice and comes to rest") {
    const Picture start = picture({{{0, 0}, Side::first, 7}});
    const Picture end = picture({{{0, 1}, Side::first, 7}});
    const Gesture home{.from = Cell{0, 0}, .to = Cell{0, 1}, .face = 7, .goal = true};
    const auto height = [&](float milliseconds) {
        return mover(pose(start, end, home, milliseconds / 600)).lift;
    };
    CHECK(height(160) < 0.01F);
    CHECK(height(270) > 0.2F);
    CHECK(height(380) < 0.01F);
    CHECK(height(490) > 0.1F);
    CHECK(height(599.9F) < 0.01F);
}

TEST_CASE("pose: a pass moves nothing") {
    Gesture pass;
    pass.pass = true;
    for (const float progress : {0.0F, 0.5F, 1.0F})
        CHECK(pose(two, two, pass, progress) == game::board::resting(two));
    CHECK(game::board::beats(two, two, pass).empty());
    CHECK(game::board::duration(two, two, pass, false) > 0);
}

namespace {

/// A row of Light's discs between two of Dark's, the second just placed on the last square; one
/// more disc at the other end of the world that nobody turns.
struct Wave {
    explicit Wave(int discs) {
        const auto at = [](int column) { return Cell{static_cast<std::int8_t>(column), 0}; };
        before.columns = after.columns = 20;
        for (int i = 0; i <= discs; ++i) {
            before.tokens.push_back({at(i), i == 0 ? Side::first : Side::second, 0});
            after.tokens.push_back({at(i), Side::first, 0});
        }
        after.tokens.push_back({at(discs + 1), Side::first, 0});
        gesture.to = at(discs + 1);
    }
    [[nodiscard]] float length() const {
        return 1000 * game::board::duration(before, after, gesture, false);
    }
    /// The disc on a column so many milliseconds after the start.
    [[nodiscard]] Pose disc(int column, float milliseconds) const {
        for (const Pose& found : pose(before, after, gesture, milliseconds / length()))
            if (std::abs(found.x - 0.5F - static_cast<float>(column)) < 0.01F)
                return found;
        FAIL("no disc there");
        return {};
    }

    Picture before, after;
    Gesture gesture;
};

} // namespace

TEST_CASE("pose: discs turn over in a wave, ring by ring from the disc placed") {
    const Wave wave(6);
    for (int ring = 1; ring <= 6; ++ring) {
        CAPTURE(ring);
        const int column = 7 - ring;
        const float begins = 80 + 35.0F * static_cast<float>(ring - 1);
        CHECK(!wave.disc(column, begins - 1).moving);
        CHECK(wave.disc(column, begins - 1).owner == Side::second);
        CHECK(wave.disc(column, begins + 5).moving);
        CHECK(wave.disc(column, begins + 109).owner == Side::second);
        CHECK(wave.disc(column, begins + 111).owner == Side::first);
        CHECK(wave.disc(column, begins + 111).width < 0.1F);
        CHECK(wave.disc(column, begins + 215).moving);
    }
    CHECK(!wave.disc(0, 200).moving);
    CHECK(wave.length() == doctest::Approx(80 + 5 * 35 + 220));
}

TEST_CASE("pose: the whole wave takes 480 ms at most") {
    for (int discs = 1; discs <= 18; ++discs) {
        CAPTURE(discs);
        const Wave wave(discs);
        CHECK(wave.length() <= 480.01F);
        CHECK(wave.length() >= 300);
        CHECK(wave.disc(1, wave.length() - 5).moving); // the farthest one takes part until the end
    }
}

TEST_CASE("pose: the disc placed is down when the wave begins") {
    const Wave wave(1);
    CHECK(mover(pose(wave.before, wave.after, wave.gesture, 0.01F)).lift > 0.1F);
    CHECK(wave.disc(2, 80).lift < 0.02F);
    CHECK(mover(pose(wave.before, wave.after, wave.gesture, 0.9F)).lift == 0);
}

TEST_CASE("pose: the beats of a gesture are told in order") {
    using game::board::Beat;
    using game::board::BeatKind;
    const auto kinds = [](const std::vector<Beat>& beats) {
        std::vector<std::pair<BeatKind, int>> made;
        float last = 0;
        for (const Beat& beat : beats) {
            CHECK(beat.at >= last);
            CHECK(beat.at <= 1);
            last = beat.at;
            made.emplace_back(beat.kind, beat.ring);
        }
        return made;
    };
    using Kinds = std::vector<std::pair<BeatKind, int>>;
    CHECK(kinds(game::board::beats(two, flipped, flip)) ==
          Kinds{{BeatKind::lift, 0}, {BeatKind::land, 0}});
    CHECK(kinds(game::board::beats(two, placed, placement)) == Kinds{{BeatKind::land, 0}});
    const Wave wave(3);
    CHECK(
        kinds(game::board::beats(wave.before, wave.after, wave.gesture)) ==
        Kinds{{BeatKind::land, 0}, {BeatKind::turn, 1}, {BeatKind::turn, 2}, {BeatKind::turn, 3}});
    const Picture taken = picture({{{2, 1}, Side::first, 0}});
    CHECK(kinds(game::board::beats(two, taken, {Cell{0, 0}, Cell{2, 1}, 0})) ==
          Kinds{{BeatKind::leap, 0}, {BeatKind::land, 0}, {BeatKind::take, 0}});
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
    const auto duration = [](const Picture& before, const Picture& after, const Gesture& gesture) {
        return game::board::duration(before, after, gesture, false);
    };
    CHECK(duration(two, flipped, flip) == doctest::Approx(0.26));
    CHECK(duration(two, placed, placement) == doctest::Approx(0.14));
    CHECK(game::board::duration(two, flipped, flip, true) == doctest::Approx(0.08));

    const Picture animals = picture({{{0, 0}, Side::first, 7}, {{1, 0}, Side::second, 2}});
    const auto moved = [&](Cell to, bool goal = false) {
        Picture after = picture({{to, Side::first, 7}});
        if (to != animals.tokens[1].at)
            after.tokens.push_back(animals.tokens[1]);
        return duration(animals, after, {.from = Cell{0, 0}, .to = to, .face = 7, .goal = goal});
    };
    CHECK(moved({0, 1}) == doctest::Approx(0.16));
    CHECK(moved({0, 3}) == doctest::Approx(0.32));
    CHECK(moved({1, 0}) == doctest::Approx(0.30));
    CHECK(moved({0, 1}, true) == doctest::Approx(0.6));
}
