// tests/data/records: records as they are written, and damaged or foreign files with what is said
// of each in `damaged.txt`.
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/match/record.hpp"

using namespace engine;

namespace {

const std::string folder = TEST_DATA "/records/";

std::string content(const std::string& name) {
    std::ifstream file(folder + name, std::ios::binary);
    REQUIRE_MESSAGE(file.good(), name);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("record corpus: good records are read and written the same") {
    std::ifstream names(folder + "good.txt");
    int count = 0;
    for (std::string name; std::getline(names, name); ++count) {
        CAPTURE(name);
        const std::string text = content("good/" + name);
        const Reading reading = read_record(text);
        REQUIRE_FALSE(reading.fault);
        CHECK(to_record(*reading.record) == text);
    }
    CHECK(count > 30);
}

TEST_CASE("record corpus: of damaged and foreign files is said what is wrong and where") {
    std::ifstream list(folder + "damaged.txt");
    int count = 0;
    for (std::string line; std::getline(list, line); ++count) {
        const std::size_t tab = line.find('\t');
        const std::string name = line.substr(0, tab);
        CAPTURE(name);
        const Reading reading = read_record(content("damaged/" + name));
        REQUIRE(reading.fault);
        CHECK(english(*reading.fault) == line.substr(tab + 1));
    }
    CHECK(count > 20);
}
