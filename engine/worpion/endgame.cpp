#include "engine/worpion/endgame.hpp"

#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/search/score.hpp"
#include "engine/worpion/turns.hpp"

namespace engine::worpion {

using namespace turns;

namespace {

constexpr std::size_t table_size = 1U << 16;

/// Positions with fewer placements to come are searched faster than looked up.
constexpr int least_remembered = 3;

int placements_left(Pawns pawns) {
    return square_count - std::popcount(pawns);
}

/// The image with the smallest number under the 32 symmetries: 8 of the board, and all pawns of one
/// player turned over.
Pawns canonical(Pawns pawns) {
    const auto mirrored = [](Pawns p) {
        p = ((p & in_every_lane(0x5555)) << 1) | ((p >> 1) & in_every_lane(0x5555));
        return ((p & in_every_lane(0x3333)) << 2) | ((p >> 2) & in_every_lane(0x3333));
    };
    const auto transposed = [](Pawns p) {
        p = (p & in_every_lane(0xa5a5)) | ((p & in_every_lane(0x0a0a)) << 3) |
            ((p >> 3) & in_every_lane(0x0a0a));
        return (p & in_every_lane(0xcc33)) | ((p & in_every_lane(0x00cc)) << 6) |
               ((p >> 6) & in_every_lane(0x00cc));
    };
    const auto faces_sorted = [](Pawns p) {
        const Pawns swapped = faces_swapped(p);
        return std::min(p & lanes_of(mine), swapped & lanes_of(mine)) |
               std::min(p & lanes_of(yours), swapped & lanes_of(yours));
    };
    Pawns least = ~Pawns{0};
    for (int i = 0; i < 4; ++i) {
        least = std::min(least, faces_sorted(pawns));
        pawns = mirrored(pawns);
        least = std::min(least, faces_sorted(pawns));
        pawns = transposed(pawns); // mirrored and transposed: a quarter turn
    }
    return least;
}

/// The least score that is worth `bound` or more and can be: with `left` placements to come a
/// decided game takes at most twice as many actions.
int lifted(int bound, int left) {
    const int latest_win = win_score - 2 * left;
    if (bound > 0)
        return std::max(bound, latest_win);
    return bound > -latest_win ? 0 : bound;
}

/// What the other player's score after these actions must stay below for one's own to reach
/// `bound`, which is `lifted`.
int ceiling(int bound, int actions) {
    return bound > 0 ? 1 - bound - actions : bound < 0 ? 1 - bound + actions : 1;
}

} // namespace

/// The placements of a turn.
struct Endgame::Options {
    int actions = 0;            ///< until the placement is done: 1, or 2 with a flip
    std::size_t first = 0;      ///< of those in `children_`
    int sure = -infinite_score; ///< the best of those after which the game is decided
};

Endgame::Endgame(Meter& meter) : meter_(meter), table_(table_size) {}

bool Endgame::at_least(const State& state, int bound) {
    assert(!state.outcome());
    assert(!has_alignment(state.pawns(), state.to_act()));
    const Pawns pawns = state.to_act() == Side::first ? state.pawns() : turned(state.pawns());
    return state.phase() == Phase::flip ? turn_at_least(pawns, bound)
                                        : placing_at_least(pawns, bound);
}

bool Endgame::turn_at_least(Pawns pawns, int bound) {
    const int left = placements_left(pawns);
    bound = lifted(bound, left);
    if (left < least_remembered)
        return search_turn(pawns, bound);
    const Pawns key = canonical(pawns);
    const std::size_t slot = static_cast<std::size_t>(mix(key)) % table_size;
    Bounds known = table_[slot];
    if (known.key != key)
        known = {key, -win_score, win_score};
    if (known.least >= bound)
        return true;
    if (known.most < bound)
        return false;
    const bool reached = search_turn(pawns, bound);
    if (meter_.spent())
        return false;
    if (reached)
        known.least = static_cast<std::int16_t>(bound);
    else
        known.most = static_cast<std::int16_t>(-lifted(1 - bound, left));
    table_[slot] = known;
    return reached;
}

bool Endgame::search_turn(Pawns pawns, int bound) {
    if (!meter_.spend())
        return false;
    const Flips flips = safe_flips(pawns);
    if (count(flips) == 0)
        return flips_exist(pawns) ? bound <= 1 - win_score : placing_at_least(pawns, bound);
    Options options{2, children_.size()};
    any_flip(pawns, flips, [&](Pawns after) {
        add_placements(after, options);
        return options.sure >= bound;
    });
    return any_at_least(options, bound);
}

bool Endgame::placing_at_least(Pawns pawns, int bound) {
    Options options{1, children_.size()};
    add_placements(pawns, options);
    return any_at_least(options, lifted(bound, placements_left(pawns)));
}

void Endgame::add_placements(Pawns pawns, Options& options) {
    const Pawns completes = completing(pawns);
    const bool last = placements_left(pawns) == 1;
    const Pawns empty = in_every_lane(static_cast<Squares>(all_squares & ~occupied(pawns)));
    const int win = win_score - options.actions;
    for (Pawns left = empty & lanes_of(mine); left != 0; left &= left - 1) {
        const Pawns placed = left & -left;
        const bool threat = (completes & placed) != 0;
        const Pawns after = turned(pawns | placed);
        const int replies = count(safe_flips(after));
        if (replies == 0 && threat)
            options.sure = win;
        else if (last)
            options.sure = std::max(options.sure, 0);
        else if (replies == 0 && flips_exist(after))
            options.sure = std::max(options.sure, win - 1);
        else
            children_.push_back({after, replies});
    }
}

bool Endgame::any_at_least(const Options& options, int bound) {
    bool reached = options.sure >= bound;
    if (!reached) {
        const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(options.first);
        std::sort(begin, children_.end(),
                  [](const Child& a, const Child& b) { return a.replies < b.replies; });
    }
    const int limit = ceiling(bound, options.actions);
    const std::size_t end = children_.size();
    for (std::size_t i = options.first; i < end && !reached && !meter_.spent(); ++i)
        reached = !turn_at_least(children_[i].pawns, limit);
    children_.resize(options.first);
    return reached && !meter_.spent();
}

} // namespace engine::worpion
