#include "game/digits.hpp"

namespace game {

std::optional<int> Digits::pressed(std::optional<int> key, bool repeated) {
    if (repeated) {
        told_ = true; // a held key types on, but has told all it has to tell
        return std::nullopt;
    }
    told_ = key.has_value();
    return key;
}

std::optional<int> Digits::typed(char32_t character) {
    const bool told = told_;
    told_ = false;
    if (told || character < U'0' || character > U'9') {
        return std::nullopt;
    }
    return static_cast<int>(character - U'0');
}

std::optional<int> digit_of_row(int x11_key_code) {
    if (x11_key_code < 10 || x11_key_code > 19) {
        return std::nullopt;
    }
    return (x11_key_code - 9) % 10;
}

} // namespace game
