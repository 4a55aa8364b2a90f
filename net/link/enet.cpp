#include "net/link/enet.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <enet/enet.h>
#include <optional>
#include <utility>

#include "net/link/lookup.hpp"

namespace net {

namespace {

using engine::Error;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr enet_uint32 silence = 10'000; // ms without an answer after which a link is lost
constexpr enet_uint32 goodbye = 1;      // what a link that is closed in good order says
constexpr std::size_t same_address = 4; // links from one address
constexpr std::size_t waiting = 65'536; // bytes received of one peer and not yet polled
constexpr int most_events = 256;        // of one poll, so that a flood cannot hold a frame up
constexpr auto farewell = 60ms;

/// ENet is started and stopped with each user of it; it counts them where it must.
class Library {
public:
    Library() : started_(enet_initialize() == 0) {}
    ~Library() {
        if (started_)
            enet_deinitialize();
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

private:
    bool started_;
};

struct Destroy {
    void operator()(ENetHost* host) const { enet_host_destroy(host); }
    void operator()(ENetPacket* packet) const { enet_packet_destroy(packet); }
};

/// A socket and its links. ENet recycles the slots of peers; the ids here are used once.
class Hub {
public:
    /// Null where there is no socket to be had.
    static std::unique_ptr<Hub> open(const ENetAddress* address, std::size_t peers) {
        auto hub = std::unique_ptr<Hub>(new Hub);
        hub->host_.reset(enet_host_create(address, peers, 1, 0, 0));
        if (!hub->host_)
            return nullptr;
        hub->host_->maximumPacketSize = largest_packet;
        hub->host_->maximumWaitingData = waiting;
        hub->host_->duplicatePeers = same_address;
        hub->slots_.resize(peers);
        return hub;
    }
    ~Hub() {
        if (host_)
            say_goodbye();
    }
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;

    [[nodiscard]] std::uint16_t port() const {
        ENetAddress address{};
        return enet_socket_get_address(host_->socket, &address) == 0 ? address.port : 0;
    }

    bool connect(const ENetAddress& address) {
        ENetPeer* peer = enet_host_connect(host_.get(), &address, 1, 0);
        if (peer == nullptr)
            return false;
        greet(peer);
        return true;
    }

    std::vector<LinkEvent> poll() {
        std::vector<LinkEvent> events;
        ENetEvent event{};
        for (int i = 0; i < most_events && enet_host_service(host_.get(), &event, 0) > 0; ++i)
            translate(event, events);
        return events;
    }

    void send(PeerId id, const Bytes& bytes) {
        assert(bytes.size() <= largest_packet);
        ENetPeer* peer = find(id);
        if (peer == nullptr)
            return;
        std::unique_ptr<ENetPacket, Destroy> packet(
            enet_packet_create(bytes.data(), bytes.size(), ENET_PACKET_FLAG_RELIABLE));
        if (packet && enet_peer_send(peer, 0, packet.get()) == 0)
            static_cast<void>(packet.release()); // ENet's now
        enet_host_flush(host_.get());
    }

    void drop(PeerId id) {
        ENetPeer* peer = find(id);
        if (peer == nullptr)
            return;
        slot(peer)->dropped = true;
        enet_peer_disconnect_later(peer, goodbye);
        enet_host_flush(host_.get());
    }

private:
    struct Link {
        PeerId id;
        bool dropped = false;
    };

    Hub() = default;

    std::optional<Link>& slot(const ENetPeer* peer) {
        return slots_.at(static_cast<std::size_t>(peer - host_->peers));
    }
    PeerId greet(ENetPeer* peer) {
        auto& link = slot(peer);
        if (!link) {
            link = Link{PeerId{next_++}};
            enet_peer_timeout(peer, ENET_PEER_TIMEOUT_LIMIT, silence, silence);
        }
        return link->id;
    }
    /// The peer of a link that is not dropped.
    ENetPeer* find(PeerId id) {
        const auto has = [&](const auto& link) { return link && link->id == id && !link->dropped; };
        const auto found = std::find_if(slots_.begin(), slots_.end(), has);
        return found == slots_.end() ? nullptr : host_->peers + (found - slots_.begin());
    }

    void translate(const ENetEvent& event, std::vector<LinkEvent>& events) {
        if (event.type == ENET_EVENT_TYPE_CONNECT) {
            events.emplace_back(link::Opened{greet(event.peer)});
        } else if (event.type == ENET_EVENT_TYPE_RECEIVE) {
            const std::unique_ptr<ENetPacket, Destroy> packet(event.packet);
            const auto& link = slot(event.peer);
            const auto* data = reinterpret_cast<const std::byte*>(packet->data);
            if (link && !link->dropped)
                events.emplace_back(link::Got{link->id, {data, data + packet->dataLength}});
        } else if (event.type == ENET_EVENT_TYPE_DISCONNECT) {
            const auto link = std::exchange(slot(event.peer), std::nullopt);
            const bool in_order = event.data == goodbye || (link && link->dropped);
            if (link)
                events.emplace_back(
                    link::Closed{link->id, {in_order ? "link.closed" : "link.lost"}});
        }
    }

    /// Sends what is queued and waits a moment for the other ends to confirm it.
    void say_goodbye() {
        for (const auto& link : slots_)
            if (link)
                drop(link->id);
        const auto end = Clock::now() + farewell;
        const auto linked = [](const ENetPeer& peer) {
            return peer.state == ENET_PEER_STATE_DISCONNECT_LATER ||
                   peer.state == ENET_PEER_STATE_DISCONNECTING;
        };
        while (std::any_of(host_->peers, host_->peers + host_->peerCount, linked) &&
               Clock::now() < end) {
            ENetEvent event{};
            std::vector<LinkEvent> nobody_reads;
            if (enet_host_service(host_.get(), &event, 2) > 0)
                translate(event, nobody_reads);
        }
    }

    Library library_;
    std::unique_ptr<ENetHost, Destroy> host_;
    std::vector<std::optional<Link>> slots_; ///< by ENet's slot
    std::uint64_t next_ = 1;
};

class EnetListener : public Listener {
public:
    explicit EnetListener(std::unique_ptr<Hub> hub) : hub_(std::move(hub)) {}

    [[nodiscard]] std::uint16_t port() const override { return hub_->port(); }
    std::vector<LinkEvent> poll() override { return hub_->poll(); }
    void send(PeerId peer, const Bytes& bytes) override { hub_->send(peer, bytes); }
    void drop(PeerId peer) override { hub_->drop(peer); }

private:
    std::unique_ptr<Hub> hub_;
};

class EnetClient : public Transport {
public:
    explicit EnetClient(Address address)
        : address_(std::move(address)), lookup_(std::in_place, address_.host),
          deadline_(Clock::now() + std::chrono::milliseconds(silence)) {}

    std::vector<LinkEvent> poll() override {
        if (stage_ == Stage::looking_up)
            connect_when_found();
        std::vector<LinkEvent> events;
        if (hub_)
            events = hub_->poll();
        for (const LinkEvent& event : events)
            advance(event);
        if ((stage_ == Stage::looking_up || stage_ == Stage::connecting) &&
            Clock::now() >= deadline_)
            fail({"link.no_answer", {address_.host}});
        if (failure_) {
            events.assign(1, link::Closed{host_peer, *failure_});
            failure_.reset();
        }
        return events;
    }
    void send(PeerId peer, const Bytes& bytes) override {
        if (stage_ == Stage::linked)
            hub_->send(peer, bytes);
    }
    void drop(PeerId peer) override {
        if (stage_ == Stage::linked)
            hub_->drop(peer);
        else if (stage_ != Stage::closed)
            fail({"link.closed"});
    }

private:
    enum class Stage : std::uint8_t { looking_up, connecting, linked, closed };
    static constexpr PeerId host_peer{1}; // the first one of a hub

    void connect_when_found() {
        if (!lookup_->done())
            return;
        const auto found = lookup_->address();
        lookup_.reset();
        ENetAddress address{};
        address.port = address_.port;
        if (!found || enet_address_set_host_ip(&address, found->c_str()) != 0)
            return fail({"link.unknown_host", {address_.host}});
        hub_ = Hub::open(nullptr, 1);
        if (!hub_ || !hub_->connect(address))
            return fail({"link.no_socket"});
        stage_ = Stage::connecting;
    }
    void advance(const LinkEvent& event) {
        if (std::holds_alternative<link::Opened>(event)) {
            stage_ = Stage::linked;
        } else if (std::holds_alternative<link::Closed>(event)) {
            if (stage_ == Stage::connecting)
                failure_ = Error{"link.no_answer", {address_.host}};
            stage_ = Stage::closed;
        }
    }
    void fail(Error why) {
        failure_ = std::move(why);
        stage_ = Stage::closed;
        lookup_.reset();
        hub_.reset();
    }

    Address address_;
    std::optional<Lookup> lookup_;
    Clock::time_point deadline_;
    std::unique_ptr<Hub> hub_;
    std::optional<Error> failure_; ///< to be told once
    Stage stage_ = Stage::looking_up;
};

} // namespace

engine::Result<std::unique_ptr<Listener>> enet_listen(std::uint16_t port, std::size_t peers) {
    ENetAddress address{};
    address.host = ENET_HOST_ANY;
    address.port = port;
    auto hub = Hub::open(&address, peers);
    if (!hub)
        return port == 0 ? Error{"link.no_socket"}
                         : Error{"link.port_taken", {std::to_string(port)}};
    return std::unique_ptr<Listener>(std::make_unique<EnetListener>(std::move(hub)));
}

std::unique_ptr<Transport> enet_connect(const Address& address) {
    return std::make_unique<EnetClient>(address);
}

} // namespace net
