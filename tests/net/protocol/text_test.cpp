#include "net/protocol/text.hpp"

#include <doctest/doctest.h>

using net::cleaned;
using net::code_points;

TEST_CASE("text: code points are counted, not bytes") {
    CHECK(code_points("") == 0);
    CHECK(code_points("Zoé") == 3);
    CHECK(code_points("\xf0\x9f\x98\x80") == 1);
    CHECK(code_points("\xf4\x8f\xbf\xbd") == 1); // U+10FFFD, the last one that may stand
}

TEST_CASE("text: what is not UTF-8 is refused") {
    for (const char* bad :
         {"\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf4\x90\x80\x80",
          "\xf5\x80\x80\x80", "\xc3", "\xe2\x82", "\xf0\x9f\x98", "\xc3\x28", "a\xff"})
        CHECK_FALSE(code_points(bad));
}

TEST_CASE("text: characters that deceive or control a screen are refused") {
    for (const char* bad : {"\x01", "\n", "\x1f", "\x7f", "\xc2\x80", "\xc2\x9f", "\xe2\x80\xa8",
                            "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x81\xa9", "\xe2\x80\x8b",
                            "\xef\xbb\xbf", "\xef\xbf\xbe", "\xef\xb7\x90"})
        CHECK_FALSE(code_points(bad));
    CHECK_FALSE(code_points(std::string_view("a\0b", 3)));
    CHECK(code_points(" ~\xc2\xa0") == 3);
}

TEST_CASE("text: cleaning removes what may not stand and cuts between code points") {
    CHECK(cleaned("A\nn\xe2\x80\xaen\xff", 10) == "Ann");
    CHECK(cleaned("Zoé!", 3) == "Zoé");
    CHECK(cleaned("\xc3", 3).empty());
}
