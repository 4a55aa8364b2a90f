#pragma once

#include <cstddef>
#include <cstdint>

// What a field of a message may hold; written beside the field, checked when it is read.
namespace net {

struct within {
    std::uint64_t low, high; ///< both ends included
};
struct any_number {};
struct flag {};
/// UTF-8 without control characters, in code points.
struct text {
    std::size_t least, most;
};
template <class Each>
struct list {
    std::size_t most;
    Each each;
};
template <class Each>
list(std::size_t, Each) -> list<Each>;

} // namespace net
