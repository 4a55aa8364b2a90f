#include <array>

#include "engine/cli/commands.hpp"

namespace engine::cli {

Printed result(Given given) {
    constexpr std::array<std::string_view, 1> options{"--position"};
    const auto arguments = read_arguments(given, {options, {}, 1, 1});
    if (!arguments)
        return arguments.error();
    const auto table = table_of(*arguments);
    if (!table)
        return table.error();
    return result_line(*table) + "\n";
}

} // namespace engine::cli
