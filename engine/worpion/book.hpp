#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/worpion/value.hpp"

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

private:
    explicit Book(std::string bytes) : bytes_(std::move(bytes)) {}

    std::string bytes_;
};

} // namespace engine::worpion
