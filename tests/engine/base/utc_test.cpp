#include "engine/base/utc.hpp"

#include <doctest/doctest.h>

using namespace engine;

TEST_CASE("utc: times are written, leap days and times before 1970 too") {
    CHECK(utc_text(0) == "1970-01-01T00:00:00Z");
    CHECK(utc_text(-1) == "1969-12-31T23:59:59Z");
    CHECK(utc_text(951782400) == "2000-02-29T00:00:00Z");
    CHECK(utc_text(4107542400) == "2100-03-01T00:00:00Z");
    CHECK(utc_text(1796033700) == "2026-11-30T10:15:00Z");
}

TEST_CASE("utc: times outside the years of four digits are written as the nearest in them") {
    CHECK(utc_text(INT64_MIN) == "0000-01-01T00:00:00Z");
    CHECK(utc_text(INT64_MAX) == "9999-12-31T23:59:59Z");
}

TEST_CASE("utc: what is written is read back") {
    for (std::int64_t time = -62'000'000'000; time < 250'000'000'000; time += 1'234'567'891)
        CHECK(utc_seconds(utc_text(time)) == time);
    CHECK(utc_seconds(utc_text(INT64_MAX)) == 253402300799);
}

TEST_CASE("utc: other texts and days that do not exist are no times") {
    for (const char* text :
         {"", "2026-11-30", "2026-11-30T10:15:00", "2026-11-30 10:15:00Z", "2026-02-29T00:00:00Z",
          "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-11-30T24:00:00Z",
          "2026-11-30T10:60:00Z", "2026-11-30T10:15:60Z", "+026-11-30T10:15:00Z"}) {
        CAPTURE(text);
        CHECK_FALSE(utc_seconds(text));
    }
}
