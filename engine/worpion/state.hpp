#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/game.hpp"
#include "engine/worpion/board.hpp"

namespace engine::worpion {

/// What the player to act does next: flip an opponent's pawn, or place one of their own.
enum class Phase : std::uint8_t { flip, place };

/// A flip (`from` is a square) or a placement (`from` is `in_hand`).
struct Action {
    static constexpr std::uint8_t in_hand = square_count;

    std::uint8_t from = in_hand;
    std::uint8_t to = 0;
    Face face = Face::recto; ///< what a placed pawn shows; always recto for a flip

    [[nodiscard]] constexpr bool is_flip() const { return from != in_hand; }

    friend bool operator==(const Action&, const Action&) = default;
};

/// A position of Worpion: `Side::first` is Orange, `Side::second` Green.
class State {
public:
    using Action = worpion::Action;
    /// At most 24 flips (every edge of the board from 8 pawns) or 32 placements.
    using Actions = InlineList<Action, 32>;

    static const GameInfo info;

    /// The empty board; `opening` is 0, there is no other.
    [[nodiscard]] static State start(std::size_t opening = 0);
    /// From a position string. Errors: `worpion.position_*`.
    [[nodiscard]] static Result<State> read(std::string_view text);

    State() = default;

    [[nodiscard]] Side to_act() const { return to_act_; }
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] Pawns pawns() const { return pawns_; }
    [[nodiscard]] Squares empty() const {
        return static_cast<Squares>(all_squares & ~occupied(pawns_));
    }
    [[nodiscard]] std::optional<Outcome> outcome() const;
    /// Legal actions by square, recto before verso; empty if and only if the game is over.
    [[nodiscard]] Actions actions() const;
    /// How many there are, without making the list.
    [[nodiscard]] std::size_t action_count() const;
    /// Precondition: `action` is legal.
    void apply(Action action);
    [[nodiscard]] std::uint64_t key() const;

    friend bool operator==(const State&, const State&) = default;

private:
    State(Pawns pawns, Side to_act, Phase phase) : pawns_(pawns), to_act_(to_act), phase_(phase) {}

    [[nodiscard]] Pawns after_flip(int from, int to) const;
    [[nodiscard]] bool threatened() const { return has_alignment(pawns_, other(to_act_)); }
    template <class Visitor>
    void each_flip(Visitor&& visit) const;

    Pawns pawns_ = 0;
    Side to_act_ = Side::first;
    Phase phase_ = Phase::place;
};

/// The position string.
[[nodiscard]] std::string to_text(const State& state);
/// The notation of a legal action.
[[nodiscard]] std::string to_text(const State& state, Action action);
/// A legal action from its notation; errors: `game.over`, or the `worpion.*` code that says why
/// not.
[[nodiscard]] Result<Action> read_action(const State& state, std::string_view text);
/// The actions of a game from `state` on, from its turns (`b2r b2-b3/c2v ...`). Errors:
/// `record.move`.
[[nodiscard]] Result<std::vector<Action>> read_record(const State& state, std::string_view text);
/// The turns of a game that `actions` lead from `state`, separated by spaces.
[[nodiscard]] std::string record_text(const State& state, std::span<const Action> actions);

[[nodiscard]] Picture draw(const State& state);
/// Precondition: `action` is legal.
[[nodiscard]] Gesture gesture(const State& state, Action action);

} // namespace engine::worpion
