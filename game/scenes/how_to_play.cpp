#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/how_to_play/contents.hpp"
#include "game/scenes/how_to_play/examples.hpp"
#include "game/scenes/how_to_play/figure.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/play/story.hpp"
#include "game/scenes/portrait.hpp"
#include "game/ui/icons.hpp"
#include "game/ui/parts.hpp"

namespace game {

namespace {

using engine::GameId;
using how_to_play::Contents;
using how_to_play::Example;
using how_to_play::Figure;
using how_to_play::Listed;
using ui::Kind;

constexpr std::size_t questions_a_page = 3;

/// Larger words where there is room.
struct Sizes {
    float title, words, caption, rows;
    float space; ///< between what belongs apart
};
Sizes sizes_in(const Rect& inner) {
    if (inner.w > 800)
        return {26, 18, 17, 17, 24};
    return {22, 16, 15, 15, 16};
}

/// The steps of one game, then questions and controls; before them a list of all pages to choose
/// from. It opens on the first step.
class HowToPlay : public MenuScene {
public:
    HowToPlay(Context& context, GameId game, bool over_game)
        : MenuScene(context, "next"), over_game_(over_game) {
        show(game, 1);
    }

    [[nodiscard]] std::string name() const override { return "how-to-play"; }
    [[nodiscard]] std::string phase() const override {
        return name() + '-' + key() + '-' + std::to_string(page_);
    }
    [[nodiscard]] std::optional<Track> music() const override { return track_of(game_); }

    Go update(float seconds) override {
        if (figure_)
            figure_->update(seconds, context_.settings.reduced_motion, context_.speed());
        return go::Stay{};
    }
    [[nodiscard]] bool moving() const override { return figure_ && figure_->moving(); }

    [[nodiscard]] ui::Page page() const override {
        const Layout at = layout();
        ui::Page page = head(at.block);
        page.push_back({.kind = Kind::panel, .rect = at.panel});
        if (contents_)
            for (ui::Control& control : contents_->page(context_, list(), at.inner))
                page.push_back(std::move(control));
        else if (figure_)
            add_example(page, at.inner);
        else if (page_ < controls())
            add_questions(page, at.inner);
        else
            add_controls(page, at.inner);
        add_ways(page, at.ways);
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "learn")
            return go::Push{tutorial_scene(context_, game_)};
        if (what.id == "previous")
            turn(page_ - 1);
        else if (what.id == "steps")
            turn(contents);
        else if (what.id == "next" && page_ == controls())
            return back();
        else if (what.id == "next")
            turn(page_ + 1);
        else if (const auto game = engine::game_named(what.id))
            show(*game, std::min(page_, first_step));
        else
            for (const Listed& one : list())
                if (what.id == how_to_play::id_of(one.page))
                    turn(one.page);
        return go::Stay{};
    }

    bool key(const input::KeyDown& pressed) override {
        switch (pressed.key) {
        case Key::left:
        case Key::right:
            // Among the list of pages these are arrows like the others.
            if (page_ == contents)
                return false;
            turn(pressed.key == Key::left ? page_ - 1 : page_ + 1);
            return true;
        case Key::page_up:
            turn(page_ == contents ? contents : page_ - 1);
            return true;
        case Key::page_down:
            turn(page_ + 1);
            return true;
        case Key::home:
            turn(first_step);
            return true;
        case Key::end:
            turn(controls());
            return true;
        default:
            return false;
        }
    }

    void paint(Canvas& canvas) const override {
        if (figure_)
            figure_->draw(canvas, context_, picture(layout().inner).boards);
        else if (contents_)
            contents_->draw(canvas, context_, page(), hands_);
        else if (page_ < controls())
            draw_asker(canvas);
    }

private:
    static constexpr std::size_t contents = 0, first_step = 1;
    static constexpr std::string_view question_prefix = "question ";

    struct Layout {
        Block block;
        Rect panel, inner, ways;
    };
    /// A step's words, and what they leave for its boards and the words below them.
    struct Picture {
        ui::Control title, words;
        Rect boards;
        float captions = 0; ///< their height
    };

    [[nodiscard]] Layout layout() const {
        const Block block = block_of(ui::content(context_.size, 1120), 700);
        const Rect& all = block.content;
        const Rect panel{all.x, all.y, all.w, all.h - 64};
        return {block, panel, panel.inset(32, 20), {all.x, all.bottom() - 48, all.w, 48}};
    }

    [[nodiscard]] std::string key() const { return std::string(engine::info(game_).key); }
    [[nodiscard]] std::string rules(std::string_view rest) const {
        return "rules." + key() + '.' + std::string(rest);
    }

    [[nodiscard]] std::span<const Example> examples() const { return how_to_play::examples(game_); }
    [[nodiscard]] std::size_t first_questions() const { return first_step + examples().size(); }
    [[nodiscard]] std::size_t controls() const {
        return first_questions() +
               (how_to_play::question_count(game_) + questions_a_page - 1) / questions_a_page;
    }
    [[nodiscard]] const Example& example() const { return examples()[page_ - first_step]; }

    /// The way back, the title, and the games.
    [[nodiscard]] ui::Page head(const Block& block) const {
        constexpr float wide = 100, gap = 8;
        ui::Page page = header(block, texts()("rules.title"));
        const auto games = engine::all_games();
        const Rect& row = block.header;
        float x = row.right() - static_cast<float>(games.size()) * (wide + gap) + gap;
        const float from = page[0].rect.right() + gap;
        page[1].rect = {from, row.y + 3, x - gap - from, 40};
        page[1].size = 26;
        if (!over_game_)
            add_learn(page, x - 2 * gap, row);
        for (const GameId game : games) {
            const std::string key(engine::info(game).key);
            page.push_back({.id = key,
                            .kind = Kind::tab,
                            .rect = {x, row.y, wide, row.h},
                            .label = texts()("game." + key),
                            .selected = game == game_});
            x += wide + gap;
        }
        return page;
    }

    /// The tutorial, left of the games; where there is little room it takes the title's.
    void add_learn(ui::Page& page, float right, const Rect& row) const {
        const std::string words = texts()("rules.learn");
        const float wide = std::ceil(context_.metrics.width(words, 16, Face::bold)) +
                           2 * ui::parts::button_padding + ui::parts::icon_room + 1;
        ui::Control& title = page[1];
        const float left = right - wide - 8 - title.rect.x;
        if (left < context_.metrics.width(title.label, title.size, Face::bold))
            page.pop_back();
        else
            title.rect.w = left;
        page.push_back({.id = "learn",
                        .kind = Kind::main,
                        .rect = {right - wide, row.y, wide, row.h},
                        .label = words,
                        .icon = ui::Icon::play});
    }

    /// The pages to choose from: the steps, the first of the questions, and the controls.
    [[nodiscard]] std::vector<Listed> list() const {
        std::vector<Listed> all;
        for (std::size_t i = 0; i < examples().size(); ++i)
            all.push_back({first_step + i, texts()(rules(examples()[i].key))});
        all.push_back({first_questions(), texts()("rules.questions")});
        all.push_back({controls(), texts()("rules.controls")});
        return all;
    }

    /// The words below the boards: of the only one, or of both.
    [[nodiscard]] std::vector<std::string> captions() const {
        const std::string step = rules(example().key);
        if (const auto& why = figure_->refusal())
            return {sentence(texts().error(*why))};
        if (!example().actions.empty()) {
            const std::string side = play::side_name(texts(), game_, figure_->to_act());
            return {texts()("rules.before", {side}), texts()(step + ".after")};
        }
        if (example().other.empty())
            return {texts()(step + ".first")};
        return {texts()(step + ".first"), texts()(step + ".second")};
    }

    [[nodiscard]] Face caption_face() const { return figure_->refusal() ? Face::bold : Face::body; }

    [[nodiscard]] Picture picture(const Rect& inner) const {
        constexpr float gap = 10;
        const std::string key = rules(example().key);
        ui::Column column(context_.metrics, inner);
        const Sizes sizes = sizes_in(inner);
        Picture made;
        made.title = column.title(texts()(key), sizes.title);
        column.skip(6);
        made.words = column.text(texts()(key + ".words"), sizes.words);
        column.skip(gap);
        const auto below = captions();
        const float width = ui::split(inner, below.size(), 16).front().w;
        for (const std::string& words : below)
            made.captions = std::max(made.captions, ui::text_height(context_.metrics, words, width,
                                                                    sizes.caption, caption_face()));
        made.boards = {inner.x, column.y(), inner.w,
                       inner.bottom() - column.y() - made.captions - 8};
        return made;
    }

    void add_example(ui::Page& page, const Rect& inner) const {
        const Picture at = picture(inner);
        page.push_back(at.title);
        page.push_back(at.words);
        const Figure::Places places = figure_->places(at.boards, context_.scale);
        float bottom = places.first.shown.bottom();
        if (places.second)
            bottom = std::max(bottom, places.second->shown.bottom());
        const auto below = captions();
        const auto columns = ui::split(inner, below.size(), 16);
        for (std::size_t i = 0; i < below.size(); ++i)
            page.push_back({.kind = Kind::text,
                            .rect = {columns[i].x, bottom + 8, columns[i].w, at.captions},
                            .label = below[i],
                            .size = sizes_in(inner).caption,
                            .face = caption_face(),
                            .align = Align::centre,
                            .muted = !figure_->refusal()});
    }

    /// Spread over the panel; where there is room Minim, who asks, looks out at the left of each.
    void add_questions(ui::Page& page, const Rect& inner) const {
        const Sizes sizes = sizes_in(inner);
        ui::Column head(context_.metrics, inner);
        page.push_back(head.title(texts()("rules.questions"), sizes.title));
        head.skip(sizes.space);
        const float left = asker_room(inner);
        const Rect below{inner.x + left, head.y(), inner.w - left, inner.bottom() - head.y()};
        ui::Column column(context_.metrics, below);
        const std::size_t first = (page_ - first_questions()) * questions_a_page + 1;
        const std::size_t end =
            std::min(first + questions_a_page, how_to_play::question_count(game_) + 1);
        std::vector<ui::Control> lines;
        for (std::size_t i = first; i < end; ++i) {
            const std::string key = rules("question." + std::to_string(i));
            lines.push_back(column.text(texts()(key), sizes.words + 1, false, Face::bold));
            lines.back().id = std::string(question_prefix) + std::to_string(i);
            column.skip(4);
            lines.push_back(column.text(texts()(key + ".answer"), sizes.words + 1, true));
        }
        const float spare = below.bottom() - column.y();
        const float space = std::clamp(std::floor(spare / questions_a_page), 0.F, 2 * sizes.space);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            lines[i].rect.y += space * static_cast<float>(i / 2);
            page.push_back(std::move(lines[i]));
        }
    }
    [[nodiscard]] static float asker_room(const Rect& inner) { return inner.w > 800 ? 76 : 0; }
    void draw_asker(Canvas& canvas) const {
        constexpr float radius = 24;
        if (asker_room(layout().inner) == 0)
            return;
        for (const ui::Control& control : page())
            if (control.id.starts_with(question_prefix))
                draw_portrait(canvas, engine::LevelName::beginner,
                              {layout().inner.x + radius + 4, control.rect.y + radius + 6}, radius);
    }

    /// Rows of keys and what they do, a line between two; they stand closer where there are many.
    void add_controls(ui::Page& page, const Rect& inner) const {
        const Sizes sizes = sizes_in(inner);
        ui::Column column(context_.metrics, inner);
        page.push_back(column.title(texts()("rules.controls"), sizes.title));
        column.skip(sizes.space / 2);
        std::vector<std::string> rows;
        for (std::size_t i = 1; i <= how_to_play::own_controls(game_); ++i)
            rows.push_back(rules("control." + std::to_string(i)));
        for (std::size_t i = 1; i <= how_to_play::shared_controls; ++i)
            rows.push_back("rules.control." + std::to_string(i));
        float high = 0;
        for (const std::string& row : rows)
            high += std::max(control_words(row, column).first.rect.h,
                             control_words(row, column).second.rect.h);
        const float spare = inner.bottom() - column.y() - high;
        const float space =
            std::min(std::floor(spare / static_cast<float>(rows.size())), sizes.space / 2 + 1);
        for (const std::string& row : rows) {
            const auto [keys, does] = control_words(row, column);
            column.skip(std::max(keys.rect.h, does.rect.h) + std::floor(space / 2));
            page.push_back(keys);
            page.push_back(does);
            if (row != rows.back())
                page.push_back({.kind = Kind::rule, .rect = column.take(1)});
            column.skip(std::ceil(space / 2) - 1);
        }
    }
    /// What stands where the column has come to.
    [[nodiscard]] std::pair<ui::Control, ui::Control> control_words(const std::string& row,
                                                                    const ui::Column& at) const {
        const float left = std::round(at.width() * 0.37F), size = sizes_in(layout().inner).rows;
        const float x = layout().inner.x;
        ui::Column keys(context_.metrics, {x, at.y(), left - 16, 0});
        ui::Column does(context_.metrics, {x + left, at.y(), at.width() - left, 0});
        return {keys.text(texts()(row), size, false, Face::bold),
                does.text(texts()(row + ".does"), size)};
    }

    void add_ways(ui::Page& page, const Rect& row) const {
        const bool last = page_ == controls();
        page.push_back({.id = "previous",
                        .kind = Kind::button,
                        .rect = {row.x, row.y, 200, row.h},
                        .label = texts()("menu.previous"),
                        .enabled = page_ != contents,
                        .icon = ui::Icon::back});
        if (page_ != contents)
            page.push_back({.id = "steps",
                            .kind = Kind::link,
                            .rect = {row.x + 216, row.y, row.w - 432, row.h},
                            .label = texts()("rules.step",
                                             {std::to_string(page_), std::to_string(controls())}),
                            .align = Align::centre});
        page.push_back({.id = "next",
                        .kind = Kind::main,
                        .rect = {row.right() - 200, row.y, 200, row.h},
                        .label = texts()(last ? "menu.done" : "menu.next"),
                        .icon = last ? ui::Icon::check : ui::Icon::next});
    }

    /// The page of the list that leads to this one.
    [[nodiscard]] std::size_t listed(std::size_t page) const {
        return page < controls() ? std::min(page, first_questions()) : controls();
    }

    void turn(std::size_t page) { show(game_, std::min(page, controls())); }

    void show(GameId game, std::size_t page) {
        const std::size_t left = page_;
        game_ = game;
        page_ = page;
        figure_.reset();
        contents_.reset();
        if (page_ == contents)
            contents_.emplace(game_);
        if (page_ >= first_step && page_ < first_questions())
            figure_.emplace(game_, example());
        if (page_ == contents && left != contents)
            hands_.focus(how_to_play::id_of(listed(left)));
        else if (page_ != contents && left == contents)
            hands_.focus("next");
    }

    bool over_game_; ///< one that would be left behind
    GameId game_ = GameId::worpion;
    std::size_t page_ = contents;
    std::optional<Figure> figure_;
    std::optional<Contents> contents_;
};

} // namespace

ScenePtr how_to_play_scene(Context& context, engine::GameId game, bool over_game) {
    return std::make_unique<HowToPlay>(context, game, over_game);
}

} // namespace game
