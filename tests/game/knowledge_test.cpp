#include "game/profile/knowledge.hpp"

#include <doctest/doctest.h>

#include "game/profile/files.hpp"
#include "tests/support/folder.hpp"

using namespace game;

TEST_CASE("knowledge: what is missing, no file or damaged is left out with a line each") {
    const support::TemporaryFolder folder;
    const auto fault = [&] {
        const LoadedKnowledge loaded = load_knowledge(folder.path);
        CHECK_FALSE(loaded.knowledge.worpion);
        REQUIRE(loaded.faults.size() == 1);
        return loaded.faults.front();
    };
    CHECK(fault() == "engine/worpion.book: missing; bots play on without it");
    const auto file = folder.path / "engine" / "worpion.book";
    std::filesystem::create_directories(file);
    CHECK(fault() == "engine/worpion.book: cannot be read; bots play on without it");
    std::filesystem::remove(file);
    for (const char* bytes : {"", "worpion1", "no book at all"}) {
        REQUIRE(write_file(file, bytes));
        CHECK(fault() == "engine/worpion.book: damaged or of another release; bots play on "
                         "without it");
    }
}

TEST_CASE("knowledge: the book that comes with the program is read") {
    const LoadedKnowledge loaded = load_knowledge(SOURCE_DIR "/assets");
    CHECK(loaded.knowledge.worpion);
    CHECK(loaded.faults.empty());
}
