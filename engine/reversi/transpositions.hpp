#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/reversi/board.hpp"
#include "engine/search/score.hpp"

namespace engine::reversi {

/// A number for a board, as good as different for different ones.
[[nodiscard]] constexpr std::uint64_t hash(Board board) {
    std::uint64_t x =
        board.own * 0x9e3779b97f4a7c15 ^ std::rotl(board.enemy, 29) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 32)) * 0x94d049bb133111eb;
    return x ^ (x >> 29);
}

/// What a search found out about a board: its score is within `lower` to `upper`.
struct Known {
    static constexpr std::uint8_t no_move = square_count;

    std::uint64_t key = 0;
    std::int16_t lower = -infinite_score, upper = infinite_score;
    std::int8_t depth = -1;      ///< plies it was searched; negative: nothing is known
    std::uint8_t best = no_move; ///< the square to try first
};
static_assert(sizeof(Known) == 16);

/// Boards met before. Four that share a place stand together; a new one takes that of the
/// shallowest.
class Transpositions {
public:
    /// How many boards are worth remembering while a position with `empty` empty squares is
    /// searched to the end; at most 64 MB of them.
    [[nodiscard]] static constexpr std::uint64_t enough(int empty) {
        return std::uint64_t{1} << std::clamp(empty + 4, 10, 22);
    }

    /// Room for `boards`, rounded up to a power of two.
    explicit Transpositions(std::uint64_t boards)
        : places_(std::bit_ceil((static_cast<std::size_t>(boards) + place_size - 1) / place_size)) {
    }

    /// Empty knowledge when the board is not remembered.
    [[nodiscard]] Known find(std::uint64_t key) const {
        for (const Known& known : places_[place(key)].known)
            if (known.key == key)
                return known;
        return {};
    }

    /// Bounds found at the same depth before are kept.
    void store(Known known) {
        auto& neighbours = places_[place(known.key)].known;
        Known* shallowest = neighbours.data();
        for (Known& old : neighbours) {
            if (old.key == known.key) {
                merge(old, known);
                return;
            }
            if (old.depth < shallowest->depth)
                shallowest = &old;
        }
        *shallowest = known;
    }

private:
    static constexpr std::size_t place_size = 4;
    struct alignas(64) Place {
        std::array<Known, place_size> known;
    };

    static void merge(Known& old, Known known) {
        if (known.depth == old.depth) {
            known.lower = std::max(known.lower, old.lower);
            known.upper = std::min(known.upper, old.upper);
        }
        if (known.best == Known::no_move)
            known.best = old.best;
        old = known;
    }

    [[nodiscard]] std::size_t place(std::uint64_t key) const {
        return static_cast<std::size_t>(key) & (places_.size() - 1);
    }

    std::vector<Place> places_;
};

} // namespace engine::reversi
