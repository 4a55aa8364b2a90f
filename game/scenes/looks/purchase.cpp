#include "game/scenes/looks/purchase.hpp"

#include <utility>

#include "game/scenes/looks/preview.hpp"
#include "game/scenes/looks/words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"

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
        constexpr float width = 440, padding = 28, row = 28;
        const float inner = width - 2 * padding;
        const std::string title = texts()("looks.buy.title", {name_of(texts(), look_)});
        const float sample = look_.kind == LookKind::board ? 132 : 76;
        const float height = ui::text_height(context_.metrics, title, inner, 24, Face::bold) + 12 +
                             sample + 12 + 3 * row + 17 + 20 + 52 + 10 + 48 + 2 * padding;
        const Rect panel = ui::centred({0, 0, context_.size.x, context_.size.y}, {width, height});
        ui::Column column(context_.metrics, panel.inset(padding));
        Layout at;
        ui::Page& page = at.page;
        page.push_back({.kind = Kind::panel, .rect = panel});
        page.push_back(column.title(title, 24));
        page.back().align = Align::centre;
        column.skip(12);
        at.sample = column.take(sample);
        column.skip(12);
        const int before = context_.holdings.wardrobe.coins;
        add_sum(page, column.take(row), "looks.before", coins_words(texts(), before));
        add_sum(page, column.take(row), "looks.price", "− " + coins_words(texts(), look_.price));
        column.skip(8);
        page.push_back({.kind = Kind::rule, .rect = column.take(1)});
        column.skip(8);
        add_sum(page, column.take(row), "looks.after", coins_words(texts(), before - look_.price));
        column.skip(20);
        page.push_back({.id = "buy",
                        .kind = Kind::main,
                        .rect = column.take(52),
                        .label = texts()("looks.buy.wear"),
                        .size = 18});
        column.skip(10);
        page.push_back({.id = "cancel",
                        .kind = Kind::button,
                        .rect = column.take(48),
                        .label = texts()("menu.cancel")});
        return at;
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
