#pragma once

#include <string_view>

#include "game/canvas.hpp"
#include "game/ui/utf8.hpp"
#include "tests/support/advances.hpp"

namespace support {

/// Widths of the real faces without a font, never less than on the screen: there hinting makes
/// lines of text up to a tenth wider than their advance widths say, the bold ones most (measured
/// over both catalogs at 14 to 34 pixels).
class PlainMetrics : public game::TextMetrics {
public:
    [[nodiscard]] float width(std::string_view utf8, float size, game::Face face) const override {
        float thousandths = 0;
        for (const char32_t c : game::ui::code_points(utf8))
            thousandths += advance(c, face);
        return thousandths / 1000 * size * (face == game::Face::bold ? 1.1F : 1.06F);
    }

private:
    static float advance(char32_t c, game::Face face) {
        constexpr float widest = 1000;
        const auto& table = advances[static_cast<std::size_t>(face)];
        if (c >= 0x20 && c - 0x20 < table.size() && table[c - 0x20] > 0)
            return table[c - 0x20];
        switch (c) { // marks beyond the tables
        case U'’':
            return 260;
        case U'“':
        case U'”':
            return 460;
        case U'–':
            return 560;
        default:
            return widest;
        }
    }
};

} // namespace support
