#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "game/scenes/demo.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/review/words.hpp"
#include "game/scenes/welcome.hpp"
#include "game/ui/icons.hpp"
#include "game/ui/parts.hpp"
#include "game/ui/shapes.hpp"

namespace game {

namespace {

using engine::GameId;
using ui::Icon;
using ui::Kind;

/// What each card shows: pawns that flip there and back, discs enclosed in many directions, a leap,
/// an elephant taken by a rat and the way into the den.
std::array<Demo, 3> demos() {
    return {Demo{GameId::worpion,
                 "gg1G/O3/1o2/2O1 o f",
                 {"d4-d3", "a2r", "b2-b1", "c3r", "d3-d4", "a1r"}},
            Demo{GameId::reversi,
                 "-----------O---O----O--O-OOOOOXO---XXXX-----XXX----------------- X",
                 {"a4", "e7", "d6"}},
            Demo{GameId::jungle,
                 "2d4/3P2l/r6/6e/L2w3/6R/3T3/1c1D3/7 b 0",
                 {"7 a5xd5", "8 g6-g5", "1 g4xg5", "1 a7-b7", "5 d8-d9"}}};
}

std::string key_of(GameId game) {
    return std::string(engine::info(game).key);
}

/// A way from home: `id` names it and, after `home.`, its words.
struct Way {
    std::string id;
    Icon icon{};
    Kind kind = Kind::button;
    std::string label = {}; ///< instead of those words
};

class Home : public MenuScene {
public:
    Home(Context& context, const Launch& launch)
        : MenuScene(context, key_of(context.settings.game)), launch_(launch),
          last_(context.settings.game), demos_(demos()), draft_(context.library.newest_draft()) {}

    [[nodiscard]] std::string name() const override { return "home"; }
    [[nodiscard]] std::optional<GameId> game() const override {
        return engine::game_named(hands_.focus());
    }
    [[nodiscard]] std::optional<Track> music() const override { return Track::home; }

    Go on(const Input& input) override {
        const std::string focused = hands_.focus(), hovered = hands_.hovered();
        Go go = MenuScene::on(input);
        if (!std::holds_alternative<go::Stay>(go))
            return go;
        for (const GameId game : engine::all_games()) {
            const std::string card = key_of(game);
            const bool reached = (hands_.focus() == card && focused != card) ||
                                 (hands_.hovered() == card && hovered != card);
            if (reached)
                demo(game).play();
        }
        return go;
    }

    Go update(float seconds) override {
        for (Demo& demo : demos_)
            demo.update(seconds, context_.settings.reduced_motion, context_.speed());
        // Where a match was asked for at once, home begins when it is come back to.
        if (covered_ || std::exchange(begun_, true))
            return go::Stay{};
        return begin();
    }
    [[nodiscard]] bool moving() const override {
        return std::any_of(demos_.begin(), demos_.end(),
                           [](const Demo& demo) { return demo.moving(); });
    }
    void covered() override {
        stop();
        covered_ = true;
    }
    void resumed() override {
        MenuScene::resumed();
        covered_ = false;
        draft_ = context_.library.newest_draft();
        if (std::exchange(last_, context_.settings.game) != context_.settings.game)
            hands_.focus(key_of(last_));
    }

    [[nodiscard]] ui::Page page() const override {
        const Layout at = layout();
        ui::Page page{
            {.kind = Kind::title, .rect = at.title, .label = texts()("app.name"), .size = 36},
            profile(at.profile)};
        const std::string motto = texts()("home.motto");
        if (context_.metrics.width(motto, 17, Face::body) <= at.motto.w)
            page.push_back(
                {.kind = Kind::text, .rect = at.motto, .label = motto, .size = 17, .muted = true});
        const auto places = ui::split(at.cards, demos_.size(), gap);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const std::string game = key_of(engine::all_games()[i]);
            page.push_back({.id = game,
                            .kind = Kind::card,
                            .rect = places[i],
                            .label = texts()("game." + game),
                            .detail = texts()(game + ".about")});
        }
        add_row(page, at.ways, ways(), ways_size);
        add_row(page, at.more, more(), 16);
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        stop();
        for (const GameId game : engine::all_games())
            if (what.id == key_of(game))
                return go::Push{set_up_scene(context_, launch_, game)};
        if (what.id == "resume" && draft_)
            return go::Push{launch_.resume(context_, *draft_)};
        if (what.id == "profile")
            return go::Push{profile_scene(context_, launch_)};
        if (what.id == "history")
            return go::Push{review::history_scene(context_, launch_)};
        if (what.id == "two")
            return go::Push{set_up_scene(context_, launch_, context_.settings.game, SetUpFor::two)};
        if (what.id == "direct")
            return go::Push{direct_scene(context_, launch_)};
        if (what.id == "how-to-play")
            return go::Push{how_to_play_scene(context_, context_.settings.game)};
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
        const Layout at = layout();
        const board::Skin skin{GameId::worpion, context_.settings.colour_blind};
        const float middle = at.title.y + 26;
        board::draw_piece(canvas, skin, {at.title.x - 32, middle + 5}, 19, engine::Side::second, 1);
        board::draw_piece(canvas, skin, {at.title.x - 52, middle - 5}, 21, engine::Side::first, 0);

        const ui::Page now = page();
        for (const GameId game : engine::all_games()) {
            ui::Control card = *ui::find(now, key_of(game));
            card.rect = ui::shown_rect(card, hands_);
            const auto words = ui::parts::card_words(context_.metrics, card);
            const Rect room = card.rect.inset(ui::parts::card_padding);
            demo(game).draw(canvas, context_, {room.x, room.y, room.w, words.title.y - 8 - room.y});
            draw_way_in(canvas, card, words.title);
        }
    }

private:
    static constexpr float gap = 24, low = 48, ways_size = 18;

    struct Layout {
        Rect title, motto, profile, cards;
        Rect ways, more; ///< rows of entries
    };

    [[nodiscard]] Layout layout() const {
        const Rect column = ui::content(context_.size, 1120);
        const bool small = context_.size.y < 700;
        const float high = small ? low : 60, space = small ? 16 : 24;
        const float head = 56, foot = high + 12 + low;
        const float room = context_.size.y - 2 * 20 - head - foot - 2 * space;
        const float cards = std::min(room, 460.0F);
        const float y = std::round(20 + (room - cards) * 0.42F);
        const float title = context_.metrics.width(texts()("app.name"), 36, Face::bold) + 2;
        Layout at;
        at.title = {column.x + 82, y, title, 51};
        const float who = ui::parts::icon_room + 2 * ui::parts::button_padding + 1 +
                          std::ceil(context_.metrics.width(player(), 16, Face::bold));
        at.profile = {column.right() - who, y + 6, who, 44};
        at.motto = {at.title.right() + 20, y + 20, at.profile.x - at.title.right() - 40, 24};
        at.cards = {column.x, y + head + space, column.w, cards};
        at.ways = {column.x, at.cards.bottom() + space, column.w, high};
        at.more = {column.x, at.ways.bottom() + 12, column.w, low};
        return at;
    }

    [[nodiscard]] Demo& demo(GameId game) { return demos_[static_cast<std::size_t>(game)]; }
    [[nodiscard]] const Demo& demo(GameId game) const {
        return demos_[static_cast<std::size_t>(game)];
    }
    void stop() {
        for (Demo& demo : demos_)
            demo.stop();
    }

    /// The name of who plays, on at most a quarter of the row.
    [[nodiscard]] std::string player() const {
        const std::string& name = context_.settings.name;
        return ui::fitted(context_.metrics, name.empty() ? texts()("profile.title") : name,
                          ui::content(context_.size, 1120).w / 4, 16, Face::bold);
    }
    /// The way to what is known of them.
    [[nodiscard]] ui::Control profile(const Rect& rect) const {
        return {.id = "profile",
                .kind = Kind::button,
                .rect = rect,
                .label = player(),
                .icon = Icon::person};
    }

    /// The ways to a match.
    [[nodiscard]] std::vector<Way> ways() const {
        std::vector<Way> ways{{"two", Icon::people}, {"direct", Icon::link}};
        if (draft_)
            ways.insert(ways.begin(), {"resume", Icon::play, Kind::main, resume_words()});
        return ways;
    }
    /// What there is to go on with: game, opponent and score, on at most half of the row.
    [[nodiscard]] std::string resume_words() const {
        const float room =
            layout().ways.w / 2 - 2 * ui::parts::button_padding - ui::parts::icon_room;
        return ui::fitted(context_.metrics, review::resume_words(context_, *draft_), room,
                          ways_size, Face::bold);
    }
    [[nodiscard]] static std::vector<Way> more() {
        return {{"how-to-play", Icon::book},
                {"history", Icon::page},
                {"settings", Icon::gear},
                {"credits", Icon::star},
                {"quit", Icon::cross}};
    }

    [[nodiscard]] std::string words_of(const Way& entry) const {
        return entry.label.empty() ? texts()("home." + entry.id) : entry.label;
    }
    /// A row of buttons of one width, or as wide as their words ask for where those need it; icons
    /// stand there where there is room.
    void add_row(ui::Page& page, const Rect& row, const std::vector<Way>& entries,
                 float size) const {
        constexpr float space = 12, around = 2 * ui::parts::button_padding + 1;
        const auto count = static_cast<float>(entries.size());
        std::vector<float> own;
        float sum = 0, widest = 0;
        for (const Way& entry : entries) {
            const std::string words = words_of(entry);
            own.push_back(std::ceil(context_.metrics.width(words, size, Face::bold)) + around);
            sum += own.back();
            widest = std::max(widest, own.back());
        }
        const float room = row.w - space * (count - 1), icon = ui::parts::icon_room;
        const bool icons = room >= sum + icon * count;
        const bool even = room >= (widest + (icons ? icon : 0)) * count;
        float x = row.x;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const float w = even ? room / count : own[i] + (room - sum) / count;
            page.push_back({.id = entries[i].id,
                            .kind = entries[i].kind,
                            .rect = {std::round(x), row.y, std::floor(w), row.h},
                            .label = words_of(entries[i]),
                            .size = size,
                            .icon = icons ? entries[i].icon : Icon::none});
            x += w + space;
        }
    }

    /// What the card does: a way on, in the colours of a main button once it is the one to press.
    void draw_way_in(Canvas& canvas, const ui::Control& card, const Rect& title) const {
        const ui::Theme& theme = context_.theme();
        const bool main = card.id == hands_.hovered() || card.id == hands_.focus();
        const Vec at{title.right() - 22, title.centre().y};
        ui::Mesh mesh(1 / canvas.scale());
        mesh.disc(at, 22, main ? theme.accent_low : theme.line);
        mesh.disc(at, 21, main ? theme.accent : theme.control);
        ui::add_icon(mesh, Icon::next, at, 20, main ? theme.accent_ink : theme.control_ink);
        mesh.draw(canvas);
    }

    Go begin() {
        if (!context_.settings.welcomed && context_.settings.name.empty())
            return go::Push{welcome_scene(context_)};
        demo(context_.settings.game).play();
        return go::Stay{};
    }

    const Launch& launch_;
    GameId last_; ///< that was played
    std::array<Demo, 3> demos_;
    std::optional<Saved> draft_; ///< to go on with
    bool begun_ = false, covered_ = false;
};

} // namespace

ScenePtr home_scene(Context& context, const Launch& launch) {
    return std::make_unique<Home>(context, launch);
}

} // namespace game
