// A host that asks its router, and a guest that joins by its code, without a screen:
//   reach host [nat-pmp|upnp]   prints what the router says, the code, `began` when a guest sits
//                               down and `left` when it goes, then takes the mapping back
//   reach join CODE             prints the way by which the host was reached
#include <chrono>
#include <iostream>
#include <string_view>
#include <thread>

#include "net/link/calls.hpp"
#include "net/link/mapping.hpp"
#include "net/link/natpmp.hpp"
#include "net/link/upnp.hpp"
#include "net/play/player.hpp"

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto patience = 60s;

net::Time now() {
    static const Clock::time_point begin = Clock::now();
    return std::chrono::duration_cast<net::Time>(Clock::now() - begin);
}

/// A line that a script waits for.
void say(const std::string& line) {
    std::cout << line << std::endl;
}

/// Looks again and again until `done`; false after a minute.
template <class Done>
bool until(Done done) {
    while (!done()) {
        if (now() > patience)
            return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

template <class Notice>
bool holds(const net::Notices& notices) {
    for (const net::Notice& notice : notices)
        if (std::holds_alternative<Notice>(notice))
            return true;
    return false;
}

net::Routers router(std::string_view protocol) {
    net::Routers routers;
    routers.push_back(protocol == "upnp" ? net::upnp_router() : net::natpmp_router());
    return routers;
}

int host(std::string_view protocol) {
    const auto host = net::host({}, "Ann", 0, net::Identity(net::fresh_secret()));
    const auto own = net::local_addresses();
    if (!host || own.empty())
        return 1;
    const auto mapping = net::start_mapping((*host)->port(), router(protocol));
    using Stage = net::Mapping::State::Stage;
    if (!until([&] { return mapping->state().stage != Stage::asking; }))
        return 1;
    const net::Mapping::State state = mapping->state();
    say(net::is_open(state) ? "open " + net::to_text(net::to_address(*state.outside))
                            : std::string("closed"));
    net::Invite invite{{own.front(), (*host)->port()}, {}, net::fingerprint((*host)->key())};
    if (net::is_open(state))
        invite.outside = state.outside;
    say("code " + net::to_code(invite));
    const auto hears = [&]<class Notice>(Notice) {
        return until([&] { return holds<Notice>((*host)->update(now(), 0)); });
    };
    if (!hears(net::notice::MatchBegan{}))
        return 1;
    say("began");
    if (!hears(net::notice::OpponentLeft{}))
        return 1;
    say("left");
    return 0;
}

int join(std::string_view code) {
    const auto destination = net::read_destination(code);
    if (!destination)
        return 1;
    net::Calls calls(net::calls_to(*destination), now());
    const net::Identity identity(net::fresh_secret());
    std::unique_ptr<net::Player> player;
    auto next = net::Calls::Next::call;
    const bool began = until([&] {
        if (next == net::Calls::Next::call)
            player = net::join(calls.current().address, calls.current().host, "Bob", identity);
        const net::Notices notices = player->update(now(), 0);
        next = net::Calls::Next::wait;
        for (const net::Notice& notice : notices)
            if (const auto* closed = std::get_if<net::notice::Closed>(&notice))
                next = calls.on_failure(closed->why, now());
        if (player->session().phase() == net::Session::Phase::connecting)
            next = calls.on_time(now());
        return holds<net::notice::MatchBegan>(notices) || next == net::Calls::Next::give_up;
    });
    if (!began || next == net::Calls::Next::give_up)
        return 1;
    say(calls.current().way == net::Call::Way::outside ? "outside" : "inside");
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "", rest = argc > 2 ? argv[2] : "nat-pmp";
    if (what == "host")
        return host(rest);
    return what == "join" ? join(rest) : 2;
}
