#include "game/board/carried.hpp"

#include <doctest/doctest.h>

using namespace game;
using board::Carried;
using board::Picker;
using board::Pose;
using doctest::Approx;
using engine::Cell;
using engine::Table;

namespace {

constexpr Cell b2{1, 1}, c2{2, 1}, d4{3, 3};

/// A hand over a board on which a pawn lies that it may flip.
struct Hand {
    void on(const Input& input) {
        picker.on(input, geometry, table, moves);
        carried.follow(picker, geometry);
    }
    void drag(Cell to) {
        on(input::Pressed{at(b2)});
        on(input::Moved{at(to)});
        wait(0.2F);
    }
    void wait(float seconds) {
        for (float t = 0; t < seconds; t += 0.01F)
            carried.update(0.01F, reduced);
    }
    [[nodiscard]] Pose pawn() const {
        auto pieces = board::resting(table.picture());
        const auto lifted = carried.lift_from(pieces);
        CHECK(pieces.size() == (lifted ? 0U : 1U));
        return lifted ? *lifted : pieces.back();
    }
    [[nodiscard]] Vec at(Cell cell) const { return geometry.centre(cell); }
    [[nodiscard]] bool at_home() const {
        return pawn() == board::resting(table.picture()).back() && !carried.moving();
    }

    bool reduced = false;
    Table table = *Table::start(engine::GameId::worpion).replay("b2r");
    std::vector<engine::Move> moves = table.moves();
    board::Geometry geometry = board::fit({0, 0, 640, 640}, table.info(),
                                          board::view_of(table.info(), engine::Side::first), 1);
    Picker picker;
    Carried carried;
};

} // namespace

TEST_CASE("carried: a piece comes up to the pointer in a moment and then is where that is") {
    Hand hand;
    hand.on(input::Pressed{hand.at(b2) + Vec{30, 0}});
    CHECK(hand.at_home()); // a click so far
    hand.on(input::Moved{hand.at(c2)});
    CHECK(hand.pawn().x == 1.5F);
    CHECK(hand.carried.moving());
    float last = 1.5F;
    for (int i = 0; i < 9; ++i) { // without a jump
        hand.wait(0.01F);
        CHECK(hand.pawn().x > last);
        CHECK(hand.pawn().x < last + 0.3F);
        last = hand.pawn().x;
    }
    hand.wait(0.01F);
    CHECK(hand.pawn().x == Approx(2.5F));
    CHECK(hand.pawn().lift > board::picked_lift);
    CHECK(hand.pawn().moving); // drawn over all others
    CHECK_FALSE(hand.carried.moving());
    for (const float x : {3.0F, 17.0F, 42.0F}) {
        hand.on(input::Moved{hand.at(c2) + Vec{x, 0}});
        CHECK(hand.pawn().x == Approx(2.5F + x / hand.geometry.cell));
    }
}

TEST_CASE("geometry: a point of the screen is found again from its place on the board") {
    for (const engine::GameId game : engine::all_games())
        for (const engine::Side near : {engine::Side::first, engine::Side::second}) {
            const engine::GameInfo& info = engine::info(game);
            const auto board = board::fit({10, 20, 640, 640}, info, board::view_of(info, near), 1);
            const Vec place = board.position(board.point(1.25F, 3.5F));
            CHECK(place.x == Approx(1.25F));
            CHECK(place.y == Approx(3.5F));
        }
}

TEST_CASE("carried: a click does not move a piece") {
    Hand hand;
    hand.on(input::Pressed{hand.at(b2)});
    hand.on(input::Moved{hand.at(b2) + Vec{3, 2}});
    hand.wait(0.3F);
    CHECK(hand.at_home());
    hand.on(input::Released{hand.at(b2) + Vec{3, 2}});
    CHECK(hand.at_home());
    CHECK(hand.picker.picked() == b2);
}

TEST_CASE("carried: it follows the pointer beyond the board") {
    Hand hand;
    hand.drag(b2);
    for (const Vec at : {Vec{-500, 2000}, Vec{5000, -90}}) {
        hand.on(input::Moved{at});
        hand.wait(0.2F);
        const Pose pawn = hand.pawn();
        const Vec seen = hand.geometry.point(pawn.x, pawn.y);
        CHECK(seen.x == Approx(at.x));
        CHECK(seen.y == Approx(at.y));
    }
}

TEST_CASE("carried: let go of in vain it goes back to its square, at once with reduced motion") {
    for (const bool reduced : {false, true}) {
        Hand hand;
        hand.reduced = reduced;
        hand.drag(d4);
        CHECK(hand.pawn().x == Approx(3.5F));
        hand.on(input::Released{hand.at(d4)});
        CHECK(hand.carried.moving());
        hand.wait(0.05F);
        CHECK(hand.at_home() == reduced);
        if (!reduced) {
            CHECK(hand.pawn().x < 3.5F);
            CHECK(hand.pawn().x > 1.5F);
        }
        hand.wait(0.2F);
        CHECK(hand.at_home());
    }
}

TEST_CASE("carried: Escape, the right button, a lost focus and another size put it back") {
    for (const Input& end :
         {Input(input::KeyDown{Key::escape}), Input(input::Pressed{{5, 5}, Button::right}),
          Input(input::FocusLost{}), Input(input::Resized{})}) {
        Hand hand;
        hand.drag(c2);
        hand.on(end);
        CHECK_FALSE(hand.picker.picked());
        hand.wait(0.2F);
        CHECK(hand.at_home());
        hand.on(input::Released{hand.at(c2)}); // nobody holds anything
        CHECK(hand.at_home());
    }
}

TEST_CASE("carried: a move takes it from where the hand lets go of it") {
    Hand hand;
    hand.drag(c2);
    const engine::Gesture right{.from = b2, .to = c2, .face = 1};
    CHECK_FALSE(hand.carried.take({.from = d4, .to = c2}));
    const auto hold = hand.carried.take(right);
    REQUIRE(hold);
    CHECK(hold->x == Approx(2.5F));
    CHECK(hold->lift > board::picked_lift);
    CHECK_FALSE(hand.carried.take(right));
    CHECK(hand.at_home());
}

TEST_CASE("carried: a move that is asked for is waited for where it was let go of, not for ever") {
    Hand hand;
    hand.drag(c2);
    hand.carried.wait();
    hand.on(input::Released{hand.at(c2)});
    hand.wait(0.5F);
    CHECK(hand.pawn().x == Approx(2.5F));
    CHECK(hand.carried.moving());
    hand.wait(1);
    CHECK(hand.at_home());
}

TEST_CASE("carried: a piece that is gone meanwhile is not missed") {
    Hand hand;
    hand.drag(c2);
    std::vector<Pose> none;
    CHECK_FALSE(hand.carried.lift_from(none));
}
