#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/profile/card.hpp"
#include "game/scenes/profile/charts.hpp"
#include "game/scenes/profile/day_one.hpp"
#include "net/play/player.hpp"

namespace game {

namespace {

using ui::Kind;

class Profile : public MenuScene {
public:
    Profile(Context& context, const Launch& launch)
        : MenuScene(context, "back"), launch_(launch), name_(context.settings.name),
          listing_(context.library.history()) {}

    [[nodiscard]] std::string name() const override { return "profile"; }
    [[nodiscard]] std::string phase() const override {
        return listing_ ? "profile-reading" : "profile";
    }

    Go update(float /*seconds*/) override {
        if (!listing_)
            return go::Stay{};
        for (Entry& entry : listing_->take())
            insert(entries_, std::move(entry));
        if (!listing_->busy()) {
            listing_.reset();
            count();
            changed_ = true;
            context_.log("profile " + std::to_string(statistics_.form.tally.played()));
        }
        return go::Stay{};
    }
    [[nodiscard]] bool changed() override { return std::exchange(changed_, false); }
    /// A match that was played meanwhile counts; until then what was known stands.
    void resumed() override {
        MenuScene::resumed();
        entries_.clear();
        listing_ = context_.library.history();
    }

    [[nodiscard]] ui::Page page() const override {
        const Layout at = layout();
        ui::Page page = header(at.block, texts()("profile.title"));
        add_chips(page, at.block.header);
        page.push_back(way_to_looks(page.front().rect));
        page.push_back(name_field(texts(), at.name, name_));
        if (empty()) {
            profile::add_day_one(page, context_, at.below, listing_ != nullptr);
            return page;
        }
        add_figures(page, at.figures);
        for (std::size_t i = 0; i < at.cards.size(); ++i)
            profile::add_card(page, context_, at.cards[i], engine::all_games()[i],
                              statistics_.of(engine::all_games()[i]));
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (const auto level = profile::first_opponent(what.id)) {
            Settings settings = context_.settings;
            settings.of(settings.game).bot = *level;
            context_.save(settings);
            return go::Push{set_up_scene(context_, launch_, settings.game)};
        }
        if (what.id == "looks")
            return go::Push{looks_scene(context_)};
        name_ = what.text;
        Settings settings = context_.settings;
        settings.name = net::clean_name(name_, "");
        if (!(settings == context_.settings)) {
            context_.save(settings);
            if (!listing_)
                count();
        }
        return go::Stay{};
    }

    void paint(Canvas& canvas) const override {
        const Layout at = layout();
        if (empty()) {
            profile::draw_day_one(canvas, page(), hands_);
            return;
        }
        ui::Mesh mesh(1 / canvas.scale());
        draw_swatches(mesh, at.figures);
        mesh.draw(canvas);
        for (std::size_t i = 0; i < at.cards.size(); ++i)
            profile::draw_card(canvas, context_, at.cards[i], engine::all_games()[i],
                               statistics_.of(engine::all_games()[i]));
    }

private:
    static constexpr float gap = 16, head = 72;
    static constexpr float swatch = 12, swatch_gap = 6;

    struct Layout {
        Block block;
        Rect name, figures, below;
        std::vector<Rect> cards; ///< by game
    };

    [[nodiscard]] Layout layout() const {
        const Rect column = ui::content(context_.size, 1120);
        Layout at;
        at.block = block_of(column, 560);
        const Rect& all = at.block.content;
        at.below = {all.x, all.y + head + gap, all.w, all.h - head - gap};
        at.cards = ui::split(at.below, engine::all_games().size(), gap);
        at.name = {all.x, all.y, at.cards.front().w, head};
        at.figures = {at.cards[1].x, all.y, all.right() - at.cards[1].x, head};
        return at;
    }

    /// Beside the way back.
    [[nodiscard]] ui::Control way_to_looks(const Rect& back) const {
        const std::string words = texts()("home.looks");
        const float width = std::ceil(context_.metrics.width(words, 16, Face::body)) + 48;
        return {.id = "looks",
                .kind = Kind::link,
                .rect = {back.right() + 8, back.y, width, back.h},
                .label = words,
                .icon = ui::Icon::coin};
    }

    [[nodiscard]] bool empty() const { return statistics_.form.tally.played() == 0; }

    /// Records name who never gave a name as they would anybody without one.
    void count() {
        const std::string& own = context_.settings.name;
        statistics_ = statistics(entries_, own.empty() ? texts()("player.unnamed") : own);
    }

    /// What this computer's purse holds, at the right of the title.
    void add_chips(ui::Page& page, const Rect& header) const {
        const Purse& purse = context_.holdings.purse;
        ui::Control& title = page.back(); // gives way
        const float wide = std::ceil(context_.metrics.width(title.label, title.size, Face::bold));
        title.rect = {header.centre().x - wide / 2 - 1, title.rect.y, wide + 2, title.rect.h};
        const float width = header.right() - title.rect.right() - 8;
        const Rect line{header.right() - width, header.y, width, 24};
        page.push_back({.id = "chips",
                        .kind = Kind::text,
                        .rect = line,
                        .label = texts().count("profile.chips", purse.chips()),
                        .size = 15,
                        .face = Face::bold,
                        .align = Align::right});
        page.push_back(
            {.id = "gains",
             .kind = Kind::text,
             .rect = {line.x, line.bottom(), line.w, 21},
             .label = texts()("profile.gains", {std::to_string(purse.gains(context_.wall())),
                                                std::to_string(engine::most_gains)}),
             .size = 14.5F,
             .align = Align::right,
             .muted = true});
    }

    /// The figures of all games; those of the endings explain the charts as well.
    struct Figure {
        std::string key;
        int value = 0;
        std::optional<Ending> ending = {};
    };
    [[nodiscard]] std::vector<Figure> figures() const {
        const Form& form = statistics_.form;
        return {{"profile.played", form.tally.played()},
                {"profile.won", form.tally.won, Ending::won},
                {"profile.drawn", form.tally.drawn, Ending::drawn},
                {"profile.lost", form.tally.lost, Ending::lost},
                {"profile.streak", form.streak},
                {"profile.best", form.best}};
    }
    static constexpr float figure_words = 14;
    /// As wide as their words ask for.
    [[nodiscard]] std::vector<Rect> figure_places(const Rect& rect) const {
        std::vector<float> needs;
        for (const Figure& figure : figures())
            needs.push_back(
                std::ceil(context_.metrics.width(texts()(figure.key), figure_words, Face::body)) +
                2);
        return ui::split(rect.inset(8), needs, 0);
    }
    /// Of their numbers: smaller where one would not fit `room` with a swatch beside it.
    [[nodiscard]] float figure_size(const std::vector<Figure>& all, float room) const {
        constexpr float large = 24, small = 18;
        const bool fits = std::all_of(all.begin(), all.end(), [&](const Figure& figure) {
            const float number =
                context_.metrics.width(std::to_string(figure.value), large, Face::bold);
            return number + 2 * (swatch + swatch_gap) <= room;
        });
        return fits ? large : small;
    }
    [[nodiscard]] static float narrowest(const std::vector<Rect>& places) {
        const auto at = std::min_element(places.begin(), places.end(),
                                         [](const Rect& a, const Rect& b) { return a.w < b.w; });
        return at->w;
    }
    void add_figures(ui::Page& page, const Rect& rect) const {
        page.push_back({.kind = Kind::panel, .rect = rect});
        const auto all = figures();
        const auto places = figure_places(rect);
        const float size = figure_size(all, narrowest(places));
        const float high = std::ceil(size * ui::line_height);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Rect& place = places[i];
            page.push_back({.kind = Kind::text,
                            .rect = {place.x, place.y + 34 - high, place.w, high},
                            .label = std::to_string(all[i].value),
                            .size = size,
                            .face = Face::bold,
                            .align = Align::centre});
            page.push_back({.kind = Kind::text,
                            .rect = {place.x, place.y + 35, place.w, 20},
                            .label = texts()(all[i].key),
                            .size = figure_words,
                            .align = Align::centre,
                            .muted = true});
        }
    }
    /// At the left of the figure that it explains.
    void draw_swatches(ui::Mesh& mesh, const Rect& rect) const {
        const auto all = figures();
        const auto places = figure_places(rect);
        const float size = figure_size(all, narrowest(places));
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!all[i].ending)
                continue;
            const std::string number = std::to_string(all[i].value);
            const float half = context_.metrics.width(number, size, Face::bold) / 2;
            const float x = std::round(places[i].centre().x - half - swatch_gap - swatch);
            const float y = std::round(places[i].y + 34 - size * ui::line_height / 2 - swatch / 2);
            profile::add_swatch(mesh, context_.theme(), {x, y, swatch, swatch}, *all[i].ending);
        }
    }

    const Launch& launch_;
    std::string name_;                        ///< as typed; what is kept has no spaces at its ends
    std::unique_ptr<Pending<Entry>> listing_; ///< while records are still read
    std::vector<Entry> entries_;
    Statistics statistics_;
    bool changed_ = false;
};

} // namespace

ScenePtr profile_scene(Context& context, const Launch& launch) {
    return std::make_unique<Profile>(context, launch);
}

} // namespace game
