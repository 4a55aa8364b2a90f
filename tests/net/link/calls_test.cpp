#include "net/link/calls.hpp"

#include <doctest/doctest.h>

using namespace net;
using Next = Calls::Next;
using State = Calls::State;

namespace {

const Invite invite{{{192, 168, 1, 20}, 47474}, Endpoint{{203, 0, 113, 7}, 50001}, {}};
const engine::Error silence{"link.no_answer", {"192.168.1.20"}};
const engine::Error stranger{"link.wrong_key"};

Time at(int milliseconds) {
    return Time{milliseconds};
}

} // namespace

TEST_CASE("destination: a code or an address") {
    CHECK(read_destination(to_code(invite)) == engine::Result<Destination>(invite));
    CHECK(read_destination("192.168.1.20") ==
          engine::Result<Destination>(Address{"192.168.1.20", 47474}));
    CHECK(read_destination("ann-s-old-pc:9") ==
          engine::Result<Destination>(Address{"ann-s-old-pc", 9}));
    CHECK(read_destination("a-very-long-name-of-a-pc:9") ==
          engine::Result<Destination>(Address{"a-very-long-name-of-a-pc", 9}));
    CHECK(read_destination("").error().code == "address.empty");
    std::string wrong = to_code(invite);
    wrong[5] = wrong[5] == 'A' ? 'B' : 'A';
    CHECK(read_destination(wrong).error().code == "invite.typing");
    CHECK(to_text(Destination(Address{"ann", 7})) == "ann:7");
    CHECK(to_text(Destination(invite)) == to_code(invite));
}

TEST_CASE("calls: the address inside the network comes before the outside one, both with the key") {
    const std::vector<Call> calls = calls_to(invite);
    REQUIRE(calls.size() == 2);
    CHECK(calls[0] == Call{Call::Way::inside, {"192.168.1.20", 47474}, invite.host});
    CHECK(calls[1] == Call{Call::Way::outside, {"203.0.113.7", 50001}, invite.host});
    const std::vector<Call> typed = calls_to(Address{"ann", 7});
    REQUIRE(typed.size() == 1);
    CHECK(typed[0] == Call{Call::Way::typed, {"ann", 7}, AnyKey{}});
}

TEST_CASE("calls: each way has two seconds, all have twenty") {
    Calls calls(calls_to(invite), at(500));
    CHECK(calls.state(0) == State::calling);
    CHECK(calls.state(1) == State::untried);
    CHECK(calls.on_time(at(2499)) == Next::wait);
    for (int second = 2; second < 20; second += 2) {
        CAPTURE(second);
        CHECK(calls.on_time(at(500 + 1000 * second)) == Next::call);
        const std::size_t now = static_cast<std::size_t>(second / 2) % 2;
        CHECK(calls.current() == calls.all()[now]);
        CHECK(calls.state(now) == State::calling);
        CHECK(calls.state(1 - now) == State::silent);
    }
    CHECK(calls.on_time(at(20'499)) == Next::wait);
    CHECK(calls.on_time(at(20'500)) == Next::give_up);
    CHECK(calls.why() == engine::Error{"invite.no_answer"});
}

TEST_CASE("calls: a way that fails makes room for the next one at once") {
    Calls calls(calls_to(invite), at(0));
    CHECK(calls.on_failure(silence, at(100)) == Next::call);
    CHECK(calls.current().way == Call::Way::outside);
    CHECK(calls.on_time(at(2000)) == Next::wait);
    CHECK(calls.on_time(at(2100)) == Next::call);
    CHECK(calls.current().way == Call::Way::inside);
}

TEST_CASE("calls: where a stranger answers, nobody calls again") {
    Calls calls(calls_to(invite), at(0));
    CHECK(calls.on_failure(stranger, at(100)) == Next::call);
    CHECK(calls.state(0) == State::stranger);
    CHECK(calls.on_time(at(2100)) == Next::call);
    CHECK(calls.current().way == Call::Way::outside);
    CHECK(calls.on_failure(stranger, at(2200)) == Next::give_up);
    CHECK(calls.why() == stranger);
}

TEST_CASE("calls: what a host says ends them, whichever way it was reached") {
    Calls calls(calls_to(invite), at(0));
    CHECK(calls.on_failure({"room.full"}, at(100)) == Next::give_up);
    CHECK(calls.why() == engine::Error{"room.full"});
}

TEST_CASE("calls: a single way is called until its link gives up") {
    Calls calls(calls_to(Address{"ann", 7}), at(0));
    CHECK(calls.on_time(at(9'999)) == Next::wait);
    CHECK(calls.on_failure(silence, at(10'000)) == Next::give_up);
    CHECK(calls.why() == silence);
}
