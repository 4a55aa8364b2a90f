#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/table.hpp"
#include "tests/engine/reversi/discs.hpp"
#include "tests/engine/vectors.hpp"

namespace {

using engine::GameId;
using engine::Table;
using vectors::legal;
using Texts = std::vector<std::string>;

const nlohmann::json& all() {
    static const auto all = vectors::of("reversi");
    return all;
}

/// The result in the words of the vectors.
std::string result(const Table& table) {
    if (table.outcome())
        CHECK(table.outcome()->reason == engine::Reason::discs);
    return vectors::result(table, {"draw", "dark", "light"});
}

Table read(const std::string& position) {
    auto table = Table::from_position(GameId::reversi, position);
    REQUIRE_MESSAGE(table.ok(), position);
    CHECK(table->position() == position);
    return *table;
}

/// The moves played, without passes.
Texts squares(const Table& table) {
    Texts texts;
    for (const engine::Move& move : table.played())
        if (!move.gesture.pass)
            texts.push_back(move.text);
    return texts;
}

void check_state(const Table& table, const nlohmann::json& entry) {
    CHECK(legal(table) == entry["legal"].get<Texts>());
    CHECK(result(table) == entry["result"].get<std::string>());
    CHECK(discs(table.picture()) == entry["discs"].get<std::array<int, 2>>());
}

/// Discs that each side has placed, from what the hands show.
std::array<int, 2> used(const engine::Picture& picture) {
    const auto of = [&](std::size_t side) {
        return 32 - picture.in_hand.at(side) - picture.borrowed.at(1 - side) +
               picture.borrowed.at(side);
    };
    return {of(0), of(1)};
}

} // namespace

TEST_CASE("reversi: every position of the vectors has its legal actions, result and discs") {
    CHECK(all()["positions"].size() == 60);
    for (const auto& entry : all()["positions"]) {
        const std::string position = entry["position"];
        CAPTURE(position);
        check_state(read(position), entry);
    }
}

TEST_CASE("reversi: every edge case of the vectors comes out as the rules say") {
    CHECK(all()["edge"].size() == 42);
    for (const auto& entry : all()["edge"]) {
        CAPTURE(entry["id"].get<std::string>());
        CAPTURE(entry["reason"].get<std::string>());
        Table table = read(entry["position"]);
        for (const std::string move : entry["moves"])
            REQUIRE_MESSAGE(table.play(move).ok(), move);
        CHECK(table.position() == entry["after"].get<std::string>());
        check_state(table, entry);
        for (const std::string square : entry.value("hasnt", nlohmann::json::array()))
            CHECK_FALSE(Table(table).play(square).ok());
        if (entry.contains("used"))
            CHECK(used(table.picture()) == entry["used"].get<std::array<int, 2>>());
    }
}

TEST_CASE("reversi: every bad position of the vectors is refused and named") {
    CHECK(all()["rejected"].size() == 8);
    vectors::check_rejected(GameId::reversi, all()["rejected"]);
}

TEST_CASE("reversi: moves are read as leniently and refused as strictly as the vectors say") {
    CHECK(all()["reading"].size() == 17);
    for (const auto& entry : all()["reading"]) {
        CAPTURE(entry["id"].get<std::string>());
        const auto table = read(entry["position"]).replay(entry["text"].get<std::string>());
        REQUIRE(table.ok() == !entry["after"].is_null());
        if (!table)
            continue;
        CHECK(table->position() == entry["after"].get<std::string>());
        CHECK(squares(*table) == entry["squares"].get<Texts>());
    }
}

TEST_CASE("reversi: the games of the vectors replay to their ends, their opening recognised") {
    CHECK(all()["games"].size() == 10);
    for (const auto& entry : all()["games"]) {
        const std::string record = entry["record"];
        CAPTURE(record);
        const auto table = Table::from_record(GameId::reversi, record);
        REQUIRE(table.ok());
        CHECK(table->at(0).position() == entry["position"].get<std::string>());
        CHECK(table->position() == entry["after"].get<std::string>());
        CHECK(result(*table) == entry["result"].get<std::string>());
        CHECK(discs(table->picture()) == entry["discs"].get<std::array<int, 2>>());

        Texts played;
        for (const engine::Move& move : table->played())
            played.push_back(move.text);
        CHECK(played == entry["with_passes"].get<Texts>());
        std::string together = table->record();
        std::erase(together, ' ');
        CHECK(together == record);
    }
}
