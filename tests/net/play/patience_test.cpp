#include "net/play/patience.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;

TEST_CASE("patience: time runs while the program is awake, and stands while it is not") {
    net::AwakeTime time;
    const net::Time begin = time.advance(5'000s);
    CHECK(time.advance(5'000s + 16ms) == begin + 16ms);
    CHECK(time.advance(5'001s + 16ms) == begin + 1'016ms);
    CHECK(time.advance(9'000s) == begin + 2'016ms);
    CHECK(time.advance(9'000s + 5ms) == begin + 2'021ms);
}
