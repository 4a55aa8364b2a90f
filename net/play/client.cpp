#include "net/link/enet.hpp"
#include "net/play/player.hpp"
#include "net/play/sitter.hpp"

namespace net {

namespace {

class Guest : public Player {
public:
    Guest(const Address& address, const std::string& name)
        : sitter_(enet_connect(address), clean_name(name, "Player")) {}

    [[nodiscard]] const Session& session() const override { return sitter_.session(); }
    void want(const Wish& wish) override { sitter_.want(wish); }

    Notices update(Time now, std::int64_t) override {
        sitter_.receive(now);
        sitter_.tick(now);
        return sitter_.take_notices();
    }

private:
    Sitter sitter_;
};

} // namespace

std::unique_ptr<Player> join(const Address& address, const std::string& name) {
    return std::make_unique<Guest>(address, name);
}

} // namespace net
