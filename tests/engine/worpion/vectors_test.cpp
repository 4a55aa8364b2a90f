#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/table.hpp"
#include "tests/engine/vectors.hpp"

namespace {

using engine::GameId;
using engine::Table;
using vectors::legal;

const nlohmann::json& all() {
    static const auto all = vectors::of("worpion");
    return all;
}

/// The result in the words of the vectors.
std::string result(const Table& table) {
    return vectors::result(table, {"tie", "orange", "green"});
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
    CHECK(all()["positions"].size() == 66);
    for (const auto& entry : all()["positions"])
        check_position(entry);
}

TEST_CASE("worpion: every edge case of the vectors comes out as the rules say") {
    CHECK(all()["edge"].size() == 30);
    for (const auto& entry : all()["edge"]) {
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
    CHECK(all()["reject"].size() == 23);
    vectors::check_rejected(GameId::worpion, all()["reject"]);
}

TEST_CASE("worpion: the games of the vectors replay to their ends") {
    CHECK(all()["games"].size() == 11);
    for (const auto& entry : all()["games"]) {
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
