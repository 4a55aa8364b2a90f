#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "engine/table.hpp"
#include "tests/engine/vectors.hpp"

namespace {

using engine::GameId;
using engine::Reason;
using engine::Table;
using nlohmann::json;
using vectors::legal;

const json& all() {
    static const auto all = vectors::of("jungle");
    return all;
}

/// The result in the words of the vectors.
std::string result(const Table& table) {
    return vectors::result(table, {"draw", "blue", "red"});
}

std::string by(const Table& table) {
    const auto outcome = table.outcome();
    if (!outcome)
        return "";
    switch (outcome->reason) {
    case Reason::captured:
        return "last animal";
    case Reason::no_move:
        return "no move";
    case Reason::no_capture:
        return "100 moves";
    default:
        return std::string(to_text(outcome->reason));
    }
}

Table read(const std::string& position) {
    auto table = Table::from_position(GameId::jungle, position);
    REQUIRE_MESSAGE(table.ok(), position);
    return *table;
}

Table replay(const json& entry) {
    Table table = read(entry["position"]);
    for (const std::string move : entry["moves"]) {
        CAPTURE(move);
        const auto played = table.play(move);
        REQUIRE(played.ok());
        CHECK(played->text == move);
    }
    return table;
}

void check_result(const Table& table, const json& entry) {
    CHECK(result(table) == entry["result"].get<std::string>());
    CHECK(by(table) == entry["by"].get<std::string>());
}

bool contains(const std::vector<std::string>& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

const json& question(const std::string& beginning) {
    for (const json& entry : all()["open_questions"])
        if (entry["question"].get<std::string>().starts_with(beginning))
            return entry;
    FAIL("no question: " << beginning);
    return all();
}

void check_question(const std::string& beginning, const char* winner, Reason reason) {
    CAPTURE(beginning);
    const Table table = read(question(beginning)["position"]);
    CHECK(result(table) == winner);
    REQUIRE(table.outcome());
    CHECK(table.outcome()->reason == reason);
    CHECK(table.moves().empty());
}

} // namespace

TEST_CASE("jungle: every position of the vectors has its legal moves and result") {
    CHECK(all()["positions"].size() == 60);
    for (const json& entry : all()["positions"]) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const Table table = read(position);
        CHECK(table.position() == position);
        CHECK(legal(table) == entry["legal"].get<std::vector<std::string>>());
        check_result(table, entry);
    }
}

TEST_CASE("jungle: every edge case of the vectors comes out as the rules say") {
    CHECK(all()["edge"].size() == 54);
    for (const json& entry : all()["edge"]) {
        const std::string id = entry["id"];
        CAPTURE(id);
        const Table table = replay(entry);
        CHECK(table.position() == entry["after"].get<std::string>());
        const auto moves = legal(table);
        CHECK(moves == entry["legal"].get<std::vector<std::string>>());
        check_result(table, entry);
        for (const std::string move : entry["has"])
            CHECK(contains(moves, move));
        for (const std::string move : entry["hasnt"]) {
            CHECK_FALSE(contains(moves, move));
            CHECK_FALSE(Table(table).play(move).ok());
        }
    }
}

TEST_CASE(
    "jungle: every bad position of the vectors is refused by a message that names the fault") {
    CHECK(all()["rejected"].size() == 14);
    vectors::check_rejected(GameId::jungle, all()["rejected"]);
}

TEST_CASE("jungle: moves of the vectors are read leniently and written in full") {
    CHECK(all()["reading"].size() == 13);
    for (const json& entry : all()["reading"]) {
        const std::string text = entry["text"];
        CAPTURE(text);
        Table table = read(entry["position"]);
        const auto move = table.play(text);
        REQUIRE(move.ok() == !entry["move"].is_null());
        if (move.ok())
            CHECK(move->text == entry["move"].get<std::string>());
    }
}

TEST_CASE("jungle: the games of the vectors replay to their ends") {
    CHECK(all()["games"].size() == 11);
    for (const json& entry : all()["games"]) {
        const Table table = replay(entry);
        CHECK(table.position() == entry["after"].get<std::string>());
        check_result(table, entry);
        CHECK(table.length() == entry["plies"].get<std::size_t>());

        // The same as one record, with and without the spaces inside its moves.
        std::string spaced, tight;
        for (std::string move : entry["moves"]) {
            spaced += (spaced.empty() ? "" : " ") + move;
            tight += "\n" + move.erase(1, 1);
        }
        CHECK(table.record() == spaced);
        for (const std::string& record : {spaced, tight}) {
            const auto again = read(entry["position"]).replay(record);
            REQUIRE(again.ok());
            CHECK(*again == table);
        }
    }
}

TEST_CASE("jungle: what the rules leave open is answered as the vectors do") {
    CHECK(all()["open_questions"].size() == 11);
    check_question("is a given position with the count at 100", "draw", Reason::no_capture);
    check_question("is an animal in the opponent's den accepted", "blue", Reason::den);
    check_question("an animal in the opponent's den with its own side", "blue", Reason::den);
    check_question("a side without animals", "blue", Reason::captured);
    check_question("a given position whose side to move has no move", "blue", Reason::no_move);

    CHECK(read(question("adjacent digits")["position"]).position() == "7/t6/7/7/7/7/7/7/T6 b 0");
    CHECK(read(question("leading zeros")["position"]).position() == "t6/7/7/7/7/7/3W3/7/7 b 7");

    const auto play = [](const char* beginning) {
        const json& entry = question(beginning);
        Table table = read(entry["position"]);
        const auto move = table.play(entry["text"].get<std::string>());
        return move ? move->text : "rejected";
    };
    CHECK(play("a rank that is not") == "rejected");
    CHECK(play("- for a capture") == "7 a4xd4");
    CHECK(play("x for a move") == "8 a3-a4");
    CHECK(play("upper-case") == "rejected");
}
