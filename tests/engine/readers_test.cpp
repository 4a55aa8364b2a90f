// 200,000 texts that nobody checked, through every reader of the engine: none of them stops it, and
// what is accepted is written and read again the same.
#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/match/exchange.hpp"
#include "tests/engine/match/random_match.hpp"
#include "tests/engine/random_text.hpp"

using namespace engine;

namespace {

template <class List>
const auto& any_of(Random& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

/// Printable on one line, and no longer than a line or two.
void check_message(const Error& error) {
    const std::string sentence = english(error);
    CHECK(sentence.size() < 400);
    CHECK(
        std::all_of(sentence.begin(), sentence.end(), [](char c) { return c >= ' ' && c <= '~'; }));
    CHECK(sentence != error.code);
}

Table any_table(Random& random, GameId game) {
    Table table =
        Table::start(game, random.below(static_cast<std::uint32_t>(info(game).openings.size())));
    for (auto left = random.below(40); left > 0 && !table.outcome(); --left)
        REQUIRE(table.play(any_of(random, table.moves()).text).ok());
    return table;
}

void check_position(GameId game, const std::string& text) {
    const auto table = Table::from_position(game, text);
    if (table)
        CHECK(Table::from_position(game, table->position())->position() == table->position());
    else
        check_message(table.error());
}

void check_move(const Table& table, const std::string& text) {
    Table next = table;
    const auto move = next.play(text);
    if (move) {
        CHECK(next.length() == table.length() + 1);
    } else {
        CHECK(next == table);
        check_message(move.error());
    }
}

void check_moves(GameId game, const std::string& text) {
    const auto table = Table::from_record(game, text);
    if (table)
        CHECK(Table::from_record(game, table->record()).ok());
    else
        check_message(table.error());
}

void check_record(const std::string& text) {
    const Reading reading = read_record(text);
    CHECK((reading.record || reading.fault));
    if (reading.fault)
        check_message(*reading.fault);
    if (!reading.record)
        return;
    const std::string again = to_record(*reading.record);
    const Reading second = read_record(again);
    CAPTURE(text);
    CAPTURE(again);
    REQUIRE_FALSE(second.fault);
    CHECK(to_record(*second.record) == again);
}

void check_pasted(const std::string& text, std::optional<GameId> preferred) {
    const auto pasted = read_pasted(text, preferred);
    if (!pasted)
        check_message(pasted.error());
}

/// Now and then bytes of any kind, mostly the text with faults put into it.
std::string damaged(const std::string& text, Random& random) {
    return random.below(8) == 0 ? random_bytes(random) : mutated(text, random);
}

} // namespace

TEST_CASE("readers: 100,000 positions, moves and lists of moves of every game") {
    Random random(41);
    for (int i = 0; i < 2'000; ++i) {
        const GameId game = any_of(random, all_games());
        const Table table = any_table(random, game);
        const std::string move = table.outcome() ? "--" : any_of(random, table.moves()).text;
        for (int j = 0; j < 20; ++j) {
            check_position(game, damaged(table.position(), random));
            check_move(table, damaged(move, random));
        }
        for (int j = 0; j < 10; ++j)
            check_moves(game, damaged(table.record(), random));
    }
}

TEST_CASE("readers: 50,000 records") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        CAPTURE(seed);
        RandomMatch play(seed);
        for (int i = 0; i < 100; ++i) {
            const bool over = !play.step();
            check_record(damaged(to_record(play.match(), 1796033700), play.random));
            if (over)
                play = RandomMatch(seed + 1000 + static_cast<std::uint64_t>(i));
        }
    }
}

TEST_CASE("readers: 50,000 pasted texts") {
    Random random(43);
    for (int i = 0; i < 5'000; ++i) {
        const GameId game = any_of(random, all_games());
        const Table table = any_table(random, game);
        for (int j = 0; j < 10; ++j) {
            const auto preferred = random.below(2) == 0
                                       ? std::optional<GameId>()
                                       : std::optional<GameId>(any_of(random, all_games()));
            check_pasted(damaged(j % 2 == 0 ? table.position() : table.record(), random),
                         preferred);
        }
    }
}
