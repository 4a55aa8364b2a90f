#include "game/board/life.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <doctest/doctest.h>

#include "engine/table.hpp"
#include "game/board/pawn.hpp"

using namespace game;
using board::Life;
using board::Mood;
using board::Pose;
using engine::GameId;
using engine::Side;

namespace {

board::Geometry geometry_of(GameId game) {
    return board::fit({0, 0, 600, 600}, engine::info(game), {}, 1);
}

// A full board: those of the first side show their front in Worpion.
std::vector<Pose> pieces_of(GameId game) {
    engine::Picture picture;
    const engine::GameInfo& info = engine::info(game);
    for (std::int8_t row = 0; row < info.rows; ++row)
        for (std::int8_t column = 0; column < info.columns; ++column) {
            const bool even = (row + column) % 2 == 0;
            const auto face = static_cast<std::uint8_t>(game == GameId::jungle ? 3 : even ? 0 : 1);
            picture.tokens.push_back({{column, row}, even ? Side::first : Side::second, face});
        }
    return board::resting(picture);
}

std::vector<Pose> alive(GameId game, const Life& life) {
    std::vector<Pose> pieces = pieces_of(game);
    board::enliven(pieces, game, geometry_of(game), life);
    return pieces;
}

board::Look feeling(Mood mood) {
    board::Look look;
    look.mood = mood;
    return look;
}

std::vector<Vec> vertices(const board::Look& look, std::uint8_t face, float radius) {
    ui::Mesh mesh(1);
    board::Piece pawn;
    pawn.centre = {100, 100};
    pawn.radius = radius;
    pawn.face = face;
    pawn.look = look;
    board::add_pawn(mesh, {GameId::worpion}, pawn, 1);
    std::vector<Vec> places;
    for (const Vertex& vertex : mesh.vertices())
        places.push_back(vertex.at);
    return places;
}

} // namespace

TEST_CASE("life: three seconds after the last input nothing stirs") {
    CHECK(board::life_time == 3);
    for (const GameId game : engine::all_games())
        for (float clock = 0; clock < 20; clock += 0.37F)
            CHECK(alive(game, {clock, 0, Vec{10, 10}}) == pieces_of(game));
}

TEST_CASE("life: it ends without a jump") {
    const Pose last = alive(GameId::worpion, {1.3F, 0.004F, Vec{0, 0}})[5];
    CHECK(std::hypot(last.look.glance.x, last.look.glance.y) < 0.02F);
    CHECK(last.look.blink < 0.02F);
}

TEST_CASE("life: every animal and every pawn that is awake blinks within five seconds, shortly") {
    for (const GameId game : {GameId::worpion, GameId::jungle}) {
        const auto still = pieces_of(game);
        for (std::size_t i = 0; i < still.size(); ++i) {
            if (game == GameId::worpion && still[i].face != 0)
                continue;
            int shut = 0, all = 0;
            for (float clock = 0; clock < 10; clock += 0.02F) {
                const Pose piece = alive(game, {clock, 3})[i];
                CHECK(piece.look.gleam == 0);
                shut += piece.look.blink > 0.5F ? 1 : 0;
                ++all;
            }
            CHECK(shut >= 2 * 4);   // twice, some 0.1 s each
            CHECK(shut * 15 < all); // and else the eyes are open
        }
    }
}

TEST_CASE("life: a blink never comes more than three times in a second") {
    const auto closed = [](float clock) {
        return alive(GameId::worpion, {clock, 3})[0].look.blink > 0.5F;
    };
    std::vector<float> begins;
    for (float clock = 0.01F; clock < 30; clock += 0.01F)
        if (closed(clock) && !closed(clock - 0.01F))
            begins.push_back(clock);
    REQUIRE(begins.size() > 5);
    for (std::size_t i = 1; i < begins.size(); ++i)
        CHECK(begins[i] - begins[i - 1] > 1.0F / 3);
}

TEST_CASE("life: not all blink at once") {
    for (float clock = 0; clock < 12; clock += 0.05F) {
        const auto pieces = alive(GameId::jungle, {clock, 3});
        const auto shut = std::count_if(pieces.begin(), pieces.end(),
                                        [](const Pose& p) { return p.look.blink > 0.5F; });
        CHECK(shut < static_cast<std::ptrdiff_t>(pieces.size() / 3));
    }
}

TEST_CASE("life: eyes look at what is watched, no further aside than their own length") {
    const board::Geometry geometry = geometry_of(GameId::worpion);
    const Vec right = geometry.centre({3, 0});
    const auto pieces = alive(GameId::worpion, {0, 3, right});
    CHECK(pieces[0].look.glance.x == doctest::Approx(1)); // a1
    CHECK(pieces[0].look.glance.y == doctest::Approx(0));
    CHECK(pieces[3].look.glance == Vec{}); // d1 itself
    for (const Pose& piece : pieces)
        CHECK(std::hypot(piece.look.glance.x, piece.look.glance.y) <= 1.001F);
}

TEST_CASE(
    "life: a light passes over the discs from one corner to the other, once in four seconds") {
    const auto lit = [](float clock) {
        std::vector<bool> which;
        for (const Pose& disc : alive(GameId::reversi, {clock, 3})) {
            CHECK(disc.look.blink == 0);
            CHECK(disc.look.glance == Vec{});
            which.push_back(disc.look.gleam > 0);
        }
        return which;
    };
    const std::vector<bool> none(64);
    CHECK(lit(0.2F) != none);
    CHECK(lit(2.5F) == none);
    CHECK(lit(0.2F) == lit(4.2F));
    CHECK(lit(0.2F) != lit(0.6F));
}

TEST_CASE("face: a pawn asleep peeps, wakes from joy and worry; a small one has no face") {
    for (const std::uint8_t face : {std::uint8_t{0}, std::uint8_t{1}}) {
        CAPTURE(int{face});
        const std::vector<Vec> calm = vertices({}, face, 40);
        CHECK(vertices(feeling(Mood::glad), face, 40) != calm);
        CHECK(vertices(feeling(Mood::worried), face, 40) != calm);
        const std::vector<Vec> small = vertices({}, face, 12);
        CHECK(vertices(feeling(Mood::glad), face, 12) == small);
        CHECK(vertices(feeling(Mood::worried), face, 12) == small);
    }
    board::Look peeping;
    peeping.blink = 1;
    CHECK(vertices(peeping, 1, 40) != vertices({}, 1, 40));
}

TEST_CASE("board: who stands in a line is glad, whom it threatens is worried, the rest are calm") {
    const auto pieces = pieces_of(GameId::worpion); // even squares: first
    board::Marks marks;
    for (const Pose& piece : pieces)
        CHECK(board::mood(piece, marks) == Mood::calm);
    marks.glow = {{Side::first, {{0, 0}, {1, 0}, {2, 0}}}};
    CHECK(board::mood(pieces[0], marks) == Mood::glad);
    CHECK(board::mood(pieces[3], marks) == Mood::worried); // d1, second
    CHECK(board::mood(pieces[5], marks) == Mood::calm);    // b2, first
    marks.won = std::exchange(marks.glow, {});
    CHECK(board::mood(pieces[1], marks) == Mood::glad);
    CHECK(board::mood(pieces[3], marks) == Mood::calm); // who has lost bears it
}
