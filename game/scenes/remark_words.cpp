#include "game/scenes/remark_words.hpp"

namespace game {

namespace {

std::string animal(const ui::Texts& texts, const engine::Remark& remark) {
    if (remark.face == 0)
        return {};
    const bool yours = remark.kind == engine::RemarkKind::rescues;
    return texts((yours ? "animal.yours." : "animal.") + std::to_string(remark.face));
}

} // namespace

std::string remark_words(const ui::Texts& texts, const engine::Remark& remark,
                         const std::string& opponent) {
    return texts.count("hint." + std::string(engine::to_text(remark.kind)), remark.number,
                       {animal(texts, remark), opponent});
}

} // namespace game
