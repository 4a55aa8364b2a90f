#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace engine {

/// The parts of a list between its separators; none of an empty one. They look into `list`.
[[nodiscard]] inline std::vector<std::string_view> split(std::string_view list, char separator) {
    std::vector<std::string_view> parts;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(separator), list.size());
        parts.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return parts;
}

} // namespace engine
