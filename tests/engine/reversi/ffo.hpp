#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// One endgame of `tests/data/ffo.txt`; its score gives the empty squares to the winner.
struct FfoEndgame {
    int number = 0, score = 0;
    std::string position;
    std::vector<std::string> best;
};

inline std::vector<FfoEndgame> ffo_endgames() {
    std::vector<FfoEndgame> all;
    std::ifstream file(TEST_DATA "/ffo.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        FfoEndgame one;
        std::istringstream text(line);
        std::string squares, side, bar;
        text >> one.number >> bar >> squares >> side >> bar >> one.score >> bar;
        one.position = squares + " " + side;
        for (std::string move; text >> move;)
            one.best.push_back(move);
        all.push_back(one);
    }
    return all;
}
