#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/stakes.hpp"
#include "game/profile/names.hpp"
#include "game/scenes/emblem.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/review/rows.hpp"
#include "game/scenes/review/words.hpp"
#include "game/ui/shapes.hpp"

namespace game::review {

namespace {

using ui::Kind;

/// What stands in a file's row.
struct RowWords {
    std::string title, detail;
    bool damaged = false;
};

std::string file_name(const std::string& file) {
    return file.substr(file.rfind('/') + 1);
}

RowWords words_of(const Context& context, const Entry& entry) {
    const std::string time = when(context, entry.time);
    const std::string wrong = entry.fault ? sentence(context.texts.error(*entry.fault)) : "";
    if (!entry.headline)
        return {file_name(entry.file), wrong, true};
    const Headline& line = *entry.headline;
    engine::MatchSettings settings;
    settings.names = line.names;
    const std::string game = context.texts("game." + std::string(engine::info(line.game).key));
    const std::string who = players(context, cast_of(context, settings));
    if (entry.fault)
        return {who, wrong, true};
    return {who, time + " · " + game + " · " + result_words(context, line)};
}

/// Really delete it?
class Delete : public OverlayScene {
public:
    /// `price`: the chips that it costs.
    Delete(Context& context, RowWords what, int price, std::function<void()> yes)
        : OverlayScene(context, "cancel"), what_(std::move(what)), price_(price),
          yes_(std::move(yes)) {}

    [[nodiscard]] std::string name() const override { return "delete"; }
    [[nodiscard]] ui::Page page() const override {
        return panel_page(context_, 480, [this](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(texts()("delete.title"), 24));
            column.skip(8);
            for (const std::string& line : {what_.title, what_.detail})
                page.push_back(column.text(
                    ui::fitted(context_.metrics, line, column.width(), 16, Face::body)));
            column.skip(8);
            if (price_ > 0)
                page.push_back(column.text(texts().count("delete.price", price_)));
            page.push_back(column.text(texts()("delete.words"), 15, true));
            column.skip(20);
            add_row(page, column,
                    {{"cancel", Kind::button, texts()("delete.no")},
                     {"yes", Kind::danger, texts()("delete.yes")}});
        });
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "yes")
            yes_();
        return go::Back{};
    }

private:
    RowWords what_;
    int price_;
    std::function<void()> yes_;
};

class History : public MenuScene {
public:
    History(Context& context, const Launch& launch)
        : MenuScene(context, Rows::id(0)), launch_(launch), listing_(context.library.history()) {}

    [[nodiscard]] std::string name() const override { return "history"; }

    Go on(const Input& input) override {
        if (rows_.on(input, list(), entries_.size()))
            return go::Stay{};
        const auto* key = std::get_if<input::KeyDown>(&input);
        const auto row = Rows::row_of(hands_.focus());
        if (key && key->key == Key::remove && row && *row < entries_.size())
            return ask_to_delete(*row);
        if (key && rows_.on_key(*key, hands_, list(), entries_.size()))
            return go::Stay{};
        return MenuScene::on(input);
    }

    Go update(float /*seconds*/) override {
        if (!listing_)
            return go::Stay{};
        for (Entry& entry : listing_->take()) {
            const bool empty = entries_.empty();
            const std::size_t at = insert(entries_, std::move(entry));
            if (!empty)
                rows_.shifted(at, true, hands_);
            changed_ = true;
        }
        if (!listing_->busy()) {
            listing_.reset();
            changed_ = true;
            context_.log("listed " + std::to_string(entries_.size()));
        }
        return go::Stay{};
    }
    [[nodiscard]] bool changed() override { return std::exchange(changed_, false); }

    [[nodiscard]] ui::Page page() const override {
        const Block block = this->block();
        ui::Page page = header(block, texts()("history.title"));
        page.push_back({.kind = Kind::panel, .rect = panel()});
        const Rect area = list();
        const auto seen = rows_.seen(area, entries_.size());
        for (std::size_t i = seen.first; i < seen.end; ++i)
            add_entry(page, i, rows_.rect(area, i));
        if (entries_.empty())
            page.push_back({.kind = Kind::text,
                            .rect = {area.x, area.centre().y - 24, area.w, 48},
                            .label = texts()(listing_ ? "history.looking" : "history.none"),
                            .align = Align::centre,
                            .muted = true});
        const auto halves = ui::split(buttons(), 2, 16);
        page.push_back({.id = "file",
                        .kind = Kind::button,
                        .rect = halves[0],
                        .label = texts()("history.file")});
        page.push_back({.id = "paste",
                        .kind = Kind::button,
                        .rect = halves[1],
                        .label = texts()("history.paste")});
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "file")
            return go::Push{browse_scene(context_, launch_)};
        if (what.id == "paste")
            return go::Push{opening_scene(context_, context_.library.read(context_.clipboard()), "",
                                          to_replay(context_, launch_))};
        const auto row = Rows::row_of(what.id);
        if (!row || *row >= entries_.size())
            return go::Stay{};
        if (what.id.starts_with("delete "))
            return ask_to_delete(*row);
        const Entry& entry = entries_[*row];
        Then then = to_replay(context_, launch_);
        if (what.id.starts_with("resume "))
            then = [this](Saved saved) { return launch_.resume(context_, std::move(saved)); };
        return go::Push{opening_scene(context_, context_.library.open(entry.file),
                                      file_name(entry.file), std::move(then))};
    }

    void paint(Canvas& canvas) const override {
        const Rect area = list();
        const auto seen = rows_.seen(area, entries_.size());
        for (std::size_t i = seen.first; i < seen.end; ++i)
            draw_entry(canvas, entries_[i], main_part(rows_.rect(area, i), entries_[i]));
        rows_.draw_bar(canvas, context_.theme(), area, entries_.size());
        if (entries_.empty() && !listing_)
            draw_games(canvas, area);
    }

private:
    static constexpr float row_height = 56, delete_width = 44, gap = 8;

    [[nodiscard]] Block block() const {
        return block_of(ui::content(context_.size, 860), context_.size.y);
    }
    [[nodiscard]] Rect buttons() const {
        const Rect all = block().content;
        return {all.x, all.bottom() - button_height, all.w, button_height};
    }
    [[nodiscard]] Rect panel() const {
        const Rect all = block().content;
        return {all.x, all.y, all.w, all.h - button_height - 16};
    }
    [[nodiscard]] Rect list() const { return panel().inset(12); }

    /// Above the words that nothing was played yet.
    void draw_games(Canvas& canvas, const Rect& area) const {
        constexpr float radius = 30, step = 92;
        float x = area.centre().x - step;
        for (const engine::GameId game : engine::all_games()) {
            draw_emblem(canvas, context_, game, {x, area.centre().y - 24 - radius - 12}, radius);
            x += step;
        }
    }

    [[nodiscard]] float resume_width() const {
        return context_.metrics.width(texts()("history.resume"), 15, Face::bold) + 40;
    }
    [[nodiscard]] Rect main_part(const Rect& row, const Entry& entry) const {
        const float resume = can_resume(entry) ? resume_width() + gap : 0;
        return {row.x, row.y, row.w - delete_width - gap - resume, row.h};
    }
    [[nodiscard]] static bool can_resume(const Entry& entry) {
        return entry.draft && entry.headline && !entry.headline->result;
    }

    void add_entry(ui::Page& page, std::size_t i, const Rect& row) const {
        const std::string number = std::to_string(i);
        const Entry& entry = entries_[i];
        const Rect main = main_part(row, entry);
        page.push_back({.id = Rows::id(i), .kind = Kind::link, .rect = main});
        if (can_resume(entry))
            page.push_back({.id = "resume " + number,
                            .kind = Kind::main,
                            .rect = {main.right() + gap, row.y + 6, resume_width(), 44},
                            .label = texts()("history.resume"),
                            .size = 15});
        page.push_back({.id = "delete " + number,
                        .kind = Kind::link,
                        .rect = {row.right() - delete_width, row.y + 6, delete_width, 44},
                        .icon = ui::Icon::cross});
    }

    void draw_entry(Canvas& canvas, const Entry& entry, const Rect& row) const {
        const ui::Theme& theme = context_.theme();
        const RowWords words = words_of(context_, entry);
        const TextMetrics& metrics = canvas.metrics();
        const float x = row.x + 60, room = row.right() - x - 8, middle = row.centre().y;
        if (entry.headline)
            draw_emblem(canvas, context_, entry.headline->game, {row.x + 30, middle}, 15);
        canvas.text(ui::fitted(metrics, words.title, room, 17, Face::bold), {x, middle - 4},
                    {17, theme.ink, Face::bold});
        canvas.text(ui::fitted(metrics, words.detail, room, 14.5F, Face::body), {x, middle + 17},
                    {14.5F, words.damaged ? theme.warning : theme.muted});
    }
    /// The face of the piece that stands for a game: Jungle's elephant, else the front.
    /// Its name in the purse; empty: nobody can go on with it.
    [[nodiscard]] static std::string purse_name(const Entry& entry) {
        if (!can_resume(entry))
            return "";
        engine::MatchSettings settings;
        settings.game = entry.headline->game;
        settings.names = entry.headline->names;
        const std::string name = record_stem(settings, entry.headline->started);
        return file_name(entry.file) == name + ".rvr" ? name : ""; // no copy of it
    }
    [[nodiscard]] const engine::Payout* open_payout(const Entry& entry) const {
        return context_.holdings.purse.open(purse_name(entry));
    }
    [[nodiscard]] bool is_free(const Entry& entry) const {
        return entry.headline->turns < engine::free_turns &&
               !context_.holdings.purse.bound(purse_name(entry));
    }
    /// Who deletes a match that is played for chips leaves it for good. False: it is still open,
    /// for that could not be saved.
    bool settle(const Entry& entry) {
        if (open_payout(entry) == nullptr)
            return true;
        const Holdings before = context_.holdings;
        Holdings holdings = context_.holdings;
        holdings.purse.settle(purse_name(entry),
                              is_free(entry) ? engine::Settlement::drawn : engine::Settlement::lost,
                              context_.wall());
        if (context_.keep(holdings))
            return true;
        context_.holdings = before;
        return false;
    }

    Go ask_to_delete(std::size_t row) {
        const std::string file = entries_[row].file;
        const Entry& entry = entries_[row];
        const engine::Payout* payout = open_payout(entry);
        const int price = payout != nullptr && !is_free(entry) ? payout->lost : 0;
        return go::Push{std::make_unique<Delete>(context_, words_of(context_, entry), price,
                                                 [this, file] { remove(file); })};
    }
    void remove(const std::string& file) {
        const auto at = std::find_if(entries_.begin(), entries_.end(),
                                     [&](const Entry& entry) { return entry.file == file; });
        if (at == entries_.end())
            return;
        // Settled first: a match that is gone before it has cost anything would cost nothing.
        auto done =
            settle(*at) ? context_.library.remove(file) : engine::Error{"file.undeletable", {file}};
        if (!done) {
            at->fault = done.error();
            return;
        }
        const auto row = static_cast<std::size_t>(at - entries_.begin());
        entries_.erase(at);
        rows_.shifted(row, false, hands_);
        context_.log("deleted " + file);
        if (entries_.empty())
            hands_.focus("file");
    }

    const Launch& launch_;
    std::unique_ptr<Pending<Entry>> listing_; ///< while files are still read
    std::vector<Entry> entries_;
    Rows rows_{row_height};
    bool changed_ = false;
};

} // namespace

ScenePtr history_scene(Context& context, const Launch& launch) {
    return std::make_unique<History>(context, launch);
}

} // namespace game::review
