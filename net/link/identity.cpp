#include "net/link/identity.hpp"

#include <array>

#include "net/link/hex.hpp"

namespace net {

namespace {

constexpr std::string_view head = "rectoverso identity 1\nsecret: ", between = "\npublic: ";

} // namespace

std::string to_text(const Identity& identity) {
    return std::string(head) + to_hex(identity.seed().bytes()) + std::string(between) +
           to_text(identity.key()) + "\n";
}

engine::Result<Identity> read_identity(std::string_view text) {
    std::array<std::byte, Secret::size> seed{};
    const bool read =
        text.starts_with(head) && read_hex(text.substr(head.size(), 2 * seed.size()), seed);
    const Identity identity{Secret(seed)};
    seed.fill({});
    if (!read || text != to_text(identity))
        return engine::Error{"identity.damaged"};
    return identity;
}

} // namespace net
