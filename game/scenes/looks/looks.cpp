#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "game/scenes/looks/preview.hpp"
#include "game/scenes/looks/purchase.hpp"
#include "game/scenes/looks/words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/ui/icons.hpp"
#include "game/ui/parts.hpp"

namespace game {

namespace {

using looks::coins_words;
using looks::name_of;
using ui::Kind;

constexpr std::array kinds{LookKind::pieces, LookKind::board, LookKind::bubble};
constexpr std::array<const char*, 3> tabs{"pieces", "boards", "bubbles"};

std::string id_of(const Look& look) {
    return "look " + std::string(look.name);
}

class LooksScene : public MenuScene {
public:
    explicit LooksScene(Context& context) : MenuScene(context, "") { open(LookKind::pieces); }

    [[nodiscard]] std::string name() const override { return "looks"; }
    [[nodiscard]] std::string phase() const override {
        return "looks-" + std::string(tabs[static_cast<std::size_t>(kind_)]);
    }

    [[nodiscard]] ui::Page page() const override {
        const Layout at = layout();
        ui::Page page = header(at.block, texts()("looks.title"));
        page.push_back({.kind = Kind::text,
                        .rect = at.coins,
                        .label = std::to_string(wardrobe().coins),
                        .size = coins_size,
                        .face = Face::bold,
                        .align = Align::right});
        const auto places = ui::split(at.tabs, tabs.size(), 8);
        for (std::size_t i = 0; i < tabs.size(); ++i)
            page.push_back({.id = tabs[i],
                            .kind = Kind::tab,
                            .rect = places[i],
                            .label = texts()("looks." + std::string(tabs[i])),
                            .selected = kind_ == kinds[i]});
        for (const Card& card : cards(at.cards))
            page.push_back({.id = id_of(card.look),
                            .kind = Kind::choice,
                            .rect = card.rect,
                            .label = name_of(texts(), card.look),
                            .detail = state_words(card.look),
                            .selected = wears(wardrobe(), card.look)});
        page.push_back({.kind = Kind::panel, .rect = at.panel});
        add_about(page, at);
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        for (std::size_t i = 0; i < tabs.size(); ++i)
            if (what.id == tabs[i])
                open(kinds[i]);
        for (const Look& look : looks_of(kind_))
            if (what.id == id_of(look))
                return take(look);
        if (what.id == "buy")
            return go::Push{looks::purchase_scene(context_, tried_)};
        return go::Stay{};
    }

    void paint(Canvas& canvas) const override {
        const Layout at = layout();
        ui::Mesh mesh(1 / canvas.scale());
        const float words =
            context_.metrics.width(std::to_string(wardrobe().coins), coins_size, Face::bold);
        ui::add_icon(mesh, ui::Icon::coin, {at.coins.right() - words - 18, at.coins.centre().y}, 20,
                     context_.theme().ink);
        mesh.draw(canvas);
        const ui::Page now = page();
        for (const Card& card : cards(at.cards)) {
            ui::Control control = *ui::find(now, id_of(card.look));
            control.rect = ui::shown_rect(control, hands_);
            // clear of the sign of what is worn
            const float side = card.look.kind == LookKind::board ? 32 : 8;
            looks::draw_sample(canvas, context_, card.look,
                               ui::parts::choice_picture(control).inset(side, 3));
            if (card.look.name == tried_.name)
                draw_tried(canvas, control.rect);
        }
        looks::draw_preview(canvas, context_, tried_looks(), at.preview);
    }

private:
    static constexpr float coins_size = 20;

    /// The sign of the look that is tried on.
    void draw_tried(Canvas& canvas, const Rect& card) const {
        ui::Mesh mesh(1 / canvas.scale());
        mesh.rounded_ring(card, 14, 3, context_.theme().accent_low);
        mesh.draw(canvas);
    }

    struct Layout {
        Block block;
        Rect coins, tabs, cards, panel;
        Rect preview, title, words, action;
    };

    [[nodiscard]] Layout layout() const {
        constexpr float gap = 16, tab = 48;
        const Rect column = ui::content(context_.size, 1120);
        Layout at;
        at.block = block_of(column, 600);
        const Rect& head = at.block.header;
        at.coins = {head.right() - 132, head.centre().y - 14, 132, 28};
        const Rect& all = at.block.content;
        const float left = std::round((all.w - gap) * 0.44F);
        at.tabs = {all.x, all.y, left, tab};
        at.cards = {all.x, all.y + tab + gap, left, all.h - tab - gap};
        at.panel = {all.x + left + gap, all.y, all.w - left - gap, all.h};
        const Rect in = at.panel.inset(all.w < 900 ? 16 : 24, 20);
        at.action = {in.x, in.bottom() - 52, in.w, 52};
        const float words = ui::text_height(context_.metrics, about_words(), in.w, 16, Face::body);
        at.words = {in.x, at.action.y - 12 - words, in.w, words};
        at.title = {in.x, at.words.y - 32, in.w, 30};
        at.preview = {in.x, in.y, in.w, at.title.y - 12 - in.y};
        return at;
    }

    struct Card {
        Look look;
        Rect rect;
    };
    /// Two in a row, as high as five need.
    [[nodiscard]] std::vector<Card> cards(const Rect& area) const {
        constexpr float gap = 12, rows = 3;
        const float wide = (area.w - gap) / 2;
        const float high = std::min(176.F, std::floor((area.h - (rows - 1) * gap) / rows));
        std::vector<Card> all;
        for (const Look& look : looks_of(kind_)) {
            const auto place = static_cast<float>(all.size());
            const float row = std::floor(place / 2), column = place - 2 * row;
            all.push_back({look,
                           {std::round(area.x + column * (wide + gap)),
                            std::round(area.y + row * (high + gap)), wide, high}});
        }
        return all;
    }

    [[nodiscard]] const Wardrobe& wardrobe() const { return context_.holdings.wardrobe; }

    [[nodiscard]] std::string state_words(const Look& look) const {
        if (wears(wardrobe(), look))
            return texts()("looks.worn");
        return owns(wardrobe(), look) ? texts()("looks.owned") : coins_words(texts(), look.price);
    }
    [[nodiscard]] std::string about_words() const { return looks::words_of(texts(), tried_); }

    /// What the look that is tried on is, and what may be done with it.
    void add_about(ui::Page& page, const Layout& at) const {
        page.push_back({.kind = Kind::text,
                        .rect = at.title,
                        .label = name_of(texts(), tried_),
                        .size = 20,
                        .face = Face::bold});
        page.push_back(
            {.kind = Kind::text, .rect = at.words, .label = about_words(), .muted = true});
        ui::Control action{.kind = Kind::text,
                           .rect = {at.action.x, at.action.y + 3, at.action.w, 48},
                           .label = texts()("looks.worn.words"),
                           .size = 16,
                           .face = Face::bold};
        if (const int short_of = missing(wardrobe(), tried_); owns(wardrobe(), tried_)) {
            // worn, as every look that is owned and tried on
        } else if (short_of > 0) {
            action.label = texts()(short_of == 1 ? "looks.missing.one" : "looks.missing",
                                   {std::to_string(short_of)});
        } else {
            action = {.id = "buy",
                      .kind = Kind::main,
                      .rect = at.action,
                      .label = texts()("looks.buy", {coins_words(texts(), tried_.price)}),
                      .size = 18};
        }
        page.push_back(action);
    }

    /// What is worn, with the look that is tried on in its place.
    [[nodiscard]] Looks tried_looks() const {
        Looks all = worn(wardrobe());
        if (kind_ == LookKind::pieces)
            all.pieces = static_cast<PieceStyle>(tried_.style);
        else if (kind_ == LookKind::board)
            all.board = static_cast<BoardStyle>(tried_.style);
        else
            all.bubble = static_cast<BubbleStyle>(tried_.style);
        return all;
    }

    /// Shows the looks of a kind, the one that is worn tried on.
    void open(LookKind kind) {
        kind_ = kind;
        for (const Look& look : looks_of(kind))
            if (wears(wardrobe(), look))
                tried_ = look;
    }

    /// What is owned is worn at once; what is not can be seen first.
    Go take(const Look& look) {
        tried_ = look;
        Wardrobe changed = wardrobe();
        if (wears(changed, look) || !wear(changed, look))
            return go::Stay{};
        if (!looks::keep(context_, changed)) {
            open(kind_);
            return go::Push{
                notice_scene(context_, texts()("looks.unsaved"), texts()("looks.unsaved.words"))};
        }
        context_.log("wears " + std::string(look.name));
        return go::Stay{};
    }

    LookKind kind_{};
    Look tried_;
};

} // namespace

ScenePtr looks_scene(Context& context) {
    return std::make_unique<LooksScene>(context);
}

} // namespace game
