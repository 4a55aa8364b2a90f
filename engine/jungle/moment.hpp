#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/jungle/position.hpp"

namespace engine::jungle {

/// The last moves of a side as the shuttling rule sees them: how many in a row went to and fro
/// between the same two squares, the last one from `from` to `to`. They are of one animal, for what
/// a side moves from where its last move ended is the animal that made it.
struct Shuttle {
    /// Three round trips, after which the same move is barred.
    static constexpr int limit = 6;

    std::uint8_t from = gone, to = gone;
    std::uint8_t moves = 0; ///< 0 to `limit`; 0 before the first move

    [[nodiscard]] bool bars(Action action) const {
        return moves == limit && action.from == to && action.to == from;
    }
    void add(Action action);

    friend bool operator==(const Shuttle&, const Shuttle&) = default;
};

/// A position with what the history rules need besides the earlier positions: those the owner
/// keeps, be it a state or a search that stacks them along its line of play.
class Moment {
public:
    /// At most 4 ways for each of 8 animals.
    using Actions = InlineList<Action, 32>;

    /// A draw when so many moves in a row took nothing.
    static constexpr int quiet_limit = 100;
    /// A draw when a position has occurred so often.
    static constexpr int occurrence_limit = 3;

    Moment() = default;
    /// The beginning of a game: history is empty. `quiet`: moves since the last capture, 0 to 100.
    Moment(const Position& position, int quiet)
        : position_(position), quiet_(static_cast<std::uint8_t>(quiet)) {}

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Shuttle& shuttle(Side side) const {
        return shuttles_[static_cast<std::size_t>(side)];
    }
    /// Moves since the last capture.
    [[nodiscard]] int quiet() const { return quiet_; }
    /// How often the position has occurred, this time included.
    [[nodiscard]] int occurrences() const { return occurrences_; }
    [[nodiscard]] std::optional<Outcome> outcome() const;
    /// Legal moves, of the lowest animal first, by target square; empty if and only if the game is
    /// over.
    [[nodiscard]] Actions actions() const;
    /// How many there are, without making the list.
    [[nodiscard]] std::size_t action_count() const;
    /// The squares that the animal on `from` may go to. What the shuttling rule bars is not among
    /// them.
    [[nodiscard]] Squares unbarred(int from, Squares targets) const;

    /// Plays a legal move; whether it took something. `earlier`: the keys of all positions since
    /// the last capture, the one that the move leaves included, oldest first.
    bool apply(Action action, std::span<const Key> earlier);
    /// Hands the move over, which no rule allows: a search asks what the other side would do.
    void pass();

    friend bool operator==(const Moment&, const Moment&) = default;

private:
    [[nodiscard]] std::optional<Outcome> victory() const;
    [[nodiscard]] bool drawn() const {
        return occurrences_ >= occurrence_limit || quiet_ >= quiet_limit;
    }
    template <class Visit>
    void each_legal(Visit&& visit) const;

    Position position_;
    std::array<Shuttle, 2> shuttles_{};
    std::uint8_t quiet_ = 0;
    std::uint8_t occurrences_ = 1;
};

} // namespace engine::jungle
