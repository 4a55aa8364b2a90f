#include "engine/base/random.hpp"

#include <bit>
#include <cassert>

namespace engine {

Random::Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
        seed += 0x9e3779b97f4a7c15;
        word = mix(seed);
    }
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint32_t Random::below(std::uint32_t bound) {
    assert(bound > 0);
    // Daniel Lemire's multiply and shift; the few low products that would favour some results are
    // redrawn.
    const std::uint32_t unfair = (0U - bound) % bound;
    std::uint64_t product = 0;
    do
        product = (next() >> 32) * bound;
    while (static_cast<std::uint32_t>(product) < unfair);
    return static_cast<std::uint32_t>(product >> 32);
}

} // namespace engine
