#include "game/board/board.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using engine::Cell;
using engine::GameId;
using engine::Side;
using game::Colour;
using game::Rect;
using game::Vec;
using game::board::Geometry;
using game::board::Marks;

namespace {

struct NoMetrics : game::TextMetrics {
    [[nodiscard]] float width(std::string_view text, float size, game::Face) const override {
        return static_cast<float>(text.size()) * size / 2;
    }
};

/// Keeps what is drawn.
class Sheet : public game::Canvas {
public:
    [[nodiscard]] Vec size() const override { return {1280, 800}; }
    [[nodiscard]] float scale() const override { return 1; }
    [[nodiscard]] const game::TextMetrics& metrics() const override { return metrics_; }
    void triangles(std::span<const game::Vertex> vertices) override {
        drawn.insert(drawn.end(), vertices.begin(), vertices.end());
    }
    void text(std::string_view utf8, Vec at, const game::TextStyle& style) override {
        texts.emplace_back(utf8);
        places.push_back(at);
        smallest_text = std::min(smallest_text, style.size);
    }
    void picture(std::string_view name, Rect, float) override { pictures.emplace_back(name); }
    void clip(std::optional<Rect>) override {}
    void layer(std::string_view, std::uint64_t version, Rect,
               const std::function<void(Canvas&)>& draw) override {
        versions.push_back(version);
        draw(*this);
    }

    std::vector<game::Vertex> drawn;
    std::vector<std::string> texts, pictures;
    std::vector<Vec> places; ///< of the texts
    std::vector<std::uint64_t> versions;
    float smallest_text = 100;

private:
    NoMetrics metrics_;
};

const game::board::Skin plain;
Geometry board_in(Rect area, float scale, GameId game = GameId::worpion, Side near = Side::first) {
    const engine::GameInfo& info = engine::info(game);
    return game::board::fit(area, info, game::board::view_of(info, near), scale);
}

const game::ui::Theme& paper = game::ui::theme(game::ui::ThemeName::paper);
const game::ui::Theme& night = game::ui::theme(game::ui::ThemeName::night);

std::vector<game::board::Pose> one_pawn() {
    engine::Picture picture;
    picture.columns = picture.rows = 4;
    picture.tokens = {{{1, 1}, Side::first, 0}};
    return game::board::resting(picture);
}

Sheet drawn(const Marks& marks) {
    Sheet sheet;
    game::board::draw(sheet, paper, plain, board_in({0, 0, 640, 640}, 1), one_pawn(), marks);
    return sheet;
}

bool whole(float value) {
    return std::abs(value - std::round(value)) < 1e-3F;
}

bool shows(const Sheet& sheet, Colour colour, Rect area) {
    for (const game::Vertex& v : sheet.drawn)
        if (v.colour == colour && area.contains(v.at))
            return true;
    return false;
}

} // namespace

TEST_CASE("board: it fits its area, with squares of whole device pixels on whole positions") {
    for (const float scale : {0.75F, 1.0F, 1.25F, 1.5F, 2.0F})
        for (const Rect area : {Rect{13.3F, 7.7F, 431, 377}, Rect{0, 0, 700, 760}}) {
            const Geometry g = board_in(area, scale);
            CHECK(whole(g.cell * scale));
            CHECK(whole(g.squares.x * scale));
            CHECK(whole(g.squares.y * scale));
            CHECK(g.frame.w <= area.w);
            CHECK(g.frame.h <= area.h);
            CHECK(g.frame.x >= area.x - 0.5F / scale);
            CHECK(g.frame.bottom() <= area.bottom() + 0.5F / scale);
            CHECK(g.squares.w == doctest::Approx(4 * g.cell));
            CHECK(g.frame.h > std::min(area.w, area.h) - 8);
        }
}

TEST_CASE("board: rank 1 is at the bottom and file a on the left") {
    const Geometry g = board_in({0, 0, 600, 600}, 1);
    CHECK(g.centre({0, 0}).y > g.centre({0, 3}).y);
    CHECK(g.centre({0, 0}).x < g.centre({3, 0}).x);
    for (std::int8_t column = 0; column < 4; ++column)
        for (std::int8_t row = 0; row < 4; ++row)
            CHECK(g.at(g.centre({column, row})) == Cell{column, row});
}

TEST_CASE("board: Reversi has rank 1 at the top, for both players") {
    for (const Side near : {Side::first, Side::second}) {
        const Geometry g = board_in({0, 0, 600, 600}, 1, GameId::reversi, near);
        CHECK(g.square({0, 0}).x == g.squares.x);
        CHECK(g.square({0, 0}).y == g.squares.y);
    }
}

TEST_CASE("board: Jungle is turned for Red, Worpion for nobody") {
    const Geometry blue = board_in({0, 0, 600, 600}, 1, GameId::jungle);
    const Geometry red = board_in({0, 0, 600, 600}, 1, GameId::jungle, Side::second);
    CHECK(blue.centre({3, 0}).y > blue.centre({3, 8}).y);
    CHECK(red.centre({3, 0}).y < red.centre({3, 8}).y);
    CHECK(red.centre({0, 0}) == blue.centre({6, 8}));
    CHECK(board_in({0, 0, 600, 600}, 1, GameId::worpion, Side::second).view == game::board::View{});
}

TEST_CASE("board: squares and points lead to each other from every side") {
    for (const GameId game : engine::all_games())
        for (const bool from_top : {false, true})
            for (const bool turned : {false, true}) {
                const engine::GameInfo& info = engine::info(game);
                const Geometry g =
                    game::board::fit({5, 9, 600, 500}, info, {from_top, turned}, 1.25F);
                for (std::int8_t column = 0; column < info.columns; ++column)
                    for (std::int8_t row = 0; row < info.rows; ++row) {
                        const Cell cell{column, row};
                        REQUIRE(g.at(g.centre(cell)) == cell);
                        const Vec middle = g.point(static_cast<float>(column) + 0.5F,
                                                   static_cast<float>(row) + 0.5F);
                        CHECK(middle.x == doctest::Approx(g.centre(cell).x));
                        CHECK(middle.y == doctest::Approx(g.centre(cell).y));
                    }
                const Cell up = g.step({0, 1}), right = g.step({1, 0});
                const Cell start{3, 3};
                const Cell above{start.column, static_cast<std::int8_t>(start.row + up.row)};
                const Cell beside{static_cast<std::int8_t>(start.column + right.column), 3};
                CHECK(g.centre(above).y < g.centre(start).y);
                CHECK(g.centre(beside).x > g.centre(start).x);
            }
}

TEST_CASE("board: the rim is no square") {
    const Geometry g = board_in({0, 0, 600, 600}, 1);
    CHECK(!g.at({g.squares.x - 1, g.squares.y + 5}));
    CHECK(!g.at({g.squares.right(), g.squares.y + 5}));
    CHECK(!g.at({g.squares.x + 5, g.squares.bottom()}));
    CHECK(g.at({g.squares.x, g.squares.y}) == Cell{0, 3});
    CHECK(!Geometry{}.at({0, 0}));
}

TEST_CASE("board: a tiny area still gives a board") {
    const Geometry g = board_in({0, 0, 3, 3}, 1);
    CHECK(g.cell >= 1);
}

TEST_CASE("board: coordinates stand on two edges, never smaller than 14") {
    const Sheet sheet = drawn({});
    CHECK(sheet.texts == std::vector<std::string>{"a", "b", "c", "d", "1", "2", "3", "4"});
    CHECK(sheet.smallest_text >= 14);
}

TEST_CASE("board: a small board on a card has no coordinates") {
    Sheet sheet;
    game::board::draw(sheet, paper, plain, board_in({0, 0, 120, 120}, 1), one_pawn(), {});
    CHECK(sheet.texts.empty());
}

TEST_CASE("board: the kept picture of the board changes with theme, style and place alone") {
    const auto version = [](const game::ui::Theme& theme, Rect area, const Marks& marks,
                            game::BoardStyle style = {}) {
        Sheet sheet;
        game::board::Skin skin = plain;
        skin.looks.board = style;
        game::board::draw(sheet, theme, skin, board_in(area, 1), one_pawn(), marks);
        REQUIRE(sheet.versions.size() == 1);
        return sheet.versions[0];
    };
    Marks busy;
    busy.cursor = Cell{2, 2};
    const Rect area{0, 0, 600, 600};
    CHECK(version(paper, area, {}) == version(paper, area, busy));
    CHECK(version(paper, area, {}) != version(night, area, {}));
    CHECK(version(paper, area, {}) != version(paper, {8, 0, 600, 600}, {}));
    CHECK(version(paper, area, {}) != version(paper, area, {}, game::BoardStyle::slate));
}

TEST_CASE("board: every mark draws something of its own, with finite positions") {
    const std::size_t bare = drawn({}).drawn.size();
    std::vector<Marks> all(13);
    all[0].targets = {{0, 0}};
    all[1].takeable = {{1, 1}};
    all[2].cursor = Cell{3, 3};
    all[3].ghost = engine::Token{{2, 2}, Side::second, 1};
    all[4].glow = {{Side::first, {{0, 0}, {1, 1}, {2, 2}}}};
    all[5].won = {{Side::first, {{0, 0}, {1, 1}, {2, 2}}}};
    all[6].last = Cell{1, 1};
    all[7].won = {{Side::second, {}}};
    all[8].goals = {{3, 3}};
    all[9].trapped = {{1, 1}};
    all[10].barred = {{1, 2}};
    all[11].left = Cell{0, 1};
    all[12].ghost = engine::Token{{2, 2}, Side::second, 1};
    all[12].turning = {{1, 1}};
    for (std::size_t i = 0; i < all.size(); ++i) {
        CAPTURE(i);
        const Sheet sheet = drawn(all[i]);
        CHECK((sheet.drawn.size() > bare) == (i != 7));
        for (const game::Vertex& v : sheet.drawn)
            REQUIRE((std::isfinite(v.at.x) && std::isfinite(v.at.y)));
    }
}

TEST_CASE("board: the winning line grows from its first pawn to its last") {
    const Geometry g = board_in({0, 0, 640, 640}, 1);
    Marks marks;
    marks.won = {{Side::first, {{0, 3}, {1, 3}, {2, 3}}}};
    const Colour orange = game::board::colours(plain, Side::first).recto;
    marks.won_progress = 0;
    CHECK(!shows(drawn(marks), orange, g.square({0, 3})));
    marks.won_progress = 0.3F;
    CHECK(shows(drawn(marks), orange, g.square({0, 3})));
    CHECK(!shows(drawn(marks), orange, g.square({2, 3})));
    marks.won_progress = 1;
    CHECK(shows(drawn(marks), orange, g.square({2, 3})));
}

TEST_CASE("board: a picked piece is raised and a refused one is shaken") {
    const auto highest = [](const Sheet& sheet) {
        const Colour orange = game::board::colours(plain, Side::first).recto;
        Vec least{1e6F, 1e6F};
        for (const game::Vertex& v : sheet.drawn)
            if (v.colour == orange)
                least = {std::min(least.x, v.at.x), std::min(least.y, v.at.y)};
        return least;
    };
    Marks picked, shaken;
    picked.picked = Cell{1, 1};
    shaken.shaken = Cell{1, 1};
    shaken.shake = 4;
    CHECK(highest(drawn(picked)).y < highest(drawn({})).y - 5);
    CHECK(highest(drawn(shaken)).x == doctest::Approx(highest(drawn({})).x + 4));
}

TEST_CASE("board: a piece under the pointer is raised a little, a picked one more") {
    const auto top = [](const Marks& marks) {
        float least = 1e6F;
        for (const game::Vertex& v : drawn(marks).drawn)
            if (v.colour == game::board::colours(plain, Side::first).recto)
                least = std::min(least, v.at.y);
        return least;
    };
    Marks aimed, picked;
    aimed.aimed = Cell{1, 1};
    picked.picked = Cell{1, 1};
    CHECK(top(aimed) < top({}) - 1);
    CHECK(top(picked) < top(aimed) - 1);
}

TEST_CASE("board: what a move leaves as marks, and that a pass leaves none") {
    Marks marks;
    game::board::mark_last(marks, {"7 a1-a2", Side::second, {Cell{0, 0}, Cell{0, 1}, 7}});
    CHECK(marks.last == Cell{0, 1});
    CHECK(marks.left == Cell{0, 0});
    CHECK(marks.last_side == Side::second);
    engine::Move pass{"--", Side::first, {}};
    pass.gesture.pass = true;
    Marks none;
    game::board::mark_last(none, pass);
    CHECK(!none.last);
    CHECK(!none.left);
}

TEST_CASE("board: coordinates follow the view, letters above where rank 1 is") {
    const auto places = [](GameId game, Side near) {
        Sheet sheet;
        const Geometry g = board_in({0, 0, 600, 700}, 1, game, near);
        game::board::draw(sheet, paper, {game, false}, g, {}, {});
        REQUIRE(sheet.texts.size() == static_cast<std::size_t>(g.columns + g.rows));
        for (std::size_t i = 0; i < sheet.texts.size(); ++i) {
            const bool letter = i < static_cast<std::size_t>(g.columns);
            const int line = static_cast<int>(i) - (letter ? 0 : g.columns);
            const Cell cell{static_cast<std::int8_t>(letter ? line : 0),
                            static_cast<std::int8_t>(letter ? 0 : line)};
            CHECK(sheet.texts[i] == std::string(1, static_cast<char>((letter ? 'a' : '1') + line)));
            if (letter)
                CHECK(sheet.places[i].x == g.centre(cell).x);
            else
                CHECK(std::abs(sheet.places[i].y - g.centre(cell).y) < 0.2F * g.cell);
        }
        return sheet.places[0].y < g.squares.y;
    };
    CHECK(places(GameId::reversi, Side::first));
    for (const Side near : {Side::first, Side::second}) {
        CHECK(!places(GameId::jungle, near));
        CHECK(!places(GameId::worpion, near));
    }
}

TEST_CASE("board: Jungle on a 800 x 600 screen still has its coordinates") {
    Sheet sheet;
    game::board::draw(sheet, paper, {GameId::jungle, false},
                      board_in({0, 0, 460, 448}, 1, GameId::jungle), {}, {});
    CHECK(sheet.texts.size() == 16);
    CHECK(sheet.smallest_text >= 14);
}

TEST_CASE("board: a piece of any game by itself can be drawn at any size and opacity") {
    for (const GameId game : engine::all_games())
        for (std::uint8_t face = 0;
             face < static_cast<std::uint8_t>(game == GameId::jungle ? 9 : 2); ++face)
            for (const float radius : {2.0F, 11.0F, 60.0F})
                for (const float opacity : {0.3F, 1.0F})
                    for (const game::PieceStyle style : game::all_piece_styles) {
                        Sheet sheet;
                        game::board::draw_piece(sheet, {game, false, {style}}, {100, 100}, radius,
                                                Side::second, face, opacity);
                        CHECK(!sheet.drawn.empty());
                        CHECK(sheet.pictures.size() ==
                              (game == GameId::jungle && face > 0 ? 1U : 0U));
                        for (const game::Vertex& v : sheet.drawn)
                            REQUIRE(std::hypot(v.at.x - 100, v.at.y - 100) < 1.8F * radius + 1);
                    }
}
