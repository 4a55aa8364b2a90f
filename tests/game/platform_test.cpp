#include "game/platform.hpp"

#include <doctest/doctest.h>

using game::scale_for;
using game::Vec;

TEST_CASE("scale: one pixel is one unit up to 1280 x 800") {
    CHECK(scale_for({1280, 800}, 1) == doctest::Approx(1));
    CHECK(scale_for({800, 600}, 1) == doctest::Approx(1));
    CHECK(scale_for({1600, 700}, 1) == doctest::Approx(1));
}

TEST_CASE("scale: it grows with the window, by the tighter side") {
    CHECK(scale_for({1920, 1200}, 1) == doctest::Approx(1.5));
    CHECK(scale_for({1920, 1080}, 1) == doctest::Approx(1.35));
    CHECK(scale_for({3840, 800}, 1) == doctest::Approx(1));
}

TEST_CASE("scale: the player's factor multiplies it") {
    CHECK(scale_for({1920, 1200}, 0.75F) == doctest::Approx(1.125));
    CHECK(scale_for({1280, 800}, 0.75F) == doctest::Approx(0.75));
}

TEST_CASE("scale: at least 800 x 600 units always remain") {
    CHECK(scale_for({1280, 800}, 2) == doctest::Approx(800.0 / 600));
    CHECK(scale_for({1920, 1080}, 2) == doctest::Approx(1.8));
    for (const float wide : {320.F, 800.F, 1000.F, 1280.F, 1920.F, 3840.F}) {
        for (const float high : {200.F, 600.F, 800.F, 1080.F, 2160.F}) {
            for (const float factor : {0.75F, 1.F, 1.5F, 2.F}) {
                const float scale = scale_for({wide, high}, factor);
                CHECK(wide / scale >= 799.9F);
                CHECK(high / scale >= 599.9F);
            }
        }
    }
}

TEST_CASE("scale: a window without an area has a scale above zero") {
    CHECK(scale_for({0, 0}, 1) > 0);
}
