#include "game/board/skin.hpp"

namespace game::board {

bool has_skin(engine::GameId game) {
    return game == engine::GameId::worpion;
}

SideColours colours(const Skin& skin, engine::Side side) {
    if (side == engine::Side::first)
        return skin.colour_blind ? SideColours{{0xC2, 0x57, 0x00}, {0xFF, 0xC2, 0x7A}}
                                 : SideColours{{0xC7, 0x50, 0x00}, {0xFF, 0xC4, 0x6D}};
    return skin.colour_blind ? SideColours{{0x0B, 0x4F, 0x8A}, {0x8C, 0xC8, 0xFF}}
                             : SideColours{{0x0F, 0x51, 0x47}, {0x66, 0xD6, 0xC2}};
}

} // namespace game::board
