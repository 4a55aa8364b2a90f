#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/base/result.hpp"

namespace engine {

/// The games there are. A new one is a folder of the engine, an entry here and in `Table`, and a
/// skin.
enum class GameId : std::uint8_t { worpion, reversi, jungle };

/// The colour a player has in a round; `first` moves first. Never compute it from a ply number.
enum class Side : std::uint8_t { first, second };

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::first ? Side::second : Side::first;
}

/// Why a round or a match is over.
enum class Reason : std::uint8_t {
    alignment,
    gift,
    full,
    discs,
    den,
    captured,
    no_move,
    repetition,
    no_capture,
    time,
    resigned,
    left,
    agreed
};

/// The word for a reason on command lines, in records and on the wire.
[[nodiscard]] std::string_view to_text(Reason reason);
[[nodiscard]] std::optional<Reason> reason_named(std::string_view word);

/// How a round ended by the rules.
struct Outcome {
    std::optional<Side> winner; ///< empty: a draw
    Reason reason{};

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// A square: column 0 is file `a`; row 0 is rank 1.
struct Cell {
    std::int8_t column = 0, row = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// The name of a square in every game: `b2`.
[[nodiscard]] std::string to_text(Cell cell);

/// A piece as a screen needs it. `face` is the game's own (Worpion: 0 recto, 1 verso; Jungle:
/// the animal's rank, 1 to 8).
struct Token {
    Cell at;
    Side owner{};
    std::uint8_t face = 0;

    friend bool operator==(const Token&, const Token&) = default;
};

/// A row of squares that means something now: an alignment to answer, or the one that won.
struct Row {
    Side owner{};
    std::vector<Cell> cells;

    friend bool operator==(const Row&, const Row&) = default;
};

/// What the rules say of a square now: its piece may be taken whatever its rank; shuttling bars it.
enum class MarkKind : std::uint8_t { trapped, shuttling };

struct Mark {
    MarkKind kind{};
    Cell at;
    std::optional<Cell> from; ///< `shuttling`: the piece that may not go to `at`

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// What a rule counts: discs of a side on the board, moves since the last capture, times that this
/// position has occurred, moves to and fro of one piece.
enum class CountKind : std::uint8_t { discs, quiet, occurrences, shuttle };

struct Count {
    CountKind kind{};
    int value = 0, limit = 0;  ///< at the limit the rule takes effect; `discs`: all squares
    std::optional<Side> owner; ///< `discs`: whose; `shuttle`: whose piece
    std::optional<Cell> at;    ///< `shuttle`: where it stands

    friend bool operator==(const Count&, const Count&) = default;
};

/// All that a screen draws of a state.
struct Picture {
    std::int8_t columns = 0, rows = 0;
    std::vector<Token> tokens;    ///< sorted by square
    std::vector<Row> lines;       ///< alignments on the board
    std::array<int, 2> in_hand{}; ///< pieces still to place, by side
    std::vector<Mark> marks;
    std::vector<Count> counts;
    /// Pieces placed that came out of the other side's hand, by side (Reversi).
    std::array<int, 2> borrowed{};

    friend bool operator==(const Picture&, const Picture&) = default;
};

/// An action as the hand makes it: with `from`, a piece moves from there to `to`; without, a piece
/// is put on `to`. `face` is what it shows afterwards. A `pass` changes nothing on the board, and
/// the rest means nothing. With `goal` the piece reaches a square that wins at once.
struct Gesture {
    std::optional<Cell> from;
    Cell to;
    std::uint8_t face = 0;
    bool pass = false, goal = false;

    friend bool operator==(const Gesture&, const Gesture&) = default;
};

/// What is fixed about a game.
struct GameInfo {
    GameId id{};
    std::string_view key; ///< the name on command lines and in records
    std::int8_t columns = 0, rows = 0;
    std::span<const std::string_view> openings; ///< names; the first is the default
    bool ranks_from_top = false;                ///< rank 1 is drawn at the top, for both players
};

/// A list that lives inside its value, for what a search makes by the million.
template <class T, std::size_t N>
class InlineList {
public:
    void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    [[nodiscard]] auto begin() const { return items_.begin(); }
    [[nodiscard]] auto end() const { return items_.begin() + size_; }
    [[nodiscard]] auto begin() { return items_.begin(); }
    [[nodiscard]] auto end() { return items_.begin() + size_; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T& operator[](std::size_t i) { return items_[i]; }

    friend bool operator==(const InlineList& a, const InlineList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, N> items_{};
    std::uint16_t size_ = 0;
};

/// What a game is. A state is one trivially copyable value that holds all that legality depends on;
/// nobody undoes an action: copy, apply, compare.
template <class S>
concept GameState = std::regular<S> && std::is_trivially_copyable_v<S> &&
    std::regular<typename S::Action> &&
    requires(S s, const S c, typename S::Action a, std::string_view text, std::size_t opening,
             std::span<const typename S::Action> played) {
    { S::info } -> std::convertible_to<const GameInfo&>;
    { S::start(opening) } -> std::same_as<S>;
    { c.to_act() } -> std::same_as<Side>;
    { c.outcome() } -> std::same_as<std::optional<Outcome>>;
    c.actions(); // a list in a fixed order, empty if and only if the game is over
    { s.apply(a) } -> std::same_as<void>;
    { c.key() } -> std::same_as<std::uint64_t>; // equal states, equal keys
    { S::read(text) } -> std::same_as<Result<S>>;
    { to_text(c) } -> std::same_as<std::string>;
    { to_text(c, a) } -> std::same_as<std::string>;
    { read_action(c, text) } -> std::same_as<Result<typename S::Action>>;
    // A game from here on as it is written down, its turns joined; errors are `record.move`.
    { read_record(c, text) } -> std::same_as<Result<std::vector<typename S::Action>>>;
    { record_text(c, played) } -> std::same_as<std::string>;
    { draw(c) } -> std::same_as<Picture>;
    { gesture(c, a) } -> std::same_as<Gesture>;
};

} // namespace engine
