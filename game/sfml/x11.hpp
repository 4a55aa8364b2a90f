#pragma once

#include <memory>
#include <optional>
#include <utility>

// What has to be asked of X11 because SFML does not. The functions are those of the libraries that
// SFML has loaded, so the game links nothing for it; elsewhere than on X11 nothing is found or
// done.
namespace game::sfml {

/// Throws std::runtime_error with one line for the player where no window with OpenGL can be
/// opened; SFML 2 and 3 would end the process instead. Keep the result until the window is open: an
/// X server may start anew when its last client leaves, and refuse whoever comes at that moment.
[[nodiscard]] std::shared_ptr<void> require_display();

/// From now on an error that X11 reports is no reason to end; where the connection itself is lost,
/// the process ends with one line and the status of "no display".
void survive_x11_errors();

/// Looks at a window of ours from beside SFML, which keeps to itself when it is minimised,
/// uncovered or taken away.
class Witness {
public:
    /// Nothing is seen of no window.
    Witness() = default;
    /// `window`: SFML's handle. Tells window managers that it is never smaller than these pixels.
    Witness(unsigned long window, int smallest_width, int smallest_height);

    /// Takes note of what happened since the last call; costs next to nothing.
    void look();
    /// Nobody can see it: it is minimised.
    [[nodiscard]] bool hidden() const { return hidden_; }
    /// Somebody else destroyed it.
    [[nodiscard]] bool gone() const { return gone_; }
    /// What it showed was lost since the last call, at least in part.
    bool take_exposed() { return std::exchange(exposed_, false); }

private:
    std::shared_ptr<void> display_; ///< a connection of its own
    bool hidden_ = false, gone_ = false, exposed_ = false;
};

/// Where the key labelled `symbol` (printable ASCII) stands in the digit row of today's keyboard
/// layout: AZERTY's apostrophe is 4. Nothing where it stands elsewhere.
[[nodiscard]] std::optional<int> digit_row_key(char symbol);

} // namespace game::sfml
