#include "net/play/name.hpp"

#include <doctest/doctest.h>

using net::clean_name;

TEST_CASE("name: spaces at the ends and control characters go") {
    CHECK(clean_name("  Ann\t ", "Player") == "Ann");
    CHECK(clean_name("A\x1b[31mnn", "Player") == "A[31mnn");
    CHECK(clean_name("Ann Bo", "Player") == "Ann Bo");
}

TEST_CASE("name: twenty code points are kept, whatever their bytes") {
    CHECK(clean_name("abcdefghijklmnopqrstuvwxyz", "Player") == "abcdefghijklmnopqrst");
    CHECK(clean_name("ééééééééééééééééééééé", "Player") == "éééééééééééééééééééé");
    CHECK(clean_name("abcdefghijklmnopqrs tu", "Player") == "abcdefghijklmnopqrs");
}

TEST_CASE("name: where nothing is left the fallback stands") {
    CHECK(clean_name("", "Player") == "Player");
    CHECK(clean_name(" \n \x7f", "Player") == "Player");
    CHECK(clean_name("\xff\xfe", "Player") == "Player");
}

TEST_CASE("name: one of which nothing would be seen is none") {
    CHECK(clean_name("\u00A0\u2003 \u200D", "Guest") == "Guest");
    CHECK(clean_name("\u200E\u061C\u00AD", "Guest") == "Guest");
    CHECK(clean_name("a\u200Eb", "Guest") == "ab");
}

TEST_CASE("name: nobody is taken for a bot by the name") {
    CHECK(clean_name("bot:master", "Player") == "master");
    CHECK(clean_name(" bot: bot:Ann", "Player") == "Ann");
    CHECK(clean_name("bot:", "Player") == "Player");
    CHECK(clean_name("Abbot: Ann", "Player") == "Abbot: Ann");
}
