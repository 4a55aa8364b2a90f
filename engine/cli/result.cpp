#include "engine/cli/commands.hpp"

namespace engine::cli {

Printed result(Given given) {
    const auto table = table_of(given);
    if (!table)
        return table.error();
    return result_line(*table) + "\n";
}

} // namespace engine::cli
