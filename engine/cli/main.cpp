#include <algorithm>
#include <array>
#include <exception>
#include <iostream>
#include <iterator>
#include <vector>

#include "engine/base/scanner.hpp"
#include "engine/cli/commands.hpp"

namespace {

using namespace engine::cli;

constexpr std::string_view help =
    "usage: rectoverso-engine COMMAND ...\n"
    "Rules and bots of Rectoverso, without a window or a network. GAME is worpion,\n"
    "reversi or jungle.\n"
    "\n"
    "  legal GAME [--position P]\n"
    "      the legal actions, sorted, one a line; nothing when the game is over\n"
    "  result GAME [--position P]\n"
    "      `ongoing`, or `first R`, `second R`, `draw R`; R is, in worpion, alignment,\n"
    "      gift or full; in reversi discs; in jungle den, captured, no-move, repetition\n"
    "      or no-capture\n"
    "  replay GAME [FILE] [--position P] [--opening NAME]\n"
    "      plays a record (notation, white space between turns) from FILE or standard\n"
    "      input; prints the final position and the result. Openings: standard, and in\n"
    "      reversi open. Moves of reversi may be run together (f5d6c3), forced passes\n"
    "      left out; without P or NAME its record shows the opening. A .rvr file of one\n"
    "      round is read too\n"
    "  perft GAME DEPTH [--position P] [--divide]\n"
    "      the number of sequences of exactly DEPTH actions; --divide: for each action too\n"
    "  best GAME [--position P] [--level L | --time MS --depth D --nodes N] [--seed S] [--json]\n"
    "      what a bot plays, then its score (of the side to act; 29000 and more is a game\n"
    "      won), depth, nodes and the line it expects, as far as it remembers one.\n"
    "      L is beginner, amateur (default), professional or master; the last takes one\n"
    "      second or --time. Without a level the first limit reached ends the search. The\n"
    "      same seed (default 1) gives the same answer, unless time limits it. --json\n"
    "      prints one object instead: action, score, depth, nodes, line\n"
    "  solve worpion|reversi --position P [--empties winner] [--json]\n"
    "      the exact value for the side to act: in worpion `win N`, `draw` or `loss N`, N\n"
    "      actions to the end; in reversi the discs ahead at the end (+4, 0, -12); with\n"
    "      --empties winner the empty squares count for the winner. Then `best:` and all\n"
    "      best actions, sorted: the quickest wins, else draws, else the longest\n"
    "      resistance. Worpion takes an instant; reversi a second or two with 20 empty\n"
    "      squares, each square more about doubles it\n"
    "  match GAME --first L --second L [--games N] [--seed S] [--time MS] [--paired]\n"
    "      bot against bot, N games (default 10). L may also be random (any action) or\n"
    "      tactics (random, but wins, takes and prevents what one move can). For each game\n"
    "      its number, who won (first or second: as the options name them; or draw), why,\n"
    "      and how many actions were played, the opening included; last\n"
    "      `first W second W draw D`. Game i begins with the i-th of a fixed list of\n"
    "      openings and has the seed S + i; --first moves first. --paired: games 1 and 2\n"
    "      begin with the first opening, 3 and 4 with the second, and so on, and sides\n"
    "      swap in each second game; the line before the last is `score P % +- E`, the\n"
    "      score of --first with its 95 % error bar. MS is master's time a move\n"
    "  bench [GAME]\n"
    "      fixed searches: `nodes N`, the same on every machine, and `nodes/second N`\n"
    "  build-book worpion [--out FILE] [--full] [--threads N]\n"
    "      solves Worpion and writes what bots need of it to FILE (default: where they\n"
    "      look for it); prints how many positions there are and what each first placement\n"
    "      leads to. --full: with all distances, 16 MB. N: default all the machine has\n"
    "\n"
    "  --help      prints this\n"
    "  --version   prints name and version\n"
    "\n"
    "P is a position in the notation of the game, quoted: \"4/4/4/4 o p\"; for reversi 64\n"
    "squares from a1 to h8 as X, O or - and the side to move, X or O. Options stand in any\n"
    "order; `-` as FILE is standard input. Exit status: 0 done, 1 an input was refused or\n"
    "something failed, 2 wrong usage, 4 a data file is missing.\n";

constexpr int done = 0, failed = 1, wrong_usage = 2, no_data = 4;

struct Command {
    std::string_view name;
    Printed (*run)(Given);
};

constexpr std::array commands{
    Command{"legal", legal}, Command{"result", result}, Command{"replay", replay},
    Command{"perft", perft}, Command{"best", best},     Command{"solve", solve},
    Command{"match", match}, Command{"bench", bench},   Command{"build-book", build_book},
};

int print(std::string_view text) {
    std::cout << text << std::flush;
    if (std::cout)
        return done;
    std::cerr << "standard output: cannot be written\n";
    return failed;
}

int complain(const engine::Error& error) {
    const std::string& text = error.arguments.front();
    if (error.code != "usage") {
        std::cerr << text << '\n';
        return error.code == "data" ? no_data : failed;
    }
    std::cerr << "rectoverso-engine: " << text << "; see rectoverso-engine --help\n";
    return wrong_usage;
}

int run(Given given) {
    if (given.empty())
        return complain(usage_error("a command is missing"));
    for (const std::string_view word : given) {
        if (word == "--help")
            return print(help);
        if (word == "--version")
            return print("rectoverso-engine " RECTOVERSO_VERSION "\n");
    }
    // Options may stand before the command.
    const auto is_command = [](std::string_view word) {
        return std::ranges::find(commands, word, &Command::name) != commands.end();
    };
    const auto word = std::ranges::find_if(given, is_command);
    if (word == given.end())
        return complain(usage_error("unknown command \"" + engine::shown(given.front()) + "\""));
    std::vector<std::string_view> rest(given.begin(), word);
    rest.insert(rest.end(), std::next(word), given.end());
    const Printed printed = std::ranges::find(commands, *word, &Command::name)->run(rest);
    return printed ? print(*printed) : complain(printed.error());
}

} // namespace

int main(int count, char** arguments) {
    try {
        const std::vector<std::string_view> given(arguments + 1, arguments + count);
        return run(given);
    } catch (const std::exception& problem) {
        std::cerr << "rectoverso-engine: " << problem.what() << '\n';
        return failed;
    }
}
