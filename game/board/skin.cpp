#include "game/board/skin.hpp"

#include <array>

namespace game::board {

namespace {

using Sides = std::array<SideColours, 2>;

constexpr Sides orange_green{SideColours{{0xC7, 0x50, 0x00}, {0xFF, 0xC4, 0x6D}},
                             SideColours{{0x0F, 0x51, 0x47}, {0x66, 0xD6, 0xC2}}};
constexpr Sides amber_blue{SideColours{{0xC2, 0x57, 0x00}, {0xFF, 0xC2, 0x7A}},
                           SideColours{{0x0B, 0x4F, 0x8A}, {0x8C, 0xC8, 0xFF}}};
constexpr Sides dark_light{SideColours{{0x17, 0x18, 0x1A}, {0x8B, 0x90, 0x99}},
                           SideColours{{0xF2, 0xF0, 0xE8}, {0x8C, 0x86, 0x76}}};
constexpr Sides blue_red{SideColours{{0x1F, 0x4E, 0x8C}, {0x8F, 0xB9, 0xEE}},
                         SideColours{{0xB3, 0x26, 0x1E}, {0xF5, 0xA0, 0x94}}};

} // namespace

SideColours colours(const Skin& skin, engine::Side side) {
    const auto of = [side](const Sides& sides) {
        return side == engine::Side::first ? sides[0] : sides[1];
    };
    switch (skin.game) {
    case engine::GameId::reversi:
        return of(dark_light);
    case engine::GameId::jungle:
        return of(blue_red);
    case engine::GameId::worpion:
        break;
    }
    return of(skin.colour_blind ? amber_blue : orange_green);
}

float piece_radius(const Skin& skin) {
    switch (skin.game) {
    case engine::GameId::reversi:
        return 0.385F;
    case engine::GameId::jungle:
        return 0.41F;
    case engine::GameId::worpion:
        break;
    }
    return 0.35F;
}

Outline outline(const Skin& skin, engine::Side side) {
    const bool round = skin.game == engine::GameId::reversi || side == engine::Side::first;
    return round ? Outline::round : Outline::square;
}

} // namespace game::board
