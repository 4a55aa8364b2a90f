// The search on a game that is not on a board: positions recur at other depths, and a player may go
// on.
#include <doctest/doctest.h>

#include "engine/search/perft.hpp"
#include "engine/search/search.hpp"

namespace pile {

using namespace engine;

/// A pile of tokens; a player takes 1, 2 or 3, and after taking 2 takes again. Who takes the last
/// wins.
struct State {
    using Action = std::uint8_t;
    static const GameInfo info;

    std::uint8_t left = 12;
    Side turn = Side::first;

    static State start(std::size_t) { return {}; }
    static Result<State> read(std::string_view) { return Error{"pile.unreadable"}; }
    [[nodiscard]] Side to_act() const { return turn; }
    [[nodiscard]] std::optional<Outcome> outcome() const {
        if (left > 0)
            return std::nullopt;
        return Outcome{other(turn), Reason::full};
    }
    [[nodiscard]] InlineList<Action, 3> actions() const {
        InlineList<Action, 3> list;
        // The longest steps first: what they reach is met again by two short ones, nearer the
        // horizon.
        for (const int take : {3, 2, 1})
            if (take <= left)
                list.push_back(static_cast<Action>(take));
        return list;
    }
    void apply(Action take) {
        left = static_cast<std::uint8_t>(left - take);
        if (take != 2 || left == 0)
            turn = other(turn);
    }
    [[nodiscard]] std::uint64_t key() const { return 2U * left + static_cast<unsigned>(turn); }

    friend bool operator==(const State&, const State&) = default;
};

const GameInfo State::info{GameId::worpion, "pile", 1, 1, {}};

std::string to_text(const State& state) {
    return std::to_string(state.left);
}
std::string to_text(const State&, State::Action take) {
    return std::to_string(take);
}
Result<State::Action> read_action(const State&, std::string_view) {
    return Error{"pile.unreadable"};
}
Result<std::vector<State::Action>> read_record(const State&, std::string_view) {
    return Error{"pile.unreadable"};
}
std::string record_text(const State&, std::span<const State::Action>) {
    return "";
}
Picture draw(const State&) {
    return {};
}
Gesture gesture(const State&, State::Action) {
    return {};
}

int nothing(const State&) {
    return 0;
}

/// The exact score by trying everything: a quick win, a slow loss.
int exact(const State& state, int ply) {
    if (state.outcome())
        return state.outcome()->winner == state.turn ? win_score - ply : ply - win_score;
    int best = -infinite_score;
    for (const State::Action take : state.actions()) {
        State next = state;
        next.apply(take);
        const int score = exact(next, ply + 1);
        best = std::max(best, next.turn == state.turn ? score : -score);
    }
    return best;
}

} // namespace pile

static_assert(engine::GameState<pile::State>);

TEST_CASE(
    "search: wins and losses have their exact distance where positions recur at other depths") {
    for (std::uint8_t left = 1; left <= 14; ++left) {
        const pile::State state{left};
        engine::Search search(state, &pile::nothing, engine::Budget{}, {});
        search.run();
        CAPTURE(int{left});
        CHECK(search.rated().front().score == pile::exact(state, 0));
    }
}

TEST_CASE("perft: a game without a count of its own is counted by its lists") {
    CHECK(engine::perft(pile::State{3}, 1) == 3);
    CHECK(engine::perft(pile::State{3}, 2) == 3); // 1+1, 1+2, 2+1
    CHECK(engine::perft(pile::State{3}, 3) == 1);
}
