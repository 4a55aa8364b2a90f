#include "net/link/secret.hpp"

#include <doctest/doctest.h>

#include "net/link/hex.hpp"

using namespace net;

namespace {

Secret secret_of(const char* hex) {
    std::array<std::byte, Secret::size> bytes{};
    REQUIRE(read_hex(hex, bytes));
    return Secret(bytes);
}

Bytes bytes_of(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    return {bytes.begin(), bytes.end()};
}

} // namespace

TEST_CASE("secret: hashes are those of BLAKE2b") {
    CHECK(to_hex(hash(bytes_of("abc"))) ==
          "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

TEST_CASE("secret: an identity is the Ed25519 pair of its seed") { // RFC 8032, 7.1, test 1
    const Identity identity(
        secret_of("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
    CHECK(to_text(identity.key()) ==
          "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    CHECK(
        to_hex(identity.sign({})) ==
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701"
        "cf9b46bd25bf5f0595bbe24655141438e7a100b");
}

TEST_CASE("secret: a signature holds for its own message and key alone") {
    const Identity ann(fresh_secret()), bob(fresh_secret());
    const Bytes message = bytes_of("the same words");
    Signature signature = ann.sign(message);
    CHECK(verify(ann.key(), message, signature));
    CHECK_FALSE(verify(bob.key(), message, signature));
    CHECK_FALSE(verify(ann.key(), bytes_of("the Same words"), signature));
    signature[63] ^= std::byte{1};
    CHECK_FALSE(verify(ann.key(), message, signature));
}
