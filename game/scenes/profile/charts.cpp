#include "game/scenes/profile/charts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace game::profile {

namespace {

constexpr float corner = 3, rim = 1.5F;

/// Stripes across a rectangle, clear of its rim.
void add_stripes(ui::Mesh& mesh, const Rect& rect, Colour colour) {
    constexpr float wide = 2, step = 4.5F;
    const Rect inner = rect.inset(rim + 1);
    for (float x = inner.x; x + wide <= inner.right() + 0.5F; x += step)
        mesh.rounded({x, inner.y, wide, inner.h}, 0, colour);
}

} // namespace

void add_swatch(ui::Mesh& mesh, const ui::Theme& theme, const Rect& rect, Ending ending) {
    switch (ending) {
    case Ending::won:
        mesh.rounded(rect, corner, ui::mix(theme.accent_low, theme.ink, 0.45F));
        mesh.rounded(rect.inset(rim), corner - rim, theme.accent, theme.accent_low);
        break;
    case Ending::drawn:
        mesh.rounded_ring(rect, corner, rim, theme.muted);
        add_stripes(mesh, rect, theme.muted);
        break;
    case Ending::lost:
        mesh.rounded_ring(rect, corner, rim, theme.muted);
        break;
    }
}

void add_bar(ui::Mesh& mesh, const ui::Theme& theme, const Rect& rect, const Tally& tally) {
    if (tally.played() == 0) {
        mesh.rounded(rect, corner, ui::faded(theme.ink, 0.07F));
        return;
    }
    constexpr float gap = 2, least = 7;
    const std::array counts{tally.won, tally.drawn, tally.lost};
    const auto parts = static_cast<float>(
        std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; }));
    const float shared = rect.w - gap * (parts - 1) - least * parts;
    float x = rect.x;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const float share = static_cast<float>(counts[i]) / static_cast<float>(tally.played());
        const float width = least + shared * share;
        add_swatch(mesh, theme, {x, rect.y, width, rect.h}, static_cast<Ending>(i));
        x += width + gap;
    }
}

void add_results(ui::Mesh& mesh, const ui::Theme& theme, const Rect& rect,
                 std::span<const Ending> last) {
    constexpr float line = 2;
    const float step = rect.w / Form::most_last, width = std::min(std::floor(step * 0.72F), 11.F);
    const float middle = std::round(rect.centre().y), tall = rect.h / 2 - line;
    mesh.rounded({rect.x, middle - line / 2, rect.w, line}, line / 2, theme.line);
    for (std::size_t i = 0; i < last.size(); ++i) {
        const float x = std::round(rect.x + step * static_cast<float>(i) + (step - width) / 2);
        const float top = last[i] == Ending::won     ? middle - tall - line / 2
                          : last[i] == Ending::drawn ? middle - width / 2
                                                     : middle + line / 2;
        const Rect mark{x, top, width, last[i] == Ending::drawn ? width : tall};
        if (last[i] == Ending::drawn)
            mesh.disc(mark.centre(), width / 2, theme.muted);
        else
            add_swatch(mesh, theme, mark, last[i]);
    }
}

} // namespace game::profile
