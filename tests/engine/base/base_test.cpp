#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/base/random.hpp"
#include "engine/base/result.hpp"
#include "engine/base/scanner.hpp"

using namespace engine;

TEST_CASE("result: it holds a value or an error, never both") {
    const Result<int> good = 7;
    const Result<int> bad = Error{"game.over"};
    CHECK(good.ok());
    CHECK(*good == 7);
    CHECK_FALSE(bad.ok());
    CHECK(bad.error().code == "game.over");
    CHECK(good != bad);
}

TEST_CASE("scanner: it reads characters and knows where it is") {
    Scanner scanner("ab");
    CHECK(scanner.take() == 'a');
    CHECK_FALSE(scanner.accept('a'));
    CHECK(scanner.at() == 1);
    CHECK(scanner.accept('b'));
    CHECK(scanner.at_end());
    CHECK(scanner.take() == '\0');
    CHECK(scanner.at() == 2);
}

TEST_CASE("scanner: it reads words over any white space and pieces up to a character") {
    Scanner words(" one\r\n\ttwo ");
    CHECK(words.take_word() == "one");
    CHECK(words.take_word() == "two");
    CHECK(words.at() == 10);
    CHECK(words.take_word().empty());

    Scanner pieces("a/b");
    CHECK(pieces.take_until('/') == "a");
    CHECK(pieces.peek() == '/');
    CHECK(pieces.take_until('/').empty());
    CHECK(pieces.accept('/'));
    CHECK(pieces.take_until('/') == "b");
}

TEST_CASE("scanner: foreign text is shown cut and in printable ASCII") {
    CHECK(shown("b2-c2") == "b2-c2");
    CHECK(shown("\x1b[2J\xff\n") == "?[2J??");
    CHECK(shown(std::string(100, 'x')) == std::string(24, 'x') + "...");
}

TEST_CASE("random: the numbers of a seed never change") {
    // SplitMix64 of state 0 and 1234567 as its author publishes them.
    CHECK(mix(0x9e3779b97f4a7c15) == 0xe220a8397b1dcdaf);
    CHECK(mix(1234567 + 0x9e3779b97f4a7c15) == 6457827717110365317U);
    Random random(0);
    CHECK(random.next() == 11091344671253066420U);
    CHECK(random.next() == 13793997310169335082U);
    for (int i = 2; i < 99; ++i)
        random.next();
    CHECK(random.next() == 4375015050159202716U);
    CHECK(Random(1) != Random(2));
}

TEST_CASE("random: numbers below a bound are all reached and none is beyond") {
    Random random(5);
    std::array<int, 6> seen{};
    for (int i = 0; i < 6000; ++i)
        ++seen.at(random.below(6));
    for (const int times : seen)
        CHECK((times > 850 && times < 1150));
    CHECK(random.below(1) == 0);
}

TEST_CASE("english: the sentences are sorted, each code once") {
    const auto sentences = english_sentences();
    for (std::size_t i = 1; i < sentences.size(); ++i)
        CHECK(sentences[i - 1].code < sentences[i].code);
}

TEST_CASE("english: arguments fill their places and braces that are no place stay") {
    const std::vector<std::string> arguments{"one", "{0}"};
    CHECK(fill("{1} {0}{2} {x} {", arguments) == "{0} one {x} {");
    CHECK(english({"worpion.occupied", {"b2"}}) == "b2 is occupied");
    CHECK(english({"no.such_code", {"b2"}}) == "no.such_code");
}

TEST_CASE("english: a bad move of a record says why it is bad") {
    const Error error{"record.move", {"7", "b2-c2", "worpion.occupied", "c2"}};
    CHECK(english(error) == "move 7 \"b2-c2\": c2 is occupied");
    REQUIRE(cause(error));
    CHECK(cause(error)->error == Error{"worpion.occupied", {"c2"}});
    CHECK_FALSE(cause({"game.over"}));
    CHECK(english({"record.move", {"1", "x", "record.move", "y"}}) == "move 1 \"x\": record.move");
}
