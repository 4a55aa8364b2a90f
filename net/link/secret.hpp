#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "net/link/key.hpp"
#include "net/protocol/wire.hpp"

// The one door to libsodium: what is secret, and what is done with it.
namespace net {

/// 32 bytes that nobody else may know; wiped when they go.
class Secret {
public:
    static constexpr std::size_t size = 32;

    explicit Secret(std::span<const std::byte, size> bytes);
    ~Secret();
    Secret(const Secret&) = default;
    Secret& operator=(const Secret&) = default;

    [[nodiscard]] std::span<const std::byte, size> bytes() const { return bytes_; }

private:
    std::array<std::byte, size> bytes_;
};

/// Out of the system's randomness.
[[nodiscard]] Secret fresh_secret();

using Hash = std::array<std::byte, 32>;
/// BLAKE2b of 256 bits, without a key.
[[nodiscard]] Hash hash(std::span<const std::byte> bytes);

using Signature = std::array<std::byte, 64>;

/// Who somebody is to themselves: an Ed25519 key pair, made from its 32-byte seed (RFC 8032).
class Identity {
public:
    explicit Identity(const Secret& seed);

    [[nodiscard]] const Secret& seed() const { return seed_; }
    [[nodiscard]] const PublicKey& key() const { return key_; }
    [[nodiscard]] Signature sign(std::span<const std::byte> message) const;

private:
    Secret seed_;
    PublicKey key_;
};
[[nodiscard]] bool verify(const PublicKey& key, std::span<const std::byte> message,
                          const Signature& signature);

/// The public half of what one link agrees its keys with (X25519).
using ExchangeKey = std::array<std::byte, 32>;

/// The keys of one link, as one end has them: the other end has them the other way round.
struct LinkKeys {
    Secret receive, send;
};

/// What one end agrees the keys of one link with (libsodium's crypto_kx).
class Exchange {
public:
    explicit Exchange(const Secret& seed);

    [[nodiscard]] const ExchangeKey& key() const { return key_; }
    /// Empty: `other` is no key that secrets can be agreed with.
    [[nodiscard]] std::optional<LinkKeys> agree(const ExchangeKey& other, bool caller) const;

private:
    Secret seed_;
    ExchangeKey key_{};
};

/// How much longer a sealed frame is than what it holds, and the first one besides.
inline constexpr std::size_t seal_size = 17, seal_header_size = 24;

/// Seals frames for who has the same key, who can tell that none is missing, doubled, moved or
/// changed (libsodium's secretstream, XChaCha20-Poly1305).
class Sealer {
public:
    explicit Sealer(const Secret& key);
    [[nodiscard]] Bytes seal(std::span<const std::byte> plain);

private:
    struct State;
    struct Wipe {
        void operator()(State* state) const;
    };
    std::unique_ptr<State, Wipe> state_;
    Bytes header_; ///< to go before the first frame
};

/// Opens what a Sealer sealed, in the same order.
class Opener {
public:
    explicit Opener(const Secret& key);
    /// Empty: it is not the next frame, as it was sealed. Nothing can be opened from then on.
    [[nodiscard]] std::optional<Bytes> open(std::span<const std::byte> sealed);

private:
    struct State;
    struct Wipe {
        void operator()(State* state) const;
    };
    Secret key_;
    std::unique_ptr<State, Wipe> state_; ///< none until the first frame
    bool broken_ = false;
};

} // namespace net
