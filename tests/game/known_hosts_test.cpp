#include "game/profile/known_hosts.hpp"

#include <doctest/doctest.h>

#include "game/profile/files.hpp"
#include "game/profile/identity.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/link_keys.hpp"

using namespace game;

namespace {

net::PublicKey key(int value) {
    return support::identity_of(value).key();
}

} // namespace

TEST_CASE("known hosts: an address has the key that answered there last") {
    KnownHosts hosts;
    CHECK_FALSE(hosts.at({"example.org", 47474}));
    hosts.remember({"example.org", 47474}, key(1));
    hosts.remember({"example.org", 47475}, key(2));
    hosts.remember({"Example.ORG", 47474}, key(3));
    CHECK(hosts.at({"EXAMPLE.org", 47474}) == key(3));
    CHECK(hosts.at({"example.org", 47475}) == key(2));
}

TEST_CASE("known hosts: where there are too many the oldest goes") {
    KnownHosts hosts;
    for (std::size_t i = 0; i <= KnownHosts::most; ++i)
        hosts.remember({"host", static_cast<std::uint16_t>(1 + i)}, key(1));
    CHECK_FALSE(hosts.at({"host", 1}));
    CHECK(hosts.at({"host", 2}));
    CHECK(hosts.at({"host", static_cast<std::uint16_t>(1 + KnownHosts::most)}));
}

TEST_CASE("known hosts: what is written reads back, and nothing else") {
    KnownHosts hosts;
    hosts.remember({"b", 2}, key(2));
    hosts.remember({"a", 1}, key(1));
    CHECK(hosts.text() == "b:2 " + net::to_text(key(2)) + "\na:1 " + net::to_text(key(1)) + "\n");
    CHECK(KnownHosts::read(hosts.text()) == hosts);
    CHECK(KnownHosts::read("") == KnownHosts{});
    const std::string text = hosts.text();
    CHECK_FALSE(KnownHosts::read(text.substr(0, text.size() - 1)));
    CHECK_FALSE(KnownHosts::read(text.substr(1)));
    CHECK_FALSE(KnownHosts::read("b:2\n"));
    CHECK_FALSE(KnownHosts::read("\n"));
    CHECK_FALSE(KnownHosts::read("a:1 " + net::to_text(key(1)) + "0\n"));
}

TEST_CASE("known hosts: a damaged file is told and stays as it is") {
    const support::TemporaryFolder folder;
    const auto file = folder.path / "own" / "known-hosts";
    CHECK(load_known_hosts(file)->text().empty());
    KnownHosts hosts;
    hosts.remember({"a", 1}, key(1));
    REQUIRE(save_known_hosts(file, hosts));
    CHECK(*load_known_hosts(file) == hosts);
    REQUIRE(write_file(file, "a:1 nobody\n"));
    const auto damaged = load_known_hosts(file);
    REQUIRE_FALSE(damaged);
    CHECK(damaged.error() == engine::Error{"hosts.damaged", {file.string()}});
    CHECK(*read_file(file, 100) == "a:1 nobody\n");
}
