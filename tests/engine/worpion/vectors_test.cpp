#include <fstream>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/table.hpp"

namespace {

using engine::GameId;
using engine::Table;

const nlohmann::json& vectors() {
    static const auto all = nlohmann::json::parse(std::ifstream(TEST_DATA "/worpion.json"));
    return all;
}

std::vector<std::string> legal(const Table& table) {
    std::vector<std::string> texts;
    for (const engine::Move& move : table.moves())
        texts.push_back(move.text);
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The result in the words of the vectors.
std::string result(const Table& table) {
    const auto outcome = table.outcome();
    if (!outcome)
        return "ongoing";
    if (!outcome->winner)
        return "tie";
    return *outcome->winner == engine::Side::first ? "orange" : "green";
}

Table read(const std::string& position) {
    auto table = Table::from_position(GameId::worpion, position);
    REQUIRE_MESSAGE(table.ok(), position);
    CHECK(table->position() == position);
    return *table;
}

Table after(Table table, const std::string& action) {
    const auto move = table.play(action);
    REQUIRE_MESSAGE(move.ok(), action);
    return table;
}

void check_position(const nlohmann::json& entry) {
    const std::string position = entry["position"];
    CAPTURE(position);
    const Table table = read(position);
    CHECK(legal(table) == entry["legal"].get<std::vector<std::string>>());
    CHECK(result(table) == entry["result"].get<std::string>());
}

} // namespace

TEST_CASE("worpion: every position of the vectors has its legal actions and result") {
    CHECK(vectors()["positions"].size() == 66);
    for (const auto& entry : vectors()["positions"])
        check_position(entry);
}

TEST_CASE("worpion: every edge case of the vectors comes out as the rules say") {
    CHECK(vectors()["edge"].size() == 30);
    for (const auto& entry : vectors()["edge"]) {
        CAPTURE(entry["why"].get<std::string>());
        check_position(entry);
        const Table table = read(entry["position"]);
        if (entry.contains("after")) {
            const Table next = after(table, entry["action"]);
            CHECK(next.position() == entry["after"].get<std::string>());
            CHECK(result(next) == entry["after_result"].get<std::string>());
        }
        const auto after_results = entry.value("after_results", nlohmann::json::object());
        for (const auto& [action, expected] : after_results.items())
            CHECK(result(after(table, action)) == expected.get<std::string>());
        for (const std::string action : entry.value("not_legal", nlohmann::json::array())) {
            const auto refused = Table(table).play(action);
            REQUIRE_FALSE(refused.ok());
            CHECK(refused.error().code == "worpion.must_answer");
        }
    }
}

TEST_CASE("worpion: every bad position of the vectors is refused") {
    CHECK(vectors()["reject"].size() == 23);
    for (const auto& entry : vectors()["reject"]) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const auto table = Table::from_position(GameId::worpion, position);
        REQUIRE_FALSE(table.ok());
        CHECK(table.error().code.starts_with("worpion.position_"));
        REQUIRE(table.error().at);
        CHECK(*table.error().at <= position.size());
    }
}

TEST_CASE("worpion: the games of the vectors replay to their ends") {
    CHECK(vectors()["games"].size() == 11);
    for (const auto& entry : vectors()["games"]) {
        const std::string game = entry["game"];
        CAPTURE(game);
        const auto table = Table::start(GameId::worpion).replay(game);
        REQUIRE(table.ok());
        CHECK(table->position() == entry["final"].get<std::string>());
        CHECK(result(*table) == entry["result"].get<std::string>());
        CHECK(table->length() == entry["actions"].get<std::size_t>());
        CHECK(table->record() == game);
    }
}
