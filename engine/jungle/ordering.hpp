#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/jungle/line.hpp"

namespace engine::jungle {

/// A move to try, and how promising it looks.
struct Candidate {
    Action action{};
    Animal mover{};
    bool takes = false;
    int promise = 0;
};

/// From this promise on a capture wins material or trades evenly; below 0 it loses material.
inline constexpr int good_capture = 1 << 20;

/// Moves of a position, the most promising drawn first.
class Candidates {
public:
    void add(const Candidate& candidate) { list_.push_back(candidate); }
    [[nodiscard]] std::size_t size() const { return list_.size(); }
    [[nodiscard]] bool empty() const { return list_.empty(); }
    /// The best of those from the `drawn`th on, which is put there: draw them in turn from 0 on.
    const Candidate& draw(std::size_t drawn);
    /// Those that were drawn so far.
    [[nodiscard]] std::span<const Candidate> drawn(std::size_t count) const {
        return {list_.begin(), count};
    }

private:
    InlineList<Candidate, 32> list_;
};

/// What the search learnt about moves that take nothing: the last two that refuted something at
/// each ply (killers), and how often an animal's move to a square did (history heuristic).
class Experience {
public:
    /// The move refuted what came before it, where those in `tried` did not.
    void refuted(Side side, const Candidate& candidate, int ply, int depth,
                 std::span<const Candidate> tried);
    [[nodiscard]] int promise(Side side, const Candidate& candidate, int ply) const;

private:
    static constexpr int history_limit = 1 << 14;

    [[nodiscard]] static std::size_t place(Side side, const Candidate& candidate) {
        return (static_cast<std::size_t>(side) * animal_count +
                static_cast<std::size_t>(candidate.mover)) *
                   (square_count + 1) +
               candidate.action.to;
    }
    void adjust(int& history, int by);

    std::array<std::array<Action, 2>, Line::longest + 1> killers_{};
    std::array<int, 2 * animal_count*(square_count + 1)> history_{};
};

/// The legal moves to `targets`, promises set; `first` comes first.
[[nodiscard]] Candidates candidates(const Moment& now, Squares targets, const Experience& learnt,
                                    int ply, std::optional<Action> first);

} // namespace engine::jungle
