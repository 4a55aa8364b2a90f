#include "engine/cli/commands.hpp"
#include <algorithm>

namespace engine::cli {

Printed legal(Given given) {
    const auto table = table_of(given);
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
