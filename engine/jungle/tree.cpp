#include "engine/jungle/tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/jungle/evaluation.hpp"
#include "engine/jungle/threats.hpp"
#include "engine/search/score.hpp"

namespace engine::jungle {

namespace {

/// Entries of the table that the budget can fill, within reason: at most 64 MB. Of what is met
/// within a time a part is enough: a table eight times as large saves hardly a hundredth of the
/// nodes.
std::size_t room(const Budget& budget) {
    constexpr std::uint64_t least = 1U << 10, most = 1U << 22, a_millisecond = 1U << 9;
    constexpr int shallow = 5; // so far hardly more than 2^(4 x depth) positions
    std::uint64_t positions = budget.nodes;
    if (budget.time)
        positions = std::min(positions,
                             a_millisecond * static_cast<std::uint64_t>(
                                                 std::max<std::int64_t>(budget.time->count(), 0)));
    if (budget.depth <= shallow)
        positions = std::min(positions, std::uint64_t{1} << (4 * std::max(budget.depth, 0)));
    return static_cast<std::size_t>(std::clamp(positions, least, most));
}

/// The remembered score, if it was searched deep enough and tells all that this window asks.
std::optional<int> recall(const Memory& known, int depth, int ply, int alpha, int beta) {
    const int score = from_memory(known.score, ply);
    const bool tells = known.bound == Bound::exact ||
                       (known.bound == Bound::at_least && score >= beta) ||
                       (known.bound == Bound::at_most && score <= alpha);
    if (!tells || known.depth < depth || score == 0)
        return std::nullopt;
    return score;
}

/// Plies that a late move without a capture is searched less deep at first.
int reduction(int depth, std::size_t number) {
    if (depth < 3 || number < 4)
        return 0;
    return 1 + (number >= 10 ? 1 : 0) + (depth >= 8 ? 1 : 0);
}

} // namespace

Tree::Tree(const State& root, const Budget& budget, std::stop_token stop)
    : line_(root), meter_(budget, std::move(stop)), memories_(room(budget)) {}

int Tree::value_of(Action action, int depth, int alpha, int beta) {
    line_.play(action);
    const int score = -value(depth - 1, -beta, -alpha);
    line_.back();
    expect(action);
    return score;
}

std::vector<Action> Tree::line() const {
    std::vector<Action> actions;
    for (const Action action : expected_[0]) {
        if (action == Action{})
            break;
        actions.push_back(action);
    }
    return actions;
}

int Tree::lost_in(int plies) const {
    return line_.ply() + plies - win_score;
}

/// Makes `action` and what is expected after it the line expected here.
void Tree::expect(Action action) {
    const auto ply = static_cast<std::size_t>(line_.ply());
    auto& here = expected_[ply];
    const auto& after = expected_[ply + 1];
    here[0] = action;
    std::size_t length = 0;
    for (; !(after[length] == Action{}); ++length)
        here[length + 1] = after[length];
    here[length + 1] = {};
}

int Tree::value(int depth, int alpha, int beta) {
    const auto ply = static_cast<std::size_t>(line_.ply());
    expected_[ply][0] = {};
    if (!meter_.spend())
        return 0;
    if (const auto score = decided())
        return *score;
    alpha = std::max(alpha, lost_in(0));
    beta = std::min(beta, -lost_in(1));
    if (alpha >= beta)
        return alpha;

    const bool defending = must_defend();
    if (defending)
        ++depth;
    if (depth <= 0 || line_.ply() > Line::longest - 20)
        return settled(alpha, beta);

    const bool open = beta - alpha > 1;
    const Memory* known = memories_.find(line_.key());
    if (known != nullptr && !open)
        if (const auto score = recall(*known, depth, line_.ply(), alpha, beta))
            return *score;
    const auto first = known != nullptr ? std::optional(known->best) : std::nullopt;
    if (!open && !defending && refutes_passing(depth, beta))
        return beta;
    return try_all(depth, alpha, beta, first);
}

/// The rules' end, or a win that needs no search: an animal beside the den enters it, and nothing
/// bars it, for it was never there before.
std::optional<int> Tree::decided() {
    const Moment& now = line_.now();
    const Position& position = now.position();
    const Side side = position.to_act();
    if (position.squares(side) == 0 || (position.squares(other(side)) & bit(den(side))) != 0)
        return lost_in(0);
    if (now.occurrences() > 1 || now.quiet() >= Moment::quiet_limit) {
        const auto outcome = now.outcome();
        return outcome && outcome->winner ? lost_in(0) : 0;
    }
    const Squares beside = at_den(position, side);
    if (beside == 0)
        return std::nullopt;
    const auto ply = static_cast<std::size_t>(line_.ply());
    expected_[ply][0] = {static_cast<std::uint8_t>(std::countr_zero(beside)),
                         static_cast<std::uint8_t>(den(other(side)))};
    expected_[ply][1] = {};
    return -lost_in(1);
}

/// Whether the enemy enters the den unless its animal beside it is taken now. (On the hundredth
/// quiet move anything draws first.)
bool Tree::must_defend() const {
    const Position& position = line_.position();
    return at_den(position, other(position.to_act())) != 0 &&
           line_.now().quiet() + 1 < Moment::quiet_limit;
}

int Tree::lost_undefended() const {
    return line_.now().action_count() == 0 ? lost_in(0) : lost_in(2);
}

/// Whether the side to act is so well off that even a move given away keeps it at `beta`. Not asked
/// among few animals, where having to move may be what loses.
bool Tree::refutes_passing(int depth, int beta) {
    constexpr int least_depth = 3, least_animals = 4;
    const Position& position = line_.position();
    if (depth < least_depth || passed_ || std::abs(beta) >= decided_score ||
        std::popcount(position.squares(position.to_act())) < least_animals ||
        evaluate(position) < beta)
        return false;
    passed_ = true;
    line_.pass();
    const int score = -value(depth - least_depth, -beta, 1 - beta);
    line_.back();
    passed_ = false;
    return score >= beta && !meter_.spent();
}

int Tree::try_all(int depth, int alpha, int beta, std::optional<Action> first) {
    const Moment& now = line_.now();
    const Side side = now.position().to_act();
    const int ply = line_.ply();
    const Squares targets = must_defend() ? at_den(now.position(), other(side)) : all_squares;
    Candidates moves = candidates(now, targets, experience_, ply, first);
    if (moves.empty())
        return lost_undefended();

    const bool passed_before = std::exchange(passed_, false);
    Action best_action = moves.draw(0).action;
    int best = -infinite_score;
    for (std::size_t number = 0; number < moves.size() && best < beta; ++number) {
        const Candidate& move = moves.draw(number);
        const int floor = std::max(alpha, best);
        const int score = value_after(move, number, depth, floor, beta);
        if (meter_.spent())
            return 0;
        if (score > best) {
            best = score;
            best_action = move.action;
            if (score > alpha)
                expect(move.action);
        }
        if (best >= beta && !move.takes)
            experience_.refuted(side, move, ply, depth, moves.drawn(number));
    }
    passed_ = passed_before;
    remember(best_action, best, depth, alpha, beta);
    return best;
}

/// By the principal variation: the first move gets the whole window, others must first show in a
/// null window, late ones less deep, that they are better.
int Tree::value_after(const Candidate& move, std::size_t number, int depth, int alpha, int beta) {
    const Side side = line_.position().to_act();
    line_.play(move.action);
    const bool quiet = !move.takes && at_den(line_.position(), side) == 0;
    int score = 0;
    if (number == 0) {
        score = -value(depth - 1, -beta, -alpha);
    } else {
        const int reduced = quiet ? reduction(depth, number) : 0;
        score = -value(depth - 1 - reduced, -alpha - 1, -alpha);
        if (score > alpha && reduced > 0)
            score = -value(depth - 1, -alpha - 1, -alpha);
        if (score > alpha && score < beta)
            score = -value(depth - 1, -beta, -alpha);
    }
    line_.back();
    return score;
}

/// Enemies, and traps of theirs that none of them can step to: an animal there enters the den.
Squares Tree::worth_settling() const {
    const Position& position = line_.position();
    const Side enemy = other(position.to_act());
    Squares targets = position.squares(enemy);
    for (Squares open = traps(enemy); open != 0; open &= open - 1) {
        const int trap = std::countr_zero(open);
        if ((ways_from(trap).steps & position.squares(enemy)) == 0)
            targets |= bit(trap);
    }
    return targets;
}

/// The evaluation once no capture betters it (quiescence).
int Tree::settled(int alpha, int beta) {
    const Position& position = line_.position();
    int best = evaluate(position);
    if (best >= beta)
        return best;
    Candidates moves =
        candidates(line_.now(), worth_settling(), experience_, line_.ply(), std::nullopt);
    for (std::size_t number = 0; number < moves.size() && best < beta; ++number) {
        const Candidate& move = moves.draw(number);
        if (move.takes && move.promise < 0)
            break;
        line_.play(move.action);
        const int score = -value(0, -beta, -std::max(alpha, best));
        line_.back();
        if (meter_.spent())
            return 0;
        best = std::max(best, score);
    }
    return best;
}

void Tree::remember(Action best, int score, int depth, int alpha, int beta) {
    Memory memory;
    memory.key = line_.key();
    memory.best = best;
    memory.score = static_cast<std::int16_t>(to_memory(score, line_.ply()));
    memory.depth = static_cast<std::int8_t>(depth);
    memory.bound = score >= beta ? Bound::at_least : score <= alpha ? Bound::at_most : Bound::exact;
    memories_.store(memory);
}

} // namespace engine::jungle
