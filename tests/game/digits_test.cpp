#include "game/digits.hpp"

#include <doctest/doctest.h>

using game::digit_of_row;
using game::Digits;

TEST_CASE("digits: a digit key gives its digit once, not again for its character") {
    Digits digits;
    CHECK(digits.pressed(4, false) == 4);
    CHECK_FALSE(digits.typed(U'4').has_value());
}

TEST_CASE("digits: an unshifted AZERTY key gives the digit and types something else") {
    Digits digits;
    CHECK(digits.pressed(4, false) == 4);
    CHECK_FALSE(digits.typed(U'\'').has_value());
    CHECK(digits.pressed(2, false) == 2);
    CHECK_FALSE(digits.typed(U'\u00e9').has_value());
}

TEST_CASE("digits: a digit typed by a key that says nothing counts") {
    Digits digits;
    CHECK_FALSE(digits.pressed(std::nullopt, false).has_value());
    CHECK(digits.typed(U'7') == 7);
    CHECK(digits.typed(U'8') == 8); // an input method types without any key
}

TEST_CASE("digits: a held key gives its digit once") {
    Digits digits;
    CHECK(digits.pressed(std::nullopt, false) == std::nullopt);
    CHECK(digits.typed(U'3') == 3);
    CHECK_FALSE(digits.pressed(std::nullopt, true).has_value());
    CHECK_FALSE(digits.typed(U'3').has_value());
    CHECK_FALSE(digits.pressed(5, true).has_value());
    CHECK_FALSE(digits.typed(U'5').has_value());
}

TEST_CASE("digits: letters are no digits, and a reset forgets the press before") {
    Digits digits;
    CHECK_FALSE(digits.typed(U'a').has_value());
    CHECK(digits.pressed(1, false) == 1);
    digits.reset();
    CHECK(digits.typed(U'1') == 1);
}

TEST_CASE("digits: the digit row's key codes are 1 to 9 and then 0") {
    CHECK(digit_of_row(10) == 1);
    CHECK(digit_of_row(13) == 4);
    CHECK(digit_of_row(18) == 9);
    CHECK(digit_of_row(19) == 0);
    CHECK_FALSE(digit_of_row(9).has_value());
    CHECK_FALSE(digit_of_row(20).has_value());
}
