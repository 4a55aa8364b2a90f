#pragma once

#include <cstdint>
#include <vector>

#include "engine/worpion/state.hpp"

/// Numbers for the positions with so many pawns, without a gap and the same for symmetric ones, so
/// that a plain array holds something of each.
namespace engine::worpion {

/// Where the pawns stand in a position, whatever they show.
struct Pair {
    Squares own = 0;      ///< of the side to act
    Squares opponent = 0; ///< of the other one

    friend bool operator==(const Pair&, const Pair&) = default;
};

[[nodiscard]] Pair pair_of(const State& state);
[[nodiscard]] Pair transformed(Pair pair, int symmetry);
/// The squares of all pawns that show verso.
[[nodiscard]] Squares verso_of(const State& state);

/// What the pawns show, up to turning all of a player's over: a bit for each pawn but the first of
/// each player (that on the lowest square), set where it shows another side than that first one.
/// The player's own pawns have the low bits, each player's pawns stand in the order of squares.
using Faces = std::uint32_t;

[[nodiscard]] Faces faces_of(Pair pair, Squares verso);
/// The squares that show verso when the first pawn of each player shows recto.
[[nodiscard]] Squares verso_of(Pair pair, Faces faces);
/// The bits that turning the pawn on that square over changes; for a player's first pawn these are
/// all of that player's.
[[nodiscard]] Faces face_bits(Pair pair, int square);
/// Where the opponent's bits begin.
[[nodiscard]] int opponent_faces_at(Pair pair);

/// The pairs with so many pawns, numbered up to the symmetries of the board.
class Index {
public:
    /// Where a pair is found: `symmetry` brings it to the pair with that number.
    struct Place {
        std::uint32_t number = 0;
        int symmetry = 0;
    };

    /// Precondition: `pawns` is from 0 to 16. Takes milliseconds.
    explicit Index(int pawns);

    /// How many bits there are in `Faces`.
    [[nodiscard]] static int face_bit_count(int pawns) { return pawns < 2 ? 0 : pawns - 2; }

    [[nodiscard]] std::uint32_t pair_count() const {
        return static_cast<std::uint32_t>(pairs_.size());
    }
    [[nodiscard]] Pair pair(std::uint32_t number) const { return pairs_[number]; }
    /// Precondition: the pair has that many pawns.
    [[nodiscard]] Place find(Pair pair) const;

    /// How many slots there are: as many for each pair as there are faces.
    [[nodiscard]] std::size_t slot_count() const { return pairs_.size() << bits_; }
    /// The slot of a position. Symmetric positions share it, but for those whose pair is symmetric
    /// itself: these have up to eight slots.
    [[nodiscard]] std::size_t slot(const State& state) const;

private:
    int bits_;
    std::vector<Pair> pairs_;
    std::vector<Place> own_;       ///< by rank of own squares: their class, and how to get there
    std::vector<Squares> classes_; ///< what own squares are brought to
    std::vector<Place> places_;    ///< by class and rank of the opponent's squares among the free
    std::size_t ranks_;            ///< how many such ranks there are
};

} // namespace engine::worpion
