#include "game/profile/identity.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "game/profile/files.hpp"
#include "tests/support/folder.hpp"

using namespace game;
namespace fs = std::filesystem;

namespace {

fs::perms mode_of(const fs::path& file) {
    return fs::status(file).permissions();
}

} // namespace

TEST_CASE("identity: the first time makes a file that is the player's alone, later times read it") {
    const support::TemporaryFolder folder;
    const fs::path file = folder.path / "own" / "identity.key";
    const auto first = load_identity(file);
    REQUIRE(first);
    CHECK(mode_of(file) == (fs::perms::owner_read | fs::perms::owner_write));
    const auto again = load_identity(file);
    REQUIRE(again);
    CHECK(again->key() == first->key());
    const support::TemporaryFolder other;
    CHECK(load_identity(other.path / "identity.key")->key() != first->key());
}

TEST_CASE("identity: a file that others can read or that is damaged is told, and stays as it is") {
    const support::TemporaryFolder folder;
    const fs::path file = folder.path / "identity.key";
    REQUIRE(load_identity(file));
    const std::string text = *read_file(file, 4096);
    for (const mode_t open : {0640U, 0604U, 0620U, 0755U}) {
        REQUIRE(::chmod(file.c_str(), open) == 0);
        const auto identity = load_identity(file);
        REQUIRE_FALSE(identity);
        CHECK(identity.error() == engine::Error{"identity.not_private", {file.string()}});
    }
    REQUIRE(::chmod(file.c_str(), 0400) == 0);
    CHECK(load_identity(file));
    REQUIRE(write_file(file, text.substr(1), Readers::player));
    const auto damaged = load_identity(file);
    REQUIRE_FALSE(damaged);
    CHECK(damaged.error() == engine::Error{"identity.damaged", {file.string()}});
    CHECK(*read_file(file, 4096) == text.substr(1));
    CHECK(mode_of(file) == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("identity: where it cannot be kept nobody is made up") {
    const support::TemporaryFolder folder;
    REQUIRE(write_file(folder.path / "own", "in the way"));
    const auto identity = load_identity(folder.path / "own" / "identity.key");
    REQUIRE_FALSE(identity);
    CHECK(identity.error().code == "file.unwritable");
}
