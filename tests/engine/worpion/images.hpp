#pragma once

#include <bit>
#include <string>

#include <doctest/doctest.h>

#include "engine/worpion/index.hpp"
#include "engine/worpion/symmetry.hpp"

// Positions made from sets of squares.
namespace images {

using namespace engine;

/// The position in which a turn begins with pawns on these squares, those of `verso` on their
/// backs; with `phase` place, the one after a flip.
inline worpion::State of(worpion::Pair pair, worpion::Squares verso,
                         worpion::Phase phase = worpion::Phase::flip) {
    const bool orange = std::popcount(pair.own) == std::popcount(pair.opponent);
    std::string text;
    for (int row = 3; row >= 0; --row) {
        for (int column = 0; column < 4; ++column) {
            const worpion::Squares here = worpion::bit(4 * row + column);
            const bool back = (verso & here) != 0;
            if ((pair.own & here) != 0)
                text += (orange ? "Oo" : "Gg")[back ? 1 : 0];
            else if ((pair.opponent & here) != 0)
                text += (orange ? "Gg" : "Oo")[back ? 1 : 0];
            else if (!text.empty() && text.back() >= '1' && text.back() <= '3')
                ++text.back();
            else
                text += '1';
        }
        text += row > 0 ? '/' : ' ';
    }
    text += orange ? "o " : "g ";
    const auto flip = worpion::State::read(text + 'f');
    if (flip && phase == worpion::Phase::flip)
        return *flip;
    const auto place = worpion::State::read(text + 'p');
    REQUIRE_MESSAGE(place.ok(), text);
    return *place;
}

/// One of the 32 positions alike: by a symmetry of the board, then with all pawns of the side to
/// act turned over, then all of the other side's.
inline worpion::State image(const worpion::State& state, int symmetry, bool own, bool opponent) {
    const worpion::Pair pair = transformed(pair_of(state), symmetry);
    unsigned verso = worpion::transformed(verso_of(state), symmetry);
    verso ^= own ? pair.own : 0U;
    verso ^= opponent ? pair.opponent : 0U;
    return of(pair, static_cast<worpion::Squares>(verso), state.phase());
}

/// Calls `visit` for all 32 images.
template <class Visit>
void each_image(const worpion::State& state, const Visit& visit) {
    for (int symmetry = 0; symmetry < worpion::symmetry_count; ++symmetry)
        for (const bool own : {false, true})
            for (const bool opponent : {false, true})
                visit(image(state, symmetry, own, opponent));
}

} // namespace images
