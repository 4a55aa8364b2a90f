#include "game/scenes/looks/purchase.hpp"

#include <utility>

#include "game/scenes/looks/preview.hpp"
#include "game/scenes/looks/words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/panel_page.hpp"

namespace game::looks {

namespace {

using ui::Kind;

class Purchase : public OverlayScene {
public:
    Purchase(Context& context, const Look& look) : OverlayScene(context, "buy"), look_(look) {}

    [[nodiscard]] std::string name() const override { return "looks-buy"; }

    [[nodiscard]] ui::Page page() const override { return layout().page; }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id != "buy")
            return go::Back{};
        Wardrobe wardrobe = context_.holdings.wardrobe;
        if (!buy(wardrobe, look_) || !wear(wardrobe, look_))
            return go::Back{};
        if (!keep(context_, wardrobe))
            return go::Replace{
                notice_scene(context_, texts()("looks.unsaved"), texts()("looks.unsaved.words"))};
        context_.log("bought " + std::string(look_.name));
        context_.audio.play(Sound::place);
        return go::Back{};
    }

    void paint(Canvas& canvas) const override {
        draw_sample(canvas, context_, look_, layout().sample);
    }

private:
    struct Layout {
        ui::Page page;
        Rect sample;
    };

    [[nodiscard]] Layout layout() const {
        Layout at;
        at.page = panel_page(context_, 440, [&](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(texts()("looks.buy.title", {name_of(texts(), look_)}), 24));
            page.back().align = Align::centre;
            column.skip(12);
            at.sample = column.take(look_.kind == LookKind::board ? 132 : 76);
            column.skip(12);
            add_sums(page, column);
            column.skip(20);
            add_main(page, column, "buy", texts()("looks.buy.wear"));
            column.skip(10);
            add_row(page, column, {{"cancel", Kind::button, texts()("menu.cancel")}});
        });
        at.sample.x += at.page.front().rect.x;
        at.sample.y += at.page.front().rect.y;
        return at;
    }

    void add_sums(ui::Page& page, ui::Column& column) const {
        constexpr float row = 28;
        const int before = context_.holdings.wardrobe.coins;
        add_sum(page, column.take(row), "looks.before", coins_words(texts(), before));
        add_sum(page, column.take(row), "looks.price", "− " + coins_words(texts(), look_.price));
        column.skip(8);
        page.push_back({.kind = Kind::rule, .rect = column.take(1)});
        column.skip(8);
        add_sum(page, column.take(row), "looks.after", coins_words(texts(), before - look_.price));
    }
    void add_sum(ui::Page& page, const Rect& row, const std::string& key,
                 const std::string& sum) const {
        const auto halves = ui::split(row, 2, 8);
        page.push_back({.kind = Kind::text,
                        .rect = halves[0],
                        .label = texts()(key),
                        .size = 17,
                        .muted = true});
        page.push_back({.kind = Kind::text,
                        .rect = halves[1],
                        .label = sum,
                        .size = 17,
                        .face = Face::bold,
                        .align = Align::right});
    }

    Look look_;
};

} // namespace

ScenePtr purchase_scene(Context& context, const Look& look) {
    return std::make_unique<Purchase>(context, look);
}

bool keep(Context& context, const Wardrobe& wardrobe) {
    const Holdings before = context.holdings;
    Holdings holdings = before;
    holdings.wardrobe = wardrobe;
    if (context.keep(holdings))
        return true;
    context.holdings = before;
    return false;
}

} // namespace game::looks
