#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include <doctest/doctest.h>

#include "game/board/board.hpp"
#include "game/board/boards.hpp"
#include "game/board/ground.hpp"
#include "game/board/marks.hpp"
#include "tests/support/colour_vision.hpp"
#include "tests/support/contrast_canvas.hpp"
#include "tests/support/plain_metrics.hpp"

using namespace support;
using engine::GameId;
using engine::Side;
using game::BoardStyle;
using game::Colour;
using game::PieceStyle;
using game::Vec;
using game::board::Skin;

namespace {

constexpr Colour ground{0x80, 0x80, 0x80, 255};
constexpr float radius = 40;
constexpr Vec middle{100, 100};

/// One piece as it is drawn on grey.
class Drawn {
public:
    Drawn(const Skin& skin, Side owner, std::uint8_t face) : sheet_({200, 200}, metrics_, ground) {
        game::board::draw_piece(sheet_, skin, {middle.x, middle.y + 0.07F * radius}, radius, owner,
                                face);
    }

    /// In radii from the middle of its face.
    [[nodiscard]] Colour at(float x, float y) const {
        return sheet_.colour_at(middle + Vec{x, y} * radius);
    }
    /// The mean over the face between two distances from its middle.
    [[nodiscard]] Colour mean(float from = 0, float to = 0.8F) const {
        double r = 0, g = 0, b = 0;
        int count = 0;
        for (int ring = 0; ring < 8; ++ring) {
            const float far = from + (to - from) * std::sqrt((static_cast<float>(ring) + 0.5F) / 8);
            for (int i = 0; i < 24; ++i) {
                const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 24;
                const Colour c = at(far * std::cos(turn), far * std::sin(turn));
                r += c.r;
                g += c.g;
                b += c.b;
                ++count;
            }
        }
        const auto channel = [count](double sum) {
            return static_cast<std::uint8_t>(std::lround(sum / count));
        };
        return {channel(r), channel(g), channel(b), 255};
    }

private:
    PlainMetrics metrics_;
    ContrastCanvas sheet_;
};

Skin skin_of(GameId game, PieceStyle style, bool colour_blind = false) {
    Skin skin{game, colour_blind};
    skin.looks.pieces = style;
    return skin;
}

} // namespace

// Their colours alone differ by 20 (piece_colours_test); light and ornaments take a little of that.
TEST_CASE("styles: the four faces of Worpion, as drawn, differ by 17 for every kind of eye") {
    for (const PieceStyle style : game::all_piece_styles)
        for (const bool colour_blind : {false, true}) {
            const Skin skin = skin_of(GameId::worpion, style, colour_blind);
            std::array<Colour, 4> faces;
            for (std::size_t i = 0; i < faces.size(); ++i)
                // where faces are one colour each: outside of a back's hollow, inside a front's
                // ring
                faces[i] = Drawn(skin, i < 2 ? Side::first : Side::second,
                                 static_cast<std::uint8_t>(i % 2))
                               .mean(i % 2 == 0 ? 0 : 0.68F, i % 2 == 0 ? 0.6F : 0.84F);
            for (const Matrix& eye : {normal, protan, deutan, tritan})
                for (std::size_t i = 0; i < faces.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j) {
                        CAPTURE(static_cast<int>(style));
                        CAPTURE(colour_blind);
                        CAPTURE(i);
                        CAPTURE(j);
                        CHECK(ciede2000(lab(faces[i], eye), lab(faces[j], eye)) >= 17);
                    }
        }
}

TEST_CASE("styles: a front is solid and a back hollow, in a grey picture too") {
    for (const PieceStyle style : game::all_piece_styles)
        for (const bool colour_blind : {false, true})
            for (const Side side : {Side::first, Side::second}) {
                CAPTURE(static_cast<int>(style));
                CAPTURE(colour_blind);
                CAPTURE(static_cast<int>(side));
                const Skin skin = skin_of(GameId::worpion, style, colour_blind);
                const Drawn recto(skin, side, 0), verso(skin, side, 1);
                const auto step = [](const Drawn& drawn, float from, float to) {
                    return std::abs(lightness(drawn.at(0, -0.36F)) - // above the eyes
                                    lightness(drawn.mean(from, to)));
                };
                CHECK(step(recto, 0.5F, 0.6F) < 15);
                CHECK(step(verso, 0.68F, 0.84F) >= 20);
                CHECK(std::abs(lightness(recto.mean()) - lightness(verso.mean(0.68F, 0.84F))) >=
                      15);
            }
}

TEST_CASE("styles: a front has a ring of its own within its edge") {
    for (const PieceStyle style : game::all_piece_styles)
        for (const Side side : {Side::first, Side::second}) {
            CAPTURE(static_cast<int>(style));
            CAPTURE(static_cast<int>(side));
            const Drawn recto(skin_of(GameId::worpion, style), side, 0);
            // along lines outwards: the colour leaves that of the middle and comes back
            int crossed = 0;
            for (int line = 0; line < 48; ++line) {
                const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(line) / 48;
                const double inside =
                    lightness(recto.at(0.5F * std::cos(turn), 0.5F * std::sin(turn)));
                double most = 0;
                for (float far = 0.56F; far < 0.86F; far += 0.02F)
                    most = std::max(most, std::abs(lightness(recto.at(far * std::cos(turn),
                                                                      far * std::sin(turn))) -
                                                   inside));
                crossed += most >= 15;
            }
            CHECK(crossed >= 20); // a seam has gaps
        }
}

TEST_CASE("styles: Orange stays round and Green square, as Blue and Red do") {
    for (const PieceStyle style : game::all_piece_styles)
        for (const GameId game : {GameId::worpion, GameId::jungle}) {
            CAPTURE(static_cast<int>(style));
            const Skin skin = skin_of(game, style);
            // shadows darken the grey below, so look above
            const auto covers_corner = [&](Side side) {
                return ciede2000(lab(Drawn(skin, side, 0).at(-0.76F, -0.76F), normal),
                                 lab(ground, normal)) > 10;
            };
            CHECK(!covers_corner(Side::first));
            CHECK(covers_corner(Side::second));
        }
}

TEST_CASE("styles: dark and light discs stay 55 apart in grey") {
    for (const PieceStyle style : game::all_piece_styles) {
        CAPTURE(static_cast<int>(style));
        const Skin skin = skin_of(GameId::reversi, style);
        const double dark = lightness(Drawn(skin, Side::first, 0).mean());
        const double light = lightness(Drawn(skin, Side::second, 0).mean());
        CHECK(dark < 30);
        CHECK(light - dark >= 55);
    }
}

TEST_CASE("styles: each draws something of its own in every game") {
    for (const GameId game : engine::all_games()) {
        std::vector<std::vector<Colour>> seen;
        for (const PieceStyle style : game::all_piece_styles) {
            CAPTURE(static_cast<int>(style));
            const Drawn drawn(skin_of(game, style), Side::first, 0);
            std::vector<Colour> edge;
            for (int i = 0; i < 32; ++i) {
                const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 32;
                for (const float far : {0.7F, 0.93F})
                    edge.push_back(drawn.at(far * std::cos(turn), far * std::sin(turn)));
            }
            CHECK(std::count(seen.begin(), seen.end(), edge) == 0);
            seen.push_back(edge);
        }
    }
}

TEST_CASE("boards: coordinates stand out from every rim by at least 4.5 to 1") {
    for (const auto name : {game::ui::ThemeName::paper, game::ui::ThemeName::night})
        for (const BoardStyle style : game::all_board_styles) {
            CAPTURE(static_cast<int>(style));
            const auto colours = game::board::board_colours(game::ui::theme(name), style);
            CHECK(game::ui::contrast(colours.coordinate, colours.rim) >= 4.5);
            CHECK(game::ui::contrast(colours.coordinate, colours.rim_low) >= 4.5);
        }
}

namespace {

/// A mark on the middle of the square, and the square without it.
struct OnSquare {
    Colour with, without;

    [[nodiscard]] double contrast() const { return game::ui::contrast(with, without); }
};

OnSquare mark_on(const Skin& skin, const game::ui::Theme& theme, const game::board::Marks& marks,
                 Vec from_middle) {
    const engine::GameInfo& info = engine::info(skin.game);
    const PlainMetrics metrics;
    const auto geometry =
        game::board::fit({0, 0, 600, 600}, info, game::board::view_of(info, Side::first), 1);
    const Vec at = geometry.centre({1, 1}) + from_middle * geometry.cell;
    const auto shown = [&](const game::board::Marks& drawn) {
        ContrastCanvas sheet({600, 600}, metrics, theme.paper);
        game::board::draw(sheet, theme, skin, geometry, {}, drawn);
        return sheet.colour_at(at);
    };
    return {shown(marks), shown({})};
}

} // namespace

TEST_CASE("boards: marks stand out from the squares of every board as they do from the plain one") {
    game::board::Marks dot, last_first, last_second;
    dot.targets = {{1, 1}};
    last_first.last = last_second.last = engine::Cell{1, 1};
    last_second.last_side = Side::second;
    for (const auto name : {game::ui::ThemeName::paper, game::ui::ThemeName::night})
        for (const GameId game : {GameId::worpion, GameId::reversi})
            for (const BoardStyle style : game::all_board_styles) {
                CAPTURE(static_cast<int>(name));
                CAPTURE(static_cast<int>(game));
                CAPTURE(static_cast<int>(style));
                Skin skin{game, false};
                skin.looks.board = style;
                const game::ui::Theme& theme = game::ui::theme(name);
                CHECK(mark_on(skin, theme, dot, {}).contrast() >= 1.7);
                const float ring = game::board::piece_radius(skin) + 0.07F - 0.016F;
                for (const auto* marks : {&last_first, &last_second})
                    CHECK(mark_on(skin, theme, *marks, {ring, 0}).contrast() >= 2.2);
            }
}

TEST_CASE("boards: pieces of every style stand out from the squares of every board") {
    for (const auto name : {game::ui::ThemeName::paper, game::ui::ThemeName::night})
        for (const GameId game : {GameId::worpion, GameId::reversi})
            for (const BoardStyle board : game::all_board_styles)
                for (const PieceStyle style : game::all_piece_styles)
                    for (const Side side : {Side::first, Side::second})
                        for (const std::uint8_t face : {std::uint8_t{0}, std::uint8_t{1}}) {
                            CAPTURE(static_cast<int>(name));
                            CAPTURE(static_cast<int>(game));
                            CAPTURE(static_cast<int>(board));
                            CAPTURE(static_cast<int>(style));
                            CAPTURE(static_cast<int>(side));
                            CAPTURE(int{face});
                            Skin skin = skin_of(game, style);
                            skin.looks.board = board;
                            const Colour square =
                                game::board::square_colour(game::ui::theme(name), skin, {1, 1});
                            const Drawn drawn(skin, side, face);
                            CHECK(ciede2000(lab(drawn.mean(0.55F, 0.86F), normal),
                                            lab(square, normal)) >= 12);
                        }
}
