#pragma once

#include <cstddef>
#include <string_view>

namespace engine {

/// A code point at the head of a text; `length`, in bytes, is 0 where there is no valid one.
struct CodePoint {
    char32_t point = 0;
    std::size_t length = 0;

    friend bool operator==(const CodePoint&, const CodePoint&) = default;
};

/// Unicode 15, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF. Precondition:
/// `text` is not empty.
[[nodiscard]] CodePoint first_code_point(std::string_view text);

/// The small letter of an ASCII capital; anything else as it is.
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Whether a code point may stand in a text from outside that is shown or written again. Not:
/// controls (C0, DEL, C1), line and paragraph separators, bidirectional embeddings, overrides and
/// marks, invisible formatting, noncharacters.
[[nodiscard]] bool is_printable(char32_t point);

} // namespace engine
