#include "engine/jungle/ordering.hpp"

#include <cstdlib>
#include <utility>

#include "engine/jungle/threats.hpp"

namespace engine::jungle {

namespace {

constexpr int first_of_all = 1 << 24;
constexpr int killer = 1 << 18;

int steps_to(int goal, int square) {
    return std::abs(column(square) - column(goal)) + std::abs(row(square) - row(goal));
}

/// The most valuable prey by the least valuable hunter; what can be taken back counts as lost.
int capture_promise(const Position& position, const Candidate& candidate) {
    const Side side = position.to_act();
    const int gain = worth_of(position.animal(other(side), candidate.action.to));
    const int risk = worth_of(candidate.mover);
    if (gain < risk && takers(position, {side, candidate.mover}, candidate.action.to) != 0)
        return gain - risk - good_capture;
    return good_capture + 8 * gain - risk / 8;
}

} // namespace

const Candidate& Candidates::draw(std::size_t drawn) {
    std::size_t best = drawn;
    for (std::size_t i = drawn + 1; i < list_.size(); ++i)
        if (list_[i].promise > list_[best].promise)
            best = i;
    std::swap(list_[drawn], list_[best]);
    return list_[drawn];
}

void Experience::adjust(int& history, int by) {
    // Draws near the limit the more slowly the nearer it is.
    history += by - history * std::abs(by) / history_limit;
}

void Experience::refuted(Side side, const Candidate& candidate, int ply, int depth,
                         std::span<const Candidate> tried) {
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (!(killers[0] == candidate.action))
        killers = {candidate.action, killers[0]};
    const int bonus = std::min(16 * depth * depth, 1 << 10);
    adjust(history_[place(side, candidate)], bonus);
    for (const Candidate& failed : tried)
        if (!failed.takes)
            adjust(history_[place(side, failed)], -bonus);
}

int Experience::promise(Side side, const Candidate& candidate, int ply) const {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (candidate.action == killers[0])
        return killer + 1;
    if (candidate.action == killers[1])
        return killer;
    const int goal = den(other(side));
    const int nearer = steps_to(goal, candidate.action.from) - steps_to(goal, candidate.action.to);
    return history_[place(side, candidate)] + 64 * nearer;
}

Candidates candidates(const Moment& now, Squares targets, const Experience& learnt, int ply,
                      std::optional<Action> first) {
    Candidates found;
    const Position& position = now.position();
    const Side side = position.to_act();
    const Squares prey = position.squares(other(side));
    position.each_mover([&](int from, Squares reach) {
        reach = now.unbarred(from, reach & targets);
        if (reach == 0)
            return;
        const Animal mover = position.animal(side, from);
        for (; reach != 0; reach &= reach - 1) {
            const int to = std::countr_zero(reach);
            Candidate candidate{{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)},
                                mover};
            candidate.takes = (prey & bit(to)) != 0;
            candidate.promise = candidate.action == first ? first_of_all
                                : candidate.takes         ? capture_promise(position, candidate)
                                                          : learnt.promise(side, candidate, ply);
            found.add(candidate);
        }
    });
    return found;
}

} // namespace engine::jungle
