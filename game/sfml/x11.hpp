#pragma once

#include <memory>
#include <optional>

// What has to be asked of X11 because SFML does not. The functions are those of the libraries that
// SFML has loaded, so the game links nothing for it; elsewhere than on X11 nothing is found or
// done.
namespace game::sfml {

/// Throws std::runtime_error with one line for the player where no window with OpenGL can be
/// opened; SFML 2 and 3 would end the process instead. Keep the result until the window is open: an
/// X server may start anew when its last client leaves, and refuse whoever comes at that moment.
[[nodiscard]] std::shared_ptr<void> require_display();

/// Where the key labelled `symbol` (printable ASCII) stands in the digit row of today's keyboard
/// layout: AZERTY's apostrophe is 4. Nothing where it stands elsewhere.
[[nodiscard]] std::optional<int> digit_row_key(char symbol);

} // namespace game::sfml
