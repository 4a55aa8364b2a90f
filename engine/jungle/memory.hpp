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
    explicit Memories(std::size_t size) : pairs_(std::bit_ceil(size / 2 + size % 2)) {}

    /// Null when the position is not remembered; valid until the next `store`.
    [[nodiscard]] const Memory* find(Key key) const {
        const Pair& pair = pairs_[place(key)];
        for (const Memory* memory : {&pair.deepest, &pair.latest})
            if (memory->key == key && memory->bound != Bound::none)
                return memory;
        return nullptr;
    }

    void store(const Memory& memory) {
        Pair& pair = pairs_[place(memory.key)];
        if (pair.deepest.key != memory.key) {
            if (memory.depth < pair.deepest.depth) {
                pair.latest = memory;
                return;
            }
            pair.latest = pair.deepest;
        }
        pair.deepest = memory;
    }

private:
    struct alignas(32) Pair { // within a line of the cache
        Memory deepest, latest;
    };

    [[nodiscard]] std::size_t place(Key key) const {
        return static_cast<std::size_t>(key) & (pairs_.size() - 1);
    }

    std::vector<Pair> pairs_;
};

} // namespace engine::jungle
