#include "game/scenes/tutorial/flourish.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "game/ui/shapes.hpp"

namespace game::tutorial {

namespace {

constexpr int scraps = 26;
constexpr float turn = std::numbers::pi_v<float> * 0.763932F; // the golden angle: no two alike

} // namespace

void draw_flourish(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Vec from,
                   float reach, float progress) {
    if (progress >= 1)
        return;
    const auto first = board::colours(skin, engine::Side::first);
    const auto second = board::colours(skin, engine::Side::second);
    const std::array colours{theme.accent, first.recto, second.verso, first.verso, second.recto};
    const float out = 1 - std::pow(1 - progress, 3.0F);
    const float fade = std::min(1.0F, 3 * (1 - progress));
    ui::Mesh mesh(1 / canvas.scale());
    for (int i = 0; i < scraps; ++i) {
        const auto n = static_cast<float>(i);
        const float angle = n * turn, far = reach * (0.45F + 0.55F * std::fmod(n * 0.7071F, 1.0F));
        const Vec at = from + Vec{std::cos(angle), std::sin(angle)} * (far * out) +
                       Vec{0, 0.5F * reach * progress * progress};
        const float size = reach * (0.035F + 0.02F * std::fmod(n * 0.41F, 1.0F));
        const float spin = angle + 7 * progress;
        const Vec along = Vec{std::cos(spin), std::sin(spin)} * size;
        const Vec across = Vec{-std::sin(spin), std::cos(spin)} * (0.55F * size);
        const std::array corners{at + along + across, at + along - across, at - along - across,
                                 at - along + across};
        mesh.convex(corners,
                    ui::faded(colours[static_cast<std::size_t>(i + i / 5) % colours.size()], fade));
    }
    mesh.draw(canvas);
}

} // namespace game::tutorial
