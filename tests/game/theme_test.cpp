#include "game/ui/theme.hpp"

#include <utility>

#include <doctest/doctest.h>

using namespace game;
using namespace game::ui;

TEST_CASE("theme: contrast of black on white is 21, of a colour on itself 1") {
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == doctest::Approx(21));
    CHECK(contrast({255, 255, 255}, {0, 0, 0}) == doctest::Approx(21));
    CHECK(contrast({9, 99, 199}, {9, 99, 199}) == doctest::Approx(1));
}

TEST_CASE("theme: all words stand out from what is behind them by at least 4.5 to 1") {
    for (const ThemeName name : {ThemeName::paper, ThemeName::night}) {
        CAPTURE(static_cast<int>(name));
        const Theme& t = theme(name);
        const std::pair<Colour, Colour> pairs[] = {
            {t.ink, t.paper},         {t.ink, t.paper_low},         {t.ink, t.card},
            {t.ink, t.card_low},      {t.muted, t.paper},           {t.muted, t.paper_low},
            {t.muted, t.card},        {t.muted, t.card_low},        {t.muted, t.control},
            {t.warning, t.paper},     {t.warning, t.paper_low},     {t.warning, t.card},
            {t.warning, t.card_low},  {t.control_ink, t.control},   {t.control_ink, t.control_low},
            {t.accent_ink, t.accent}, {t.accent_ink, t.accent_low}, {t.danger_ink, t.danger},
            {t.coordinate, t.wood},   {t.coordinate, t.wood_low},
        };
        for (const auto& pair : pairs) {
            const Colour words = pair.first, behind = pair.second;
            CAPTURE(int{words.r});
            CAPTURE(int{behind.r});
            CAPTURE(int{behind.b});
            CHECK(contrast(words, behind) >= 4.5);
        }
    }
}

TEST_CASE("theme: the focus ring stands out from every ground by at least 3 to 1") {
    for (const ThemeName name : {ThemeName::paper, ThemeName::night}) {
        const Theme& t = theme(name);
        for (const Colour ground : {t.paper, t.paper_low, t.card, t.card_low})
            CHECK(contrast(t.focus, ground) >= 3);
    }
}
