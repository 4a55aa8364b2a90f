#include "game/board/picker.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using engine::Cell;
using engine::GameId;
using engine::Move;
using engine::Side;
using engine::Table;
using game::Button;
using game::Key;
using game::Vec;
using game::board::Geometry;
using game::board::Marks;
using game::board::Picker;
namespace input = game::input;

namespace {

using Nothing = Picker::Nothing;
using Redraw = Picker::Redraw;
using Play = Picker::Play;
using Refused = Picker::Refused;

Cell cell(const char* name) {
    return {static_cast<std::int8_t>(name[0] - 'a'), static_cast<std::int8_t>(name[1] - '1')};
}

/// A player in front of a board.
struct Seat {
    explicit Seat(Table at, Side near = Side::first)
        : table(std::move(at)), moves(table.moves()), geometry(seen(table.info(), near)) {}
    static Seat after(const char* record, GameId game = GameId::worpion, Side near = Side::first) {
        const auto table = Table::start(game).replay(record);
        REQUIRE(table.ok());
        return Seat(*table, near);
    }

    Picker::Picked on(const game::Input& what) { return picker.on(what, geometry, table, moves); }
    [[nodiscard]] Vec at(const char* name) const { return geometry.centre(cell(name)); }
    Picker::Picked hover(const char* name) { return on(input::Moved{at(name)}); }
    Picker::Picked press(const char* name, Button button = Button::left) {
        return on(input::Pressed{at(name), button});
    }
    Picker::Picked release(const char* name) { return on(input::Released{at(name)}); }
    Picker::Picked click(const char* name) {
        auto picked = press(name);
        CHECK(release(name) == Picker::Picked(Nothing{}));
        return picked;
    }
    Picker::Picked key(Key which) { return on(input::KeyDown{which}); }
    [[nodiscard]] Marks marks() const {
        Marks made;
        picker.mark(made, table, moves);
        return made;
    }
    /// The code of the rules' reason against an attempt.
    [[nodiscard]] std::string reason(const Picker::Picked& picked) const {
        const auto* refused = std::get_if<Refused>(&picked);
        REQUIRE(refused != nullptr);
        Table copy = table;
        const auto played = copy.play(refused->attempt);
        REQUIRE(!played.ok());
        return played.error().code;
    }

    static Geometry seen(const engine::GameInfo& info, Side near) {
        return game::board::fit({0, 0, 640, 640}, info, game::board::view_of(info, near), 1);
    }

    Table table;
    std::vector<Move> moves;
    Geometry geometry;
    Picker picker;
};

const Picker::Picked nothing = Nothing{};
const Picker::Picked redraw = Redraw{};
Picker::Picked play(const char* action) {
    return Play{action};
}

// Orange on b2, Green to flip it.
Seat one_pawn() {
    return Seat::after("b2r");
}
// Green on d4 and a1, Orange's pawns on b3 and b1: Orange to flip.
Seat some_pawns() {
    return Seat::after("b2r b2-b3/a1r a1-a2/b1r b1-c1/d4v");
}

// Orange has an alignment on the first rank: Green to answer.
Seat alignment() {
    const auto table = Table::from_position(GameId::worpion, "3O/GG1G/4/OOO1 g f");
    REQUIRE(table.ok());
    return Seat(*table);
}

} // namespace

TEST_CASE("picker: a click on an empty square places the pawn in hand") {
    Seat seat{Table::start(GameId::worpion)};
    CHECK(seat.click("c3") == play("c3r"));
}

TEST_CASE("picker: space, the wheel and the right button turn the pawn in hand") {
    Seat seat{Table::start(GameId::worpion)};
    seat.hover("c3");
    CHECK(seat.marks().ghost == engine::Token{cell("c3"), Side::first, 0});
    CHECK(seat.key(Key::space) == Picker::Picked(Redraw{.turned = true}));
    CHECK(seat.picker.face() == 1);
    CHECK(seat.marks().ghost == engine::Token{cell("c3"), Side::first, 1});
    CHECK(seat.press("c3", Button::right) == Picker::Picked(Redraw{.turned = true}));
    CHECK(seat.on(input::Wheel{seat.at("c3"), -1}) == Picker::Picked(Redraw{.turned = true}));
    CHECK(seat.click("c3") == play("c3v"));
}

TEST_CASE("picker: the wheel beside the board turns nothing") {
    Seat seat{Table::start(GameId::worpion)};
    CHECK(seat.on(input::Wheel{{1, 1}, 1}) == nothing);
    CHECK(seat.picker.face() == 0);
}

TEST_CASE("picker: an occupied square is refused with the rules' reason when placing") {
    Seat seat = Seat::after("b2r b2-b3");
    const auto picked = seat.click("b3");
    CHECK(picked == Picker::Picked(Refused{cell("b3"), "b3r"}));
    CHECK(seat.reason(picked) == "worpion.occupied");
}

TEST_CASE("picker: an arrow over an opponent's pawn flips it that way at once") {
    for (const auto& [key, action] : {std::pair{Key::up, "b2-b3"},
                                      {Key::down, "b2-b1"},
                                      {Key::left, "b2-a2"},
                                      {Key::right, "b2-c2"}}) {
        Seat seat = one_pawn();
        seat.hover("b2");
        CHECK(seat.key(key) == play(action));
    }
}

TEST_CASE("picker: an arrow off the board is refused without a notation") {
    Seat seat = Seat::after("b1r");
    seat.hover("b1");
    CHECK(seat.key(Key::down) == Picker::Picked(Refused{cell("b1"), ""}));
}

TEST_CASE("picker: an arrow flips only if the pointer moved since the last cursor key") {
    Seat seat = one_pawn();
    seat.hover("a1");
    CHECK(seat.key(Key::up) == redraw); // the cursor appears
    CHECK(seat.marks().cursor == cell("a1"));
    CHECK(seat.key(Key::up) == redraw);
    CHECK(seat.key(Key::right) == redraw); // now on b2, where the pawn is
    CHECK(seat.marks().cursor == cell("b2"));
    CHECK(seat.key(Key::right) == redraw);
    CHECK(seat.marks().cursor == cell("c2"));

    CHECK(seat.hover("b2") == redraw);
    CHECK(!seat.marks().cursor);
    CHECK(seat.key(Key::right) == play("b2-c2"));
}

TEST_CASE("picker: a resting pointer leaves the keyboard its cursor") {
    Seat seat = one_pawn();
    CHECK(seat.key(Key::left) == redraw);
    CHECK(seat.marks().cursor == cell("c3"));
    for (int i = 0; i < 2; ++i)
        CHECK(seat.key(Key::left) == redraw);
    CHECK(seat.key(Key::left) == nothing); // the edge: the screen may use the key
    CHECK(seat.marks().cursor == cell("a3"));
}

TEST_CASE("picker: click the pawn, then its target") {
    Seat seat = one_pawn();
    CHECK(seat.click("b2") == Picker::Picked(Redraw{.lifted = true}));
    CHECK(seat.marks().picked == cell("b2"));
    CHECK(seat.click("b3") == play("b2-b3"));
    CHECK(!seat.marks().picked);
}

TEST_CASE("picker: drag the pawn to its target") {
    Seat seat = one_pawn();
    CHECK(seat.press("b2") == Picker::Picked(Redraw{.lifted = true}));
    seat.hover("c2");
    CHECK(seat.release("c2") == play("b2-c2"));
}

TEST_CASE("picker: a drag that ends beside the board puts the pawn back") {
    Seat seat = one_pawn();
    seat.press("b2");
    CHECK(seat.on(input::Released{{1, 1}}) == redraw);
    CHECK(!seat.marks().picked);
}

TEST_CASE("picker: a drag to a square out of reach is refused") {
    Seat seat = one_pawn();
    seat.press("b2");
    const auto picked = seat.release("d4");
    CHECK(picked == Picker::Picked(Refused{cell("b2"), "b2-d4"}));
    CHECK(seat.reason(picked) == "worpion.not_adjacent");
    CHECK(!seat.marks().picked);
}

TEST_CASE("picker: the keyboard picks with Enter and flips with an arrow") {
    Seat seat = one_pawn();
    seat.key(Key::left); // appears on c3
    seat.key(Key::left);
    seat.key(Key::down);
    CHECK(seat.marks().cursor == cell("b2"));
    CHECK(seat.key(Key::enter) == Picker::Picked(Redraw{.lifted = true}));
    CHECK(seat.key(Key::down) == play("b2-b1"));
}

TEST_CASE("picker: the keyboard places with Enter and turns with space") {
    Seat seat{Table::start(GameId::worpion)};
    seat.key(Key::left);
    CHECK(seat.marks().ghost == engine::Token{cell("c3"), Side::first, 0});
    CHECK(seat.key(Key::space) == Picker::Picked(Redraw{.turned = true}));
    CHECK(seat.key(Key::enter) == play("c3v"));
}

TEST_CASE("picker: Enter is the screen's while the pointer leads") {
    Seat seat{Table::start(GameId::worpion)};
    CHECK(seat.key(Key::enter) == nothing);
    seat.hover("c3");
    CHECK(seat.key(Key::enter) == nothing);
}

TEST_CASE("picker: Escape, the right button and a click elsewhere drop what was picked") {
    Seat seat = one_pawn();
    CHECK(seat.key(Key::escape) == nothing);
    seat.click("b2");
    CHECK(seat.key(Key::escape) == redraw);
    CHECK(!seat.marks().picked);
    seat.click("b2");
    CHECK(seat.press("d4", Button::right) == redraw);
    CHECK(!seat.marks().picked);
    seat.click("b2");
    CHECK(seat.on(input::Pressed{{1, 1}}) == redraw);
    CHECK(!seat.marks().picked);
    seat.click("b2");
    CHECK(seat.click("b2") == redraw);
    CHECK(!seat.marks().picked);
}

TEST_CASE("picker: one's own pawn is refused in the flip phase with the rules' reason") {
    Seat seat = some_pawns();
    REQUIRE(seat.table.to_act() == Side::first);
    CHECK(seat.reason(seat.click("b3")) == "worpion.not_yours_to_flip");
    seat.hover("b3");
    CHECK(seat.reason(seat.key(Key::up)) == "worpion.not_yours_to_flip");
}

TEST_CASE("picker: an empty square is refused in the flip phase: first a flip") {
    Seat seat = one_pawn();
    const auto picked = seat.click("d4");
    CHECK(picked == Picker::Picked(Refused{cell("d4"), "d4r"}));
    CHECK(seat.reason(picked) == "worpion.flip_first");
}

TEST_CASE("picker: another pawn may be picked instead") {
    Seat seat = some_pawns();
    CHECK(seat.click("a2") == Picker::Picked(Redraw{.lifted = true}));
    CHECK(seat.click("d4") == Picker::Picked(Redraw{.lifted = true}));
    CHECK(seat.marks().picked == cell("d4"));
    CHECK(seat.click("c4") == play("d4-c4"));
}

TEST_CASE("picker: where an alignment is to be answered, other flips say so") {
    Seat seat = alignment();
    seat.hover("d4");
    CHECK(seat.reason(seat.key(Key::left)) == "worpion.must_answer");
    CHECK(seat.reason(seat.click("d4")) == "worpion.must_answer");
    CHECK(seat.marks().movable == std::vector{cell("a1"), cell("b1"), cell("c1")});
    CHECK(seat.click("b1") == Picker::Picked(Redraw{.lifted = true}));
}

TEST_CASE("picker: marks show what may be picked, and its targets under pointer or cursor") {
    Seat seat = one_pawn();
    CHECK(seat.marks().movable == std::vector{cell("b2")});
    CHECK(seat.marks().targets.empty());
    seat.hover("b2");
    CHECK(seat.marks().targets.size() == 4);
    seat.hover("c2");
    CHECK(seat.marks().targets.empty());
    seat.click("b2");
    seat.hover("d4");
    CHECK(seat.marks().targets.size() == 4);
    CHECK(seat.marks().movable.empty());
}

TEST_CASE("picker: all empty squares are targets of a placement") {
    Seat seat = Seat::after("b2r b2-b3");
    CHECK(seat.marks().targets.size() == 15);
    seat.hover("b3");
    CHECK(!seat.marks().ghost);
}

TEST_CASE("picker: out of turn nothing can be picked, placed, turned or refused") {
    Seat seat = one_pawn();
    seat.moves.clear();
    CHECK(seat.hover("b2") == redraw); // the pointer takes over from the keyboard
    CHECK(seat.hover("b3") == nothing);
    CHECK(seat.click("b2") == nothing);
    CHECK(seat.click("d4") == nothing);
    CHECK(seat.key(Key::space) == nothing);
    CHECK(!seat.marks().ghost);
    CHECK(seat.marks().movable.empty());
}

TEST_CASE("picker: a new position forgets what was picked but keeps the face") {
    Seat seat{Table::start(GameId::worpion)};
    seat.hover("a1");
    seat.key(Key::space);
    seat.picker.reset();
    CHECK(seat.picker.face() == 1);
    CHECK(seat.marks().ghost == engine::Token{cell("a1"), Side::first, 1});

    Seat flip = one_pawn();
    flip.press("b2");
    flip.picker.reset();
    CHECK(!flip.marks().picked);
    CHECK(flip.release("b3") == nothing);
}

TEST_CASE("picker: the pointer within one square changes nothing") {
    Seat seat = one_pawn();
    seat.hover("b2");
    CHECK(seat.on(input::Moved{seat.at("b2") + Vec{3, 3}}) == nothing);
    CHECK(seat.on(input::PointerLeft{}) == redraw);
    CHECK(seat.on(input::PointerLeft{}) == nothing);
}

TEST_CASE("picker: placements without a choice of face are played with space too") {
    Seat seat = Seat::after("b2r b2-b3");
    std::erase_if(seat.moves, [](const Move& move) { return move.gesture.face == 0; });
    seat.key(Key::left);
    CHECK(seat.key(Key::space) == play("c3v"));
    CHECK(seat.press("c3", Button::right) == nothing);
}

TEST_CASE("picker: pieces that step without turning are chosen and moved by cursor") {
    // As in a game of animals: a1 may step to a2 or take on b1.
    Seat seat = alignment();
    const auto step = [](const char* from, const char* to) {
        return Move{std::string(from) + "-" + to, Side::second, {cell(from), cell(to), 0}};
    };
    seat.moves = {step("a1", "a2"), step("a1", "b1")};
    seat.hover("a1");
    CHECK(seat.key(Key::up) == redraw); // a cursor, no step
    CHECK(seat.key(Key::space) == Picker::Picked(Redraw{.lifted = true}));
    CHECK(seat.marks().targets == std::vector{cell("a2")});
    CHECK(seat.marks().movable == std::vector{cell("b1")});
    CHECK(seat.key(Key::right) == redraw);
    CHECK(seat.key(Key::enter) == play("a1-b1"));
}

TEST_CASE("picker: arrows move the cursor as the board is seen") {
    const auto reached = [](GameId game, Side near, Key key) {
        Seat seat = Seat::after("", game, near);
        seat.key(key); // it appears
        const Vec before = seat.geometry.centre(*seat.marks().cursor);
        seat.key(key);
        return seat.geometry.centre(*seat.marks().cursor) - before;
    };
    for (const GameId game : engine::all_games())
        for (const Side near : {Side::first, Side::second}) {
            CAPTURE(engine::info(game).key);
            CHECK(reached(game, near, Key::up).y < 0);
            CHECK(reached(game, near, Key::down).y > 0);
            CHECK(reached(game, near, Key::left).x < 0);
            CHECK(reached(game, near, Key::right).x > 0);
        }
}
