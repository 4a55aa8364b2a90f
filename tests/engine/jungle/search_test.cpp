#include "engine/jungle/search.hpp"

#include "engine/search/score.hpp"
#include "tests/engine/jungle/play.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/engine/vectors.hpp"

using namespace engine;
using namespace jungle_test;
using jungle::State;

namespace {

Budget plies(int depth) {
    return {.depth = depth, .time = {}};
}

Budget nodes(std::uint64_t count) {
    return {.nodes = count, .time = {}};
}

Findings<jungle::Action> searched(const State& state, const Budget& budget, int margin = 0) {
    return search(state, budget, margin, {});
}

std::string best(const State& state, int depth) {
    return to_text(state, searched(state, plies(depth)).rated.front().action);
}

int score(const State& state, int depth) {
    return searched(state, plies(depth)).rated.front().score;
}

/// The exact score where the game is decided within `depth` plies by plain trying of everything;
/// between the two 0.
int decided(const State& state, int depth, int ply = 0) {
    if (const auto outcome = state.outcome())
        return !outcome->winner                    ? 0
               : outcome->winner == state.to_act() ? win_score - ply
                                                   : ply - win_score;
    if (depth == 0)
        return 0;
    int found = -infinite_score;
    for (const auto action : state.actions()) {
        State next = state;
        next.apply(action);
        found = std::max(found, -decided(next, depth - 1, ply + 1));
    }
    return found;
}

bool is_legal(const State& state, jungle::Action action) {
    const auto actions = state.actions();
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

constexpr const char* middle_game = "7/1l2c2/1d2w1t/3pR2/7/C1r4/1WP4/1T4D/6L b 16";

} // namespace

TEST_CASE("jungle: the search enters the den and keeps the enemy out of its own") {
    const State beside = at("t6/3D3/2l4/7/7/7/7/7/W6 b 0");
    for (int depth = 1; depth <= 3; ++depth)
        CHECK(best(beside, depth) == "3 d8-d9");
    CHECK(score(beside, 1) == win_score - 1);
    // Only the dog can take what stands before the den.
    CHECK(best(at("t6/7/7/7/7/7/W6/3cD2/7 b 0"), 2) == "3 e2xd2");
}

TEST_CASE("jungle: a den that nobody can guard in time is a win for who runs") {
    CHECK(score(at("t6/7/7/3C3/7/7/7/7/W6 b 0"), 3) == win_score - 5);
    CHECK(score(at("t6/7/7/3C3/7/7/7/7/W6 r 0"), 4) == 6 - win_score);
    // A step nearer, the tiger comes in time.
    CHECK(score(at("1t5/7/7/3C3/7/7/7/7/W6 r 0"), 6) > -decided_score);
}

TEST_CASE("jungle: wins and losses by den and captures have their exact distance") {
    Random random(11);
    int found = 0;
    for (int game = 0; game < 40; ++game) {
        const auto states = random_game<State>(random);
        for (const State& state : states) {
            if (std::popcount(state.position().squares(Side::first)) > 4 || state.outcome() ||
                std::popcount(state.position().squares(Side::second)) > 4 || random.below(3) != 0)
                continue;
            const int exact = decided(state, 3);
            const std::string position = to_text(state);
            CAPTURE(position);
            if (exact != 0)
                CHECK(score(state, 3) == exact);
            else
                CHECK(std::abs(score(state, 3)) < win_score - 3);
            found += exact != 0 ? 1 : 0;
        }
    }
    CHECK(found > 30);
}

TEST_CASE("jungle: endings of few animals are won and lost as the vectors say") {
    int count = 0;
    const auto endings = vectors::of("jungle")["endgames"];
    for (const auto& entry : endings) {
        const int distance = entry["plies"];
        if (distance == 0 || distance > 17)
            continue;
        ++count;
        const std::string position = entry["position"];
        CAPTURE(position);
        const State state = at(position);
        const int expected = win_score - distance;
        const auto found = searched(state, plies(distance + 2));
        CHECK(found.rated.front().score == (entry["value"] == "win" ? expected : -expected));
        const std::string move = to_text(state, found.rated.front().action);
        const auto& all_best = entry["best"];
        CHECK(std::find(all_best.begin(), all_best.end(), move) != all_best.end());
    }
    CHECK(count >= 5);
}

TEST_CASE("jungle: a side that is ahead does not repeat the position, one behind does") {
    const State twice = after("7/6c/7/7/7/7/7/7/E4L1 b 0", "a1a2 g8g9 a2a1 g9g8 a1a2 g8g9");
    CHECK(best(twice, 4) != "8 a2-a1");
    CHECK(score(twice, 4) > 0);
    const State saved = after("7/6c/7/7/7/7/7/7/E4L1 b 0", "a1a2 g8g9 a2a1 g9g8 a1a2 g8g9 a2a1");
    CHECK(best(saved, 4) == "2 g9-g8");
    CHECK(score(saved, 4) == 0);
}

TEST_CASE(
    "jungle: the hundredth quiet move is a draw that the den, but nothing later, forestalls") {
    CHECK(score(at("t6/3D3/2l4/7/7/7/7/7/W6 b 99"), 3) == win_score - 1);
    CHECK(score(at("7/6c/7/7/7/7/7/7/E4L1 b 99"), 4) == 0);
    CHECK(score(at("7/6c/7/7/7/7/7/7/E4L1 b 96"), 6) == 0);
    CHECK(score(at("7/6c/7/7/7/7/7/7/E4L1 b 90"), 4) > 0);
    // In time by the last move, too late by one.
    CHECK(score(at("6t/7/3C3/7/7/7/7/7/W6 b 97"), 5) == win_score - 3);
    CHECK(score(at("6t/7/3C3/7/7/7/7/7/W6 b 98"), 5) == 0);
}

TEST_CASE("jungle: a draw by the hundredth move saves a den that cannot be guarded") {
    CHECK(score(at("w6/7/7/7/7/7/6D/3c3/7 b 99"), 4) == 0);
    CHECK(score(at("w6/7/7/7/7/7/6D/3c3/7 b 98"), 4) == 2 - win_score);
}

TEST_CASE("jungle: the search knows that shuttling will be barred") {
    const State state =
        after("d6/7/7/7/7/7/7/1pe4/CDW4 b 0", "a1a2 a9b9 a2a1 b9b8 a1a2 b8c8 a2a1 c8c7 a1a2 c7b7");
    const auto score_of_return = [](const State& from) {
        const auto found = searched(from, plies(2), 2 * infinite_score);
        for (const auto& [action, points] : found.rated)
            if (to_text(from, action) == "2 a2-a1")
                return points;
        return 0;
    };
    // Back at a1 the cat may not go to a2 again, and all else is blocked.
    CHECK(score_of_return(state) == 2 - win_score);
    CHECK(score_of_return(at("7/7/1d5/7/7/7/7/Cpe4/1DW4 b 0")) > 2 - win_score);
}

TEST_CASE("jungle: scores within the margin are exact, and the best comes first") {
    Random random(21);
    const auto states = random_game<State>(random);
    const int margin = 150;
    for (std::size_t i = 0; i < std::min<std::size_t>(states.size() - 1, 60); i += 3) {
        const auto all = searched(states[i], plies(2), 2 * infinite_score).rated;
        const auto near = searched(states[i], plies(2), margin).rated;
        const auto one = searched(states[i], plies(2)).rated;
        REQUIRE(all.size() == states[i].action_count());
        CHECK(near.front().score == all.front().score);
        CHECK(one.front() == all.front());
        for (const auto& [action, points] : all) {
            const auto same =
                std::find_if(near.begin(), near.end(), [&, wanted = action](const auto& rated) {
                    return rated.action == wanted;
                });
            REQUIRE(same != near.end());
            if (points > all.front().score - margin)
                CHECK(same->score == points);
            else
                CHECK(same->score <= all.front().score - margin);
        }
    }
}

TEST_CASE("jungle: the same search finds the same, within its nodes, and tells a legal line") {
    for (const State& state : {State::start(), at(middle_game)}) {
        const auto found = searched(state, nodes(20'000));
        CHECK(searched(state, nodes(20'000)) == found);
        CHECK(found.nodes <= 20'000);
        CHECK(found.depth >= 4);
        REQUIRE_FALSE(found.line.empty());
        CHECK(found.line.front() == found.rated.front().action);
        State now = state;
        for (const auto action : found.line) {
            REQUIRE(is_legal(now, action));
            now.apply(action);
        }
    }
}

TEST_CASE("jungle: wherever a search is cut short, its best comes first and all moves are rated") {
    const State state = at(middle_game);
    int preferred = 0;
    for (std::uint64_t count = 100; count < 20'000; count += 397) {
        const auto found = searched(state, nodes(count));
        CHECK(found.rated.size() == state.action_count());
        CHECK(found.line.front() == found.rated.front().action);
        CHECK(std::is_sorted(found.rated.begin(), found.rated.end(),
                             [](const auto& a, const auto& b) { return a.score > b.score; }));
        const auto whole = searched(state, plies(found.depth));
        preferred += whole.rated.front().action == found.rated.front().action ? 0 : 1;
    }
    // Some were cut short after a deeper ply had found something better.
    CHECK(preferred > 0);
}

TEST_CASE("jungle: a search that is stopped at once still has all legal moves to offer") {
    std::stop_source source;
    source.request_stop();
    const State state = at(middle_game);
    const auto found = search(state, Budget{}, 0, source.get_token());
    CHECK(found.nodes < 512);
    CHECK(found.rated.size() == state.action_count());
    CHECK(is_legal(state, found.rated.front().action));
    const auto unrated = searched(state, nodes(1));
    CHECK(unrated.depth == 0);
    CHECK(unrated.rated.size() == state.action_count());
}
