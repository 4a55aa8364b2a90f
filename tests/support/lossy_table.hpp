#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "net/play/room.hpp"
#include "net/play/session.hpp"
#include "net/protocol/wire.hpp"

namespace support {

/// A room and two players, each at the end of a line that can be cut, in simulated time. A link
/// keeps what is sent while its line is cut and delivers it afterwards, unless an end has given the
/// link up by then. An end that is closed is told of over a whole line only.
class LossyTable {
public:
    using Time = net::Time;
    static constexpr Time step{50}, delay{100};

    explicit LossyTable(engine::MatchSettings settings) : room(std::move(settings)) {
        for (std::size_t who = 0; who < 2; ++who) {
            players.push_back(Player{net::Session(who == 0 ? "Ann" : "Bo")});
            connect(who);
            run(Time{1'000});
        }
    }

    void cut(std::size_t who, Time length) { players.at(who).whole_at = now + length; }
    [[nodiscard]] bool whole(std::size_t who) const { return now >= players.at(who).whole_at; }
    [[nodiscard]] const net::Session& session(std::size_t who) const {
        return players.at(who).session;
    }
    void want(std::size_t who, const net::Wish& wish) { on(who, net::Session::Wanted{wish}); }
    net::Notices notices(std::size_t who) { return std::exchange(players.at(who).notices, {}); }

    /// The player's program is killed and started again: nothing is left of it but the secret.
    void restart_player(std::size_t who) {
        Player& player = players.at(who);
        const std::string token = player.session.token();
        close_end(player.link, &Link::session_open);
        player.session = net::Session("", token);
        player.notices.clear();
        connect(who);
    }
    /// The host's program is killed and started again: nothing is left of it but the text.
    void restart_room() {
        const auto read = net::Room::read(room.saved(now), now);
        REQUIRE(read);
        room = *read;
        for (auto& [id, link] : links)
            close_end(id, &Link::room_open);
    }
    void run(Time time) {
        for (const Time end = now + time; now < end;) {
            now += step;
            deliver();
            on_room(net::Room::Tick{});
            for (std::size_t who = 0; who < players.size(); ++who)
                on(who, net::Session::Tick{});
        }
    }

    struct Player {
        net::Session session;
        net::PeerId link{}; ///< the newest
        Time whole_at{};    ///< the line
        net::Notices notices = {};
    };
    net::Room room;
    Time now{20'000};
    std::vector<Player> players;

private:
    struct Letter {
        Time due{};
        net::Bytes bytes; ///< none: the other end closed the link
    };
    struct Link {
        std::size_t who = 0;
        bool session_open = false, room_open = false;
        std::optional<Time> opens; ///< it is being called
        std::deque<Letter> up, down;
    };

    void connect(std::size_t who) {
        Player& player = players.at(who);
        player.link = net::PeerId{++last_};
        links[player.link] = Link{who, false, false, now + delay, {}, {}};
    }
    void close_end(net::PeerId id, bool Link::*end) {
        const auto found = links.find(id);
        if (found == links.end() || !std::exchange(found->second.*end, false))
            return;
        Link& link = found->second;
        if (whole(link.who))
            (end == &Link::session_open ? link.up : link.down).push_back({now + delay, {}});
    }
    void deliver() {
        std::erase_if(links, [&](const auto& one) {
            const Link& link = one.second;
            const bool wanted = players.at(link.who).link == one.first;
            return !link.room_open && !(wanted && (link.session_open || link.opens));
        });
        std::vector<net::PeerId> ids;
        for (const auto& one : links)
            ids.push_back(one.first);
        for (const net::PeerId id : ids)
            if (whole(links[id].who)) {
                open(id);
                deliver(id);
            }
    }
    void open(net::PeerId id) {
        Link& link = links[id];
        const bool wanted = players.at(link.who).link == id;
        if (!link.opens || now < *link.opens || !wanted)
            return;
        link.opens.reset();
        link.session_open = link.room_open = true;
        const std::string digits = std::to_string(static_cast<std::uint64_t>(id));
        on_room(net::Room::Joined{id, std::string(32 - digits.size(), '0') + digits});
        on(link.who, net::Session::Connected{});
    }
    void deliver(net::PeerId id) {
        Link& link = links[id];
        while (!link.up.empty() && now >= link.up.front().due) {
            const Letter letter = link.up.front();
            link.up.pop_front();
            if (!link.room_open)
                continue;
            if (letter.bytes.empty()) {
                link.room_open = false;
                on_room(net::Room::Gone{id});
            } else {
                on_room(net::Room::Received{id, *net::decode_to_server(letter.bytes)});
            }
        }
        while (!link.down.empty() && now >= link.down.front().due) {
            const Letter letter = link.down.front();
            link.down.pop_front();
            if (!link.session_open || players.at(link.who).link != id)
                continue;
            if (letter.bytes.empty()) {
                link.session_open = false;
                on(link.who, net::Session::Lost{{"link.lost"}});
            } else {
                on(link.who, net::Session::Received{*net::decode_to_client(letter.bytes)});
            }
        }
    }
    void on_room(const net::Room::Event& event) {
        for (const net::Room::Effect& effect : room.on(event, now, 1'000)) {
            if (const auto* send = std::get_if<net::Room::Send>(&effect)) {
                if (Link& link = links[send->peer]; link.room_open)
                    link.down.push_back({now + delay, net::encode(send->message)});
            } else if (const auto* drop = std::get_if<net::Room::Drop>(&effect)) {
                close_end(drop->peer, &Link::room_open);
            }
        }
    }
    void on(std::size_t who, const net::Session::Event& event) {
        for (const net::Session::Effect& effect : players.at(who).session.on(event, now)) {
            const net::PeerId id = players.at(who).link;
            if (const auto* send = std::get_if<net::Session::Send>(&effect)) {
                if (Link& link = links[id]; link.session_open)
                    link.up.push_back({now + delay, net::encode(send->message)});
            } else if (const auto* tell = std::get_if<net::Session::Tell>(&effect)) {
                players.at(who).notices.push_back(tell->notice);
            } else if (std::holds_alternative<net::Session::Connect>(effect)) {
                close_end(id, &Link::session_open);
                connect(who);
            } else {
                close_end(id, &Link::session_open);
                links[id].opens.reset();
            }
        }
    }

    std::map<net::PeerId, Link> links;
    std::uint64_t last_ = 0;
};

} // namespace support
