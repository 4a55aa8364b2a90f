#pragma once

#include <array>
#include <cstdint>

namespace engine {

/// SplitMix64's output function (Sebastiano Vigna, public domain): spreads every bit of `x` over
/// the whole word; one to one.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

/// A stream of random numbers, the same for the same seed on every machine: xoshiro256** (David
/// Blackman and Sebastiano Vigna, public domain), its state filled by SplitMix64. Not for secrets.
class Random {
public:
    explicit Random(std::uint64_t seed);

    /// Any 64-bit number.
    std::uint64_t next();
    /// A number from 0 to `bound` - 1, all equally likely. Precondition: `bound` is not 0.
    std::uint32_t below(std::uint32_t bound);

    friend bool operator==(const Random&, const Random&) = default;

private:
    std::array<std::uint64_t, 4> state_{};
};

} // namespace engine
