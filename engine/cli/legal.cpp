#include <algorithm>
#include <array>

#include "engine/cli/commands.hpp"

namespace engine::cli {

Printed legal(Given given) {
    constexpr std::array<std::string_view, 1> options{"--position"};
    const auto arguments = read_arguments(given, {options, {}, 1, 1});
    if (!arguments)
        return arguments.error();
    const auto table = table_of(*arguments);
    if (!table)
        return table.error();

    std::vector<std::string> texts;
    for (Move& move : table->moves())
        texts.push_back(std::move(move.text));
    std::sort(texts.begin(), texts.end());
    std::string printed;
    for (const std::string& text : texts)
        printed += text + "\n";
    return printed;
}

} // namespace engine::cli
