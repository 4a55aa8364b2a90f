#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "net/play/player.hpp"

// Players that have no link: they tell what a test gives them to tell.
namespace support {

/// What a test lets happen at the other end; shared with the player that a scene owns.
struct Wire {
    net::Notices notices; ///< told at the next update
    net::Session session{"Ann"};
    bool gone = false;                      ///< the player was destroyed
    std::optional<net::PublicKey> key = {}; ///< who is there
    std::optional<engine::Error> turned_away = {};
};

template <class Base>
class Quiet : public Base {
public:
    explicit Quiet(Wire* wire = nullptr) : wire_(wire) {}
    ~Quiet() override {
        if (wire_ != nullptr)
            wire_->gone = true;
    }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

    [[nodiscard]] const net::Session& session() const override {
        return wire_ != nullptr ? wire_->session : session_;
    }
    [[nodiscard]] std::optional<net::PublicKey> other_key() const override {
        return wire_ != nullptr ? wire_->key : std::nullopt;
    }
    void want(const net::Wish& /*wish*/) override {}
    net::Notices update(net::Time /*now*/, std::int64_t /*wall*/) override {
        return wire_ != nullptr ? std::exchange(wire_->notices, {}) : net::Notices();
    }

protected:
    Wire* wire_;

private:
    net::Session session_{"Ann"};
};

using QuietPlayer = Quiet<net::Player>;

class QuietHost : public Quiet<net::Host> {
public:
    using Quiet::Quiet;
    [[nodiscard]] std::uint16_t port() const override { return 47474; }
    [[nodiscard]] net::PublicKey key() const override { return {}; }
    [[nodiscard]] std::optional<engine::Error> turned_away() const override {
        return wire_ != nullptr ? wire_->turned_away : std::nullopt;
    }
};

} // namespace support
