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
#include "engine/reversi/board.hpp"

namespace engine::reversi {

/// A disc put on `square`, or the forced pass.
struct Action {
    static constexpr std::uint8_t no_square = square_count;

    std::uint8_t square = no_square;

    [[nodiscard]] constexpr bool is_pass() const { return square == no_square; }

    friend bool operator==(const Action&, const Action&) = default;
};

/// A position of Reversi: `Side::first` is Dark, `Side::second` Light. With fewer than four discs
/// it is the open opening.
class State {
public:
    using Action = reversi::Action;
    using Actions = InlineList<Action, most_moves>;

    static const GameInfo info;

    /// `opening` is 0 for the standard one, 1 for the open one.
    [[nodiscard]] static State start(std::size_t opening = 0);
    /// The opening that a whole game's record shows: open when its first move is a centre square.
    [[nodiscard]] static std::size_t opening_of(std::string_view record);
    /// From a position string. Errors: `reversi.position_*`.
    [[nodiscard]] static Result<State> read(std::string_view text);

    State() = default;

    [[nodiscard]] Side to_act() const { return to_act_; }
    /// As the side to act sees it.
    [[nodiscard]] Board board() const { return board_; }
    [[nodiscard]] Squares discs(Side owner) const {
        return owner == to_act_ ? board_.own : board_.enemy;
    }
    /// Whether the first four discs are still being put on the centre.
    [[nodiscard]] bool is_opening() const { return count(board_.occupied()) < 4; }
    /// Squares the side to act may put a disc on.
    [[nodiscard]] Squares placements() const {
        return is_opening() ? centre & board_.empty() : moves(board_);
    }
    [[nodiscard]] std::optional<Outcome> outcome() const;
    /// Legal actions by square, or the pass alone; empty if and only if the game is over.
    [[nodiscard]] Actions actions() const;
    /// Precondition: `action` is legal.
    void apply(Action action);
    [[nodiscard]] std::uint64_t key() const;

    friend bool operator==(const State&, const State&) = default;

private:
    State(Board board, Side to_act) : board_(board), to_act_(to_act) {}

    Board board_;
    Side to_act_ = Side::first;
};

/// The number of sequences of exactly `depth` actions; the fast count behind `engine::perft`.
[[nodiscard]] std::uint64_t count_sequences(const State& state, int depth);

/// The position string.
[[nodiscard]] std::string to_text(const State& state);
/// The notation of a legal action.
[[nodiscard]] std::string to_text(const State& state, Action action);
/// A legal action from its notation, in lower or upper case, `pa` for `--`; errors: `game.over`, or
/// the `reversi.*` code that says why not.
[[nodiscard]] Result<Action> read_action(const State& state, std::string_view text);
/// The actions of a game from `state` on, from its moves run together or apart; forced passes
/// between them may be left out. Errors: `record.move`.
[[nodiscard]] Result<std::vector<Action>> read_record(const State& state, std::string_view text);
/// The moves that `actions` make from `state`, separated by spaces, without passes.
[[nodiscard]] std::string record_text(const State& state, std::span<const Action> actions);

/// Hands as if the discs on the board had been placed in turn, without passes.
[[nodiscard]] Picture draw(const State& state);
/// `state` after `played` from `first`, with the hands as the passes among `played` left them.
[[nodiscard]] Picture draw(const State& state, const State& first, std::span<const Action> played);
/// Precondition: `action` is legal.
[[nodiscard]] Gesture gesture(const State& state, Action action);

} // namespace engine::reversi
