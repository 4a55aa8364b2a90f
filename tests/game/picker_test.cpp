#include "game/board/picker.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using engine::Cell;
using engine::GameId;
using engine::Move;
using engine::Side;
using engine::Table;
using engine::Token;
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

TEST_CASE("picker: the square that what is dragged may go to is lit") {
    Seat seat = one_pawn();
    seat.hover("c2");
    CHECK(!seat.marks().over);
    seat.press("b2");
    CHECK(!seat.marks().over);
    seat.hover("c2");
    CHECK(seat.marks().over == cell("c2"));
    CHECK(seat.marks().targets.size() == 4);
    seat.hover("c3");
    CHECK(!seat.marks().over);
    seat.hover("b2");
    CHECK(!seat.marks().over);
}

TEST_CASE("picker: a piece that is dragged back to its square is put down") {
    Seat seat = one_pawn();
    seat.press("b2");
    seat.hover("c2");
    seat.hover("b2");
    CHECK(seat.release("b2") == redraw);
    CHECK(!seat.marks().picked);
}

TEST_CASE("picker: a hand that trembles over the edge of a square clicks") {
    Seat seat = one_pawn();
    const game::Rect square = seat.geometry.square(cell("b2"));
    const Vec edge{square.right() - 1, square.centre().y};
    seat.on(input::Pressed{edge});
    CHECK(seat.on(input::Released{edge + Vec{4, 0}}) == nothing);
    CHECK(seat.marks().picked == cell("b2"));
}

TEST_CASE("picker: a piece that was picked by a click may be dragged, too") {
    Seat seat = one_pawn();
    seat.click("b2");
    seat.press("b2");
    seat.hover("b1");
    CHECK(seat.marks().picked == cell("b2"));
    CHECK(seat.release("b1") == play("b2-b1"));
}

TEST_CASE("picker: a hint that comes during a drag takes nothing from the hand") {
    Seat seat = one_pawn();
    seat.press("b2");
    seat.hover("b1");
    seat.picker.prepare(seat.moves.back(), true);
    CHECK(seat.release("b1") == play("b2-b1"));
}

TEST_CASE("picker: a drag that nobody saw the end of plays nothing later") {
    Seat seat = one_pawn();
    seat.press("b2"); // let go over a window that opened meanwhile
    seat.key(Key::escape);
    seat.press("c1");
    CHECK(seat.release("c2") == Picker::Picked(Nothing{}));
    seat.press("b2"); // let go over another program's window
    seat.on(input::FocusLost{});
    CHECK(seat.release("c2") == Picker::Picked(Nothing{}));
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
    CHECK(seat.marks().takeable == std::vector{cell("a1"), cell("b1"), cell("c1")});
    CHECK(seat.click("b1") == Picker::Picked(Redraw{.lifted = true}));
}

TEST_CASE("picker: marks show what may be picked, and its targets under pointer or cursor") {
    Seat seat = one_pawn();
    CHECK(seat.marks().takeable == std::vector{cell("b2")});
    CHECK(seat.marks().targets.empty());
    seat.hover("b2");
    CHECK(seat.marks().targets.size() == 4);
    seat.hover("c2");
    CHECK(seat.marks().targets.empty());
    seat.click("b2");
    seat.hover("d4");
    CHECK(seat.marks().targets.size() == 4);
    CHECK(seat.marks().takeable.empty());
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
    CHECK(seat.marks().takeable.empty());
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

namespace {

Seat jungle(const char* position, Side near = Side::first) {
    const auto table = Table::from_position(GameId::jungle, position);
    REQUIRE(table.ok());
    return Seat(*table, near);
}

// Blue's lion on d4 below a red cat, its dog on a1; Blue to move.
Seat lion_and_dog() {
    return jungle("6t/7/7/7/3c3/3L3/7/7/D6 b 0");
}

} // namespace

TEST_CASE("picker: in Reversi a click on a lit square plays it") {
    Seat seat = Seat::after("", GameId::reversi);
    CHECK(seat.marks().targets == std::vector{cell("d3"), cell("c4"), cell("f5"), cell("e6")});
    CHECK(seat.click("f5") == play("f5"));
}

TEST_CASE("picker: in Reversi a disc that turns nothing is refused with the rules' reason") {
    Seat seat = Seat::after("", GameId::reversi);
    for (const char* name : {"a1", "e5"}) {
        const auto picked = seat.click(name);
        CHECK(picked == Picker::Picked(Refused{cell(name), name}));
        CHECK(seat.reason(picked).starts_with("reversi."));
    }
}

TEST_CASE("picker: in Reversi the square under pointer or cursor shows what it would turn") {
    Seat seat = Seat::after("f5 d6", GameId::reversi);
    seat.hover("c5");
    CHECK(seat.marks().ghost == Token{cell("c5"), Side::first, 0});
    CHECK(seat.marks().turning == std::vector{cell("d5")});
    seat.hover("a1");
    CHECK(!seat.marks().ghost);
    CHECK(seat.marks().turning.empty());
}

TEST_CASE("picker: in Reversi the cursor plays with Enter and with space") {
    for (const Key key : {Key::enter, Key::space}) {
        Seat seat = Seat::after("", GameId::reversi);
        seat.key(Key::up); // appears on e5
        seat.key(Key::down);
        CHECK(seat.marks().cursor == cell("e6"));
        CHECK(seat.marks().turning == std::vector{cell("e5")});
        CHECK(seat.key(key) == play("e6"));
    }
}

TEST_CASE("picker: without the legal squares shown, their preview still is") {
    Seat seat = Seat::after("", GameId::reversi);
    seat.hover("f5");
    Marks marks;
    seat.picker.mark(marks, seat.table, seat.moves, false);
    CHECK(marks.targets.empty());
    CHECK(marks.turning == std::vector{cell("e5")});
}

TEST_CASE("picker: a forced pass is not picked") {
    const auto table = Table::from_position(GameId::reversi, "OXXX" + std::string(60, '-') + " X");
    REQUIRE(table.ok());
    REQUIRE(table->moves().size() == 1);
    REQUIRE(table->moves()[0].gesture.pass);
    Seat seat(*table);
    CHECK(seat.click("a1") == nothing);
    CHECK(seat.click("h8") == nothing);
    const Marks marks = seat.marks();
    CHECK(marks.targets.empty());
    CHECK(marks.takeable.empty());
    CHECK(!marks.ghost);
}

TEST_CASE("picker: in Jungle click the animal, then its target") {
    Seat seat = lion_and_dog();
    CHECK(seat.click("d4") == Picker::Picked(Redraw{.lifted = true}));
    const Marks marks = seat.marks();
    CHECK(marks.picked == cell("d4"));
    CHECK(marks.targets == std::vector{cell("d3"), cell("a4"), cell("g4")});
    CHECK(marks.takeable == std::vector{cell("d5")});
    CHECK(seat.click("d5") == play("7 d4xd5"));
}

TEST_CASE("picker: in Jungle an animal is dragged to its target") {
    Seat seat = lion_and_dog();
    seat.press("d4");
    seat.hover("g4");
    CHECK(seat.release("g4") == play("7 d4-g4"));
}

TEST_CASE("picker: in Jungle the cursor selects and plays, Escape cancels") {
    for (const Key key : {Key::enter, Key::space}) {
        Seat seat = lion_and_dog();
        seat.key(Key::down); // appears on d5
        seat.key(Key::down);
        CHECK(seat.marks().aimed == cell("d4"));
        CHECK(seat.key(key) == Picker::Picked(Redraw{.lifted = true}));
        CHECK(seat.key(Key::escape) == redraw);
        CHECK(!seat.marks().picked);
        seat.key(key);
        seat.key(Key::down);
        CHECK(seat.key(key) == play("7 d4-d3"));
    }
}

TEST_CASE("picker: in Jungle a click on another animal of one's own picks that one") {
    Seat seat = lion_and_dog();
    seat.click("d4");
    CHECK(seat.click("a1") == Picker::Picked(Redraw{.lifted = true}));
    CHECK(seat.click("a2") == play("3 a1-a2"));
}

TEST_CASE("picker: in Jungle the pointer over an animal shows where it may go") {
    Seat seat = lion_and_dog();
    CHECK(seat.marks().takeable.empty());
    CHECK(!seat.marks().aimed);
    seat.hover("d4");
    CHECK(seat.marks().aimed == cell("d4"));
    CHECK(seat.marks().targets.size() == 3);
    CHECK(seat.marks().takeable == std::vector{cell("d5")});
    seat.hover("d5");
    CHECK(!seat.marks().aimed);
    CHECK(seat.marks().takeable.empty());
}

TEST_CASE("picker: in Jungle refused tries carry the rules' reason") {
    Seat seat = lion_and_dog();
    seat.click("a1");
    const auto far = seat.click("c5");
    CHECK(far == Picker::Picked(Refused{cell("a1"), "a1-c5"}));
    CHECK(seat.reason(far).starts_with("jungle."));
    CHECK(seat.marks().picked == cell("a1")); // still in the hand for a better try
    CHECK(seat.on(input::KeyDown{Key::escape}) == redraw);
    CHECK(!seat.marks().picked);
    CHECK(seat.reason(seat.click("d5")).starts_with("jungle.")); // not one's own
    CHECK(seat.click("e7") == nothing);                          // nothing there
}

TEST_CASE("picker: in Jungle the enemy's den is a goal, a trapped animal is marked") {
    Seat seat = jungle("7/3D3/7/7/7/7/7/7/d6 b 0");
    CHECK(seat.marks().trapped == std::vector{cell("d8")});
    seat.click("d8");
    CHECK(seat.marks().goals == std::vector{cell("d9")});
    CHECK(seat.marks().targets == std::vector{cell("d7"), cell("c8"), cell("e8")});
    CHECK(seat.click("d9") == play("3 d8-d9"));
}

TEST_CASE(
    "picker: in Jungle a square barred by the shuttling rule is crossed out, with its reason") {
    Seat seat = lion_and_dog();
    for (const char* move : {"a1a2", "g9g8", "a2a1", "g8g7", "a1a2", "g7f7", "a2a1", "f7e7", "a1a2",
                             "e7e8", "a2a1", "e8f8"})
        REQUIRE(seat.table.play(move).ok());
    seat.moves = seat.table.moves();
    CHECK(seat.marks().barred.empty());
    seat.click("a1");
    CHECK(seat.marks().barred == std::vector{cell("a2")});
    CHECK(seat.marks().targets == std::vector{cell("b1")});
    CHECK(seat.reason(seat.click("a2")) == "jungle.shuttling");
}

TEST_CASE("picker: on a board turned for Red every square answers where it is seen") {
    Seat seat = jungle("6t/7/7/7/7/7/7/7/D6 r 0", Side::second);
    CHECK(seat.at("g9").x < seat.at("a9").x);
    CHECK(seat.at("g9").y > seat.at("g1").y);
    seat.click("g9");
    CHECK(seat.click("g8") == play("6 g9-g8"));
}
