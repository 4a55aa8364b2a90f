#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace engine {

/// The white space of ASCII.
[[nodiscard]] bool is_space(char c);
/// Without white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Reads a text from left to right and knows where it is. Past the end it sees the character 0.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    /// Offset of the next character, in bytes.
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
    /// The next character, which is then behind; 0 at the end.
    char take();
    /// Steps over `c` if it comes next.
    bool accept(char c);
    /// Everything up to `stop` (which stays ahead) or the end; may be empty.
    std::string_view take_until(char stop);
    /// The next run of characters other than white space, the space before it skipped; empty at the
    /// end.
    std::string_view take_word();

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// A piece of foreign text made fit for the arguments of an error: printable ASCII (`?` for the
/// rest), cut with `...` after 24 characters.
[[nodiscard]] std::string shown(std::string_view text);

} // namespace engine
