#include "engine/jungle/moment.hpp"

namespace engine::jungle {

void Shuttle::add(Action action) {
    const bool back = action.from == to && action.to == from;
    moves = back && moves < limit ? static_cast<std::uint8_t>(moves + 1) : 1;
    from = action.from;
    to = action.to;
}

Squares Moment::unbarred(int from, Squares targets) const {
    const Shuttle& own = shuttle(position_.to_act());
    if (own.moves == Shuttle::limit && own.to == from)
        return targets & ~bit(own.from);
    return targets;
}

/// Calls `visit(from, targets)` for the animals of the side to act; the game may be over.
template <class Visit>
void Moment::each_legal(Visit&& visit) const {
    position_.each_mover([&](int from, Squares targets) { visit(from, unbarred(from, targets)); });
}

/// The den entered or the last animal taken. In play only the side that moved can have done so;
/// a given position may say it of the other.
std::optional<Outcome> Moment::victory() const {
    const Side mover = other(position_.to_act());
    for (const Side side : {mover, other(mover)}) {
        if ((position_.squares(side) & bit(den(other(side)))) != 0)
            return Outcome{side, Reason::den};
        if (position_.squares(other(side)) == 0)
            return Outcome{side, Reason::captured};
    }
    return std::nullopt;
}

std::optional<Outcome> Moment::outcome() const {
    if (const auto won = victory())
        return won;
    Squares reached = 0;
    each_legal([&](int, Squares targets) { reached |= targets; });
    if (reached == 0)
        return Outcome{other(position_.to_act()), Reason::no_move};
    if (occurrences_ >= occurrence_limit)
        return Outcome{std::nullopt, Reason::repetition};
    if (quiet_ >= quiet_limit)
        return Outcome{std::nullopt, Reason::no_capture};
    return std::nullopt;
}

Moment::Actions Moment::actions() const {
    Actions list;
    if (drawn() || victory())
        return list;
    each_legal([&](int from, Squares targets) {
        for (; targets != 0; targets &= targets - 1)
            list.push_back({static_cast<std::uint8_t>(from),
                            static_cast<std::uint8_t>(std::countr_zero(targets))});
    });
    return list;
}

std::size_t Moment::action_count() const {
    if (drawn() || victory())
        return 0;
    // How many animals reach each square, a set for each binary digit (it is at most 4, one from
    // each direction): three counts of bits instead of eight.
    Squares ones = 0, twos = 0, fours = 0;
    each_legal([&](int, Squares targets) {
        const Squares carry = ones & targets;
        ones ^= targets;
        fours |= twos & carry;
        twos ^= carry;
    });
    const int total = std::popcount(ones) + 2 * std::popcount(twos) + 4 * std::popcount(fours);
    return static_cast<std::size_t>(total);
}

void Moment::pass() {
    shuttles_[static_cast<std::size_t>(position_.to_act())] = {};
    position_.set_to_act(other(position_.to_act()));
    ++quiet_;
    occurrences_ = 1;
}

bool Moment::apply(Action action, std::span<const Key> earlier) {
    const Side mover = position_.to_act();
    Shuttle& opposing = shuttles_[static_cast<std::size_t>(other(mover))];
    shuttles_[static_cast<std::size_t>(mover)].add(action);
    occurrences_ = 1;
    if (position_.apply(action)) {
        if (opposing.to == action.to)
            opposing = {}; // the animal that went to and fro is gone
        quiet_ = 0;
        return true;
    }
    ++quiet_;
    // Each side needs two moves to be back where it was, so four moves are the shortest way round.
    for (std::size_t back = 4; back <= earlier.size(); back += 2)
        if (earlier[earlier.size() - back] == position_.key())
            ++occurrences_;
    return false;
}

} // namespace engine::jungle
