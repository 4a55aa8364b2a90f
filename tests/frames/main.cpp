// Saves contact sheets of all that moves on a board.
// Usage: frames DATA FOLDER [paper|night [WIDTH HEIGHT]]
#include <cmath>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "game/board/animal.hpp"
#include "game/board/life.hpp"
#include "game/board/victory.hpp"
#include "game/sfml/window.hpp"
#include "tests/frames/sheet.hpp"

namespace {

using namespace game;
using namespace frames;
using engine::Cell;
using engine::GameId;
using engine::Side;

void worpion(const Studio& studio) {
    for (const bool front : {true, false}) {
        const std::string position = front ? "3O/1G2/4/4 o f" : "3O/1g2/4/4 o f";
        const std::vector<std::pair<Cell, Cell>> parts{
            {{1, 2}, {1, 3}}, {{1, 1}, {1, 2}}, {{0, 2}, {1, 2}}, {{1, 2}, {2, 2}}};
        std::vector<Strip> flips;
        for (const std::string to : {"b4", "b2", "a3", "c3"}) {
            const auto& part = parts[flips.size()];
            flips.push_back(motion(studio, "b3-" + to, GameId::worpion, position, "b3-" + to,
                                   {part.first, part.second}, 11));
        }
        save_sheet(studio, front ? "worpion-flips-front" : "worpion-flips-back", flips);
    }
    save_sheet(studio, "worpion-placements",
               {motion(studio, "front down", GameId::worpion, "4/1g2/4/O3 o p", "c3r",
                       {Cell{1, 1}, Cell{3, 3}}, 8),
                motion(studio, "back down", GameId::worpion, "4/1o2/4/4 g p", "c3v",
                       {Cell{1, 1}, Cell{3, 3}}, 8)});
}

/// Pieces that were carried to their squares, as the hand lets go of them.
void drops(const Studio& studio) {
    const auto held = [](float x, float y) { return board::Hold{x, y, 0.17F, 1.12F}; };
    save_sheet(studio, "drops",
               {motion(studio, "flip up", GameId::worpion, "3O/1G2/4/4 o f", "b3-b4",
                       {{1, 2}, {1, 3}}, 9, held(1.7F, 3.4F)),
                motion(studio, "flip aside", GameId::worpion, "3O/1G2/4/4 o f", "b3-c3",
                       {{1, 2}, {2, 2}}, 9, held(2.7F, 2.3F)),
                motion(studio, "step", GameId::jungle, "7/7/r6/6e/L6/6R/3T3/1c1D3/7 r 0", "1 a7-b7",
                       {{0, 5}, {2, 7}}, 9, held(1.3F, 6.7F)),
                motion(studio, "capture", GameId::jungle, "7/7/r6/7/L2w3/6e/6R/1c1D3/7 b 0",
                       "1 g3xg4", {{4, 1}, {6, 4}}, 9, held(6.4F, 3.4F))});
}

/// The disc that is put on d4 turns two in each of the eight directions.
std::string eight_ways() {
    std::string board(64, '-');
    for (int up = -1; up <= 1; ++up)
        for (int right = -1; right <= 1; ++right)
            for (int away = 1; away <= 3; ++away)
                board[static_cast<std::size_t>((3 + away * up) * 8 + 3 + away * right)] =
                    away < 3 ? 'O' : 'X';
    board[27] = '-';
    return board + " X";
}

void reversi(const Studio& studio) {
    std::vector<Strip> waves;
    waves.push_back(motion(studio, "wave in eight directions", GameId::reversi, eight_ways(), "d4",
                           {Cell{0, 0}, Cell{6, 6}}, 12));
    waves.push_back(motion(studio, "one disc, close", GameId::reversi,
                           "XO-----------------------------------------------------------XXX X",
                           "c1", {Cell{0, 0}, Cell{2, 0}}, 8));
    const std::string row = "XOOOOOO---------------------------------------------------------";
    waves.push_back(motion(studio, "along a row", GameId::reversi, row + " X", "h1",
                           {Cell{0, 0}, Cell{7, 0}}, 5));
    save_sheet(studio, "reversi-wave", waves);
}

void jungle(const Studio& studio) {
    const auto strip = [&](const char* label, const char* position, const char* action, Cell a,
                           Cell b, int count = 11) {
        return motion(studio, label, GameId::jungle, position, action, {a, b}, count);
    };
    save_sheet(
        studio, "jungle",
        {strip("step", "7/7/r6/6e/L6/6R/3T3/1c1D3/7 r 0", "1 a7-b7", {0, 5}, {2, 7}),
         strip("leap", "7/7/r6/6e/L6/6R/3T3/1c1D3/7 b 0", "7 a5-d5", {0, 3}, {3, 5}),
         strip("leap that takes", "7/7/r6/6e/L2w3/6R/3T3/1c1D3/7 b 0", "7 a5xd5", {0, 3}, {4, 5}),
         strip("capture", "7/7/r6/7/L2w3/6e/6R/1c1D3/7 b 0", "1 g3xg4", {4, 1}, {6, 4}),
         strip("den", "2d4/3P2l/r6/6e/7/6R/3T3/1c1D3/7 b 0", "5 d8-d9", {2, 6}, {4, 8}, 14)});
}

/// What the end of a round shows.
Strip ending(const Studio& studio, const std::string& label, GameId game,
             const std::string& position, board::Victory victory, float from, float to) {
    const auto table = engine::Table::from_position(game, position);
    if (!table)
        throw std::runtime_error("position of " + label);
    const auto draw = [=, theme = studio.theme, picture = table->picture()](
                          Canvas& canvas, const board::Geometry& geometry, float progress) {
        const float time = from + (to - from) * progress;
        auto pieces = board::resting(picture);
        board::celebrate(pieces, victory, picture, time);
        board::Marks marks;
        marks.won = victory.lines;
        marks.won_progress = board::line_drawn(time, false);
        const ui::Theme& colours = ui::theme(theme);
        board::draw(canvas, colours, {game}, geometry, pieces, marks);
        board::draw_victory(canvas, colours, {game}, geometry, victory, time);
    };
    return {label, game, {}, 6, draw};
}

void endings(const Studio& studio) {
    board::Victory line;
    line.lines = {{Side::first, {{0, 0}, {1, 1}, {2, 2}}}};
    line.cheered = Side::first;
    const std::string won = "1g1G/1gO1/1Oo1/O3 g f";
    board::Victory den;
    den.goal = Cell{3, 8};
    den.cheered = Side::first;
    board::Victory count;
    count.counted = true;
    count.low = Side::second;
    count.cheered = Side::first;
    const std::string full = "XXXXOOOXXOXOXOXXXXOXXOXOXOOXOXXXXXOXOXOXXOXOOXXXXXOXOOXXOOOOXXXO X";
    save_sheet(studio, "endings-worpion",
               {ending(studio, "line", GameId::worpion, won, line, 0.06F, 0.8F),
                ending(studio, "paper", GameId::worpion, won, line, 0.95F, 1.7F)});
    save_sheet(studio, "endings-reversi",
               {ending(studio, "count", GameId::reversi, full, count, 0.1F, 0.7F),
                ending(studio, "end", GameId::reversi, full, count, 0.85F, 1.6F)});
    save_sheet(studio, "endings-jungle",
               {ending(studio, "den", GameId::jungle, "3P3/6l/r6/6e/7/6R/3T3/1c1D3/7 r 0", den,
                       0.05F, 0.5F),
                ending(studio, "paper", GameId::jungle, "3P3/6l/r6/6e/7/6R/3T3/1c1D3/7 r 0", den,
                       0.6F, 1.6F)});
}

/// The faces of pawns and animals.
void faces(const Studio& studio) {
    const auto strip = [&](std::string label, GameId game, const std::string& position,
                           auto change) {
        const auto table = engine::Table::from_position(game, position);
        if (!table)
            throw std::runtime_error("position of " + label);
        const auto draw = [=, theme = studio.theme, picture = table->picture()](
                              Canvas& canvas, const board::Geometry& geometry, float progress) {
            auto pieces = board::resting(picture);
            board::Marks marks;
            change(pieces, marks, progress);
            board::draw(canvas, ui::theme(theme), {game}, geometry, pieces, marks);
        };
        return Strip{std::move(label), game, {}, 7, draw};
    };
    const std::string pawns = "4/OgOg/4/oGoG o f";
    const auto blink = [](auto& pieces, auto&, float t) {
        for (auto& piece : pieces)
            piece.look.blink = t;
    };
    const auto glance = [](auto& pieces, auto&, float t) {
        for (auto& piece : pieces)
            piece.look.glance = Vec{std::cos(6.283F * t), std::sin(6.283F * t)};
    };
    const auto gleam = [](auto& pieces, auto&, float t) {
        for (auto& piece : pieces)
            piece.look.gleam = t;
    };
    save_sheet(studio, "faces",
               {strip("blink, peep", GameId::worpion, pawns, blink),
                strip("glance", GameId::worpion, pawns, glance),
                strip("gleam", GameId::reversi, eight_ways(), gleam)});
    Strip lids =
        strip("blink", GameId::jungle, "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 0", blink);
    lids.corners = {Cell{0, 0}, Cell{6, 2}};
    lids.count = 3;
    save_sheet(studio, "lids", {lids});
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: frames DATA FOLDER [paper|night [WIDTH HEIGHT]]\n";
        return 2;
    }
    try {
        sfml::WindowOptions options;
        options.width = argc > 5 ? static_cast<unsigned>(std::atoi(argv[4])) : 1920;
        options.height = argc > 5 ? static_cast<unsigned>(std::atoi(argv[5])) : 1080;
        options.data = argv[1];
        options.pictures = board::animal_pictures();
        options.sound = false;
        const auto window = sfml::open_window(options);
        window->user_scale(0.75F);
        const bool night = argc > 3 && std::string_view(argv[3]) == "night";
        const Studio studio{*window, night ? ui::ThemeName::night : ui::ThemeName::paper, argv[2]};
        worpion(studio);
        drops(studio);
        reversi(studio);
        jungle(studio);
        endings(studio);
        faces(studio);
    } catch (const std::exception& fault) {
        std::cerr << "frames: " << fault.what() << "\n";
        return 1;
    }
    return 0;
}
