#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/game.hpp"
#include "engine/jungle/state.hpp"
#include "engine/reversi/state.hpp"
#include "engine/worpion/state.hpp"

namespace engine {

/// An action at a boundary: its notation, who made it or may make it, and how the hand makes it.
struct Move {
    std::string text;
    Side side{};
    Gesture gesture;

    friend bool operator==(const Move&, const Move&) = default;
};

/// The game of this name (`worpion`), for command lines and records.
[[nodiscard]] std::optional<GameId> game_named(std::string_view key);
[[nodiscard]] const GameInfo& info(GameId game);
/// The index of the game's opening of this name.
[[nodiscard]] std::optional<std::size_t> opening_named(GameId game, std::string_view name);
/// All games, in the order screens list them.
[[nodiscard]] std::span<const GameId> all_games();
/// The opening that a whole game's record shows, where the game can tell (Reversi's open opening
/// begins on a centre square), else the default one: an index into the game's `openings`.
[[nodiscard]] std::size_t opening_of(GameId game, std::string_view record);

/// One game in progress, whichever it is: where it started, what was played, where it stands. A
/// value: copy it, compare it, hand it to a thread.
class Table {
public:
    /// `opening` is an index into the game's `openings`.
    [[nodiscard]] static Table start(GameId game, std::size_t opening = 0);
    /// From a position string of the game's rules.
    [[nodiscard]] static Result<Table> from_position(GameId game, std::string_view position);
    /// A whole game from its record, played from `opening_of`. Errors as those of `replay`.
    [[nodiscard]] static Result<Table> from_record(GameId game, std::string_view record);
    /// Plays a record (notation separated by white space) from this table's position on a copy. An
    /// error of code `record.move` has the arguments: number of the token from 1, its text, and the
    /// reason.
    [[nodiscard]] Result<Table> replay(std::string_view record) const;

    [[nodiscard]] const GameInfo& info() const;
    [[nodiscard]] Side to_act() const;
    [[nodiscard]] std::optional<Outcome> outcome() const;
    /// Legal actions in the game's fixed order; empty if and only if the game is over.
    [[nodiscard]] std::vector<Move> moves() const;
    /// The actions played so far, oldest first.
    [[nodiscard]] std::vector<Move> played() const;
    /// Actions played so far.
    [[nodiscard]] std::size_t length() const;
    /// Plays one action given by its notation; an illegal or unreadable one leaves the table as it
    /// was.
    Result<Move> play(std::string_view action);
    /// Takes back the last `actions` actions (at most `length()`).
    void take_back(std::size_t actions);
    /// The table as it stood after `ply` actions (0 to `length()`).
    [[nodiscard]] Table at(std::size_t ply) const;

    [[nodiscard]] Picture picture() const;
    [[nodiscard]] std::string position() const;
    /// What was played, in the game's record notation (Worpion joins flip and placement by `/`;
    /// Reversi leaves out passes, also one played last).
    [[nodiscard]] std::string record() const;
    /// For tables in this process only; the key that crosses the wire is `net::position_key`.
    [[nodiscard]] std::uint64_t key() const;

    /// Calls `f` with the state now, of the game's own type.
    template <class F>
    decltype(auto) visit(F&& f) const {
        return std::visit([&](const auto& line) -> decltype(auto) { return f(line.now); }, line_);
    }

    friend bool operator==(const Table&, const Table&) = default;

private:
    template <GameState S>
    struct Line {
        S first, now;
        std::vector<typename S::Action> played;

        friend bool operator==(const Line&, const Line&) = default;
    };
    using AnyLine = std::variant<Line<worpion::State>, Line<reversi::State>, Line<jungle::State>>;

    template <GameState S>
    static Table beginning(const S& state);
    template <GameState S>
    static Result<Table> read(std::string_view position);

    template <GameState S>
    explicit Table(Line<S> line) : line_(std::in_place_type<Line<S>>, std::move(line)) {}

    AnyLine line_;
};

} // namespace engine
