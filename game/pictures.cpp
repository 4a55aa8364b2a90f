#include "game/pictures.hpp"

namespace game {

std::optional<std::filesystem::path> Pictures::due(const std::string& phase, bool still) {
    frames_ = phase == last_ ? frames_ + 1 : 0;
    last_ = phase;
    const bool moves = phase.ends_with("-moving") || phase.ends_with("-won");
    const bool seen = moves ? frames_ >= 6 : still;
    if (folder_.empty() || phase.empty() || !seen || !taken_.insert(phase).second)
        return std::nullopt;
    const std::string number = std::to_string(taken_.size());
    return folder_ / ((number.size() < 2 ? "0" + number : number) + "-" + phase + ".png");
}

} // namespace game
