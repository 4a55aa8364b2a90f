#include "net/link/enet.hpp"

#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <doctest/doctest.h>
#include <enet/enet.h>
#include <functional>
#include <memory>
#include <netinet/in.h>
#include <random>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

#include "engine/match/record.hpp"
#include "net/link/loopback.hpp"
#include "net/link/secure.hpp"
#include "net/play/player.hpp"
#include "tests/support/room_table.hpp"

// Over real sockets on this machine. Each test goes on until what it waits for has happened, and
// gives up after many turns, so that no test depends on how fast anything is.
using namespace net;
using namespace std::chrono_literals;

namespace {

const auto begin = std::chrono::steady_clock::now();

/// Repeats `turn` until it says that it is done; false where it never does.
bool until(const std::function<bool()>& turn) {
    for (int i = 0; i < 2'000'000; ++i) {
        if (turn())
            return true;
        std::this_thread::yield();
        if (std::chrono::steady_clock::now() - begin > 5min)
            return false;
    }
    return false;
}

Time now() {
    return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now() - begin);
}

/// A player, with all that it was told.
struct Told {
    std::unique_ptr<Player> player;
    Notices notices;

    template <class Kind>
    const Kind* find() const {
        for (const Notice& notice : notices)
            if (const auto* kind = std::get_if<Kind>(&notice))
                return kind;
        return nullptr;
    }
    /// `later`: how much time went by that the test does not wait for.
    void update(Time later = {}) {
        for (const Notice& notice : player->update(now() + later, 1'000))
            notices.push_back(notice);
    }
};

std::unique_ptr<Player> call(std::uint16_t port, const ExpectedKey& expected = AnyKey{}) {
    return join({"localhost", port}, expected, "Bo", Identity(fresh_secret()));
}

/// One end of secret links over others.
std::unique_ptr<Transport> secured(std::unique_ptr<Transport> under, End end) {
    return std::make_unique<SecureTransport>(std::move(under),
                                             Channel::Settings{end, Identity(fresh_secret())},
                                             SecureTransport::World{now});
}

/// A host on a free port.
struct Table {
    Told ann;
    std::uint16_t port;
};
Table open_table(const engine::MatchSettings& settings) {
    std::mt19937 random(std::random_device{}());
    for (int i = 0; i < 100; ++i) {
        const auto port = static_cast<std::uint16_t>(20'000 + random() % 40'000);
        if (auto opened = host(settings, "Ann", port, Identity(fresh_secret()))) {
            CHECK((*opened)->port() == port);
            return {{std::move(*opened), {}}, port};
        }
    }
    FAIL("no free port");
    return {};
}

Table open_table(int rounds) {
    return open_table(support::worpion(rounds));
}

Bytes noise(std::mt19937& random, std::size_t size) {
    Bytes bytes(size);
    for (std::byte& byte : bytes)
        byte = static_cast<std::byte>(random());
    return bytes;
}

/// A socket without any protocol.
class RawSocket {
public:
    explicit RawSocket(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_DGRAM, 0)) {
        to_.sin_family = AF_INET;
        to_.sin_port = htons(port);
        to_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    }
    ~RawSocket() { ::close(socket_); }
    RawSocket(const RawSocket&) = delete;
    RawSocket& operator=(const RawSocket&) = delete;

    void send(const Bytes& bytes) const {
        sockaddr to{};
        std::memcpy(&to, &to_, sizeof to);
        static_cast<void>(::sendto(socket_, bytes.data(), bytes.size(), 0, &to, sizeof to));
    }

private:
    int socket_;
    sockaddr_in to_{};
};

template <class Kind>
const Kind* find(const std::vector<LinkEvent>& events) {
    for (const LinkEvent& event : events)
        if (const auto* kind = std::get_if<Kind>(&event))
            return kind;
    return nullptr;
}

/// Whoever is to act does anything that is legal; both go on after a round. How long they thought.
Time wish_at_random(Player& player, std::mt19937& random) {
    const auto& match = player.session().match();
    if (!match || match->result() || player.session().waiting() || match->forced())
        return {};
    if (match->round_result()) {
        player.want(wish::GoOn{});
        return {};
    }
    if (match->to_act() != player.session().seat())
        return {};
    const auto moves = match->table().moves();
    player.want(wish::Act{moves[random() % moves.size()].text});
    return 50ms;
}

/// Links to a port, sends `bytes`, and tells what comes until the link is closed.
std::vector<LinkEvent> say(Told& ann, std::uint16_t port, const Bytes& bytes) {
    const auto peer = secured(enet_connect({"127.0.0.1", port}), End::caller);
    std::vector<LinkEvent> all;
    REQUIRE(until([&] {
        ann.update();
        const auto events = peer->poll();
        if (const auto* opened = find<link::Opened>(events))
            peer->send(opened->peer, bytes);
        all.insert(all.end(), events.begin(), events.end());
        return find<link::Closed>(all) != nullptr;
    }));
    return all;
}

} // namespace

TEST_CASE("enet: bytes of every size arrive whole and in order, and a drop lets them out") {
    auto listener = enet_listen(0, 2);
    REQUIRE(listener);
    REQUIRE((*listener)->port() != 0);
    const auto client = enet_connect({"localhost", (*listener)->port()});
    std::vector<LinkEvent> at_client, at_listener;
    const auto turn = [&] {
        for (const LinkEvent& event : client->poll())
            at_client.push_back(event);
        for (const LinkEvent& event : (*listener)->poll())
            at_listener.push_back(event);
    };
    REQUIRE(until([&] {
        turn();
        return !at_client.empty() && !at_listener.empty();
    }));
    const auto* opened = find<link::Opened>(at_client);
    REQUIRE(opened != nullptr);
    std::mt19937 random(5);
    const std::vector<Bytes> sent = {noise(random, 1), noise(random, 4'096),
                                     noise(random, largest_packet), noise(random, 2)};
    const PeerId host = opened->peer;
    for (const Bytes& bytes : sent)
        client->send(host, bytes);
    client->drop(host);
    REQUIRE(until([&] {
        turn();
        return find<link::Closed>(at_listener) && find<link::Closed>(at_client);
    }));
    REQUIRE(at_listener.size() == 2 + sent.size());
    for (std::size_t i = 0; i < sent.size(); ++i)
        CHECK(std::get_if<link::Got>(&at_listener[i + 1])->bytes == sent[i]);
    CHECK(find<link::Closed>(at_listener)->why == engine::Error{"link.closed"});
    CHECK(find<link::Closed>(at_client)->why == engine::Error{"link.closed"});
}

TEST_CASE("enet: the id of a peer is never used again") {
    auto listener = enet_listen(0, 1);
    REQUIRE(listener);
    std::vector<PeerId> ids;
    for (int i = 0; i < 3; ++i) {
        auto client = enet_connect({"127.0.0.1", (*listener)->port()});
        REQUIRE(until([&] {
            static_cast<void>(client->poll());
            const auto events = (*listener)->poll();
            if (const auto* opened = find<link::Opened>(events))
                ids.push_back(opened->peer);
            return ids.size() == static_cast<std::size_t>(i) + 1;
        }));
        client.reset();
        REQUIRE(until([&] { return find<link::Closed>((*listener)->poll()) != nullptr; }));
    }
    CHECK(ids == std::vector{PeerId{1}, PeerId{2}, PeerId{3}});
}

TEST_CASE("enet: a port in use and an unknown host are told") {
    auto listener = enet_listen(0, 1);
    REQUIRE(listener);
    const auto port = (*listener)->port();
    auto taken = host(support::worpion(1), "Ann", port, Identity(fresh_secret()));
    REQUIRE_FALSE(taken);
    CHECK(taken.error() == engine::Error{"link.port_taken", {std::to_string(port)}});

    const auto client = enet_connect({"no host of this name", 1});
    std::vector<LinkEvent> events;
    REQUIRE(until([&] { return !(events = client->poll()).empty(); }));
    const engine::Error why{"link.unknown_host", {"no host of this name"}};
    CHECK(events == std::vector<LinkEvent>{link::Closed{PeerId{1}, why}});
    CHECK(client->poll().empty());
}

TEST_CASE("enet: connecting can be given up at any time") {
    auto deaf = enet_listen(0, 1); // nobody polls it, so that it does not answer
    REQUIRE(deaf);
    for (int turns = 0; turns < 4; ++turns) {
        const auto guest = call((*deaf)->port());
        for (int i = 0; i < turns * 20; ++i)
            static_cast<void>(guest->update(now(), 1'000));
        CHECK(guest->session().phase() == Session::Phase::connecting);
    }
}

TEST_CASE("enet: a host and a guest play a match of each game while strangers make noise") {
    constexpr std::array<std::string_view, 3> clocks{"none", "45s", "3+2"};
    for (const engine::GameId game : engine::all_games()) {
        const auto clock = clocks.at(static_cast<std::size_t>(game));
        Table table = open_table(support::settings(game, 1, clock));
        Told& ann = table.ann;
        const std::uint16_t port = table.port;
        const RawSocket raw(port);
        Told bo{call(port), {}};
        std::mt19937 random(20261130);
        Time thought{};
        const bool over = until([&] {
            raw.send(noise(random, 1 + random() % 200));
            thought += wish_at_random(*ann.player, random);
            thought += wish_at_random(*bo.player, random);
            ann.update(thought);
            bo.update(thought);
            return ann.find<notice::MatchEnded>() && bo.find<notice::MatchEnded>();
        });
        REQUIRE(over);
        const engine::Match& match = *bo.player->session().match();
        CHECK(match.settings().game == game);
        CHECK(engine::to_text(match.settings().clock) == clock);
        CHECK(match.settings().names == std::array<std::string, 2>{"Ann", "Bo"});
        CHECK(bo.player->session().started() == 1'000);
        CHECK(ann.player->session().match()->rounds() == match.rounds());
        CHECK(to_record(*ann.player->session().match(), 1'000) == to_record(match, 1'000));

        bo.player.reset(); // says goodbye
        REQUIRE(until([&] {
            ann.update(thought);
            return ann.find<notice::OpponentLeft>() != nullptr;
        }));
        CHECK_FALSE(ann.find<notice::OpponentLeft>()->lost);
    }
}

TEST_CASE("enet: a host that goes says goodbye to its guest") {
    Table table = open_table(3);
    Told& ann = table.ann;
    const std::uint16_t port = table.port;
    Told bo{call(port), {}};
    REQUIRE(until([&] {
        ann.update();
        bo.update();
        return bo.find<notice::MatchBegan>() != nullptr;
    }));
    ann.player->want(wish::Leave{});
    REQUIRE(until([&] {
        ann.update();
        bo.update();
        return bo.find<notice::Closed>() != nullptr;
    }));
    REQUIRE(bo.find<notice::OpponentLeft>() != nullptr);
    CHECK_FALSE(bo.find<notice::OpponentLeft>()->lost);
    CHECK(bo.find<notice::Closed>()->why == engine::Error{"link.closed"});
    CHECK(bo.player->session().match()->result()->winner == engine::Seat::second);
}

TEST_CASE("enet: peers that send garbage or too much are told why, and the table stays open") {
    Table table = open_table(1);
    Told& ann = table.ann;
    const std::uint16_t port = table.port;
    std::mt19937 random(7);
    const auto reason = [](const std::vector<LinkEvent>& events) {
        const auto* got = find<link::Got>(events);
        REQUIRE(got != nullptr);
        const auto message = decode_to_client(got->bytes);
        REQUIRE(message);
        const auto* refused = std::get_if<to_client::Refused>(&*message);
        REQUIRE(refused != nullptr);
        return refused->code;
    };
    CHECK(reason(say(ann, port, Bytes(32, std::byte{0xff}))) == "wire.not_cbor");
    CHECK(reason(say(ann, port, noise(random, largest_secure_packet))) == "wire.too_large");
    CHECK(reason(say(ann, port, encode(ToServer(to_server::Say{1})))) == "room.unexpected");
    Told bo{call(port), {}};
    REQUIRE(until([&] {
        ann.update();
        bo.update();
        return bo.find<notice::MatchBegan>() != nullptr;
    }));
    auto* const listener = dynamic_cast<Host*>(ann.player.get());
    REQUIRE(listener != nullptr);
    CHECK(listener->take_notes().size() >= 3);
}

TEST_CASE("enet: a packet beyond the limit of a link goes nowhere, and the table stays open") {
    Table table = open_table(1);
    Told& ann = table.ann;
    const std::uint16_t port = table.port;
    REQUIRE(enet_initialize() == 0);
    const std::unique_ptr<ENetHost, decltype(&enet_host_destroy)> giant(
        enet_host_create(nullptr, 1, 1, 0, 0), &enet_host_destroy);
    REQUIRE(giant);
    ENetAddress address{};
    address.port = port;
    REQUIRE(enet_address_set_host_ip(&address, "127.0.0.1") == 0);
    ENetPeer* peer = enet_host_connect(giant.get(), &address, 1, 0);
    REQUIRE(peer != nullptr);
    Told bo{nullptr, {}};
    REQUIRE(until([&] {
        ENetEvent event{};
        if (enet_host_service(giant.get(), &event, 0) > 0 &&
            event.type == ENET_EVENT_TYPE_CONNECT) {
            const Bytes bytes(1'000'000);
            enet_peer_send(
                peer, 0, enet_packet_create(bytes.data(), bytes.size(), ENET_PACKET_FLAG_RELIABLE));
            bo.player = call(port);
        }
        ann.update();
        if (bo.player)
            bo.update();
        return bo.find<notice::MatchBegan>() != nullptr;
    }));
}

TEST_CASE("enet: a host that sends garbage loses its guest, who is told why") {
    for (const bool greets : {true, false}) {
        auto listener = enet_listen(0, 1);
        REQUIRE(listener);
        Told bo{call((*listener)->port()), {}};
        std::unique_ptr<Transport> host = std::move(*listener);
        if (greets)
            host = secured(std::move(host), End::listener);
        REQUIRE(until([&] {
            for (const LinkEvent& event : host->poll())
                if (const auto* got = std::get_if<link::Got>(&event))
                    host->send(got->peer, Bytes(5, std::byte{0xff}));
            bo.update();
            return bo.find<notice::Closed>() != nullptr;
        }));
        const char* why = greets ? "wire.not_cbor" : "link.not_ours";
        CHECK(bo.notices == Notices{notice::Closed{{why}}});
    }
}

TEST_CASE("enet: both ends hear that the host is not the expected one, and the table stays open") {
    Table table = open_table(1);
    Told& ann = table.ann;
    auto* const host = dynamic_cast<Host*>(ann.player.get());
    REQUIRE(host != nullptr);
    const PublicKey other = Identity(fresh_secret()).key();
    for (const ExpectedKey& wrong : {ExpectedKey(other), ExpectedKey(fingerprint(other))}) {
        Told bo{call(table.port, wrong), {}};
        bool noted = false;
        REQUIRE(until([&] {
            ann.update();
            bo.update();
            for (const std::string& note : host->take_notes())
                noted = noted || note.find("expected another host") != std::string::npos;
            return bo.find<notice::Closed>() && noted;
        }));
        CHECK(bo.notices == Notices{notice::Closed{{"link.wrong_key"}}});
        CHECK(bo.player->other_key() == host->key());
        CHECK(host->turned_away() == engine::Error{"link.turned_away"});
    }
    Told bo{call(table.port, fingerprint(host->key())), {}};
    REQUIRE(until([&] {
        ann.update();
        bo.update();
        return bo.find<notice::MatchBegan>() != nullptr;
    }));
}
