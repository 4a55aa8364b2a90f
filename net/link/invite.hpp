#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "net/link/endpoint.hpp"
#include "net/link/key.hpp"

namespace net {

/// What a guest needs to reach a host, and to know that it is the right one.
struct Invite {
    Endpoint inside;                 ///< in the host's own network
    std::optional<Endpoint> outside; ///< as everyone else reaches it, where its router lets them
    Fingerprint host;                ///< of the key that must answer

    friend bool operator==(const Invite&, const Invite&) = default;
};

/// An invite's code: digits of Crockford's base 32 (0-9 and A-Z without I, L, O, U) in groups of
/// four with dashes. The first digit is the version of the code, 1. Then come, five bits a digit,
/// most significant first, the last one filled up with zeros: address and port inside the network
/// (48 bits), outside address and port (48 bits, or left out), fingerprint (80 bits). The last
/// digit checks the others: over GF(32), reduced by x^5 + x^2 + 1, the value at x of the polynomial
/// whose coefficients are 1 and then all digits is 0. As the powers of x from one place to the next
/// differ and none is 0, one wrong digit or two neighbours that changed places never go unseen.
/// Later versions keep the first and the last digit. Precondition: both endpoints can be called.
[[nodiscard]] std::string to_code(const Invite& invite);

/// The digits of a code with an outside address, and of one without.
inline constexpr std::size_t long_code = 38, short_code = 28;

/// Reads a code; upper and lower case are the same, spaces and dashes do not count, O is 0, I and L
/// are 1. Errors: `invite.typing` (a digit is wrong or two are swapped), `invite.length` (digits),
/// `invite.newer` (made by a newer program).
[[nodiscard]] engine::Result<Invite> read_invite(std::string_view text);

} // namespace net
