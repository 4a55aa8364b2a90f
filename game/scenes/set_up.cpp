#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/stakes.hpp"
#include "game/scenes/bot_words.hpp"
#include "game/scenes/chip_words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/opponents.hpp"
#include "game/scenes/play/strip.hpp"
#include "game/scenes/tutorial/steps.hpp"
#include "game/ui/parts.hpp"

namespace game {

namespace {

using engine::GameId;
using ui::Kind;

constexpr std::array sides{SideChoice::first, SideChoice::second, SideChoice::random};
constexpr std::array<int, 3> rounds{1, 3, 5};

/// One of several things to choose from.
struct Choice {
    std::string id, label;
    bool selected = false;
    std::string tip = {}; ///< what it means, where that can be said
};

class SetUp : public MenuScene {
public:
    SetUp(Context& context, const Launch& launch, GameId game, SetUpFor whom)
        : MenuScene(context, "start"), launch_(launch), game_(game), whom_(whom) {}

    [[nodiscard]] std::string name() const override { return "set-up"; }
    [[nodiscard]] std::optional<GameId> game() const override { return game_; }
    [[nodiscard]] std::optional<Track> music() const override { return track_of(game_); }

    [[nodiscard]] ui::Page page() const override {
        const Block block = block_of(ui::content(context_.size, 800), guest() ? 352 : 544);
        const Rect panel = block.content.inset(20);
        ui::Page page{way_back(block.header)};
        add_games(page, block.header);
        if (tutorial::first_left(context_.settings, game_))
            page.push_back(way_to_learn(block.header));
        page.push_back({.kind = Kind::panel, .rect = block.content});
        // What the rows leave of a panel is shared out between them.
        const float card = panel.h > 480 ? large_card : small_card;
        const float opponent = label_height + card + line_height;
        const float rows = 3 * row_height + (guest() ? 0 : opponent), gaps = guest() ? 3 : 4;
        const float gap = std::floor((panel.h - rows - foot_height) / gaps);
        ui::Column column(context_.metrics, panel);
        if (!guest()) {
            add_opponent(page, column.take(opponent));
            column.skip(gap);
        }
        add_row(page, column.take(row_height), side_label(), side_words(choices().side),
                side_choices());
        column.skip(gap);
        add_rounds_and_opening(page, column.take(row_height));
        column.skip(gap);
        add_row(page, column.take(row_height), texts()("setup.clock"),
                clock_words(choices().*clock()), clock_choices());
        add_foot(page, {panel.x, panel.bottom() - foot_height, panel.w, foot_height});
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "start")
            return start();
        if (what.id == "learn")
            return go::Push{tutorial_scene(context_, game_)};
        Settings settings = context_.settings;
        if (what.id == "show-legal")
            settings.show_legal = !settings.show_legal;
        for (const GameId game : engine::all_games())
            if (what.id == key_of(game))
                game_ = game;
        if (const auto opponent = opponent_of(what.id)) {
            settings.of(game_).bot = *opponent;
            whom_ = SetUpFor::last;
        }
        choose(settings.of(game_), what.id);
        if (!(settings == context_.settings))
            context_.save(settings);
        return go::Stay{};
    }

    /// The faces of opponents; a piece of the side stands in its choice.
    void paint(Canvas& canvas) const override {
        const ui::Page now = page();
        draw_opponents(canvas, now, hands_);
        const board::Skin skin = context_.skin(game_);
        const auto piece = [&](std::string_view id, engine::Side side, float from_right) {
            const ui::Control* choice = ui::find(now, id);
            const Rect rect = ui::shown_rect(*choice, hands_);
            play::draw_side(canvas, context_.theme(), skin,
                            {rect.right() - from_right, rect.centre().y}, 12, side);
        };
        piece("side-first", engine::Side::first, 26);
        piece("side-second", engine::Side::second, 26);
        piece("side-random", engine::Side::second, 22);
        piece("side-random", engine::Side::first, 38);
    }

private:
    static constexpr float label_height = 26, choice_height = 44;
    static constexpr float row_height = label_height + choice_height, foot_height = 48;
    static constexpr float small_card = 96, large_card = 116, line_height = 25;

    [[nodiscard]] static std::string key_of(GameId game) {
        return std::string(engine::info(game).key);
    }
    [[nodiscard]] bool guest() const { return whom_ == SetUpFor::guest; }
    [[nodiscard]] const Choices& choices() const { return context_.settings.of(game_); }
    [[nodiscard]] engine::Clock Choices::*clock() const {
        return guest() ? &Choices::online_clock : &Choices::clock;
    }
    /// Two people, asked for on the way here, do not change who is played against otherwise.
    [[nodiscard]] std::optional<engine::LevelName> bot() const {
        return whom_ == SetUpFor::two ? std::nullopt : choices().bot;
    }

    void choose(Choices& into, const std::string& id) {
        if (id == "hints")
            into.hints = !into.hints;
        for (const SideChoice side : sides)
            if (id == "side-" + std::string(to_text(side)))
                into.side = side;
        for (const int count : rounds)
            if (id == "rounds-" + std::to_string(count))
                into.rounds = count;
        for (const std::string_view clock_name : engine::clock_names())
            if (id == "clock-" + std::string(clock_name))
                into.*clock() = *engine::clock_named(clock_name);
        const auto openings = engine::info(game_).openings;
        for (std::size_t i = 0; i < openings.size(); ++i)
            if (id == "opening-" + std::string(openings[i]))
                into.opening = i;
    }

    [[nodiscard]] std::string side_label() const {
        return !guest() && !bot() ? texts()("setup.side.two", {local_names(context_, {})[0]})
                                  : texts()("setup.side");
    }
    [[nodiscard]] std::string side_words(SideChoice choice) const {
        const std::string side(to_text(choice));
        return texts()("setup.about." + side + (choices().rounds > 1 ? ".swap" : ""),
                       {texts()("side." + key_of(game_) + "." + side)});
    }
    [[nodiscard]] std::string clock_words(const engine::Clock& now) const {
        using engine::Clock;
        const auto seconds = [](engine::Time time) { return time.count() / 1000; };
        if (now.kind == Clock::Kind::per_move)
            return texts()("setup.about.clock.per_move", {std::to_string(seconds(now.start))});
        if (now.kind == Clock::Kind::fischer)
            return texts()("setup.about.clock.fischer", {std::to_string(seconds(now.start) / 60),
                                                         std::to_string(seconds(now.increment))});
        return texts()("setup.about.clock.none");
    }
    [[nodiscard]] std::string opening_words(std::size_t opening) const {
        return texts()("setup.about.opening." + std::string(engine::info(game_).openings[opening]));
    }

    [[nodiscard]] std::vector<Choice> side_choices() const {
        std::vector<Choice> list;
        for (const SideChoice side : sides) {
            const std::string word(to_text(side));
            list.push_back(
                {"side-" + word,
                 texts()(side == SideChoice::random ? "setup.side.random"
                                                    : "side." + key_of(game_) + "." + word),
                 choices().side == side, side_words(side)});
        }
        return list;
    }
    [[nodiscard]] std::vector<Choice> round_choices(bool words) const {
        std::vector<Choice> list;
        for (const int count : rounds) {
            const std::string number = std::to_string(count);
            list.push_back({"rounds-" + number,
                            words ? texts().count("setup.round", count) : number,
                            choices().rounds == count});
        }
        return list;
    }
    [[nodiscard]] std::vector<Choice> clock_choices() const {
        std::vector<Choice> list;
        for (const std::string_view clock_name : engine::clock_names()) {
            const std::string word(clock_name);
            const engine::Clock one = *engine::clock_named(clock_name);
            list.push_back(
                {"clock-" + word,
                 texts().has("setup.clock." + word) ? texts()("setup.clock." + word) : word,
                 choices().*clock() == one, clock_words(one)});
        }
        return list;
    }
    [[nodiscard]] std::vector<Choice> opening_choices() const {
        const auto openings = engine::info(game_).openings;
        std::vector<Choice> list;
        for (std::size_t i = 0; i < openings.size(); ++i) {
            const std::string word(openings[i]);
            list.push_back({"opening-" + word, texts()("opening." + word), choices().opening == i,
                            opening_words(i)});
        }
        return list;
    }

    void add_games(ui::Page& page, const Rect& row) const {
        const Rect middle{row.x + 140, row.y, row.w - 280, row.h};
        const auto places = ui::split(middle, engine::all_games().size(), 8);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const GameId game = engine::all_games()[i];
            page.push_back({.id = key_of(game),
                            .kind = Kind::tab,
                            .rect = places[i],
                            .label = texts()("game." + key_of(game)),
                            .size = 20,
                            .selected = game == game_});
        }
    }

    /// The tutorial of a game that is not known yet, at the right end of the header.
    [[nodiscard]] ui::Control way_to_learn(const Rect& row) const {
        const std::string words = texts()("setup.learn");
        const float width = std::ceil(context_.metrics.width(words, 16, Face::body)) + 48;
        return {.id = "learn",
                .kind = Kind::link,
                .rect = {row.right() + 8 - width, row.y, width, row.h},
                .label = words,
                .icon = ui::Icon::book,
                .tip = texts()("welcome.learn", {texts()("game." + key_of(game_))})};
    }

    /// How strong the one chosen is beside the label, with what is played for; what he or she is
    /// like below the cards, unless there is a reason to tell why there is no stake.
    void add_opponent(ui::Page& page, const Rect& row) const {
        const auto payout = this->payout();
        const auto why_not = payout ? no_stake(*payout) : std::nullopt;
        const std::string about =
            bot() ? level_words(texts(), game_, *bot()) : texts()("setup.about.two");
        const auto width = [this](const std::string& words) {
            return std::ceil(context_.metrics.width(words, 15, Face::bold)) + 1;
        };
        std::string chips = !payout   ? ""
                            : why_not ? texts()("chips.bet.none")
                                      : payout_words(texts(), *payout);
        if (payout && !why_not && width(texts()("setup.opponent") + about + chips) + 48 > row.w)
            chips = brief_payout_words(texts(), *payout);
        const float wide = width(chips);
        add_label(page, {row.x, row.y, row.w - wide - 16, row.h}, texts()("setup.opponent"),
                  "about-opponent", about);
        if (payout)
            page.push_back({.id = "payout",
                            .kind = Kind::text,
                            .rect = {row.right() - wide, row.y, wide, 23},
                            .label = chips,
                            .size = 15,
                            .face = Face::bold});
        add_opponents(page, context_, game_,
                      {row.x, row.y + label_height, row.w, row.h - label_height - line_height},
                      bot());
        page.push_back({.id = "character",
                        .kind = Kind::text,
                        .rect = {row.x, row.bottom() - 21, row.w, 21},
                        .label = why_not
                                     ? no_stake_words(texts(), *why_not, *payout, purse().hand())
                                 : bot() ? bot_line(texts(), game_, *bot())
                                         : texts()("setup.friend.line"),
                        .size = 15,
                        .muted = true});
    }

    [[nodiscard]] const Purse& purse() const { return context_.holdings.purse; }
    /// What the match would be played for.
    [[nodiscard]] std::optional<engine::Payout> payout() const {
        if (!bot())
            return std::nullopt;
        return engine::payout_against(*bot(), choices().rounds);
    }
    [[nodiscard]] std::optional<engine::NoStake> no_stake(const engine::Payout& payout) const {
        return engine::no_stake(payout, purse().hand(), purse().gains(context_.wall()));
    }

    /// A label, what the choice means beside it, and the choices below.
    void add_row(ui::Page& page, const Rect& row, std::string label, std::string about,
                 const std::vector<Choice>& list) const {
        add_label(page, row, std::move(label), "about-" + list.front().id, std::move(about));
        const bool many = list.size() > 3;
        const auto places = ui::split({row.x, row.y + label_height, row.w, choice_height},
                                      list.size(), many ? 8 : 16);
        for (std::size_t i = 0; i < list.size(); ++i)
            page.push_back({.id = list[i].id,
                            .kind = Kind::choice,
                            .rect = places[i],
                            .label = list[i].label,
                            .size = many ? 15.0F : 16.0F,
                            .selected = list[i].selected,
                            .tip = list[i].tip});
    }

    void add_label(ui::Page& page, const Rect& row, std::string label, std::string about_id,
                   std::string about) const {
        const float wide = context_.metrics.width(label, 16, Face::bold);
        page.push_back({.kind = Kind::text,
                        .rect = {row.x, row.y, wide + 1, 23},
                        .label = std::move(label),
                        .size = 16,
                        .face = Face::bold});
        if (!about.empty())
            page.push_back({.id = std::move(about_id),
                            .kind = Kind::text,
                            .rect = {row.x + wide + 16, row.y, row.w - wide - 16, 23},
                            .label = std::move(about),
                            .size = 15,
                            .muted = true});
    }

    /// Where a game has several openings they share a row with the rounds.
    void add_rounds_and_opening(ui::Page& page, const Rect& row) const {
        const std::vector<Choice> openings = opening_choices();
        if (openings.size() < 2)
            return add_row(page, row, texts()("setup.rounds"), "", round_choices(true));
        constexpr float space = 32;
        const float left = std::floor(row.w * 0.42F);
        add_row(page, {row.x, row.y, left, row.h}, texts()("setup.rounds"), "",
                round_choices(false));
        add_row(page, {row.x + left + space, row.y, row.w - left - space, row.h},
                texts()("setup.opening"), opening_words(choices().opening), openings);
    }

    /// Switches, as wide as their words ask for, and the way on.
    void add_foot(ui::Page& page, const Rect& row) const {
        float x = row.x;
        const auto add_switch = [&](std::string id, std::string label, bool on) {
            constexpr float space = 32;
            const float wide = std::ceil(context_.metrics.width(label, 16, Face::bold)) + 14 +
                               ui::parts::switch_width;
            page.push_back({.id = std::move(id),
                            .kind = Kind::toggle,
                            .rect = {x, row.y, wide, row.h},
                            .label = std::move(label),
                            .selected = on});
            x += wide + space;
        };
        if (!guest())
            add_switch("hints", texts()("setup.hints"), choices().hints);
        if (game_ == GameId::reversi)
            add_switch("show-legal", texts()("settings.show-legal"), context_.settings.show_legal);
        constexpr float size = 20,
                        around = 2 * ui::parts::button_padding + ui::parts::icon_room + 1;
        std::string way_on = texts()(guest() ? "direct.open" : "menu.play");
        const float wide =
            std::max(guest() ? 260.F : 220.F,
                     std::ceil(context_.metrics.width(way_on, size, Face::bold)) + around);
        page.push_back({.id = "start",
                        .kind = Kind::main,
                        .rect = {row.right() - wide, row.y, wide, row.h},
                        .label = std::move(way_on),
                        .size = size,
                        .icon = ui::Icon::next});
    }

    Go start() {
        remember_game(context_, game_);
        const auto settings = match_settings(game_, choices(), guest(), context_.random());
        if (guest())
            return go::Replace{hosting_scene(context_, launch_, settings)};
        MatchSetup setup{settings, bot()};
        setup.match.names = local_names(context_, setup.bot);
        return go::Replace{launch_.local(context_, std::move(setup))};
    }

    const Launch& launch_;
    GameId game_;
    SetUpFor whom_;
};

} // namespace

ScenePtr set_up_scene(Context& context, const Launch& launch, GameId game, SetUpFor whom) {
    return std::make_unique<SetUp>(context, launch, game, whom);
}

} // namespace game
