#include <doctest/doctest.h>

#include "game/scenes/home/bar.hpp"
#include "tests/support/plain_metrics.hpp"

using namespace game;

namespace {

/// Within the row from its right end, each as high as it, 8 apart, no words cut off by a frame.
void check_row(const ui::Page& page, const Rect& row) {
    CHECK(page.back().rect.right() == row.right());
    for (std::size_t i = 0; i < page.size(); ++i) {
        CAPTURE(page[i].id);
        CHECK(page[i].rect.x >= row.x);
        CHECK(page[i].rect.h == row.h);
        if (i > 0)
            CHECK(page[i].rect.x - page[i - 1].rect.right() == 8);
    }
    CHECK(ui::overflows(support::PlainMetrics(), page, row).empty());
}

} // namespace

TEST_CASE("home: the bar's words give way to brief ones, then the longest are cut") {
    const support::PlainMetrics metrics;
    const std::vector<home::BarItem> items{{"profile", ui::Icon::person, "Wolfeschlegelstein"},
                                           {"count", ui::Icon::star, "1260/1500 today", "1260"},
                                           {"settings", ui::Icon::gear}};
    const auto labels = [&](float width) {
        const Rect row{100, 20, width, 44};
        const ui::Page page = home::bar(metrics, row, items);
        check_row(page, row);
        std::vector<std::string> all;
        for (const ui::Control& control : page)
            all.push_back(control.label);
        return all;
    };
    using Labels = std::vector<std::string>;
    CHECK(labels(800) == Labels{"Wolfeschlegelstein", "1260/1500 today", ""});
    CHECK(labels(440) == Labels{"Wolfeschlegelstein", "1260", ""});
    const Labels cut = labels(320);
    CHECK(cut[0].size() < items[0].label.size());
    CHECK(cut[0].substr(0, 4) == "Wolf");
    CHECK(cut[1] == "1260");
}
