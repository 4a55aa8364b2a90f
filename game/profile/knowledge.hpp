#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/bot/knowledge.hpp"

namespace game {

/// What bots know, as far as it could be read, and a line for the log about each part that could
/// not: `engine/worpion.book: missing`.
struct LoadedKnowledge {
    engine::Knowledge knowledge;
    std::vector<std::string> faults;
};

/// Reads what bots know from the folder of what was installed. Some megabytes: no work for the
/// thread that draws.
[[nodiscard]] LoadedKnowledge load_knowledge(const std::filesystem::path& data);

} // namespace game
