#include <algorithm>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "engine/table.hpp"
#include "game/scenes/how_to_play/examples.hpp"
#include "tests/support/world.hpp"

using engine::GameId;
using engine::Table;
using game::how_to_play::Effect;
using game::how_to_play::Example;

namespace how_to_play = game::how_to_play;

namespace {

Table first_table(GameId game, const Example& example) {
    auto table = Table::from_position(game, example.position);
    REQUIRE(table);
    return *table;
}

Table last_table(GameId game, const Example& example) {
    Table table = first_table(game, example);
    for (const std::string_view action : how_to_play::actions(example)) {
        CAPTURE(action);
        REQUIRE(table.play(action));
    }
    return table;
}

/// How many pieces fewer there are.
int gone(const engine::Picture& before, const engine::Picture& after) {
    return std::max(0,
                    static_cast<int>(before.tokens.size()) - static_cast<int>(after.tokens.size()));
}

/// Squares whose piece is now another one or shows another side.
int changed(const engine::Picture& before, const engine::Picture& after) {
    return static_cast<int>(
        std::count_if(before.tokens.begin(), before.tokens.end(), [&](const engine::Token& token) {
            const auto now =
                std::find_if(after.tokens.begin(), after.tokens.end(),
                             [&](const engine::Token& other) { return other.at == token.at; });
            return now != after.tokens.end() && *now != token;
        }));
}

const Example& example(GameId game, std::string_view key) {
    const auto all = how_to_play::examples(game);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Example& e) { return e.key == key; });
    REQUIRE(found != all.end());
    return *found;
}

std::size_t lines(GameId game, std::string_view position) {
    return Table::from_position(game, position)->picture().lines.size();
}

} // namespace

TEST_CASE("how to play: every game has six examples at least") {
    for (const GameId game : engine::all_games())
        CHECK(how_to_play::examples(game).size() >= 6);
}

TEST_CASE("how to play: every example can be played and does what its words say") {
    for (const GameId game : engine::all_games()) {
        for (const Example& example : how_to_play::examples(game)) {
            CAPTURE(engine::info(game).key);
            CAPTURE(example.key);
            const engine::Picture before = first_table(game, example).picture();
            const Table end = last_table(game, example);
            const engine::Picture after = end.picture();
            CHECK(end.outcome() == example.effect.outcome);
            CHECK(gone(before, after) == example.effect.taken);
            const int turned = game == GameId::reversi ? changed(before, after) : 0;
            CHECK(turned == example.effect.turned);
            if (!example.other.empty())
                CHECK(Table::from_position(game, example.other));
        }
    }
}

TEST_CASE("how to play: what an example says is not allowed is refused for that reason") {
    int tried = 0;
    for (const GameId game : engine::all_games()) {
        for (const Example& example : how_to_play::examples(game)) {
            CAPTURE(example.key);
            CHECK(example.refused.empty() == example.code.empty());
            if (example.refused.empty())
                continue;
            ++tried;
            const auto refused = last_table(game, example).play(example.refused);
            REQUIRE_FALSE(refused);
            CHECK(refused.error().code == example.code);
        }
    }
    CHECK(tried >= 6);
}

TEST_CASE("how to play: what happens stands within the part of the board that is shown") {
    for (const GameId game : engine::all_games()) {
        for (const Example& example : how_to_play::examples(game)) {
            if (example.part.empty())
                continue;
            CAPTURE(example.key);
            const auto corners = how_to_play::squares_in(example.part);
            REQUIRE(corners.size() == 2);
            const auto inside = [&](engine::Cell at) {
                return at.column >= corners[0].column && at.column <= corners[1].column &&
                       at.row >= corners[0].row && at.row <= corners[1].row;
            };
            for (const Table& table : {first_table(game, example), last_table(game, example)})
                for (const engine::Token& token : table.picture().tokens)
                    CHECK(inside(token.at));
            for (const engine::Cell at : how_to_play::squares_in(example.refused))
                CHECK(inside(at));
        }
    }
}

TEST_CASE("how to play: Worpion's alignments stand where the words find them") {
    const GameId game = GameId::worpion;
    CHECK(lines(game, example(game, "goal").position) == 1);
    CHECK(lines(game, example(game, "goal").other) == 0);
    CHECK(last_table(game, example(game, "answer")).picture().lines.empty());
    CHECK(last_table(game, example(game, "win")).picture().lines.size() == 2);
    const Example& back = example(game, "back");
    const auto pawn = first_table(game, back).picture().tokens.front();
    const auto after = last_table(game, back).picture().tokens;
    CHECK(std::find(after.begin(), after.end(), pawn) != after.end());
}

TEST_CASE("how to play: in the chain example the disc between two dark ones stays light") {
    const Example& chain = example(GameId::reversi, "chain");
    const Table end = last_table(GameId::reversi, chain);
    const engine::Token stays{{3, 4}, engine::Side::second, 0};
    const auto tokens = end.picture().tokens;
    CHECK(std::find(tokens.begin(), tokens.end(), stays) != tokens.end());
}

TEST_CASE("how to play: the forced pass is forced, and Light plays again afterwards") {
    Table table = first_table(GameId::reversi, example(GameId::reversi, "pass"));
    REQUIRE(table.play("f8"));
    REQUIRE(table.moves().size() == 1);
    CHECK(table.moves().front().gesture.pass);
    table = last_table(GameId::reversi, example(GameId::reversi, "pass"));
    CHECK(table.to_act() == engine::Side::second);
    CHECK_FALSE(table.moves().front().gesture.pass);
}

TEST_CASE("how to play: a rat beside the elephant takes it where it stays") {
    const GameId game = GameId::jungle;
    Table table = last_table(game, example(game, "beside"));
    REQUIRE(table.play("g7-g6"));
    CHECK(table.play("d5xd6"));
}

TEST_CASE("how to play: any other move lets the shuttling animal go again") {
    const GameId game = GameId::jungle;
    Table table = last_table(game, example(game, "shuttle"));
    for (const char* action : {"a1-a2", "c3-c2", "a2-a1", "c2-c3", "a1-b1"}) {
        CAPTURE(action);
        CHECK(table.play(action));
    }
}

TEST_CASE("how to play: squares are found in every notation") {
    using engine::Cell;
    CHECK(how_to_play::squares_in("b2-c2") == std::vector<Cell>{{1, 1}, {2, 1}});
    CHECK(how_to_play::squares_in("7 a4xd4") == std::vector<Cell>{{0, 3}, {3, 3}});
    CHECK(how_to_play::squares_in("f5") == std::vector<Cell>{{5, 4}});
    CHECK(how_to_play::squares_in("--").empty());
}

TEST_CASE("how to play: every page has its words in both languages, and no words are left over") {
    std::set<std::string> wanted;
    for (const GameId game : engine::all_games()) {
        const std::string base = "rules." + std::string(engine::info(game).key) + '.';
        for (const Example& example : how_to_play::examples(game)) {
            const std::string key = base + std::string(example.key);
            wanted.insert(key);
            wanted.insert(key + ".words");
            if (!example.actions.empty() && example.refused.empty())
                wanted.insert(key + ".after");
            if (example.actions.empty() && example.refused.empty())
                wanted.insert(key + ".first");
            if (!example.other.empty())
                wanted.insert(key + ".second");
        }
        const auto numbered = [&](const std::string& kind, std::size_t count, const char* second) {
            for (std::size_t i = 1; i <= count; ++i) {
                wanted.insert(base + kind + std::to_string(i));
                wanted.insert(base + kind + std::to_string(i) + second);
            }
        };
        numbered("question.", how_to_play::question_count(game), ".answer");
        numbered("control.", how_to_play::own_controls(game), ".does");
    }
    for (const game::ui::Language language : {game::ui::Language::en, game::ui::Language::fr}) {
        std::set<std::string> there;
        for (const std::string& key : support::texts(language).keys())
            for (const GameId game : engine::all_games())
                if (key.starts_with("rules." + std::string(engine::info(game).key) + '.'))
                    there.insert(key);
        CHECK(there == wanted);
    }
}
