#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

// Who somebody is across a link: the public key of an identity, and what is known of it beforehand.
namespace net {

/// The public half of an identity (Ed25519): who somebody is to everybody else.
struct PublicKey {
    std::array<std::byte, 32> bytes{};

    friend auto operator<=>(const PublicKey&, const PublicKey&) = default;
};

/// The first 80 bits of a key's BLAKE2b hash: as much as an invite code holds.
struct Fingerprint {
    std::array<std::byte, 10> bytes{};

    friend auto operator<=>(const Fingerprint&, const Fingerprint&) = default;
};
[[nodiscard]] Fingerprint fingerprint(const PublicKey& key);

/// As people compare it: five groups of four hexadecimal digits, `3f2a 91bc 77d0 42ee 1a09`.
[[nodiscard]] std::string spelled(const Fingerprint& fingerprint);

/// 64 hexadecimal digits, as files keep it.
[[nodiscard]] std::string to_text(const PublicKey& key);
/// Reads what `to_text` writes; empty where it is nothing of the kind.
[[nodiscard]] std::optional<PublicKey> read_key(std::string_view text);

/// Whoever it is: they are met for the first time.
struct AnyKey {
    friend bool operator==(const AnyKey&, const AnyKey&) = default;
};
/// Which key the other end of a link must prove: any, the one of an invite code, or a known one.
using ExpectedKey = std::variant<AnyKey, Fingerprint, PublicKey>;
[[nodiscard]] bool is_expected(const PublicKey& key, const ExpectedKey& expected);

} // namespace net
