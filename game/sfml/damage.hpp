#pragma once

#include <cstdint>
#include <vector>

#include "game/sfml/recording.hpp"

namespace game::sfml {

/// Finds what a frame changes, so that only that is drawn: most frames move a piece or two.
class Damage {
public:
    /// Rectangles that hold all in which `now` looks other than what was handed in before: few,
    /// in whole device pixels; they may overlap.
    std::vector<sf::FloatRect> since_last(const Recording& now, sf::Vector2u size);
    /// The next time all counts as changed.
    void forget() { last_.clear(); }

private:
    sf::Vector2u size_;
    std::vector<std::uint64_t> last_; ///< fingerprint of each tile
};

} // namespace game::sfml
