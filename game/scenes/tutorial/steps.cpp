#include "game/scenes/tutorial/steps.hpp"

#include <algorithm>
#include <array>

#include "engine/base/split.hpp"
#include "engine/table.hpp"

namespace game::tutorial {

namespace {

using engine::GameId;

constexpr std::string_view flip_help = "prompt.worpion.flip.second";
constexpr std::string_view place_help = "prompt.worpion.place";
constexpr std::string_view move_help = "prompt.jungle.move";

constexpr std::array worpion_flip{
    Task{.wanted = "*", .advice = "b3-b4", .guided = true, .help = flip_help}};
constexpr std::array worpion_place{
    Task{.wanted = "*v", .advice = "c2v", .guided = true, .help = place_help}};
constexpr std::array worpion_line{Task{.wanted = "c2r", .advice = "c2r", .reply = "c2-c3"}};
constexpr std::array worpion_answer{Task{.wanted = "*", .advice = "c3-c4", .help = flip_help}};
constexpr std::array worpion_gift{
    Task{.wanted = "b3-b2,b3-b4,c2-b2,c2-d2,c4-b4,c4-d4", .advice = "c2-d2"}};
constexpr std::array worpion_win{Task{.wanted = "c4-d4", .advice = "c4-d4"},
                                 Task{.wanted = "c4r", .advice = "c4r"}};

constexpr std::array<Step, step_count> worpion{{
    {"flip", "4/1G2/1O2/4 o f", worpion_flip},
    {"place", "1g2/4/1O2/4 o p", worpion_place},
    {"line", "1g1G/3g/OO2/3o o p", worpion_line},
    {"answer", "4/1GGG/O2O/OO1g o f", worpion_answer},
    {"gift", "O1G1/gg2/O1G1/O1O1 o f", worpion_gift},
    {"win", "OOg1/1Ogg/O3/3G o f", worpion_win},
}};

constexpr std::array reversi_enclose{Task{.wanted = "*", .advice = "f5", .guided = true}};
constexpr std::array reversi_several{Task{.wanted = "d5", .advice = "d5"}};
constexpr std::array reversi_corner{Task{.wanted = "a1", .advice = "a1"}};
constexpr std::array reversi_danger{Task{.wanted = "d1,c2,c4,g6,f7", .advice = "c2"}};
constexpr std::array reversi_pass{
    Task{.wanted = "f8", .advice = "f8", .reply = "--", .guided = true},
    Task{.wanted = "*", .advice = "c6"}};
constexpr std::array reversi_end{Task{.wanted = "h8", .advice = "h8", .reply = "d8"},
                                 Task{.wanted = "c8", .advice = "c8"}};

// Ranks from 1, at the top, to 8.
constexpr std::array<Step, step_count> reversi{{
    {"enclose",
     "--------"
     "--------"
     "--------"
     "---OX---"
     "---XO---"
     "--------"
     "--------"
     "-------- X",
     reversi_enclose},
    {"several",
     "--------"
     "---X----"
     "-X-O-X--"
     "--OOO---"
     "-XO-O---"
     "--------"
     "--------"
     "-------- X",
     reversi_several},
    {"corner",
     "-OOOX---"
     "-XOOX---"
     "--OX----"
     "---OX---"
     "---XO---"
     "--------"
     "--------"
     "-------- X",
     reversi_corner},
    {"danger",
     "--------"
     "---O----"
     "--OO----"
     "---OX---"
     "---XXX--"
     "----XO--"
     "--------"
     "-------- X",
     reversi_danger},
    {"pass",
     "--------"
     "--------"
     "--------"
     "--------"
     "--------"
     "---O----"
     "--O-----"
     "--X---OX X",
     reversi_pass},
    {"end",
     "OOXXXXXX"
     "OOXXXOXO"
     "OXOXXXOO"
     "OOXOXOOO"
     "OOOOXOOO"
     "OOOOXOOO"
     "OOOOOOOO"
     "OO--XOX- X",
     reversi_end},
}};

constexpr std::array jungle_take{
    Task{.wanted = "4 d3xd4", .advice = "4 d3xd4", .reply = "4 d6-d5", .help = move_help},
    Task{.wanted = "4 d4xd5", .advice = "4 d4xd5"}};
constexpr std::array jungle_rat{Task{.wanted = "1 d4xd5", .advice = "1 d4xd5"}};
constexpr std::array jungle_swim{
    Task{.wanted = "1 a5-b5", .advice = "1 a5-b5", .reply = "2 a6-a5"}};
constexpr std::array jungle_leap{
    Task{.wanted = "7 a5xd5", .advice = "7 a5xd5", .reply = "8 b8-b7", .guided = true},
    Task{.wanted = "7 d5xg5", .advice = "7 d5xg5"}};
constexpr std::array jungle_trap{Task{.wanted = "2 c2xd2", .advice = "2 c2xd2"}};
constexpr std::array jungle_den{
    Task{.wanted = "6 c7xc8", .advice = "6 c7xc8", .reply = "7 a3-a2"},
    Task{.wanted = "6 c8-c9,6 c8-d8", .advice = "6 c8-d8", .reply = "7 a2-a1"},
    Task{.wanted = "6 c9-d9,6 d8-d9", .advice = "6 d8-d9"}};

constexpr std::array<Step, step_count> jungle{{
    {"take", "7/7/7/3w3/7/3c3/2tWp2/7/7 b 0", jungle_take},
    {"rat", "7/7/6l/7/3e3/3R3/L6/7/7 b 0", jungle_rat},
    {"swim", "7/7/6l/c6/R6/7/6L/7/7 b 0", jungle_swim},
    {"leap", "7/1e5/7/7/L2w2p/7/7/7/7 b 0", jungle_leap},
    {"trap", "7/7/7/7/7/7/l6/2Ce3/6T b 0", jungle_trap},
    {"den", "7/2d4/2T4/7/7/7/l6/7/7 b 0", jungle_den},
}};

} // namespace

std::span<const Step> steps(GameId game) {
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

std::string words_key(GameId game, const Step& step, std::string_view rest) {
    return "tutorial." + std::string(engine::info(game).key) + '.' + std::string(step.key) +
           std::string(rest);
}

std::optional<std::size_t> first_left(const Settings& settings, engine::GameId game) {
    for (std::size_t i = 0; i < step_count; ++i)
        if (!settings.knows(game, i))
            return i;
    return std::nullopt;
}

bool wants(const Task& task, std::string_view action) {
    const auto all = engine::split(task.wanted, ',');
    return std::any_of(all.begin(), all.end(), [action](std::string_view one) {
        return one.starts_with('*') ? action.ends_with(one.substr(1)) : action == one;
    });
}

} // namespace game::tutorial
