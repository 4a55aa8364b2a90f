#include "engine/base/scanner.hpp"

#include <algorithm>

namespace engine {

bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_space(text.back()))
        text.remove_suffix(1);
    return text;
}

char Scanner::take() {
    const char c = peek();
    at_ += at_end() ? 0 : 1;
    return c;
}

bool Scanner::accept(char c) {
    if (at_end() || text_[at_] != c)
        return false;
    ++at_;
    return true;
}

std::string_view Scanner::take_until(char stop) {
    const std::size_t begin = at_;
    at_ = std::min(text_.find(stop, begin), text_.size());
    return text_.substr(begin, at_ - begin);
}

std::string_view Scanner::take_word() {
    while (!at_end() && is_space(peek()))
        ++at_;
    const std::size_t begin = at_;
    while (!at_end() && !is_space(peek()))
        ++at_;
    return text_.substr(begin, at_ - begin);
}

std::string shown(std::string_view text) {
    constexpr std::size_t longest = 24;
    std::string result(text.substr(0, longest));
    std::replace_if(
        result.begin(), result.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return text.size() > longest ? result + "..." : result;
}

} // namespace engine
