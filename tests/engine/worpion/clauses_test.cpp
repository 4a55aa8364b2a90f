#include <algorithm>

#include <doctest/doctest.h>

#include "engine/table.hpp"

// The rules, clause by clause.
namespace {

using namespace engine;

Table at(std::string_view position) {
    const auto table = Table::from_position(GameId::worpion, position);
    REQUIRE_MESSAGE(table.ok(), position);
    return *table;
}

/// The table after these turns, which must all be legal.
Table after(const Table& table, std::string_view turns) {
    const auto next = table.replay(turns);
    REQUIRE_MESSAGE(next.ok(), turns);
    return *next;
}

std::vector<std::string> legal(const Table& table) {
    std::vector<std::string> texts;
    for (const Move& move : table.moves())
        texts.push_back(move.text);
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string refusal(Table table, std::string_view action) {
    const auto played = table.play(action);
    return played ? "" : played.error().code;
}

bool all_flips(const Table& table) {
    const auto moves = table.moves();
    return std::all_of(moves.begin(), moves.end(),
                       [](const Move& move) { return move.gesture.from.has_value(); });
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("worpion: Orange moves first, and the first turn has no flip") {
    const Table table = Table::start(GameId::worpion);
    CHECK(table.position() == "4/4/4/4 o p");
    CHECK(table.to_act() == Side::first);
    CHECK(legal(table).size() == 16 * 2);
    CHECK(after(table, "a1r").to_act() == Side::second);
}

TEST_CASE("worpion: each player has eight pawns in hand at the start") {
    CHECK(Table::start(GameId::worpion).picture().in_hand == std::array{8, 8});
    CHECK(at("4/1O2/4/4 g f").picture().in_hand == std::array{7, 8});
}

TEST_CASE("worpion: a flip moves a pawn one square up, down, left or right, never diagonally") {
    CHECK(legal(at("4/1O2/4/4 g f")) == Texts{"b3-a3", "b3-b2", "b3-b4", "b3-c3"});
    CHECK(legal(at("3O/4/4/4 g f")) == Texts{"d4-c4", "d4-d3"});
    CHECK(refusal(at("4/1O2/4/4 g f"), "b3-c4") == "worpion.not_adjacent");
    CHECK(refusal(at("4/1O2/4/4 g f"), "b3-d3") == "worpion.not_adjacent");
}

TEST_CASE("worpion: a flip needs an empty square") {
    const Table table = at("4/1GO1/4/4 o f");
    CHECK(legal(table) == Texts{"b3-a3", "b3-b2", "b3-b4"});
    CHECK(refusal(table, "b3-c3") == "worpion.occupied");
}

TEST_CASE("worpion: only the opponent's pawns are flipped, only one's own are placed") {
    const Table table = at("4/1GO1/4/4 o f");
    CHECK(refusal(table, "c3-c4") == "worpion.not_yours_to_flip");
    const Table placed = after(table, "b3-b4/a1v");
    CHECK(placed.position() == "1g2/2O1/4/o3 g f");
}

TEST_CASE("worpion: the flip is compulsory where one is possible") {
    CHECK(all_flips(at("4/1O2/4/4 g f")));
    CHECK(refusal(at("4/1O2/4/4 g f"), "a1r") == "worpion.flip_first");
}

TEST_CASE("worpion: without a pawn of the opponent beside an empty square the flip is skipped") {
    const Table table = at("4/O3/Go2/GGO1 o p");
    CHECK(legal(table).size() == 10 * 2);
    CHECK_FALSE(table.moves().front().gesture.from);
    CHECK(after(table, "d4r").to_act() == Side::second);
}

TEST_CASE("worpion: a pawn is placed on any empty square, showing either side") {
    const Table table = after(at("4/1O2/4/4 g f"), "b3-b4");
    const auto texts = legal(table);
    CHECK(texts.size() == 15 * 2);
    CHECK(std::find(texts.begin(), texts.end(), "b3r") != texts.end()); // the square it left
    CHECK(std::find(texts.begin(), texts.end(), "d1v") != texts.end());
    CHECK(refusal(table, "b4r") == "worpion.occupied");
}

TEST_CASE("worpion: a pawn that was flipped may be flipped back") {
    const Table table = after(at("4/1O2/4/4 g f"), "b3-b4/d1r d1-d2/a1r");
    CHECK(after(table, "b4-b3").position() == "4/1O2/3g/O3 g p");
}

TEST_CASE("worpion: an alignment is three of one colour that show one side in a row") {
    const auto lines = [](std::string_view position) {
        return at(position).picture().lines.size();
    };
    CHECK(lines("4/4/OOO1/GG2 g f") == 1);
    CHECK(lines("4/4/OoO1/GG2 g f") == 0); // the sides differ
    CHECK(lines("4/4/OGO1/OG2 g f") == 0); // the colours differ
    CHECK(lines("4/4/OO1O/GG2 g f") == 0); // not adjacent
    CHECK(lines("1o2/o3/4/1gg1 o f") == 0);
    CHECK(lines("2o1/1o2/o3/1gg1 g f") == 1); // a short diagonal
}

TEST_CASE("worpion: an alignment must be answered by a flip that leaves none") {
    const Table table = at("4/1G2/OOO1/G1gO g f");
    CHECK(legal(table) == Texts{"a2-a3", "b2-b1", "c2-c3", "c2-d2"});
    CHECK(refusal(table, "d1-d2") == "worpion.must_answer");
}

TEST_CASE("worpion: of two alignments only the pawn in both can be the answer") {
    const Table table = at("2G1/OG2/OGG1/OOO1 g f");
    for (const std::string& text : legal(table))
        CHECK(text.substr(0, 2) == "a1");
}

TEST_CASE("worpion: a flip that makes an alignment for its owner loses, and no placement follows") {
    const Table table = at("4/gg2/2G1/OO1o o f");
    const Table given = after(table, "c2-c3");
    CHECK(given.outcome() == Outcome{Side::second, Reason::gift});
    CHECK(legal(given).empty());
}

TEST_CASE("worpion: a flip that makes an alignment while one is to be answered is no answer") {
    for (const Move& move : at("4/1G2/OOO1/G3 g f").moves()) {
        Table next = at("4/1G2/OOO1/G3 g f");
        REQUIRE(next.play(move.text).ok());
        CHECK_FALSE(next.outcome());
        CHECK(next.picture().lines.empty());
    }
}

TEST_CASE("worpion: an alignment that no flip undoes wins at once, another one goes on") {
    const Table winning = at("gg1G/O1G1/O3/1OO1 o p");
    CHECK(after(winning, "a1r").outcome() == Outcome{Side::first, Reason::alignment});
    CHECK_FALSE(after(at("4/1G2/OO2/G3 o p"), "c2r").outcome());
}

TEST_CASE("worpion: a full board without a winner is a tie, an alignment on it wins") {
    CHECK(at("OGoo/gogG/GGOg/OogO o p").outcome() == Outcome{std::nullopt, Reason::full});
    CHECK(at("oOog/Gggo/OgOG/GOGo o p").outcome() == Outcome{Side::second, Reason::alignment});
}
