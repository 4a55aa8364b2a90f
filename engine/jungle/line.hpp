#pragma once

#include <array>

#include "engine/jungle/state.hpp"

namespace engine::jungle {

/// A state from which moves are tried and taken back; the history goes with them.
class Line {
public:
    /// How many moves can be made from the root.
    static constexpr int longest = 120;

    explicit Line(const State& root);

    [[nodiscard]] const Moment& now() const { return moments_[ply_]; }
    [[nodiscard]] const Position& position() const { return now().position(); }
    /// Moves made since the root.
    [[nodiscard]] int ply() const { return static_cast<int>(ply_); }
    /// Stands for all that decides what a move of search may still find here, but for the earlier
    /// positions: the position; the way to the shuttling bar where at most three more moves lead
    /// there; the moves since the last capture once `near_quiet` is reached.
    [[nodiscard]] Key key() const;

    /// Plays a legal move; whether it took something.
    bool play(Action action);
    /// Hands the move over, which no rule allows. What came before cannot be repeated after it.
    void pass();
    /// Takes back the last move or pass.
    void back() { --ply_; }

private:
    static constexpr int near_quiet = 70;
    static constexpr int near_bar = Shuttle::limit - 3;

    [[nodiscard]] std::size_t next();

    std::array<Moment, longest + 1> moments_{};
    std::array<std::size_t, longest + 1> begin_{}; ///< in `keys_`: what may still be repeated
    std::array<Key, Moment::quiet_limit + longest> keys_{};
    std::size_t ply_ = 0;
    std::size_t before_ = 0; ///< keys of the game before the root
};

} // namespace engine::jungle
