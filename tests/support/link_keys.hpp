#pragma once

#include <array>
#include <cstddef>

#include "net/link/secret.hpp"

// Secrets that are the same in every run.
namespace support {

inline net::Secret secret_of(int value) {
    std::array<std::byte, net::Secret::size> bytes{};
    bytes.fill(static_cast<std::byte>(value));
    return net::Secret(bytes);
}

inline net::PublicKey key_of(int value) {
    net::PublicKey key;
    key.bytes.fill(static_cast<std::byte>(value));
    return key;
}

inline net::Identity identity_of(int value) {
    return net::Identity(secret_of(value));
}

} // namespace support
