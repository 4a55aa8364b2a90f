#pragma once

#include <optional>

namespace game {

/// Finds the one digit of a key press from what a window reports of it: the press, and afterwards
/// the character typed. Some keyboards tell the digit by the key (AZERTY's unshifted row), others
/// only by the character.
class Digits {
public:
    /// A key went down. `key` is the digit (0 to 9) that the key itself stands for, if any;
    /// `repeated` where it was held already. Gives the digit to report now.
    std::optional<int> pressed(std::optional<int> key, bool repeated);
    /// The press before typed this character. Gives the digit to report now.
    std::optional<int> typed(char32_t character);
    /// Forgets the last press, as when the window loses the focus.
    void reset() { told_ = false; }

private:
    bool told_ = false; ///< the press that types next has given its digit already
};

/// The digit of a key in the digit row by its X11 key code: 10 to 18 are 1 to 9, 19 is 0.
[[nodiscard]] std::optional<int> digit_of_row(int x11_key_code);

} // namespace game
