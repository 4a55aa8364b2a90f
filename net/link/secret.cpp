#include "net/link/secret.hpp"

#include <algorithm>
#include <sodium.h>
#include <stdexcept>
#include <utility>

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

namespace {

static_assert(seal_size == crypto_secretstream_xchacha20poly1305_ABYTES);
static_assert(seal_header_size == crypto_secretstream_xchacha20poly1305_HEADERBYTES);

/// A secret that is being made.
using Raw = std::array<std::byte, Secret::size>;

/// The pair of a seed; both halves are wiped by whoever asks.
void expand(const Secret& seed, ExchangeKey& key, Raw& secret) {
    start();
    crypto_kx_seed_keypair(raw(key.data()), raw(secret.data()), raw(seed.bytes().data()));
}

} // namespace

Exchange::Exchange(const Secret& seed) : seed_(seed) {
    Raw secret{};
    expand(seed_, key_, secret);
    sodium_memzero(secret.data(), secret.size());
}

std::optional<LinkKeys> Exchange::agree(const ExchangeKey& other, bool caller) const {
    ExchangeKey key{};
    Raw secret{}, receive{}, send{};
    expand(seed_, key, secret);
    const auto agreed = caller ? crypto_kx_client_session_keys : crypto_kx_server_session_keys;
    std::optional<LinkKeys> keys;
    if (agreed(raw(receive.data()), raw(send.data()), raw(key.data()), raw(secret.data()),
               raw(other.data())) == 0)
        keys = LinkKeys{Secret(receive), Secret(send)};
    for (Raw* each : {&secret, &receive, &send})
        sodium_memzero(each->data(), each->size());
    return keys;
}

struct Sealer::State {
    crypto_secretstream_xchacha20poly1305_state stream{};
};
struct Opener::State {
    crypto_secretstream_xchacha20poly1305_state stream{};
};

void Sealer::Wipe::operator()(State* state) const {
    sodium_memzero(&state->stream, sizeof state->stream);
    delete state;
}
void Opener::Wipe::operator()(State* state) const {
    sodium_memzero(&state->stream, sizeof state->stream);
    delete state;
}

Sealer::Sealer(const Secret& key) : state_(new State), header_(seal_header_size) {
    start();
    crypto_secretstream_xchacha20poly1305_init_push(&state_->stream, raw(header_.data()),
                                                    raw(key.bytes().data()));
}

Bytes Sealer::seal(std::span<const std::byte> plain) {
    Bytes sealed = std::exchange(header_, {});
    const std::size_t begin = sealed.size();
    sealed.resize(begin + plain.size() + seal_size);
    crypto_secretstream_xchacha20poly1305_push(&state_->stream, raw(sealed.data() + begin), nullptr,
                                               raw(plain.data()), plain.size(), nullptr, 0,
                                               crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
    return sealed;
}

Opener::Opener(const Secret& key) : key_(key) {
    start();
}

std::optional<Bytes> Opener::open(std::span<const std::byte> sealed) {
    const std::size_t header = state_ ? 0 : seal_header_size;
    if (std::exchange(broken_, true) || sealed.size() < header + seal_size)
        return std::nullopt;
    if (!state_) {
        state_.reset(new State);
        crypto_secretstream_xchacha20poly1305_init_pull(&state_->stream, raw(sealed.data()),
                                                        raw(key_.bytes().data()));
        sealed = sealed.subspan(header);
    }
    Bytes plain(sealed.size() - seal_size);
    unsigned char tag = 0;
    if (crypto_secretstream_xchacha20poly1305_pull(&state_->stream, raw(plain.data()), nullptr,
                                                   &tag, raw(sealed.data()), sealed.size(), nullptr,
                                                   0) != 0 ||
        tag != crypto_secretstream_xchacha20poly1305_TAG_MESSAGE)
        return std::nullopt;
    broken_ = false;
    return plain;
}

} // namespace net
