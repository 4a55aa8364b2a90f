#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/worpion/index.hpp"
#include "engine/worpion/score.hpp"

namespace engine::worpion {

/// What is stored of the solved game: the value of every position in which a turn begins, up to
/// some number of pawns, as `rectoverso-engine build-book worpion` writes it. A value: it owns its
/// bytes, and reading from it changes nothing, so threads may share one.
class Book {
public:
    /// From the bytes of the file. Errors: `worpion.book_damaged` (also for one of another
    /// release).
    [[nodiscard]] static Result<Book> read(std::string bytes);

    /// What is stored of a position that is not over; empty where nothing is. A position in which a
    /// placement is due is looked up by what its placements lead to.
    [[nodiscard]] std::optional<Value> probe(const State& state) const;

    /// Positions in which a turn begins are stored up to this number of pawns.
    [[nodiscard]] int most_pawns() const { return static_cast<int>(layers_.size()) - 1; }

private:
    struct Layer {
        Index index;
        std::vector<Score> symbols;        ///< the digits of the words
        std::vector<std::uint64_t> powers; ///< of their base, one for each digit
        std::size_t words_at = 0;
        std::size_t rare_at = 0; ///< the slots of rare scores, sorted, then these scores
        std::size_t rare_count = 0;
    };

    explicit Book(std::string bytes) : bytes_(std::move(bytes)) {}

    [[nodiscard]] bool read_layers();
    [[nodiscard]] std::optional<Score> find(const State& state) const;
    [[nodiscard]] Score score(const Layer& layer, std::size_t slot) const;

    std::string bytes_;
    std::vector<Layer> layers_;
};

/// The bytes of a book of these layers (from 0 pawns on, as `solve_layers` returns them), the first
/// `with_distance` of them with distances, the others with endings alone.
[[nodiscard]] std::string write_book(std::span<const Scores> layers, std::size_t with_distance);

} // namespace engine::worpion
