#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/demo.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/ui/icons.hpp"
#include "game/ui/shapes.hpp"

namespace game {

namespace {

using ui::Kind;

/// A page of the rules. With an action its boards are before and after it; without, two positions
/// (or one) to compare.
struct Example {
    std::string_view key; ///< of its words: `rules.<key>`
    std::string_view position, action, other;
};

constexpr std::array<Example, 7> examples{{
    {"goal", "4/1G2/OOO1/G3 g f", "", "4/1G2/OoO1/G3 g f"},
    {"flip", "4/4/1O2/4 g f", "b2-b3", ""},
    {"place", "4/1o2/4/4 g p", "c2v", ""},
    {"answer", "4/1G2/OOO1/G3 g f", "b2-b1", ""},
    {"win", "gg1G/O1G1/O3/1OO1 o p", "a1r", ""},
    {"gift", "4/gg2/2G1/OO1o o f", "c2-c3", ""},
    {"tie", "OGoG/oGOg/GOgO/gOGo o p", "", ""},
}};
constexpr std::size_t question_pages = 2, questions_a_page = 3;
constexpr std::size_t control_rows = 9;
constexpr float title_size = 22;
constexpr std::size_t first_questions = examples.size();
constexpr std::size_t controls = first_questions + question_pages;
constexpr std::size_t page_count = controls + 1;

engine::Table table_of(std::string_view position) {
    return *engine::Table::from_position(engine::GameId::worpion, position);
}

class HowToPlay : public MenuScene {
public:
    explicit HowToPlay(Context& context) : MenuScene(context, "next") { show(0); }

    [[nodiscard]] std::string name() const override { return "how-to-play"; }
    [[nodiscard]] std::string phase() const override {
        return name() + "-" + std::to_string(page_ + 1);
    }

    Go update(float seconds) override {
        if (after_)
            after_->update(seconds, context_.settings.reduced_motion, context_.speed());
        return go::Stay{};
    }
    [[nodiscard]] bool moving() const override { return after_ && after_->moving(); }

    [[nodiscard]] ui::Page page() const override {
        const Layout at = layout();
        ui::Page page = header(at.block, texts()("rules.title"));
        page.push_back({.kind = Kind::panel, .rect = at.panel});
        ui::Column column(context_.metrics, at.inner);
        if (page_ < examples.size())
            add_example(page, column, at);
        else if (page_ < controls)
            add_questions(page, column);
        else
            add_controls(page, column);
        add_ways(page, at);
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "previous")
            show(page_ - 1);
        else if (page_ + 1 == page_count)
            return back();
        else
            show(page_ + 1);
        return go::Stay{};
    }

    bool key(const input::KeyDown& pressed) override {
        switch (pressed.key) {
        case Key::left:
        case Key::page_up:
            show(page_ == 0 ? 0 : page_ - 1);
            return true;
        case Key::right:
        case Key::page_down:
            show(std::min(page_ + 1, page_count - 1));
            return true;
        case Key::home:
            show(0);
            return true;
        case Key::end:
            show(page_count - 1);
            return true;
        default:
            return false;
        }
    }

    void paint(Canvas& canvas) const override {
        if (page_ >= examples.size())
            return;
        const Boards at = boards(layout());
        if (!after_) {
            draw_still(canvas, context_, at.first, table_of(examples[page_].position));
            if (!examples[page_].other.empty())
                draw_still(canvas, context_, at.second, table_of(examples[page_].other));
            return;
        }
        draw_still(canvas, context_, at.first, after_->first());
        after_->draw(canvas, context_, at.second);
        ui::Mesh mesh(1 / canvas.scale());
        const Vec middle{(at.first.right() + at.second.x) / 2, at.first.centre().y};
        ui::add_icon(mesh, ui::Icon::next, middle, 28, context_.theme().muted);
        mesh.draw(canvas);
    }

private:
    struct Layout {
        Block block;
        Rect panel, inner, ways;
    };
    struct Boards {
        Rect first, second, first_words, second_words;
    };

    [[nodiscard]] Layout layout() const {
        const Block block = block_of(ui::content(context_.size, 960), 680);
        const Rect& all = block.content;
        const Rect panel{all.x, all.y, all.w, all.h - 64};
        return {block, panel, panel.inset(32, 20), {all.x, all.bottom() - 48, all.w, 48}};
    }

    [[nodiscard]] static std::string key_of(std::size_t page) {
        return "rules." + std::string(examples[page].key);
    }

    /// Two boards in what the words leave, each in the middle of its half, with captions below; one
    /// alone stands in the middle.
    [[nodiscard]] Boards boards(const Layout& at) const {
        constexpr float caption = 24;
        ui::Column column(context_.metrics, at.inner);
        (void)column.title(texts()(key_of(page_)), title_size);
        column.skip(8);
        (void)column.text(texts()(key_of(page_) + ".words"));
        column.skip(8);
        const Rect room{at.inner.x, column.y(), at.inner.w,
                        at.inner.bottom() - column.y() - caption - 4};
        const bool one = examples[page_].action.empty() && examples[page_].other.empty();
        const auto places = ui::split(room, one ? 1 : 2, 16);
        const float side = std::floor(std::min(room.h, at.inner.w / 2 - 56));
        const auto board = [&](const Rect& place) {
            return Rect{std::round(place.centre().x - side / 2),
                        room.y + std::floor((room.h - side) / 2), side, side};
        };
        const Rect first = board(places.front()), second = board(places.back());
        const auto below = [&](const Rect& place) {
            return Rect{place.x, first.bottom() + 4, place.w, caption};
        };
        return {first, second, below(places.front()), below(places.back())};
    }

    void add_example(ui::Page& page, ui::Column& column, const Layout& at) const {
        const std::string key = key_of(page_);
        page.push_back(column.title(texts()(key), title_size));
        column.skip(8);
        page.push_back(column.text(texts()(key + ".words")));
        const Boards places = boards(at);
        const bool change = !examples[page_].action.empty();
        const auto caption = [&](const std::string& words, const Rect& rect) {
            page.push_back({.kind = Kind::text,
                            .rect = rect,
                            .label = words,
                            .size = 15,
                            .align = Align::centre,
                            .muted = true});
        };
        caption(texts()(change ? "rules.before" : key + ".first"), places.first_words);
        if (change || !examples[page_].other.empty())
            caption(texts()(change ? key + ".after" : key + ".second"), places.second_words);
    }

    void add_questions(ui::Page& page, ui::Column& column) const {
        page.push_back(column.title(texts()("rules.questions"), title_size));
        column.skip(16);
        const std::size_t first = (page_ - first_questions) * questions_a_page;
        for (std::size_t i = first + 1; i <= first + questions_a_page; ++i) {
            const std::string key = "rules.question." + std::to_string(i);
            page.push_back(column.text(texts()(key), 17, false, Face::bold));
            column.skip(4);
            page.push_back(column.text(texts()(key + ".answer"), 17, true));
            column.skip(16);
        }
    }

    void add_controls(ui::Page& page, ui::Column& column) const {
        page.push_back(column.title(texts()("rules.controls"), title_size));
        column.skip(12);
        const float left = std::round(column.width() * 0.37F);
        for (std::size_t i = 1; i <= control_rows; ++i) {
            const std::string key = "rules.control." + std::to_string(i);
            const Rect row = column.take(0);
            ui::Column keys(context_.metrics, {row.x, row.y, left - 16, 0});
            ui::Column does(context_.metrics, {row.x + left, row.y, row.w - left, 0});
            page.push_back(keys.text(texts()(key), 15, false, Face::bold));
            page.push_back(does.text(texts()(key + ".does"), 15));
            column.skip(std::max(keys.y(), does.y()) - row.y + 4);
            if (i < control_rows)
                page.push_back({.kind = Kind::rule, .rect = column.take(1)});
            column.skip(4);
        }
    }

    void add_ways(ui::Page& page, const Layout& at) const {
        const Rect& row = at.ways;
        page.push_back({.id = "previous",
                        .kind = Kind::button,
                        .rect = {row.x, row.y, 200, row.h},
                        .label = texts()("menu.previous"),
                        .enabled = page_ > 0,
                        .icon = ui::Icon::back});
        page.push_back({.kind = Kind::text,
                        .rect = {row.x + 208, row.y + 12, row.w - 416, 24},
                        .label = std::to_string(page_ + 1) + " / " + std::to_string(page_count),
                        .face = Face::figures,
                        .align = Align::centre,
                        .muted = true});
        const bool last = page_ + 1 == page_count;
        page.push_back({.id = "next",
                        .kind = Kind::main,
                        .rect = {row.right() - 200, row.y, 200, row.h},
                        .label = texts()(last ? "menu.done" : "menu.next"),
                        .icon = last ? ui::Icon::check : ui::Icon::next});
    }

    void show(std::size_t page) {
        page_ = page;
        after_.reset();
        if (page_ < examples.size() && !examples[page_].action.empty()) {
            after_.emplace(engine::GameId::worpion, examples[page_].position,
                           std::initializer_list<std::string_view>{examples[page_].action});
            after_->play();
        }
        if (page_ == 0 && hands_.focus() == "previous")
            hands_.focus("next");
    }

    std::size_t page_ = 0;
    std::optional<Demo> after_;
};

} // namespace

ScenePtr how_to_play_scene(Context& context) {
    return std::make_unique<HowToPlay>(context);
}

} // namespace game
