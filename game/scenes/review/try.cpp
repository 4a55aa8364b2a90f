#include <string>
#include <utility>

#include "game/scenes/bot_words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/opponents.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/play/story.hpp"
#include "game/scenes/review/review.hpp"

namespace game::review {

namespace {

using engine::Seat;
using engine::Side;
using ui::Kind;

class Try : public OverlayScene {
public:
    Try(Context& context, const Launch& launch, engine::Table table, engine::LevelName bot)
        : OverlayScene(context, "start"), launch_(launch), table_(std::move(table)), bot_(bot),
          side_(table_.to_act()) {}

    [[nodiscard]] std::string name() const override { return "try"; }

    [[nodiscard]] ui::Page page() const override {
        return panel_page(context_, 752, [this](ui::Page& page, ui::Column& column) {
            const engine::GameId game = table_.info().id;
            page.push_back(column.title(texts()("try.title"), 24));
            column.skip(12);
            page.push_back(column.text(texts()("setup.opponent"), 16, false, Face::bold));
            column.skip(8);
            add_opponents(page, context_, game, column.take(104), bot_);
            column.skip(6);
            page.push_back(column.text(
                bot_ ? level_words(texts(), game, *bot_) : texts()("setup.about.two"), 15, true));
            column.skip(16);
            page.push_back(column.text(
                bot_ ? texts()("try.side")
                     : texts()("try.side.two", {local_names(context_, std::nullopt)[0]}),
                16, false, Face::bold));
            column.skip(8);
            std::vector<Choice> sides;
            for (const Side side : {Side::first, Side::second})
                sides.push_back({side == Side::first ? "side-first" : "side-second", Kind::choice,
                                 play::side_name(texts(), game, side), side_ == side});
            add_row(page, column, sides);
            column.skip(8);
            page.push_back(column.text(
                texts()("try.to_move", {play::side_name(texts(), game, table_.to_act())}), 15,
                true));
            column.skip(20);
            add_row(page, column,
                    {{"cancel", Kind::button, texts()("menu.cancel")},
                     {"start", Kind::main, texts()("menu.play")}});
        });
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "cancel")
            return go::Back{};
        if (what.id == "start")
            return go::Replace{launch_.local(context_, set_up())};
        if (what.id == "side-first" || what.id == "side-second")
            side_ = what.id == "side-first" ? Side::first : Side::second;
        else if (const auto opponent = opponent_of(what.id))
            bot_ = *opponent;
        return go::Stay{};
    }

    void paint(Canvas& canvas) const override { draw_opponents(canvas, page(), hands_); }

private:
    [[nodiscard]] MatchSetup set_up() const {
        MatchSetup setup;
        setup.bot = bot_;
        setup.match.game = table_.info().id;
        setup.match.position = table_.position();
        setup.match.starts = side_ == Side::first ? Seat::first : Seat::second;
        setup.match.names = local_names(context_, bot_);
        return setup;
    }

    const Launch& launch_;
    engine::Table table_;
    std::optional<engine::LevelName> bot_; ///< empty: two people
    Side side_;                            ///< of the player at this screen
};

} // namespace

ScenePtr try_scene(Context& context, const Launch& launch, engine::Table table,
                   engine::LevelName bot) {
    return std::make_unique<Try>(context, launch, std::move(table), bot);
}

} // namespace game::review
