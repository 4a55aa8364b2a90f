#include "engine/base/random.hpp"
#include "tests/engine/jungle/play.hpp"
#include "tests/engine/random_play.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

namespace {

std::vector<Count> counts(const State& state, CountKind kind) {
    std::vector<Count> found;
    for (const Count& count : draw(state).counts)
        if (count.kind == kind)
            found.push_back(count);
    return found;
}

Cell cell_of(char file, int rank) {
    return jungle::cell(jungle::square_at(file, rank));
}

} // namespace

TEST_CASE("jungle: the key tells states apart that differ in history alone") {
    const State start = State::start();
    const State back = after(start, "a1a2 g9g8 a2a1 g8g9");
    CHECK(back.position() == start.position());
    CHECK(back.position().key() == start.position().key());
    CHECK(back != start);
    CHECK(back.key() != start.key());
}

TEST_CASE("jungle: the key tells apart what the history rules tell apart") {
    const auto differ = [](const State& one, const State& two) {
        CHECK(one.position() == two.position());
        CHECK(one != two);
        CHECK(one.key() != two.key());
    };
    // Earlier positions alone: the same moves in another order, the last ones the same.
    differ(after(State::start(), "a1a2 a9a8 g1g2 g9g8 b2b1 b8b9"),
           after(State::start(), "g1g2 a9a8 a1a2 g9g8 b2b1 b8b9"));
    // Trips to and fro alone: a capture has wiped out the rest.
    differ(after("d6/7/7/7/7/7/c6/7/W6 r 0", "a9a8 a1a2 a8a9 a2a3"),
           after("7/d6/7/7/7/7/c6/W6/7 r 0", "a8a9 a2a3"));
    // The count alone.
    differ(at("6c/7/7/7/7/7/7/7/C6 b 3"), at("6c/7/7/7/7/7/7/7/C6 b 4"));
}

TEST_CASE("jungle: the key tells a position from the same one with the other side to move") {
    const State blue = at("6c/7/6d/7/7/7/1L5/7/7 b 0"), red = at("6c/7/6d/7/7/7/1L5/7/7 r 0");
    CHECK(blue.key() != red.key());
    CHECK(blue.position().key() != red.position().key());
}

TEST_CASE("jungle: equal states have equal keys") {
    const std::string_view moves = "a1a2 g9g8 a2a1 g8g9";
    CHECK(after(State::start(), moves) == after(State::start(), moves));
    CHECK(after(State::start(), moves).key() == after(State::start(), moves).key());
}

TEST_CASE("jungle: the key of a position is the same however it came about") {
    Random random(3);
    for (int game = 0; game < 10; ++game)
        for (const State& state : random_game<State>(random))
            CHECK(at(to_text(state)).position() == state.position());
}

TEST_CASE("jungle: repetition in play is what counting whole positions finds") {
    Random random(4);
    int repeated = 0;
    for (int game = 0; game < 20; ++game) {
        std::vector<jungle::Position> seen;
        // Few animals in a small corner come back to where they were.
        State state = at("c6/7/7/7/7/7/7/7/W6 b 0");
        for (;;) {
            seen.push_back(state.position());
            const auto times = std::count(seen.begin(), seen.end(), state.position());
            CHECK(state.now().occurrences() == times);
            const auto actions = state.actions();
            if (actions.empty())
                break;
            const bool stay = random.below(4) != 0;
            const auto pick = stay ? 0 : random.below(static_cast<std::uint32_t>(actions.size()));
            const auto taken = state.position().at(actions[pick].to).has_value();
            state.apply(actions[pick]);
            if (taken)
                seen.clear();
        }
        repeated += result(state) == "draw repetition" ? 1 : 0;
    }
    CHECK(repeated > 0);
}

TEST_CASE("jungle: a picture shows each animal by its rank") {
    const Picture picture = draw(State::start());
    CHECK(picture.columns == 7);
    CHECK(picture.rows == 9);
    CHECK(picture.tokens.size() == 16);
    CHECK(picture.tokens.front() == Token{cell_of('a', 1), Side::first, 6});
    CHECK(picture.tokens.back() == Token{cell_of('g', 9), Side::second, 6});
    CHECK(picture.lines.empty());
    CHECK(picture.marks.empty());
}

TEST_CASE("jungle: a picture marks the animals in the enemy's traps, not in their own") {
    const Picture picture = draw(at("2T1r2/3W3/7/7/7/7/7/3E3/2e1D2 b 0"));
    CHECK(picture.marks == std::vector<Mark>{{MarkKind::trapped, cell_of('c', 1), {}},
                                             {MarkKind::trapped, cell_of('d', 8), {}},
                                             {MarkKind::trapped, cell_of('c', 9), {}}});
}

TEST_CASE("jungle: a picture counts quiet moves, occurrences and trips to and fro") {
    const State state = after(State::start(), "a1a2 g9g8 a2a1 g8g9");
    CHECK(counts(state, CountKind::quiet) ==
          std::vector<Count>{{CountKind::quiet, 4, 100, {}, {}}});
    CHECK(counts(state, CountKind::occurrences) ==
          std::vector<Count>{{CountKind::occurrences, 2, 3, {}, {}}});
    CHECK(counts(state, CountKind::shuttle) ==
          std::vector<Count>{{CountKind::shuttle, 2, 6, Side::first, cell_of('a', 1)},
                             {CountKind::shuttle, 2, 6, Side::second, cell_of('g', 9)}});
    CHECK(counts(after(state, "a1b1 g9f9"), CountKind::shuttle).empty());
}

TEST_CASE("jungle: the trips of an animal that was taken are forgotten") {
    const State state = after("7/7/7/7/7/p6/7/7/W5C r 0", "a4a3 a1a2 a3a4 a2a1 a4a3 a1a2");
    CHECK(counts(state, CountKind::shuttle).size() == 2);
    const State taken = after(state, "a3a2");
    CHECK(counts(taken, CountKind::shuttle).empty());
}

TEST_CASE("jungle: a picture marks the barred square for the side to act alone") {
    const State six =
        after("d6/7/7/7/7/7/7/7/W5C b 0", "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 c7b7 a2a1");
    CHECK(draw(six).marks.empty());
    const std::vector<Mark> barred{{MarkKind::shuttling, cell_of('a', 2), cell_of('a', 1)}};
    CHECK(draw(after(six, "b7a7")).marks == barred);
    CHECK(counts(six, CountKind::shuttle).front().value == 6);
    // Barred as well as lost by it.
    const State lost = after("d6/7/7/7/7/7/7/7/Cp5 b 0",
                             "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 c7b7 a2a1 b7a7");
    CHECK(draw(lost).marks == barred);
}

TEST_CASE("jungle: a gesture leads from square to square and shows the animal") {
    const State state = at("7/7/7/7/7/L2t3/3E3/3r3/7 b 0");
    CHECK(gesture(state, *read_action(state, "a4d4")) ==
          Gesture{cell_of('a', 4), cell_of('d', 4), 7});
}

TEST_CASE("jungle: a gesture into the enemy's den reaches a goal, no other does") {
    const State near = at("7/3L3/7/7/7/7/7/7/6c b 0");
    CHECK(gesture(near, *read_action(near, "d8d9")).goal);
    CHECK(!gesture(near, *read_action(near, "d8d7")).goal);
}
