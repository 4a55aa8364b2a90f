#include "engine/worpion/index.hpp"

#include <bit>
#include <cassert>

#include "engine/worpion/symmetry.hpp"

namespace engine::worpion {

namespace {

/// Pascal's triangle up to sets of 16.
constexpr auto binomials = [] {
    std::array<std::array<std::uint32_t, square_count + 2>, square_count + 1> table{};
    for (std::size_t n = 0; n <= square_count; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k)
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

std::size_t binomial(int n, int k) {
    return binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The number of `set` among all sets of as many squares, in the order of their values.
std::size_t rank(Squares set) {
    std::size_t rank = 0;
    for (int k = 1; set != 0; ++k, set &= static_cast<Squares>(set - 1))
        rank += binomial(std::countr_zero(set), k);
    return rank;
}

/// The next set of as many squares in that order; what is beyond the last is no set.
Squares next_set(Squares set) {
    const unsigned low = set & (~unsigned{set} + 1);
    const unsigned carried = set + low;
    return static_cast<Squares>(carried | (((set ^ carried) >> 2) / low));
}

/// The bits of `set` that belong to `squares`, moved together.
Squares gathered(Squares set, Squares within) {
    unsigned bits = 0;
    for (int k = 0; within != 0; ++k, within &= static_cast<Squares>(within - 1))
        bits |= ((unsigned{set} >> std::countr_zero(within)) & 1U) << k;
    return static_cast<Squares>(bits);
}

/// The inverse: spreads bits over the squares of `within`.
Squares spread(Squares bits, Squares within) {
    unsigned set = 0;
    for (int k = 0; within != 0; ++k, within &= static_cast<Squares>(within - 1))
        set |= ((unsigned{bits} >> k) & 1U) << std::countr_zero(within);
    return static_cast<Squares>(set);
}

Squares first_set(int size) {
    return static_cast<Squares>((1U << size) - 1);
}

/// The bits of `Faces` of one player's pawns.
Faces relative_faces(Squares set, Squares verso) {
    const Squares shown = gathered(verso, set);
    const Squares turned = (shown & 1) != 0 ? static_cast<Squares>(~shown) : shown;
    return static_cast<Faces>(turned & first_set(std::popcount(set))) >> 1;
}

int bit_count(Squares set) {
    return set == 0 ? 0 : std::popcount(set) - 1;
}

Squares free_of(Squares set) {
    return static_cast<Squares>(~set);
}

} // namespace

Pair pair_of(const State& state) {
    return {squares(state.pawns(), state.to_act()), squares(state.pawns(), other(state.to_act()))};
}

Pair transformed(Pair pair, int symmetry) {
    return {transformed(pair.own, symmetry), transformed(pair.opponent, symmetry)};
}

Squares verso_of(const State& state) {
    return static_cast<Squares>(squares(state.pawns(), Side::first, Face::verso) |
                                squares(state.pawns(), Side::second, Face::verso));
}

Faces faces_of(Pair pair, Squares verso) {
    return relative_faces(pair.own, verso) |
           (relative_faces(pair.opponent, verso) << bit_count(pair.own));
}

Squares verso_of(Pair pair, Faces faces) {
    const int own_bits = bit_count(pair.own);
    const Faces own = faces & first_set(own_bits);
    return static_cast<Squares>(
        spread(static_cast<Squares>(own << 1), pair.own) |
        spread(static_cast<Squares>((faces >> own_bits) << 1), pair.opponent));
}

Faces face_bits(Pair pair, int square) {
    const bool own = (pair.own & bit(square)) != 0;
    const Squares set = own ? pair.own : pair.opponent;
    const int place = std::popcount(static_cast<Squares>(set & (bit(square) - 1)));
    const Faces bits = place == 0 ? first_set(bit_count(set)) : Faces{1} << (place - 1);
    return own ? bits : bits << bit_count(pair.own);
}

int opponent_faces_at(Pair pair) {
    return bit_count(pair.own);
}

Index::Index(int pawns) : bits_(face_bit_count(pawns)) {
    assert(pawns >= 0 && pawns <= square_count);
    // Who acts next has placed as many as the other one, or one less.
    const int own_size = pawns / 2;
    const int opponent_size = pawns - own_size;

    // A set of own squares is brought to the lowest of its images.
    own_.resize(binomial(square_count, own_size));
    Squares own = first_set(own_size);
    for (std::size_t i = 0; i < own_.size(); ++i, own = own == 0 ? own : next_set(own)) {
        int best = 0;
        for (int symmetry = 1; symmetry < symmetry_count; ++symmetry)
            if (transformed(own, symmetry) < transformed(own, best))
                best = symmetry;
        if (transformed(own, best) == own) {
            own_[i] = {static_cast<std::uint32_t>(classes_.size()), 0};
            classes_.push_back(own);
        } else {
            own_[i] = {own_[rank(transformed(own, best))].number, best};
        }
    }

    // Then the opponent's, by the symmetries that are left.
    ranks_ = binomial(square_count - own_size, opponent_size);
    places_.resize(classes_.size() * ranks_);
    Place* place = places_.data();
    for (const Squares set : classes_) {
        const Place* const begin = place;
        Squares bits = first_set(opponent_size);
        for (std::size_t i = 0; i < ranks_; ++i, bits = bits == 0 ? bits : next_set(bits)) {
            const Squares opponent = spread(bits, free_of(set));
            int best = 0;
            for (int symmetry = 1; symmetry < symmetry_count; ++symmetry)
                if (transformed(set, symmetry) == set &&
                    transformed(opponent, symmetry) < transformed(opponent, best))
                    best = symmetry;
            const Squares image = transformed(opponent, best);
            if (image == opponent) {
                *place++ = {pair_count(), 0};
                pairs_.push_back({set, opponent});
            } else {
                *place++ = {begin[rank(gathered(image, free_of(set)))].number, best};
            }
        }
    }
}

Index::Place Index::find(Pair pair) const {
    const Place& own = own_[rank(pair.own)];
    const Squares set = classes_[own.number];
    const Squares opponent = transformed(pair.opponent, own.symmetry);
    const Place& found = places_[own.number * ranks_ + rank(gathered(opponent, free_of(set)))];
    return {found.number, composed(own.symmetry, found.symmetry)};
}

std::size_t Index::slot(const State& state) const {
    const Place place = find(pair_of(state));
    return (std::size_t{place.number} << bits_) |
           faces_of(pairs_[place.number], transformed(verso_of(state), place.symmetry));
}

} // namespace engine::worpion
