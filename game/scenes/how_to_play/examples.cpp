#include "game/scenes/how_to_play/examples.hpp"

#include <array>

#include "engine/base/split.hpp"

namespace game::how_to_play {

namespace {

using engine::GameId;
using engine::Outcome;
using engine::Reason;
using engine::Side;

constexpr std::array<Example, 10> worpion{{
    {.key = "goal", .position = "4/1G2/OOO1/G3 g f", .other = "4/1G2/OoO1/G3 g f"},
    {.key = "flip", .position = "4/4/1O2/4 g f", .actions = "b2-b3"},
    {.key = "own",
     .position = "4/1G2/1O2/4 o f",
     .refused = "b2-c2",
     .code = "worpion.not_yours_to_flip"},
    {.key = "place", .position = "4/1o2/4/4 g p", .actions = "c2v"},
    {.key = "answer", .position = "4/1G2/OOO1/G3 g f", .actions = "b2-b1"},
    {.key = "must",
     .position = "3O/1G2/OOO1/GG2 g f",
     .refused = "d4-d3",
     .code = "worpion.must_answer"},
    {.key = "win",
     .position = "gg1G/O1G1/O3/1OO1 o p",
     .actions = "a1r",
     .effect = {.outcome = Outcome{Side::first, Reason::alignment}}},
    {.key = "gift",
     .position = "4/gg2/2G1/OO1o o f",
     .actions = "c2-c3",
     .effect = {.outcome = Outcome{Side::second, Reason::gift}}},
    {.key = "back", .position = "4/4/1O2/4 g f", .actions = "b2-b3 d1v d1-c1 d4r b3-b2"},
    {.key = "tie",
     .position = "OGoG/oGOg/GOgO/gOGo o p",
     .effect = {.outcome = Outcome{{}, Reason::full}}},
}};

// Ranks from 1, at the top, to 8.
constexpr std::array<Example, 9> reversi{{
    {.key = "goal",
     .position = "--------"
                 "--------"
                 "--------"
                 "---OX---"
                 "---XO---"
                 "--------"
                 "--------"
                 "-------- X",
     .actions = "f5",
     .part = "a1-g6",
     .effect = {.turned = 1}},
    {.key = "several",
     .position = "--------"
                 "---X----"
                 "-X-O-X--"
                 "--OOO---"
                 "-XO-O---"
                 "--------"
                 "--------"
                 "-------- X",
     .actions = "d5",
     .part = "a1-g6",
     .effect = {.turned = 5}},
    {.key = "chain",
     .position = "--------"
                 "--------"
                 "--------"
                 "---OX---"
                 "---O----"
                 "---X----"
                 "--------"
                 "-------- X",
     .actions = "c4",
     .part = "a1-f6",
     .effect = {.turned = 1}},
    {.key = "nothing",
     .position = "--------"
                 "--------"
                 "--------"
                 "---OX---"
                 "---XO---"
                 "--------"
                 "--------"
                 "-------- X",
     .refused = "c3",
     .code = "reversi.encloses_nothing",
     .part = "a1-f6"},
    {.key = "pass",
     .position = "--------"
                 "--------"
                 "--------"
                 "--------"
                 "--------"
                 "---O----"
                 "--O-----"
                 "--X---OX X",
     .actions = "f8 -- c6",
     .part = "a4-h8",
     .effect = {.turned = 2}},
    {.key = "corner",
     .position = "-OOOX---"
                 "-XOOX---"
                 "--OX----"
                 "---OX---"
                 "---XO---"
                 "--------"
                 "--------"
                 "-------- X",
     .actions = "a1",
     .part = "a1-f5",
     .effect = {.turned = 3}},
    {.key = "opening",
     .position = "--------"
                 "--------"
                 "--------"
                 "--------"
                 "--------"
                 "--------"
                 "--------"
                 "-------- X",
     .actions = "d4 e4 d5 e5",
     .part = "a1-f6"},
    {.key = "end",
     .position = "OOOOOO--"
                 "OOOOOXXO"
                 "OOOOXXXO"
                 "OOOXXXXO"
                 "OOXXOOXO"
                 "-XXXXXXX"
                 "XXXXOXXX"
                 "XXXXXXXX X",
     .actions = "h1",
     .effect = {.outcome = Outcome{Side::first, Reason::discs}, .turned = 4}},
    {.key = "draw",
     .position = "XXXXXXXX"
                 "XXXXOOXX"
                 "XXOOXXOX"
                 "XOXOOXOO"
                 "XOXOOXOX"
                 "XXOOXOXX"
                 "XOXOOXXX"
                 "OOOOOOO- O",
     .actions = "h8",
     .effect = {.outcome = Outcome{{}, Reason::discs}, .turned = 4}},
}};

constexpr std::array<Example, 12> jungle{{
    {.key = "goal",
     .position = "l6/3W1d1/7/E6/7/7/7/7/7 b 0",
     .actions = "d8-d9",
     .part = "a6-g9",
     .effect = {.outcome = Outcome{Side::first, Reason::den}}},
    {.key = "step",
     .position = "7/7/7/7/7/7/2pWw2/7/5T1 b 0",
     .actions = "d3xe3",
     .part = "a1-g4",
     .effect = {.taken = 1}},
    {.key = "rat",
     .position = "7/7/6l/3e3/3R3/7/L6/7/7 b 0",
     .actions = "d5xd6",
     .part = "a3-g7",
     .effect = {.taken = 1}},
    {.key = "beside",
     .position = "7/7/6l/3e3/7/3R3/L6/7/7 b 0",
     .actions = "d4-d5",
     .refused = "d6xd5",
     .code = "jungle.elephant_and_rat",
     .part = "a3-g7"},
    {.key = "water", .position = "7/7/d5l/7/R6/p6/6L/7/7 b 0", .actions = "a5-b5", .part = "a3-g7"},
    {.key = "bank",
     .position = "7/7/6l/7/eR5/7/6L/7/7 b 0",
     .refused = "b5xa5",
     .code = "jungle.out_of_water",
     .part = "a3-g7"},
    {.key = "leap",
     .position = "7/7/6t/7/L2w3/7/6E/7/7 b 0",
     .actions = "a5xd5",
     .part = "a3-g7",
     .effect = {.taken = 1}},
    {.key = "blocked",
     .position = "7/7/6t/7/LR1w3/7/6E/7/7 b 0",
     .refused = "a5xd5",
     .code = "jungle.leap_blocked",
     .part = "a3-g7"},
    {.key = "trap",
     .position = "7/7/7/7/7/7/l6/2Ce3/6T b 0",
     .actions = "c2xd2",
     .part = "a1-g4",
     .effect = {.taken = 1}},
    {.key = "shuttle",
     .position = "7/7/7/7/7/7/7/7/C5p b 0",
     .actions = "a1-b1 g1-g2 b1-a1 g2-g3 a1-b1 g3-f3 b1-a1 f3-e3 a1-b1 e3-d3 b1-a1 d3-c3",
     .refused = "a1-b1",
     .code = "jungle.shuttling",
     .part = "a1-g4"},
    {.key = "repeat",
     .position = "7/7/7/7/7/7/6l/7/T6 b 0",
     .actions = "a1-a2 g3-g2 a2-a1 g2-g3 a1-a2 g3-g2 a2-a1 g2-g3",
     .part = "a1-g4",
     .effect = {.outcome = Outcome{{}, Reason::repetition}}},
    {.key = "stuck",
     .position = "cW5/7/L6/7/7/7/7/7/7 b 0",
     .actions = "a7-a8",
     .part = "a6-g9",
     .effect = {.outcome = Outcome{Side::first, Reason::no_move}}},
}};

} // namespace

std::span<const Example> examples(GameId game) {
    switch (game) {
    case GameId::worpion:
        return worpion;
    case GameId::reversi:
        return reversi;
    case GameId::jungle:
        return jungle;
    }
    return {};
}

std::size_t question_count(GameId game) {
    return game == GameId::jungle ? 9 : 6;
}

std::size_t own_controls(GameId game) {
    return game == GameId::worpion ? 5 : 3;
}

std::vector<std::string_view> actions(const Example& example) {
    return engine::split(example.actions, ' ');
}

std::vector<engine::Cell> squares_in(std::string_view text) {
    std::vector<engine::Cell> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const char file = text[i], rank = text[i + 1];
        if (file >= 'a' && file <= 'h' && rank >= '1' && rank <= '9')
            found.push_back(
                {static_cast<std::int8_t>(file - 'a'), static_cast<std::int8_t>(rank - '1')});
    }
    return found;
}

} // namespace game::how_to_play
