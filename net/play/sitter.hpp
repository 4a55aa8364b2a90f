#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "net/link/transport.hpp"
#include "net/play/session.hpp"

namespace net {

/// Carries out what a session asks for over a transport: what a guest and a host have in common.
class Sitter {
public:
    /// Opens a link to the table, again where the last one is lost.
    using Connect = std::function<std::unique_ptr<Transport>()>;

    /// `connect` is called at once for the first link.
    Sitter(Connect connect, Session session);
    /// Says goodbye.
    ~Sitter();
    Sitter(const Sitter&) = delete;
    Sitter& operator=(const Sitter&) = delete;

    [[nodiscard]] const Session& session() const { return session_; }
    void want(const Wish& wish);
    /// Takes in what came; false where nothing did.
    bool receive(Time now);
    void tick(Time now);
    /// Who proved to be at the other end.
    [[nodiscard]] const std::optional<PublicKey>& other_key() const { return other_key_; }
    /// What happened since the last call.
    [[nodiscard]] Notices take_notices();

private:
    void take(const LinkEvent& event);
    void on(const Session::Event& event);

    Connect connect_;
    std::unique_ptr<Transport> transport_;
    Session session_;
    PeerId peer_{};
    std::optional<PublicKey> other_key_;
    Time now_{};
    Notices notices_;
};

} // namespace net
