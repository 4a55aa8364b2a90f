#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/jungle/position.hpp"

namespace engine::jungle {

/// What a remembered score says about the true one.
enum class Bound : std::uint8_t { none, at_least, at_most, exact };

/// What the search found out about a position. `score` counts wins from there, not from the root.
struct Memory {
    Key key = 0;
    Action best{};
    std::int16_t score = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::none; ///< `none`: nothing is remembered here
};

/// Positions met before, by key, in pairs: of two that share a place one is the deepest so far, the
/// other the latest.
class Memories {
public:
    /// Room for so many, rounded up to a power of two; 16 bytes each.
    explicit Memories(std::size_t size) : entries_(std::bit_ceil(size < 2 ? 2 : size)) {}

    /// Null when the position is not remembered; valid until the next `store`.
    [[nodiscard]] const Memory* find(Key key) const {
        const std::size_t at = place(key);
        for (const std::size_t i : {at, at + 1})
            if (entries_[i].key == key && entries_[i].bound != Bound::none)
                return &entries_[i];
        return nullptr;
    }

    void store(const Memory& memory) {
        const std::size_t at = place(memory.key);
        Memory& deepest = entries_[at];
        if (deepest.key == memory.key || memory.depth >= deepest.depth) {
            if (deepest.key != memory.key)
                entries_[at + 1] = deepest;
            deepest = memory;
        } else {
            entries_[at + 1] = memory;
        }
    }

private:
    [[nodiscard]] std::size_t place(Key key) const {
        return static_cast<std::size_t>(key) & (entries_.size() - 2);
    }

    std::vector<Memory> entries_;
};

} // namespace engine::jungle
