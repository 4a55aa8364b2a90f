#include "net/play/name.hpp"

#include "net/protocol/text.hpp"

namespace net {

std::string clean_name(std::string_view name, std::string_view fallback) {
    std::string result = cleaned(name, name.size());
    if (blank(result))
        return std::string(fallback);
    result = cleaned(std::string_view(result).substr(result.find_first_not_of(' ')), 20);
    if (blank(result))
        return std::string(fallback);
    result.resize(result.find_last_not_of(' ') + 1);
    return result;
}

} // namespace net
