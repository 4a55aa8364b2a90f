#pragma once

#include <vector>

#include "engine/worpion/builder.hpp"

namespace engine::cli {

/// Layers with so many pawns and fewer are kept in a book: what it takes to play perfectly,
/// together with a search of the rest.
inline constexpr int book_pawns = 9;
/// And so many of these layers have distances in the data file; a book of all distances is larger.
inline constexpr std::size_t book_distances = 9;

/// Solves the game up to `book_pawns`, with its progress on standard error.
[[nodiscard]] std::vector<worpion::Scores>
solve_worpion(unsigned threads, const std::function<void(const worpion::Census&)>& told = {});

/// As many threads as the machine runs at once.
[[nodiscard]] unsigned all_threads();

} // namespace engine::cli
