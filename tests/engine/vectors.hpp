#pragma once

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/base/english.hpp"
#include "engine/search/perft.hpp"
#include "engine/table.hpp"
#include "tests/engine/plain_perft.hpp"

// What the three games' vectors have in common.
namespace vectors {

/// `tests/data/<game>.json`.
inline nlohmann::json of(const std::string& game) {
    return nlohmann::json::parse(std::ifstream(TEST_DATA "/" + game + ".json"));
}

/// The legal actions, sorted.
inline std::vector<std::string> legal(const engine::Table& table) {
    std::vector<std::string> texts;
    for (const engine::Move& move : table.moves())
        texts.push_back(move.text);
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// A game's words for a draw, the first side's win and the second's.
using ResultWords = std::array<const char*, 3>;

inline std::string result(const engine::Table& table, const ResultWords& words) {
    const auto outcome = table.outcome();
    if (!outcome)
        return "ongoing";
    if (!outcome->winner)
        return words[0];
    return *outcome->winner == engine::Side::first ? words[1] : words[2];
}

/// Each position must be refused at a place in it, by a message that names what the entry asks for.
inline void check_rejected(engine::GameId game, const nlohmann::json& entries) {
    for (const auto& entry : entries) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const auto table = engine::Table::from_position(game, position);
        REQUIRE_FALSE(table.ok());
        CHECK(table.error().code.starts_with(std::string(engine::info(game).key) + ".position_"));
        REQUIRE(table.error().at);
        CHECK(*table.error().at <= position.size());
        const std::string message = english(table.error());
        CAPTURE(message);
        for (const std::string name : entry.value("message_names", nlohmann::json::array()))
            CHECK(message.find(name) != std::string::npos);
    }
}

/// The counts up to `most_leaves`, the smaller ones by plain counting too.
template <engine::GameState S>
void check_perft(const nlohmann::json& entries) {
    for (const auto& entry : entries) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const auto state = S::read(position);
        REQUIRE(state.ok());
        int depth = 0;
        for (const std::uint64_t count : entry["counts"]) {
            ++depth;
            CAPTURE(depth);
            if (count > most_leaves)
                continue;
            CHECK(engine::perft(*state, depth) == count);
            if (count <= most_leaves / 10)
                CHECK(plain_perft(*state, depth) == count);
        }
    }
}

} // namespace vectors
