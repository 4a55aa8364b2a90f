#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "game/digits.hpp"
#include "game/input.hpp"
#include "game/sfml/compat.hpp"

namespace game::sfml {

/// Turns SFML's events into the game's inputs. Cursor keys, editing keys and typed characters
/// repeat while they are held; everything else counts once a press.
class Events {
public:
    /// Adds what the event means to `out`; `scale` is device pixels per logical unit.
    void convert(const Event& event, float scale, std::deque<Input>& out);
    /// Drops the keys that were released while no window of ours listened: after a change of the
    /// window or of the focus. A key that is still down does not count as pressed again.
    void forget_released();

private:
    void key_down(const Event& event, std::deque<Input>& out);
    /// Notes the key as held; true where it was already.
    bool hold(sf::Keyboard::Key key);

    std::vector<sf::Keyboard::Key> held_;
    Digits digits_;
};

} // namespace game::sfml
