#include "game/scenes/tip_words.hpp"

#include <algorithm>

namespace game {

std::string tip_words(const ui::Texts& texts, std::string_view scene, const ui::Control& control) {
    if (!control.tip.empty())
        return control.tip;
    std::string name = control.id.substr(0, control.id.find_last_not_of(" 0123456789") + 1);
    std::replace(name.begin(), name.end(), ' ', '-');
    for (const std::string& key : {"tip." + std::string(scene) + "." + name, "tip." + name})
        if (texts.has(key))
            return texts(key);
    return {};
}

} // namespace game
