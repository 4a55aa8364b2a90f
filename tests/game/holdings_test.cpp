#include "game/profile/holdings.hpp"

#include <doctest/doctest.h>

using namespace game;

namespace {

std::string fault(const std::string& json) {
    const auto read = read_holdings(json);
    return read ? "read" : read.error().code;
}

const std::string wardrobe =
    R"({"coins":0,"bonus_day":0,"days_in_row":0,"owned":["a","b"],"worn":{"disc":"a"},"days":[]})";

std::string with_purse(const std::string& purse) {
    return R"({"purse":)" + purse + R"(,"wardrobe":)" + wardrobe + "}";
}

} // namespace

TEST_CASE("holdings: what is written is read back the same") {
    Holdings holdings;
    holdings.purse.open("one", {24, 0});
    holdings.purse.open("two", {29, 29});
    REQUIRE(holdings.purse.settle("one", engine::Settlement::won, 1'790'000'000));
    holdings.wardrobe = {
        65, 20'717, 3, {"discs-cork", "pawns-glass"}, {{"pawns", "pawns-glass"}}, {20'700, 20'717}};
    const auto read = read_holdings(to_json(holdings));
    REQUIRE(read.ok());
    CHECK(*read == holdings);
    CHECK(*read_holdings(to_json(Holdings{})) == Holdings{});
}

TEST_CASE("holdings: whatever is missing, of the wrong kind or out of range is a fault") {
    CHECK(fault(with_purse(R"({"chips":5,"days":[],"open":{},"later":[[[[1]]]]})")) == "read");
    CHECK(fault("") == "holdings.unreadable");
    CHECK(fault("[]") == "holdings.unreadable");
    CHECK(fault(std::string(60'000, '[')) == "holdings.unreadable");
    CHECK(fault("{}") == "holdings.damaged");
    for (const char* purse :
         {"3", "{}", R"({"chips":-1,"days":[],"open":{}})", R"({"chips":1.5,"days":[],"open":{}})",
          R"({"chips":1e12,"days":[],"open":{}})", R"({"chips":5,"open":{}})",
          R"({"chips":5,"days":[{"day":3}],"open":{}})", R"({"chips":5,"days":[],"open":[]})",
          R"({"chips":5,"days":[],"open":{"a":{"won":1}}})",
          R"({"chips":5,"days":[],"open":{"a":{"won":6,"lost":3},"b":{"won":6,"lost":3}}})"}) {
        CAPTURE(purse);
        CHECK(fault(with_purse(purse)) == "holdings.damaged");
    }
    for (const auto& [good, bad] :
         {std::pair{R"("coins":0)", R"("coins":"0")"}, std::pair{R"("bonus_day":0,)", ""},
          std::pair{R"(["a","b"])", R"(["b","a"])"}, std::pair{R"(["a","b"])", R"([1])"},
          std::pair{R"({"disc":"a"})", R"({"disc":1})"},
          std::pair{R"("days":[]})", R"("days":[4,5,4]})"},
          std::pair{R"("days":[]})", R"("days":[-4]})"}}) {
        std::string text = with_purse(R"({"chips":5,"days":[],"open":{}})");
        text.replace(text.find(good), std::string(good).size(), bad);
        CHECK(fault(text) == "holdings.damaged");
    }
}
