#include "engine/base/number.hpp"

#include <charconv>

namespace engine {

std::optional<std::uint64_t> read_number(std::string_view text, std::uint64_t least,
                                         std::uint64_t most) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc{} || stop != end || number < least || number > most)
        return std::nullopt;
    return number;
}

} // namespace engine
