#include "net/link/calls.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace net {

namespace {

constexpr Time step_time{2'000}, whole_time{20'000};

/// Somebody answers there who is not the host, or no game that this one could play with.
bool is_stranger(const engine::Error& fault) {
    constexpr std::array codes{"link.wrong_key", "link.not_ours", "link.version_guest",
                               "link.version_host"};
    return std::find(codes.begin(), codes.end(), fault.code) != codes.end();
}
/// Another way may still lead there; what the host itself says is final.
bool is_of_this_way(const engine::Error& fault) {
    return fault.code.starts_with("link.") && fault.code != "link.no_socket";
}

} // namespace

std::vector<Call> calls_to(const Destination& destination) {
    if (const auto* address = std::get_if<Address>(&destination))
        return {{Call::Way::typed, *address, AnyKey{}}};
    const Invite& invite = *std::get_if<Invite>(&destination);
    std::vector<Call> calls{{Call::Way::inside, to_address(invite.inside), invite.host}};
    if (invite.outside)
        calls.push_back({Call::Way::outside, to_address(*invite.outside), invite.host});
    return calls;
}

Calls::Calls(std::vector<Call> calls, Time now)
    : calls_(std::move(calls)), states_(calls_.size()), began_(now), called_(now) {
    assert(!calls_.empty());
    states_[0] = State::calling;
}

Calls::Next Calls::on_time(Time now) {
    if (calls_.size() == 1 || now - called_ < step_time)
        return Next::wait;
    states_[current_] = State::silent;
    return advance(now);
}

Calls::Next Calls::on_failure(const engine::Error& fault, Time now) {
    if (calls_.size() == 1 || !is_of_this_way(fault))
        return give_up(fault);
    states_[current_] = is_stranger(fault) ? State::stranger : State::silent;
    if (std::count(states_.begin(), states_.end(), State::stranger) == std::ssize(states_))
        return give_up(fault);
    return advance(now);
}

/// To the next way that no stranger answered at.
Calls::Next Calls::advance(Time now) {
    if (now - began_ >= whole_time)
        return give_up({"invite.no_answer"});
    do
        current_ = (current_ + 1) % calls_.size();
    while (states_[current_] == State::stranger);
    states_[current_] = State::calling;
    called_ = now;
    return Next::call;
}

Calls::Next Calls::give_up(engine::Error why) {
    states_[current_] = State::silent;
    why_ = std::move(why);
    return Next::give_up;
}

} // namespace net
