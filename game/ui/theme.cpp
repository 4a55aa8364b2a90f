#include "game/ui/theme.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game::ui {

namespace {

constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U),
            static_cast<std::uint8_t>(hex), 255};
}

constexpr Theme paper_theme{
    .paper = rgb(0xECE3D0),
    .paper_low = rgb(0xE4D8BF),
    .card = rgb(0xF9F3E6),
    .card_low = rgb(0xF4EBD8),
    .ink = rgb(0x1B1714),
    .muted = rgb(0x5F574C),
    .line = rgb(0xD3C5A7),
    .control = rgb(0xFFFCF5),
    .control_low = rgb(0xF2E8D3),
    .control_ink = rgb(0x1B1714),
    .accent = rgb(0xFFBE33),
    .accent_low = rgb(0xFFB000),
    .accent_ink = rgb(0x1B1714),
    .danger = rgb(0xB3261E),
    .danger_ink = rgb(0xFFFFFF),
    .warning = rgb(0xB3261E),
    .focus = rgb(0x005FCC),
    .shadow = {0x4A, 0x35, 0x16, 0x46},
    .wood = rgb(0x8A5A34),
    .wood_low = rgb(0x6E4526),
    .square = rgb(0xF3E7CC),
    .square_low = rgb(0xE6D6B3),
    .coordinate = rgb(0xFBEFD9),
};

constexpr Theme night_theme{
    .paper = rgb(0x26242B),
    .paper_low = rgb(0x1E1C23),
    .card = rgb(0x322F39),
    .card_low = rgb(0x2C2933),
    .ink = rgb(0xF4EEE2),
    .muted = rgb(0xB9B2A6),
    .line = rgb(0x4B4754),
    .control = rgb(0x45414F),
    .control_low = rgb(0x3A3743),
    .control_ink = rgb(0xF4EEE2),
    .accent = rgb(0xFFBE33),
    .accent_low = rgb(0xFFB000),
    .accent_ink = rgb(0x1B1714),
    .danger = rgb(0xB93A31),
    .danger_ink = rgb(0xFFFFFF),
    .warning = rgb(0xFF9A8F),
    .focus = rgb(0xFFD166),
    .shadow = {0x00, 0x00, 0x00, 0x78},
    .wood = rgb(0x6B4629),
    .wood_low = rgb(0x50331C),
    .square = rgb(0x57505A),
    .square_low = rgb(0x4B454F),
    .coordinate = rgb(0xF2E3CB),
};

double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Colour c) {
    return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

} // namespace

const Theme& theme(ThemeName name) {
    return name == ThemeName::night ? night_theme : paper_theme;
}

double contrast(Colour a, Colour b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

} // namespace game::ui
