#include "game/scenes/looks/preview.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "engine/table.hpp"
#include "game/board/board.hpp"
#include "game/scenes/play/bubble.hpp"
#include "game/ui/shapes.hpp"

namespace game::looks {

namespace {

using engine::Cell;
using engine::GameId;
using engine::Side;

constexpr float strip_height = 56;

board::Skin skin_of(const Context& context, GameId game, const Looks& looks) {
    board::Skin skin = context.skin(game);
    skin.looks = looks;
    return skin;
}

/// A game of Worpion under way: every kind of pawn stands there.
std::vector<engine::Token> pawns() {
    return {{{0, 0}, Side::second, 1}, {{1, 1}, Side::first, 0},  {{1, 2}, Side::second, 0},
            {{2, 2}, Side::first, 1},  {{3, 1}, Side::second, 0}, {{2, 0}, Side::first, 0}};
}
board::Marks worpion_marks() {
    board::Marks marks;
    marks.targets = {{0, 2}, {3, 3}};
    marks.takeable = {{1, 2}};
    marks.last = Cell{2, 2};
    return marks;
}

/// A game of Reversi under way.
std::vector<engine::Token> discs() {
    constexpr std::array<std::string_view, 8> rows{"........", "...o....", "..xox...", "..xooxo.",
                                                   "..xxoo..", "...xxo..", "..x.x...", "........"};
    std::vector<engine::Token> tokens;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows.size(); ++column)
            if (const char what = rows[row][column]; what != '.')
                tokens.push_back({{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)},
                                  what == 'x' ? Side::first : Side::second,
                                  0});
    return tokens;
}
board::Marks reversi_marks() {
    board::Marks marks;
    marks.targets = {{2, 1}, {4, 1}, {6, 2}, {6, 4}, {6, 5}};
    marks.last = Cell{4, 3};
    marks.last_side = Side::second;
    return marks;
}

void draw_board(Canvas& canvas, const Context& context, const board::Skin& skin, const Rect& rect,
                std::vector<engine::Token> tokens, const board::Marks& marks) {
    const engine::GameInfo& info = engine::info(skin.game);
    engine::Picture picture;
    picture.columns = info.columns;
    picture.rows = info.rows;
    picture.tokens = std::move(tokens);
    const board::Geometry geometry =
        board::fit(rect, info, board::view_of(info, Side::first), context.scale);
    board::draw(canvas, context.theme(), skin, geometry, board::resting(picture), marks);
}

void draw_strip(Canvas& canvas, const Context& context, const Looks& looks, const Rect& rect) {
    const ui::Theme& theme = context.theme();
    ui::Mesh mesh(1 / canvas.scale());
    mesh.rounded(rect, 14, theme.paper_low);
    mesh.draw(canvas);
    const float y = rect.centre().y;
    board::draw_piece(canvas, skin_of(context, GameId::worpion, looks), {rect.x + 26, y},
                      rect.h * 0.29F, Side::first, 0);
    play::draw_bubble(canvas, theme, looks.bubble,
                      {rect.x + 36, rect.y + 2, rect.w - 140, rect.h - 4},
                      context.texts("phrase.4"));
    const board::Skin jungle = skin_of(context, GameId::jungle, looks);
    board::draw_piece(canvas, jungle, {rect.right() - 76, y}, 21, Side::first, 7);
    board::draw_piece(canvas, jungle, {rect.right() - 28, y}, 21, Side::second, 6);
}

void sample_pieces(Canvas& canvas, const Context& context, const Looks& looks, const Rect& rect) {
    const board::Skin worpion = skin_of(context, GameId::worpion, looks);
    const board::Skin reversi = skin_of(context, GameId::reversi, looks);
    const float radius = std::min(rect.h * 0.36F, rect.w * 0.115F);
    const float step = std::min(radius * 2.3F, rect.w * 0.245F);
    const Vec middle = rect.centre();
    const auto at = [&](int place) {
        return Vec{middle.x + step * (static_cast<float>(place) - 1.5F), middle.y};
    };
    board::draw_piece(canvas, worpion, at(0), radius, Side::first, 0);
    board::draw_piece(canvas, worpion, at(1), radius, Side::second, 1);
    board::draw_piece(canvas, reversi, at(2), radius, Side::first, 0);
    board::draw_piece(canvas, reversi, at(3), radius, Side::second, 0);
}

} // namespace

void draw_sample(Canvas& canvas, const Context& context, const Look& look, const Rect& rect) {
    Looks looks = worn(context.holdings.wardrobe);
    switch (look.kind) {
    case LookKind::pieces:
        looks.pieces = static_cast<PieceStyle>(look.style);
        sample_pieces(canvas, context, looks, rect);
        break;
    case LookKind::board: {
        looks.board = static_cast<BoardStyle>(look.style);
        const float side = std::min((rect.w - 24) / 2, rect.h - 2);
        const Vec middle = rect.centre();
        const auto place = [&](float x) { return Rect{x, middle.y - side / 2, side, side}; };
        draw_board(canvas, context, skin_of(context, GameId::worpion, looks),
                   place(middle.x - side - 4), {}, {});
        draw_board(canvas, context, skin_of(context, GameId::reversi, looks), place(middle.x + 4),
                   {}, {});
        break;
    }
    case LookKind::bubble: {
        const std::string words = context.texts("phrase.1");
        const float wide = canvas.metrics().width(words, 16, Face::bold) + 62;
        play::draw_bubble(canvas, context.theme(), static_cast<BubbleStyle>(look.style),
                          {rect.centre().x - wide / 2 - 4, rect.centre().y - 24, wide, 52}, words);
        break;
    }
    }
}

void draw_preview(Canvas& canvas, const Context& context, const Looks& looks, const Rect& rect) {
    constexpr float gap = 16;
    const float side = std::min((rect.w - gap) / 2, rect.h - gap - strip_height);
    const float x = rect.centre().x - side - gap / 2;
    const float y = rect.y + std::max(0.F, (rect.h - side - gap - strip_height) / 2);
    draw_board(canvas, context, skin_of(context, GameId::worpion, looks), {x, y, side, side},
               pawns(), worpion_marks());
    draw_board(canvas, context, skin_of(context, GameId::reversi, looks),
               {x + side + gap, y, side, side}, discs(), reversi_marks());
    draw_strip(canvas, context, looks, {x, y + side + gap, 2 * side + gap, strip_height});
}

} // namespace game::looks
