#include <algorithm>
#include <utility>
#include <vector>

#include "engine/base/utc.hpp"
#include "game/scenes/home/attract.hpp"
#include "game/scenes/home/bar.hpp"
#include "game/scenes/home/cards.hpp"
#include "game/scenes/home/layout.hpp"
#include "game/scenes/home/row.hpp"
#include "game/scenes/home/toast.hpp"
#include "game/scenes/looks/purchase.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/review/words.hpp"
#include "game/scenes/welcome.hpp"
#include "game/ui/parts.hpp"

namespace game {

namespace {

using engine::GameId;
using home::Way;
using ui::Icon;
using ui::Kind;

std::string key_of(GameId game) {
    return std::string(engine::info(game).key);
}

class Home : public MenuScene {
public:
    Home(Context& context, const Launch& launch)
        : MenuScene(context, key_of(context.settings.game)), launch_(launch),
          last_(context.settings.game), attract_(context, launch.think),
          draft_(context.library.newest_draft()), away_(!context.library.way_back().empty()) {}

    [[nodiscard]] std::string name() const override { return "home"; }
    [[nodiscard]] std::optional<GameId> game() const override {
        return engine::game_named(hands_.focus());
    }
    [[nodiscard]] std::optional<Track> music() const override { return Track::home; }

    [[nodiscard]] std::string phase() const override {
        return attract_.running() ? "home-attract" : name();
    }
    [[nodiscard]] bool takes_every_key() const override { return attract_.running(); }

    Go on(const Input& input) override {
        if (attract_.on(input))
            return go::Stay{};
        const std::string focused = hands_.focus(), hovered = hands_.hovered();
        Go go = MenuScene::on(input);
        if (!std::holds_alternative<go::Stay>(go))
            return go;
        for (const GameId game : engine::all_games()) {
            const std::string card = key_of(game);
            const bool reached = (hands_.focus() == card && focused != card) ||
                                 (hands_.hovered() == card && hovered != card);
            if (reached)
                cards_.play(game);
        }
        return go;
    }

    Go update(float seconds) override {
        cards_.update(seconds, context_.settings.reduced_motion, context_.speed());
        toast_.update(seconds, context_.settings.reduced_motion, context_.speed());
        if (covered_)
            return go::Stay{};
        attract_.update(seconds);
        // Where a match was asked for at once, home begins when it is come back to.
        if (!std::exchange(begun_, true))
            return begin();
        visit();
        return go::Stay{};
    }
    [[nodiscard]] bool moving() const override {
        return cards_.moving() || attract_.moving() || toast_.moving();
    }
    [[nodiscard]] bool changed() override {
        const bool attracts = std::exchange(attracts_, attract_.running()) != attract_.running();
        const bool tells = std::exchange(told_, toast_.words()) != toast_.words();
        return attracts || tells;
    }
    void draw(Canvas& canvas) const override {
        if (attract_.running())
            attract_.draw(canvas);
        else
            MenuScene::draw(canvas);
    }
    void covered() override {
        cards_.stop();
        attract_.rest();
        untold_ = toast_.words();
        toast_.hide();
        covered_ = true;
    }
    void resumed() override {
        MenuScene::resumed();
        covered_ = false;
        if (!untold_.empty())
            toast_.show(std::exchange(untold_, {}));
        draft_ = context_.library.newest_draft();
        away_ = !context_.library.way_back().empty();
        if (std::exchange(last_, context_.settings.game) != context_.settings.game)
            hands_.focus(key_of(last_));
    }

    [[nodiscard]] ui::Page page() const override {
        if (attract_.running())
            return {};
        const home::Layout at = home::layout_of(context_);
        ui::Page page{{.kind = Kind::title,
                       .rect = at.title,
                       .label = texts()("app.name"),
                       .size = home::title_size}};
        const ui::Page bar = home::bar(context_.metrics, at.bar, bar_items(at.bar));
        add_motto(page, at, bar.front().rect.x);
        append(page, bar);
        append(page, home::Cards::page(texts(), at.cards));
        append(page, home::row_of(context_.metrics, at.ways, ways(at.ways), ways_size));
        append(page, home::row_of(context_.metrics, at.more, more(), 16));
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        cards_.stop();
        for (const GameId game : engine::all_games())
            if (what.id == key_of(game))
                return go::Push{set_up_scene(context_, launch_, game)};
        if (what.id == "return")
            return go::Push{returning_scene(context_, launch_)};
        if (what.id == "resume" && draft_)
            return go::Push{launch_.resume(context_, *draft_)};
        if (what.id == "profile" || what.id == "chips")
            return go::Push{profile_scene(context_, launch_)};
        if (what.id == "history")
            return go::Push{review::history_scene(context_, launch_)};
        if (what.id == "two")
            return go::Push{set_up_scene(context_, launch_, context_.settings.game, SetUpFor::two)};
        if (what.id == "direct")
            return go::Push{direct_scene(context_, launch_)};
        if (what.id == "how-to-play")
            return go::Push{how_to_play_scene(context_, context_.settings.game)};
        if (what.id == "looks")
            return go::Push{looks_scene(context_)};
        if (what.id == "settings")
            return go::Push{settings_scene(context_)};
        if (what.id == "credits")
            return go::Push{credits_scene(context_)};
        return go::Quit{};
    }
    /// Escape leads nowhere from here: it shows the way out instead of taking it.
    Go back() override {
        hands_.focus("quit");
        return go::Stay{};
    }

    void paint(Canvas& canvas) const override {
        const Rect title = home::layout_of(context_).title;
        const board::Skin skin = context_.skin(GameId::worpion);
        const float middle = title.y + 26;
        board::draw_piece(canvas, skin, {title.x - 32, middle + 5}, 19, engine::Side::second, 1);
        board::draw_piece(canvas, skin, {title.x - 52, middle - 5}, 21, engine::Side::first, 0);

        const ui::Page now = page();
        for (const GameId game : engine::all_games()) {
            ui::Control card = *ui::find(now, key_of(game));
            card.rect = ui::shown_rect(card, hands_);
            cards_.draw(canvas, context_, game, card, card.id == chosen_card());
        }
        toast_.draw(canvas, context_.theme(), what_is_theirs(now));
    }

private:
    static constexpr float ways_size = 18;

    static void append(ui::Page& page, const ui::Page& more) {
        page.insert(page.end(), more.begin(), more.end());
    }

    /// Where there is room for it between the title and what stands at `right`.
    void add_motto(ui::Page& page, const home::Layout& at, float right) const {
        constexpr float size = 17;
        const Rect room{at.bar.x, at.title.y + 20, right - 20 - at.bar.x, 24};
        const std::string motto = texts()("home.motto");
        if (context_.metrics.width(motto, size, Face::body) <= room.w)
            page.push_back(
                {.kind = Kind::text, .rect = room, .label = motto, .size = size, .muted = true});
    }

    /// The card that a click or Enter would open: the one under the pointer comes first.
    [[nodiscard]] const std::string& chosen_card() const {
        return engine::game_named(hands_.hovered()) ? hands_.hovered() : hands_.focus();
    }

    /// Who plays, and what is theirs.
    [[nodiscard]] std::vector<home::BarItem> bar_items(const Rect& row) const {
        const std::string player =
            ui::fitted(context_.metrics, player_words(), row.w / 2, 16, Face::bold);
        const Purse& purse = context_.holdings.purse;
        const int gains = purse.gains(context_.wall());
        return {{"profile", Icon::person, player},
                {"chips", Icon::chips,
                 texts().count("home.chips", purse.chips(),
                               {std::to_string(gains), std::to_string(engine::most_gains)}),
                 std::to_string(purse.chips())},
                {"looks", Icon::coin, std::to_string(context_.holdings.wardrobe.coins)},
                {"settings", Icon::gear}};
    }

    /// Where that stands.
    [[nodiscard]] static Rect what_is_theirs(const ui::Page& page) {
        const Rect first = ui::find(page, "profile")->rect, last = ui::find(page, "looks")->rect;
        return {first.x, first.y, last.right() - first.x, first.h};
    }

    /// Who plays, and with which files where those are not the usual ones.
    [[nodiscard]] std::string player_words() const {
        std::string words = context_.settings.name;
        if (context_.profile != 1)
            words += words.empty() ? profile_words(context_) : " (" + profile_words(context_) + ")";
        return words.empty() ? texts()("profile.title") : words;
    }

    /// The ways to a match.
    [[nodiscard]] std::vector<Way> ways(const Rect& row) const {
        std::vector<Way> ways{{"two", Icon::people, texts()("home.two")},
                              {"direct", Icon::link, texts()("home.direct")}};
        if (away_) // somebody waits there
            ways.insert(ways.begin(), {"return", Icon::play, texts()("home.return"), Kind::main});
        else if (draft_)
            ways.insert(ways.begin(), {"resume", Icon::play, resume_words(row, ways), Kind::main,
                                       review::resume_words(context_, *draft_).front()});
        return ways;
    }
    /// What there is to go on with: game, opponent and score, in as many words as there is room for
    /// on at most half of the row and what the others leave of it.
    [[nodiscard]] std::string resume_words(const Rect& row, const std::vector<Way>& others) const {
        const float left = row.w - home::width_of(context_.metrics, others, ways_size);
        const float room = std::min(row.w / 2 - ui::parts::icon_room, left - home::way_gap) -
                           2 * ui::parts::button_padding - 1;
        const std::vector<std::string> all = review::resume_words(context_, *draft_);
        for (const std::string& words : all)
            if (context_.metrics.width(words, ways_size, Face::bold) <= room)
                return words;
        return ui::fitted(context_.metrics, all.back(), room, ways_size, Face::bold);
    }
    [[nodiscard]] std::vector<Way> more() const {
        return {{"how-to-play", Icon::book, texts()("home.how-to-play")},
                {"history", Icon::page, texts()("home.history")},
                {"credits", Icon::star, texts()("home.credits")},
                {"quit", Icon::cross, texts()("home.quit")}};
    }

    Go begin() {
        if (!context_.settings.welcomed && context_.settings.name.empty())
            return go::Push{welcome_scene(context_)};
        cards_.play(context_.settings.game);
        return go::Stay{};
    }

    /// The first visit of a day brings coins; they are saved before it is told.
    void visit() {
        const std::int64_t now = context_.wall(), day = now / engine::seconds_a_day;
        if (std::exchange(visited_, day) == day)
            return;
        Wardrobe wardrobe = context_.holdings.wardrobe;
        const auto bonus = take_bonus(wardrobe, now);
        if (wardrobe == context_.holdings.wardrobe || !looks::keep(context_, wardrobe) || !bonus)
            return;
        const std::string coins = std::to_string(bonus->coins);
        const std::string days = std::to_string(bonus->days_in_row);
        toast_.show(bonus->days_in_row > 1 ? texts()("looks.bonus.row", {coins, days})
                                           : texts()("looks.bonus", {coins}));
        context_.log("bonus " + coins);
    }

    const Launch& launch_;
    GameId last_; ///< that was played
    home::Cards cards_;
    home::Attract attract_;
    std::optional<Saved> draft_; ///< to go on with
    bool away_ = false;          ///< a match across a link can be come back to
    home::Toast toast_;
    std::optional<std::int64_t> visited_; ///< the UTC day that coins were last looked for on
    bool begun_ = false, covered_ = false;
    bool attracts_ = false; ///< when this was last asked for
    std::string told_;      ///< by the toast, likewise
    std::string untold_;    ///< what it said when another screen came over it
};

} // namespace

ScenePtr home_scene(Context& context, const Launch& launch) {
    return std::make_unique<Home>(context, launch);
}

} // namespace game
