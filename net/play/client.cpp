#include <utility>

#include "net/link/enet.hpp"
#include "net/link/secure.hpp"
#include "net/play/player.hpp"
#include "net/play/sitter.hpp"
#include "net/play/way_back.hpp"

namespace net {

namespace {

class Guest : public Player {
public:
    Guest(Address address, Session session, Channel::Settings settings)
        : address_(std::move(address)), settings_(std::move(settings)),
          sitter_([this] { return link(); }, std::move(session)) {}

    [[nodiscard]] const Session& session() const override { return sitter_.session(); }
    void want(const Wish& wish) override { sitter_.want(wish); }

    [[nodiscard]] std::string way_back() const override {
        const auto* host = std::get_if<PublicKey>(&settings_.expected);
        return host != nullptr && session().in_match()
                   ? to_text(GuestSeat{address_, *host, session().token()})
                   : std::string();
    }
    [[nodiscard]] std::optional<PublicKey> other_key() const override {
        return sitter_.other_key();
    }

    Notices update(Time now, std::int64_t) override {
        now_ = now;
        sitter_.receive(now);
        sitter_.tick(now);
        if (session().phase() == Session::Phase::playing && other_key())
            settings_.expected = *other_key(); // whoever it was, nobody else takes the place
        return sitter_.take_notices();
    }

private:
    std::unique_ptr<Transport> link() {
        return std::make_unique<SecureTransport>(enet_connect(address_), settings_,
                                                 SecureTransport::World{[this] { return now_; }});
    }

    Time now_{};
    Address address_;
    Channel::Settings settings_;
    Sitter sitter_;
};

} // namespace

std::unique_ptr<Player> join(const Address& address, const ExpectedKey& expected,
                             const std::string& name, const Identity& identity) {
    return std::make_unique<Guest>(address, Session(clean_name(name, "Player")),
                                   Channel::Settings{End::caller, identity, expected});
}

std::unique_ptr<Player> come_back(const GuestSeat& seat, const Identity& identity) {
    return std::make_unique<Guest>(seat.address, Session("", seat.token),
                                   Channel::Settings{End::caller, identity, seat.host});
}

} // namespace net
