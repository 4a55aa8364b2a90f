#include <utility>

#include "net/link/enet.hpp"
#include "net/link/hex.hpp"
#include "net/link/loopback.hpp"
#include "net/link/secure.hpp"
#include "net/play/player.hpp"
#include "net/play/room.hpp"
#include "net/play/sitter.hpp"
#include "net/play/way_back.hpp"
#include "net/protocol/english.hpp"

namespace net {

namespace {

constexpr std::size_t most_links = 8;
constexpr std::uint16_t ports_tried = 20;
constexpr std::size_t most_notes = 100;

std::string fresh_token() {
    return to_hex(fresh_secret().bytes().first(token_length / 2));
}

class DirectHost : public Host {
public:
    DirectHost(Room room, Session session, std::unique_ptr<Listener> listener,
               const Identity& identity)
        : port_(listener->port()), key_(identity.key()),
          guests_(std::make_unique<SecureTransport>(
              std::move(listener), Channel::Settings{End::listener, identity},
              SecureTransport::World{[this] { return now_; }})),
          room_(std::move(room)), sitter_([this] { return link(); }, std::move(session)) {}

    /// The guest hears of it before the listener goes.
    ~DirectHost() override {
        sitter_.want(wish::Leave{});
        settle();
    }
    DirectHost(const DirectHost&) = delete;
    DirectHost& operator=(const DirectHost&) = delete;

    [[nodiscard]] const Session& session() const override { return sitter_.session(); }
    [[nodiscard]] std::uint16_t port() const override { return port_; }
    [[nodiscard]] PublicKey key() const override { return key_; }
    [[nodiscard]] std::optional<engine::Error> turned_away() const override { return turned_away_; }
    void want(const Wish& wish) override { sitter_.want(wish); }
    [[nodiscard]] std::string way_back() const override {
        return session().in_match() ? to_text(HostSeat{port_, room_.saved(now_)}) : std::string();
    }

    Notices update(Time now, std::int64_t wall) override {
        now_ = now;
        wall_ = wall;
        settle(); // at first: the host sits down before any guest
        if (session().phase() == Session::Phase::closed && !std::exchange(closed_, true))
            on(Room::Close{});
        receive(*guests_);
        on(Room::Tick{});
        sitter_.tick(now_);
        settle();
        return sitter_.take_notices();
    }

    std::vector<std::string> take_notes() override { return std::exchange(notes_, {}); }

private:
    /// The own session's end of a new link to the room.
    std::unique_ptr<Transport> link() {
        auto ends = loopback();
        own_end_ = std::move(ends.first);
        return std::move(ends.second);
    }
    /// Moves what the own session and the room have for each other until both are at rest.
    void settle() {
        bool moved = true;
        while (moved) {
            moved = receive(*own_end_);
            moved = sitter_.receive(now_) || moved;
        }
    }
    bool receive(Transport& transport) {
        const auto events = transport.poll();
        for (const LinkEvent& event : events)
            take(event);
        return !events.empty();
    }
    void take(const LinkEvent& event) {
        if (const auto* opened = std::get_if<link::Opened>(&event)) {
            on(Room::Joined{opened->peer, fresh_token()});
        } else if (const auto* closed = std::get_if<link::Closed>(&event)) {
            note("peer " + std::to_string(static_cast<std::uint64_t>(closed->peer)) +
                 " is gone: " + net::english(closed->why));
            if (!closed->key)
                turned_away_ = closed->why; // it never proved who it is
            on(Room::Gone{closed->peer});
        } else if (const auto* got = std::get_if<link::Got>(&event)) {
            auto message = decode_to_server(got->bytes);
            if (message)
                on(Room::Received{got->peer, std::move(*message)});
            else
                on(Room::Unreadable{got->peer, message.error()});
        }
    }
    void on(const Room::Event& event) {
        for (const Room::Effect& effect : room_.on(event, now_, wall_)) {
            if (const auto* send = std::get_if<Room::Send>(&effect))
                way_to(send->peer).send(send->peer, encode(send->message));
            if (const auto* drop = std::get_if<Room::Drop>(&effect))
                way_to(drop->peer).drop(drop->peer);
            if (const auto* noted = std::get_if<Room::Note>(&effect))
                note(noted->line);
        }
    }
    void note(const std::string& line) {
        if (notes_.size() < most_notes)
            notes_.push_back(line);
    }
    Transport& way_to(PeerId peer) { return peer == loopback_peer ? *own_end_ : *guests_; }

    Time now_{};
    std::int64_t wall_ = 0;
    std::uint16_t port_;
    PublicKey key_;
    std::unique_ptr<Transport> guests_;
    Room room_;
    std::unique_ptr<Transport> own_end_; ///< the room's end of the link to the host's own session
    Sitter sitter_;
    std::vector<std::string> notes_;
    std::optional<engine::Error> turned_away_;
    bool closed_ = false;
};

engine::Result<std::unique_ptr<Listener>> listen(std::uint16_t port) {
    if (port != 0)
        return enet_listen(port, most_links);
    for (std::uint16_t i = 0; i < ports_tried; ++i)
        if (auto listener = enet_listen(static_cast<std::uint16_t>(usual_port + i), most_links))
            return listener;
    return engine::Error{"link.port_taken", {std::to_string(usual_port)}};
}

} // namespace

engine::Result<std::unique_ptr<Host>> host(engine::MatchSettings settings, const std::string& name,
                                           std::uint16_t port, const Identity& identity) {
    auto listener = listen(port);
    if (!listener)
        return listener.error();
    return std::unique_ptr<Host>(std::make_unique<DirectHost>(Room(std::move(settings)),
                                                              Session(clean_name(name, "Player")),
                                                              std::move(*listener), identity));
}

engine::Result<std::unique_ptr<Player>> come_back(const HostSeat& seat, Time now,
                                                  const Identity& identity) {
    auto room = Room::read(seat.room, now);
    if (!room)
        return room.error();
    auto listener = listen(seat.port);
    if (!listener)
        return listener.error();
    Session session("", room->token(engine::Seat::first));
    return std::unique_ptr<Player>(std::make_unique<DirectHost>(
        std::move(*room), std::move(session), std::move(*listener), identity));
}

} // namespace net
