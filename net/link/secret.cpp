#include "net/link/secret.hpp"

#include <algorithm>
#include <sodium.h>
#include <stdexcept>

namespace net {

namespace {

const unsigned char* raw(const std::byte* bytes) {
    return reinterpret_cast<const unsigned char*>(bytes);
}
unsigned char* raw(std::byte* bytes) {
    return reinterpret_cast<unsigned char*>(bytes);
}

/// libsodium chooses its ways by the processor before anything else is asked of it.
void start() {
    if (sodium_init() < 0)
        throw std::runtime_error("libsodium cannot start: the system gives no randomness");
}

/// A key pair's secret half as libsodium wants it, for the length of one call.
struct SigningKey {
    std::array<unsigned char, crypto_sign_SECRETKEYBYTES> bytes{};

    SigningKey() = default;
    ~SigningKey() { sodium_memzero(bytes.data(), bytes.size()); }
    SigningKey(const SigningKey&) = delete;
    SigningKey& operator=(const SigningKey&) = delete;
};

/// Makes the pair of `seed`; gives its public half.
PublicKey expand(const Secret& seed, SigningKey& secret) {
    PublicKey key;
    crypto_sign_seed_keypair(raw(key.bytes.data()), secret.bytes.data(), raw(seed.bytes().data()));
    return key;
}

PublicKey public_half(const Secret& seed) {
    start();
    SigningKey secret;
    return expand(seed, secret);
}

} // namespace

Secret::Secret(std::span<const std::byte, size> bytes) : bytes_() {
    std::copy(bytes.begin(), bytes.end(), bytes_.begin());
}

Secret::~Secret() {
    sodium_memzero(bytes_.data(), bytes_.size());
}

Secret fresh_secret() {
    start();
    std::array<std::byte, Secret::size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    Secret secret(bytes);
    sodium_memzero(bytes.data(), bytes.size());
    return secret;
}

Hash hash(std::span<const std::byte> bytes) {
    start();
    Hash hash{};
    crypto_generichash(raw(hash.data()), hash.size(), raw(bytes.data()), bytes.size(), nullptr, 0);
    return hash;
}

Identity::Identity(const Secret& seed) : seed_(seed), key_(public_half(seed)) {}

Signature Identity::sign(std::span<const std::byte> message) const {
    SigningKey secret;
    expand(seed_, secret);
    Signature signature{};
    crypto_sign_detached(raw(signature.data()), nullptr, raw(message.data()), message.size(),
                         secret.bytes.data());
    return signature;
}

bool verify(const PublicKey& key, std::span<const std::byte> message, const Signature& signature) {
    start();
    return crypto_sign_verify_detached(raw(signature.data()), raw(message.data()), message.size(),
                                       raw(key.bytes.data())) == 0;
}

} // namespace net
