#include "net/play/name.hpp"

#include "net/protocol/text.hpp"

namespace net {

namespace {

/// Without what marks a bot in records, as nobody else is one.
std::string_view without_mark(std::string_view name) {
    constexpr std::string_view mark = "bot:";
    const auto begin = name.find_first_not_of(' ');
    if (begin == std::string_view::npos)
        return {};
    name.remove_prefix(begin);
    return name.starts_with(mark) ? without_mark(name.substr(mark.size())) : name;
}

} // namespace

std::string clean_name(std::string_view name, std::string_view fallback) {
    const std::string whole = cleaned(name, name.size());
    std::string result = cleaned(without_mark(whole), 20);
    if (blank(result))
        return std::string(fallback);
    result.resize(result.find_last_not_of(' ') + 1);
    return result;
}

} // namespace net
