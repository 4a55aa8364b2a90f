// What every game must keep to, in random play and against random input.
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "engine/table.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/random_text.hpp"

using namespace engine;

TYPE_TO_STRING(worpion::State);
TYPE_TO_STRING(reversi::State);
TYPE_TO_STRING(jungle::State);

namespace {

/// Random games of each test: of games that last longer, fewer.
template <class S>
constexpr int games = 200;
template <>
constexpr int games<jungle::State> = 20;

/// Whether the readers take other spellings than the one that is written.
template <class S>
constexpr bool lenient = false;
template <>
constexpr bool lenient<jungle::State> = true;

/// Whether earlier positions matter, which a position string does not tell.
template <class S>
constexpr bool has_history = false;
template <>
constexpr bool has_history<jungle::State> = true;

template <GameState S>
Table any_start(Random& random) {
    return Table::start(S::info.id,
                        random.below(static_cast<std::uint32_t>(S::info.openings.size())));
}

template <GameState S>
std::set<std::string> legal_texts(const S& state) {
    std::set<std::string> texts;
    for (const auto action : state.actions())
        texts.insert(to_text(state, action));
    return texts;
}

/// The text as the game writes it, where its reader takes other spellings too.
template <GameState S>
std::string spelled(std::string text) {
    if constexpr (std::same_as<S, reversi::State>) {
        for (char& c : text)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return text == "pa" ? "--" : text;
    }
    return text;
}

/// The table without a pass at its end, which records do not write.
Table as_recorded(Table table) {
    while (table.length() > 0 && table.played().back().gesture.pass)
        table.take_back(1);
    return table;
}

/// Whatever the text holds: no crash, and what is accepted is legal and written back the same.
template <GameState S>
void check_action_reader(const S& state, const std::set<std::string>& legal,
                         const std::string& text) {
    const auto read = read_action(state, text);
    if (legal.contains(spelled<S>(text)))
        CHECK(read.ok());
    if (read)
        CHECK((lenient<S> ? legal.contains(to_text(state, *read))
                          : to_text(state, *read) == spelled<S>(text)));
    else
        CHECK_FALSE(read.error().code.empty());
}

template <GameState S>
void check_position_reader(const std::string& text) {
    const auto state = S::read(text);
    if (!state) {
        CHECK_FALSE(state.error().code.empty());
        return;
    }
    if constexpr (lenient<S>)
        CHECK(S::read(to_text(*state)) == state);
    else
        CHECK(to_text(*state) == text);
}

} // namespace

TEST_CASE_TEMPLATE("games: positions are written and read back the same", S, worpion::State,
                   reversi::State, jungle::State) {
    Random random(1);
    for (int game = 0; game < games<S>; ++game)
        for (const S& state : random_game<S>(random)) {
            const auto back = S::read(to_text(state));
            REQUIRE(back.ok());
            CHECK(to_text(*back) == to_text(state));
            CHECK(draw(*back).tokens == draw(state).tokens);
            if constexpr (!has_history<S>) {
                CHECK(*back == state);
                CHECK(back->key() == state.key());
                CHECK(back->outcome() == state.outcome());
            }
        }
}

TEST_CASE_TEMPLATE("games: the list of actions is empty exactly when the game is over", S,
                   worpion::State, reversi::State, jungle::State) {
    Random random(2);
    for (int game = 0; game < games<S>; ++game)
        for (const S& state : random_game<S>(random))
            CHECK(state.actions().empty() == state.outcome().has_value());
}

TEST_CASE_TEMPLATE("games: the actions differ, and each is read back from its notation", S,
                   worpion::State, reversi::State, jungle::State) {
    Random random(3);
    for (int game = 0; game < games<S> / 4; ++game)
        for (const S& state : random_game<S>(random)) {
            CHECK(legal_texts(state).size() == state.actions().size());
            for (const auto action : state.actions()) {
                const auto back = read_action(state, to_text(state, action));
                REQUIRE(back.ok());
                CHECK(*back == action);
            }
        }
}

TEST_CASE_TEMPLATE("games: applying to a copy leaves the original alone", S, worpion::State,
                   reversi::State, jungle::State) {
    Random random(4);
    for (int game = 0; game < games<S> / 4; ++game)
        for (const S& state : random_game<S>(random)) {
            const std::string before = to_text(state);
            for (const auto action : state.actions()) {
                S next = state;
                next.apply(action);
                CHECK(next != state);
            }
            CHECK(to_text(state) == before);
        }
}

TEST_CASE_TEMPLATE("games: different positions of random play have different keys", S,
                   worpion::State, reversi::State, jungle::State) {
    Random random(5);
    std::map<std::uint64_t, S> seen;
    for (int game = 0; game < games<S>; ++game)
        for (const S& state : random_game<S>(random)) {
            const auto [place, fresh] = seen.emplace(state.key(), state);
            CHECK((fresh || place->second == state));
        }
}

TEST_CASE_TEMPLATE("games: the gesture of an action shows in the next picture", S, worpion::State,
                   reversi::State, jungle::State) {
    Random random(6);
    const auto at = [](const Picture& picture, Cell cell) {
        return std::find_if(picture.tokens.begin(), picture.tokens.end(),
                            [&](const Token& token) { return token.at == cell; });
    };
    for (int game = 0; game < games<S> / 4; ++game)
        for (const S& state : random_game<S>(random))
            for (const auto action : state.actions()) {
                S next = state;
                next.apply(action);
                const Gesture made = gesture(state, action);
                const Picture before = draw(state);
                const Picture after = draw(next);
                if (made.pass) {
                    CHECK(before == after);
                    continue;
                }
                const auto moved = at(after, made.to);
                REQUIRE(moved != after.tokens.end());
                CHECK(moved->face == made.face);
                CHECK(std::is_sorted(
                    after.tokens.begin(), after.tokens.end(), [](const Token& a, const Token& b) {
                        return std::pair(a.at.row, a.at.column) < std::pair(b.at.row, b.at.column);
                    }));
                if (made.from) {
                    REQUIRE(at(before, *made.from) != before.tokens.end());
                    CHECK(at(before, *made.from)->owner == moved->owner);
                    CHECK(at(after, *made.from) == after.tokens.end());
                }
            }
}

TEST_CASE_TEMPLATE("games: whole games are written and replayed the same", S, worpion::State,
                   reversi::State, jungle::State) {
    Random random(7);
    for (int game = 0; game < games<S>; ++game) {
        const Table start = any_start<S>(random);
        Table table = start;
        for (auto moves = table.moves(); !moves.empty(); moves = table.moves()) {
            const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            REQUIRE(table.play(move.text).ok());
            const auto again = start.replay(table.record());
            REQUIRE(again.ok());
            CHECK(*again == as_recorded(table));
        }
        CHECK(table.at(table.length()) == table);
        CHECK(table.played().size() == table.length());
    }
}

TEST_CASE_TEMPLATE("games: illegal and broken text is refused by every reader", S, worpion::State,
                   reversi::State, jungle::State) {
    Random random(8);
    for (int game = 0; game < games<S>; ++game) {
        const auto states = random_game<S>(random);
        for (const S& state : states) {
            const auto legal = legal_texts(state);
            check_action_reader(state, legal, random_bytes(random));
            check_position_reader<S>(random_bytes(random));
            check_position_reader<S>(mutated(to_text(state), random));
            for (const std::string& text : legal)
                check_action_reader(state, legal, mutated(text, random));
            // Notation of another moment of the same game.
            const S& elsewhere = states[random.below(static_cast<std::uint32_t>(states.size()))];
            for (const std::string& text : legal_texts(elsewhere))
                check_action_reader(state, legal, text);
        }
    }
}

TEST_CASE_TEMPLATE("games: a mutated record is replayed as it stands or refused with its move", S,
                   worpion::State, reversi::State, jungle::State) {
    Random random(9);
    for (int game = 0; game < games<S>; ++game) {
        const Table start = any_start<S>(random);
        Table table = start;
        for (auto moves = table.moves(); !moves.empty(); moves = table.moves())
            REQUIRE(table.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))].text)
                        .ok());
        for (int time = 0; time < 20; ++time) {
            const std::string text =
                time == 0 ? random_bytes(random) : mutated(table.record(), random);
            const auto played = start.replay(text);
            if (played)
                CHECK(*start.replay(played->record()) == as_recorded(*played));
            else
                CHECK(played.error().code == "record.move");
        }
    }
}
