#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "game/board/board.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"

namespace game {

namespace {

using ui::Kind;

constexpr std::array<std::string_view, 3> opponents{"beginner", "amateur", "two"};
constexpr std::array<std::string_view, 3> sides{"first", "second", "random"};
constexpr std::array<int, 3> rounds{1, 3, 5};

class SetUp : public MenuScene {
public:
    SetUp(Context& context, const Launch& launch, bool two)
        : MenuScene(context, "start"), launch_(launch),
          opponent_(two ? "two" : context.settings.opponent), side_(context.settings.side),
          rounds_(context.settings.rounds) {}

    [[nodiscard]] std::string name() const override { return "set-up"; }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 800);
        const Block block = block_of(window, 484);
        const Rect panel = block.content;
        ui::Page page = header(block, texts()("worpion.name"));
        page.push_back({.kind = Kind::panel, .rect = panel});
        ui::Column column(context_.metrics, panel.inset(32, 24));

        page.push_back(column.text(texts()("setup.opponent"), 16, false, Face::bold));
        column.skip(8);
        add_choices(page, column, "opponent-", opponents, opponent_, "setup.opponent.");
        column.skip(4);
        page.push_back(note(column, "setup.about." + opponent_));
        column.skip(16);

        page.push_back(column.text(side_label(), 16, false, Face::bold));
        column.skip(8);
        add_choices(page, column, "side-", sides, side_, "setup.side.");
        column.skip(4);
        page.push_back(note(column, "setup.about." + side_));
        column.skip(16);

        page.push_back(column.text(texts()("setup.rounds"), 16, false, Face::bold));
        column.skip(8);
        const auto places = ui::split(column.take(choice_height), rounds.size(), 16);
        for (std::size_t i = 0; i < rounds.size(); ++i)
            page.push_back({.id = "rounds-" + std::to_string(rounds[i]),
                            .kind = Kind::choice,
                            .rect = places[i],
                            .label = texts().count("setup.round", rounds[i]),
                            .selected = rounds_ == rounds[i]});

        const Rect inner = panel.inset(32, 24);
        page.push_back({.id = "start",
                        .kind = Kind::main,
                        .rect = {inner.right() - 240, inner.bottom() - 56, 240, 56},
                        .label = texts()("menu.play"),
                        .size = 20,
                        .icon = ui::Icon::next});
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "start")
            return start();
        for (const std::string_view opponent : opponents)
            if (what.id == "opponent-" + std::string(opponent))
                opponent_ = opponent;
        for (const std::string_view side : sides)
            if (what.id == "side-" + std::string(side))
                side_ = side;
        for (const int count : rounds)
            if (what.id == "rounds-" + std::to_string(count))
                rounds_ = count;
        keep();
        return go::Stay{};
    }

    /// A pawn of the side stands in its choice.
    void paint(Canvas& canvas) const override {
        const ui::Page now = page();
        const board::Skin skin{engine::GameId::worpion, context_.settings.colour_blind};
        const auto pawn = [&](std::string_view id, engine::Side side, float from_right) {
            const ui::Control* choice = ui::find(now, id);
            const Rect rect = ui::shown_rect(*choice, hands_);
            board::draw_piece(canvas, skin, {rect.right() - from_right, rect.centre().y}, 13, side,
                              0);
        };
        pawn("side-first", engine::Side::first, 28);
        pawn("side-second", engine::Side::second, 28);
        pawn("side-random", engine::Side::second, 24);
        pawn("side-random", engine::Side::first, 40);
    }

private:
    static constexpr float choice_height = 52;

    [[nodiscard]] std::string side_label() const {
        return opponent_ == "two" ? texts()("setup.side.two", {local_names(context_, {})[0]})
                                  : texts()("setup.side");
    }
    [[nodiscard]] ui::Control note(ui::Column& column, const std::string& key) const {
        ui::Control control = column.text(texts()(key), 15, true);
        control.id = key;
        return control;
    }
    void add_choices(ui::Page& page, ui::Column& column, const std::string& prefix,
                     const std::array<std::string_view, 3>& words, const std::string& current,
                     const std::string& key) const {
        const auto places = ui::split(column.take(choice_height), words.size(), 16);
        for (std::size_t i = 0; i < words.size(); ++i)
            page.push_back({.id = prefix + std::string(words[i]),
                            .kind = Kind::choice,
                            .rect = places[i],
                            .label = texts()(key + std::string(words[i])),
                            .selected = current == words[i]});
    }

    void keep() {
        Settings settings = context_.settings;
        settings.opponent = opponent_;
        settings.side = side_;
        settings.rounds = rounds_;
        if (!(settings == context_.settings))
            context_.save(settings);
    }

    Go start() {
        keep();
        using engine::Seat;
        MatchSetup setup;
        setup.bot = engine::level_named(opponent_);
        setup.match.game = engine::GameId::worpion;
        setup.match.rounds = rounds_;
        const bool second = side_ == "second" || (side_ == "random" && context_.random() % 2 == 1);
        setup.match.starts = second ? Seat::second : Seat::first;
        setup.match.names = local_names(context_, setup.bot);
        return go::Replace{launch_.local(context_, std::move(setup))};
    }

    const Launch& launch_;
    std::string opponent_, side_;
    int rounds_;
};

} // namespace

ScenePtr set_up_scene(Context& context, const Launch& launch, bool two) {
    return std::make_unique<SetUp>(context, launch, two);
}

} // namespace game
