#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace engine {

/// Takes the part up to the next separator, or all where there is none, off the front of a list.
[[nodiscard]] inline std::string_view take_part(std::string_view& list, char separator) {
    const std::size_t end = std::min(list.find(separator), list.size());
    const std::string_view part = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    return part;
}

/// The parts of a list between its separators; none of an empty one. They look into `list`.
[[nodiscard]] inline std::vector<std::string_view> split(std::string_view list, char separator) {
    std::vector<std::string_view> parts;
    while (!list.empty())
        parts.push_back(take_part(list, separator));
    return parts;
}

} // namespace engine
