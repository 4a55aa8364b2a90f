#pragma once

#include <array>
#include <cstddef>

#include <doctest/doctest.h>

#include "engine/game.hpp"

/// Discs on the board, by side, as a picture of Reversi counts them: once for each side.
inline std::array<int, 2> discs(const engine::Picture& picture) {
    REQUIRE(picture.counts.size() == 2);
    std::array<int, 2> discs{};
    for (const engine::Side side : {engine::Side::first, engine::Side::second}) {
        const auto at = static_cast<std::size_t>(side);
        const engine::Count& count = picture.counts.at(at);
        CHECK(count == engine::Count{engine::CountKind::discs, count.value, 64, side, {}});
        discs.at(at) = count.value;
    }
    return discs;
}
