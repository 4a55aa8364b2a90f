#include <doctest/doctest.h>

#include "game/profile/bundle.hpp"
#include "game/profile/identity.hpp"
#include "game/profile/moving.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/link_keys.hpp"

// The player's keys among all that is carried from one computer to another.
using namespace game;
namespace fs = std::filesystem;

namespace {

bool never() {
    return false;
}

struct Home {
    support::TemporaryFolder folder;
    Places places = game::places({.data_dir = folder.path}, {});

    [[nodiscard]] std::string read(const fs::path& file) const {
        const auto text = read_file(file, 65536);
        return text ? *text : text.error().code;
    }
};

bool private_file(const fs::path& file) {
    return fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write);
}

KnownHosts some_hosts() {
    KnownHosts hosts;
    hosts.remember({"example.org", 47474}, support::identity_of(9).key());
    return hosts;
}

} // namespace

TEST_CASE("moving: whoever takes in a file is who exported it, in a file nobody else can read") {
    Home from, to;
    const auto ann = load_identity(from.places.identity);
    const auto bo = load_identity(to.places.identity);
    REQUIRE(ann);
    REQUIRE(bo);
    const std::string before = to.read(to.places.identity);
    REQUIRE(save_known_hosts(from.places.known_hosts, some_hosts()));
    const fs::path file = from.folder.path / "all.json";
    REQUIRE(export_data(from.places, file, {}, {}));
    CHECK(private_file(file));

    REQUIRE(import_data(to.places, file, {}, {}, never));
    CHECK(load_identity(to.places.identity)->key() == ann->key());
    CHECK(*load_known_hosts(to.places.known_hosts) == some_hosts());
    CHECK(private_file(to.places.identity));
    CHECK(to.read(to.places.identity.string() + ".before") == before);
    CHECK(private_file(to.places.identity.string() + ".before"));

    REQUIRE(import_data(to.places, file, {}, {}, never)); // the same again changes nothing
    CHECK(to.read(to.places.identity.string() + ".before") == before);

    Bundle other;
    other.identity = net::to_text(support::identity_of(3));
    const fs::path second = to.folder.path / "other.json";
    REQUIRE(write_file(second, to_json(other)));
    REQUIRE(import_data(to.places, second, {}, {}, never));
    CHECK(to.read(to.places.identity) == other.identity);
    CHECK(to.read(to.places.identity.string() + ".before") == before);
    CHECK(to.read(to.places.identity.string() + ".before2") == from.read(from.places.identity));
    CHECK(private_file(to.places.identity.string() + ".before2"));
}

TEST_CASE(
    "moving: a file without keys, as from before there were any, leaves those that are here") {
    Home home;
    const auto ann = load_identity(home.places.identity);
    REQUIRE(ann);
    const fs::path file = home.folder.path / "all.json";
    REQUIRE(write_file(file, to_json(Bundle{})));
    REQUIRE(import_data(home.places, file, {}, {}, never));
    CHECK(load_identity(home.places.identity)->key() == ann->key());
    CHECK_FALSE(fs::exists(home.places.identity.string() + ".before"));
}

TEST_CASE("moving: keys that are damaged are refused with all the rest") {
    Bundle bad;
    bad.identity = net::to_text(support::identity_of(1));
    REQUIRE(read_bundle(to_json(bad), {}));
    bad.identity.pop_back();
    CHECK(read_bundle(to_json(bad), {}).error().code == "data.keys");
    bad.identity.clear();
    bad.known_hosts = "nobody\n";
    CHECK(read_bundle(to_json(bad), {}).error().code == "data.keys");
    CHECK(read_bundle(R"({"format":"rectoverso data 1","identity":[]})", {}).error().code ==
          "data.keys");
}

TEST_CASE("moving: keys that cannot be written leave everything as it was") {
    Home home;
    Bundle carried;
    carried.identity = net::to_text(support::identity_of(1));
    carried.known_hosts = some_hosts().text();
    const fs::path file = home.folder.path / "all.json";
    REQUIRE(write_file(file, to_json(carried)));
    fs::create_directories(home.places.identity / "in the way");
    CHECK_FALSE(import_data(home.places, file, {}, {}, never).ok());
    CHECK_FALSE(fs::exists(home.places.known_hosts));
    CHECK_FALSE(fs::exists(home.places.settings.string() + ".before"));
    CHECK_FALSE(fs::exists(home.places.holdings.string() + ".before"));
}

TEST_CASE("moving: deleting takes the keys, so that the player becomes somebody new") {
    Home home;
    const auto before = load_identity(home.places.identity);
    REQUIRE(before);
    REQUIRE(write_file(home.places.identity.string() + ".before", "x"));
    REQUIRE(save_known_hosts(home.places.known_hosts, some_hosts()));
    REQUIRE(delete_data(home.places));
    CHECK_FALSE(fs::exists(home.places.identity));
    CHECK_FALSE(fs::exists(home.places.identity.string() + ".before"));
    CHECK_FALSE(fs::exists(home.places.known_hosts));
    CHECK(load_identity(home.places.identity)->key() != before->key());
}
