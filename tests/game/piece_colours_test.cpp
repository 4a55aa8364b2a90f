#include <array>

#include <doctest/doctest.h>

#include "game/board/board.hpp"
#include "game/board/ground.hpp"
#include "tests/support/colour_vision.hpp"

using namespace support;

namespace {

struct PublishedPair {
    Triple one, two;
    double difference;
};

/// The test data of Sharma, Wu and Dalal 2005, table 1.
constexpr PublishedPair published[] = {
    {{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
    {{50, 3.1571, -77.2803}, {50, 0, -82.7485}, 2.8615},
    {{50, 2.8361, -74.02}, {50, 0, -82.7485}, 3.4412},
    {{50, -1.3802, -84.2814}, {50, 0, -82.7485}, 1},
    {{50, -1.1848, -84.8006}, {50, 0, -82.7485}, 1},
    {{50, -0.9009, -85.5211}, {50, 0, -82.7485}, 1},
    {{50, 0, 0}, {50, -1, 2}, 2.3669},
    {{50, -1, 2}, {50, 0, 0}, 2.3669},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0009}, 7.1792},
    {{50, 2.49, -0.001}, {50, -2.49, 0.001}, 7.1792},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0011}, 7.2195},
    {{50, 2.49, -0.001}, {50, -2.49, 0.0012}, 7.2195},
    {{50, -0.001, 2.49}, {50, 0.0009, -2.49}, 4.8045},
    {{50, -0.001, 2.49}, {50, 0.001, -2.49}, 4.8045},
    {{50, -0.001, 2.49}, {50, 0.0011, -2.49}, 4.7461},
    {{50, 2.5, 0}, {50, 0, -2.5}, 4.3065},
    {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
    {{50, 2.5, 0}, {61, -5, 29}, 22.8977},
    {{50, 2.5, 0}, {56, -27, -3}, 31.903},
    {{50, 2.5, 0}, {58, 24, 15}, 19.4535},
    {{50, 2.5, 0}, {50, 3.1736, 0.5854}, 1},
    {{50, 2.5, 0}, {50, 3.2972, 0}, 1},
    {{50, 2.5, 0}, {50, 1.8634, 0.5757}, 1},
    {{50, 2.5, 0}, {50, 3.2592, 0.335}, 1},
    {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
    {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.263},
    {{61.2901, 3.7196, -5.3901}, {61.4292, 2.248, -4.962}, 1.8731},
    {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
    {{22.7233, 20.0904, -46.694}, {23.0331, 14.973, -42.5619}, 2.0373},
    {{36.4612, 47.858, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
    {{90.8027, -2.0831, 1.441}, {91.1528, -1.6435, 0.0447}, 1.4441},
    {{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
    {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
    {{2.0776, 0.0795, -1.135}, {0.9033, -0.0636, -0.5514}, 0.9082},
};

} // namespace

TEST_CASE("piece colours: the colour difference agrees with all published pairs") {
    for (const PublishedPair& pair : published) {
        CAPTURE(pair.difference);
        CHECK(std::abs(ciede2000(pair.one, pair.two) - pair.difference) < 0.0001);
        CHECK(std::abs(ciede2000(pair.two, pair.one) - pair.difference) < 0.0001);
    }
}

TEST_CASE("piece colours: the four faces differ by 20 for every kind of eye, in both palettes") {
    for (const bool colour_blind : {false, true}) {
        const game::board::Skin skin{engine::GameId::worpion, colour_blind};
        const auto first = colours(skin, engine::Side::first);
        const auto second = colours(skin, engine::Side::second);
        const std::array faces{first.recto, first.verso, second.recto, second.verso};
        for (const Matrix& eye : {normal, protan, deutan, tritan})
            for (std::size_t i = 0; i < faces.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    CAPTURE(colour_blind);
                    CAPTURE(i);
                    CAPTURE(j);
                    CHECK(ciede2000(lab(faces[i], eye), lab(faces[j], eye)) >= 20);
                }
    }
}

TEST_CASE("piece colours: a grey picture tells pieces apart") {
    for (const bool colour_blind : {false, true}) {
        const game::board::Skin worpion{engine::GameId::worpion, colour_blind};
        for (const engine::Side side : {engine::Side::first, engine::Side::second}) {
            const auto [recto, verso] = colours(worpion, side);
            CHECK(std::abs(lightness(recto) - lightness(verso)) >= 20);
        }
    }
    const game::board::Skin reversi{engine::GameId::reversi};
    CHECK(std::abs(lightness(colours(reversi, engine::Side::first).recto) -
                   lightness(colours(reversi, engine::Side::second).recto)) >= 60);
}

TEST_CASE("piece colours: sides are told apart in grey, by lightness or by outline") {
    for (const engine::GameId game :
         {engine::GameId::worpion, engine::GameId::reversi, engine::GameId::jungle}) {
        CAPTURE(engine::info(game).key);
        const game::board::Skin skin{game, false};
        const auto first = colours(skin, engine::Side::first);
        const auto second = colours(skin, engine::Side::second);
        CHECK((game::ui::contrast(first.recto, second.recto) >= 3 ||
               outline(skin, engine::Side::first) != outline(skin, engine::Side::second)));
        // a ring of a side is seen on light cards and on dark ones
        for (const auto& [recto, verso] : {first, second})
            for (const auto theme : {game::ui::ThemeName::paper, game::ui::ThemeName::night}) {
                const game::Colour card = game::ui::theme(theme).card;
                CHECK(std::max(game::ui::contrast(recto, card), game::ui::contrast(verso, card)) >=
                      3);
            }
    }
}
