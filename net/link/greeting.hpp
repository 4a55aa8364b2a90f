#pragma once

#include <cstdint>
#include <span>

#include "engine/base/result.hpp"
#include "net/link/secret.hpp"

// What both ends of a link say in clear before all else is secret, and what they sign to prove who
// they are.
namespace net {

/// Which end of a link: who calls, or who listens.
enum class End : std::uint8_t { caller = 1, listener = 2 };

[[nodiscard]] constexpr End other(End end) {
    return end == End::caller ? End::listener : End::caller;
}

/// Versions of the protocol, both ends included.
struct Versions {
    std::uint16_t lowest = lowest_version, highest = highest_version;

    friend bool operator==(const Versions&, const Versions&) = default;
};

/// The first bytes of each end:
///
///      0   4  "RVSO"
///      4   2  lowest version   (numbers begin with their high byte)
///      6   2  highest version
///      8   1  which end: 1 caller, 2 listener
///      9   4  capabilities: what this end can do beyond its version, a bit each; none is defined
///             yet, and those unknown are passed over
///     13  32  X25519 key for this link alone
///
/// The first eight bytes are the same for ever, so that any two versions can tell which is older.
struct Greeting {
    End end{};
    Versions versions = {};
    std::uint32_t capabilities = 0;
    ExchangeKey key{};

    friend bool operator==(const Greeting&, const Greeting&) = default;
};
inline constexpr std::size_t greeting_size = 45;

[[nodiscard]] Bytes to_bytes(const Greeting& greeting);

/// Reads the greeting that comes from an end, at one that speaks `spoken`. Errors: `link.not_ours`,
/// where it is none of that end; `link.version_guest` or `link.version_host`, where no version is
/// common, by who must update: the caller or the listener.
[[nodiscard]] engine::Result<Greeting> read_greeting(std::span<const std::byte> bytes, End from,
                                                     const Versions& spoken);

/// The three proofs of a link, in their order.
enum class Proof : std::uint8_t {
    listener = 1, ///< who listens, before it knows who calls
    caller = 2,   ///< who calls, to this listener
    accepted = 3, ///< the listener's word that it takes this caller
};

/// What the proofs sign:
///
///      0  21  "rectoverso link proof"
///     21   1  which proof
///     22  32  BLAKE2b-256 of the caller's greeting and the listener's after it
///     54  32  the listener's identity
///     86  32  the caller's identity; zeros in the first proof
[[nodiscard]] Bytes statement(Proof proof, const Hash& greetings, const PublicKey& listener,
                              const PublicKey& caller);

} // namespace net
