#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace engine {

/// What a remembered score says about the true one.
enum class Bound : std::uint8_t { exact, at_least, at_most };

/// What a search found out about a position. `score` counts wins from that position, not from the
/// root.
template <class Action>
struct Memory {
    std::uint64_t key = 0;
    std::int32_t score = 0;
    std::int8_t depth = -1; ///< plies it was searched; negative: nothing is remembered here
    Bound bound = Bound::exact;
    bool settled = false; ///< the score rests on ended games alone: it holds at any depth
    Action best{};
};

/// Positions met before, by key; a newer one takes the place of an older one.
template <class Action>
class TranspositionTable {
public:
    /// `size` is rounded up to a power of two.
    explicit TranspositionTable(std::size_t size) : entries_(std::bit_ceil(size)) {}

    /// Null when the position is not remembered; valid until the next `store`.
    [[nodiscard]] const Memory<Action>* find(std::uint64_t key) const {
        const Memory<Action>& entry = entries_[slot(key)];
        return entry.depth >= 0 && entry.key == key ? &entry : nullptr;
    }
    void store(const Memory<Action>& memory) { entries_[slot(memory.key)] = memory; }

private:
    [[nodiscard]] std::size_t slot(std::uint64_t key) const {
        return static_cast<std::size_t>(key) & (entries_.size() - 1);
    }

    std::vector<Memory<Action>> entries_;
};

} // namespace engine
