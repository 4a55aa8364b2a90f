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

} // namespace net
