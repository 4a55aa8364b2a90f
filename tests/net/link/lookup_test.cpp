#include "net/link/lookup.hpp"

#include <atomic>
#include <doctest/doctest.h>
#include <future>
#include <memory>

using net::Lookup;

TEST_CASE("lookup: the answer of the resolver is there once it is done") {
    std::promise<void> answered;
    Lookup lookup("ann", [&](const std::string& host) {
        answered.get_future().wait();
        return std::optional(host + " found");
    });
    CHECK_FALSE(lookup.done());
    answered.set_value();
    while (!lookup.done())
        std::this_thread::yield();
    CHECK(lookup.address() == "ann found");
}

TEST_CASE("lookup: giving up does not wait for a resolver that blocks") {
    struct Shared {
        std::promise<void> release;
        std::promise<void> asked, ended;
    };
    const auto shared = std::make_shared<Shared>();
    auto lookup = std::make_unique<Lookup>("slow", [shared](const std::string&) {
        shared->asked.set_value();
        shared->release.get_future().wait();
        shared->ended.set_value();
        return std::optional<std::string>();
    });
    shared->asked.get_future().wait();
    lookup.reset(); // would never return if it waited: only the next line lets the resolver go
    shared->release.set_value();
    shared->ended.get_future().wait();
}

TEST_CASE("lookup: the system's resolver reads an address as itself") {
    CHECK(net::ask_resolver("127.0.0.1") == "127.0.0.1");
    CHECK_FALSE(net::ask_resolver("no host of this name"));
}
