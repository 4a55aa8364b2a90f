#include "game/board/lids.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace game::board {

namespace {

constexpr Colour outline{0x2B, 0x1B, 0x14, 255}; ///< of all drawings

/// Where the eyes are in the drawings (assets/art/jungle), which are 100 wide and all alike on both
/// sides of the middle.
struct Eyes {
    float apart = 0, y = 0; ///< from the middle of the drawing
    Vec size;               ///< half of what the lid has to cover
    Colour left, right;
};

constexpr Eyes alike(float apart, float y, Vec size, Colour lid) {
    return {apart, y, size, lid, lid};
}

constexpr std::array<Eyes, 8> eyes{
    alike(11.5F, -2, {5.8F, 5.8F}, {0xAD, 0x98, 0x87}),                         // rat
    alike(17, 4, {10, 9.6F}, {0x6E, 0x67, 0x7F}),                               // cat
    Eyes{12.5F, -8, {5.8F, 5.8F}, {0xF4, 0xE3, 0xC4}, {0xB8, 0x70, 0x3A, 255}}, // dog
    alike(14.4F, -2.8F, {9.6F, 6.8F}, {0x82, 0x8E, 0x9C}),                      // wolf
    alike(13, -4.5F, {7.2F, 6.8F}, {0xF5, 0xD2, 0x84}),                         // leopard
    alike(13.5F, -6, {5.6F, 5.6F}, {0xF8, 0xB4, 0x66}),                         // tiger
    alike(12.2F, -4, {5.2F, 5.2F}, {0xF1, 0xBB, 0x59}),                         // lion
    alike(11.5F, -7, {5.2F, 5.2F}, {0x97, 0xA4, 0xB6}),                         // elephant
};

void add_lid(ui::Mesh& mesh, Vec at, Vec size, float shut, Colour lid, Colour line, float width) {
    constexpr int steps = 20;
    const float cut = 2 * shut - 1;
    std::vector<Vec> skin, lash;
    for (int i = 0; i < steps; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / steps;
        skin.push_back(at + Vec{size.x * std::cos(angle), size.y * std::min(std::sin(angle), cut)});
    }
    const float reach = std::sqrt(std::max(0.0F, 1 - cut * cut * 0.5F));
    for (const float x : {-1.0F, -0.5F, 0.0F, 0.5F, 1.0F})
        lash.push_back(at + Vec{size.x * reach * x, size.y * (cut * 0.45F + 0.2F * (1 - x * x))});
    mesh.convex(skin, lid);
    mesh.stroke(lash, width, line);
}

} // namespace

void add_lids(ui::Mesh& mesh, std::uint8_t rank, Vec centre, float half, float shut,
              float opacity) {
    assert(rank >= 1 && rank <= eyes.size());
    if (shut <= 0)
        return;
    const Eyes& e = eyes[rank - std::size_t{1}];
    const float unit = half / 50;
    const Colour line = ui::faded(outline, opacity);
    for (const bool right : {false, true}) {
        const Vec at = centre + Vec{right ? e.apart : -e.apart, e.y} * unit;
        add_lid(mesh, at, e.size * unit, std::min(shut, 1.0F),
                ui::faded(right ? e.right : e.left, opacity), line, 2.8F * unit);
    }
}

} // namespace game::board
