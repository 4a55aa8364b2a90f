#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/jungle/moment.hpp"

namespace engine::jungle {

/// A game of Jungle as far as it matters from here on: `Side::first` is Blue, `Side::second` Red.
class State {
public:
    using Action = jungle::Action;
    using Actions = Moment::Actions;

    static const GameInfo info;

    /// The usual set-up; `opening` is 0, there is no other.
    [[nodiscard]] static State start(std::size_t opening = 0);
    /// From a position string: history starts empty. Errors: `jungle.position_*`.
    [[nodiscard]] static Result<State> read(std::string_view text);

    State() : State(start()) {}

    [[nodiscard]] Side to_act() const { return now_.position().to_act(); }
    [[nodiscard]] const Position& position() const { return now_.position(); }
    /// The state without its earlier positions.
    [[nodiscard]] const Moment& now() const { return now_; }
    /// Keys of the positions since the game or its last capture, oldest first, this one not
    /// included.
    [[nodiscard]] std::span<const Key> earlier() const {
        return {earlier_.begin(), earlier_.size()};
    }
    [[nodiscard]] std::optional<Outcome> outcome() const { return now_.outcome(); }
    /// Legal moves, of the lowest animal first; empty if and only if the game is over.
    [[nodiscard]] Actions actions() const { return now_.actions(); }
    [[nodiscard]] std::size_t action_count() const { return now_.action_count(); }
    /// Precondition: `action` is legal.
    void apply(Action action);
    /// Tells apart whatever differs in what may follow: earlier positions, shuttling and the count
    /// as well as the animals.
    [[nodiscard]] std::uint64_t key() const;

    friend bool operator==(const State&, const State&) = default;

private:
    explicit State(const Moment& now) : now_(now) {}

    Moment now_;
    InlineList<Key, Moment::quiet_limit> earlier_;
    Key trail_ = 0; // of `earlier_`, in its order
};

/// The position string.
[[nodiscard]] std::string to_text(const State& state);
/// The notation of a legal move: `8 a3-a4`, `7 a4xd4`.
[[nodiscard]] std::string to_text(const State& state, Action action);
/// A legal move from its notation; the rank, the space and the sign between the squares may be
/// missing. Errors: `game.over`, or the `jungle.*` code that says why not.
[[nodiscard]] Result<Action> read_action(const State& state, std::string_view text);
/// The moves of a game from `state` on, with or without spaces after the ranks. Errors:
/// `record.move`.
[[nodiscard]] Result<std::vector<Action>> read_record(const State& state, std::string_view text);
/// The moves of a game that `actions` lead from `state`, separated by spaces.
[[nodiscard]] std::string record_text(const State& state, std::span<const Action> actions);

/// A token's face is the animal's rank.
[[nodiscard]] Picture draw(const State& state);
/// Precondition: `action` is legal.
[[nodiscard]] Gesture gesture(const State& state, Action action);

/// What `engine::perft` counts, without copying earlier positions at each move.
[[nodiscard]] std::uint64_t count_sequences(const State& state, int depth);

} // namespace engine::jungle
