#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/link/loopback.hpp"
#include "net/play/room.hpp"
#include "net/play/sitter.hpp"
#include "net/protocol/wire.hpp"

namespace support {

/// `clock`: by its name.
inline engine::MatchSettings settings(engine::GameId game, int rounds, std::string_view clock) {
    engine::MatchSettings settings;
    settings.game = game;
    settings.rounds = rounds;
    settings.clock = *engine::clock_named(clock);
    return settings;
}
inline engine::MatchSettings worpion(int rounds) {
    return settings(engine::GameId::worpion, rounds, "none");
}

/// A room and those who sit at it, each over a loopback, in simulated time.
class RoomTable {
public:
    explicit RoomTable(engine::MatchSettings settings) : room(std::move(settings)) {}

    /// Links someone, who greets at once; they are numbered from 0.
    void join(std::string name) {
        sitters.push_back(std::make_unique<net::Sitter>([this] { return open_link(); },
                                                        net::Session(std::move(name))));
        settle();
    }
    void want(std::size_t who, const net::Wish& wish) {
        sitters.at(who)->want(wish);
        settle();
    }
    /// Lets time go by, second by second, everybody awake.
    void pass(net::Time time) {
        for (const net::Time end = now + time; now < end;) {
            now = std::min(end, now + net::Time{1'000});
            on(net::Room::Tick{});
            settle();
            for (auto& sitter : sitters)
                if (sitter)
                    sitter->tick(now);
            settle();
        }
    }
    void settle() {
        bool moved = true;
        while (moved) {
            moved = false;
            for (std::size_t i = 0; i < ends_.size(); ++i) {
                for (const net::LinkEvent& event : ends_.at(i)->poll()) {
                    take(i, event);
                    moved = true;
                }
            }
            for (auto& sitter : sitters)
                if (sitter)
                    moved = sitter->receive(now) || moved;
        }
    }
    [[nodiscard]] const net::Session& session(std::size_t who) const {
        return sitters.at(who)->session();
    }
    net::Notices notices(std::size_t who) { return sitters.at(who)->take_notices(); }

    net::Room room;
    net::Time now{50'000};
    std::vector<std::unique_ptr<net::Sitter>> sitters;

private:
    std::unique_ptr<net::Transport> open_link() {
        auto [theirs, ours] = net::loopback();
        ends_.push_back(std::move(ours));
        return std::move(theirs);
    }
    static net::PeerId peer(std::size_t who) { return net::PeerId{who + 1}; }

    void take(std::size_t who, const net::LinkEvent& event) {
        if (std::holds_alternative<net::link::Opened>(event))
            on(net::Room::Joined{peer(who), std::string(31, '0') + std::to_string(who % 10)});
        else if (std::holds_alternative<net::link::Closed>(event))
            on(net::Room::Gone{peer(who)});
        else
            on(net::Room::Received{
                peer(who), *net::decode_to_server(std::get_if<net::link::Got>(&event)->bytes)});
    }
    void on(const net::Room::Event& event) {
        for (const net::Room::Effect& effect : room.on(event, now, 1'000)) {
            if (const auto* send = std::get_if<net::Room::Send>(&effect))
                end(send->peer).send(net::loopback_peer, net::encode(send->message));
            else if (const auto* drop = std::get_if<net::Room::Drop>(&effect))
                end(drop->peer).drop(net::loopback_peer);
        }
    }
    net::Transport& end(net::PeerId peer) { return *ends_.at(static_cast<std::size_t>(peer) - 1); }

    std::vector<std::unique_ptr<net::Transport>> ends_;
};

} // namespace support
