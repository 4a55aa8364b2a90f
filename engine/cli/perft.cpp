#include <algorithm>
#include <array>

#include "engine/base/number.hpp"
#include "engine/base/scanner.hpp"
#include "engine/cli/commands.hpp"
#include "engine/search/perft.hpp"

namespace engine::cli {

namespace {

/// A line `action count` for each action, sorted.
template <GameState S>
std::string divided(const S& state, int depth) {
    std::vector<std::string> lines;
    for (const auto action : state.actions()) {
        S next = state;
        next.apply(action);
        lines.push_back(to_text(state, action) + " " +
                        std::to_string(engine::perft(next, depth - 1)) + "\n");
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

} // namespace

Printed perft(Given given) {
    constexpr std::array<std::string_view, 1> options{"--position"};
    constexpr std::array<std::string_view, 1> flags{"--divide"};
    const auto arguments = read_arguments(given, {options, flags, 2, 2});
    if (!arguments)
        return arguments.error();
    const auto table = table_of(*arguments);
    if (!table)
        return table.error();
    const std::string_view word = arguments->words[1];
    const auto number = read_number(word, 0, 100);
    if (!number)
        return usage_error("the depth \"" + shown(word) + "\" must be a number from 0 to 100");
    const auto depth = static_cast<int>(*number);
    return table->visit([&](const auto& state) {
        std::string printed;
        if (arguments->has("--divide") && depth > 0)
            printed = divided(state, depth);
        return printed + std::to_string(engine::perft(state, depth)) + "\n";
    });
}

} // namespace engine::cli
