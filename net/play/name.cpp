#include "net/play/name.hpp"

#include "net/protocol/text.hpp"

namespace net {

std::string clean_name(std::string_view name, std::string_view fallback) {
    std::string result = cleaned(name, name.size());
    const auto begin = result.find_first_not_of(' ');
    if (begin == std::string::npos)
        return std::string(fallback);
    result = cleaned(std::string_view(result).substr(begin), 20);
    result.resize(result.find_last_not_of(' ') + 1);
    return result;
}

} // namespace net
