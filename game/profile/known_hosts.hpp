#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/link/address.hpp"
#include "net/link/key.hpp"

namespace game {

/// Whom the player met at addresses typed by hand: the key that answered at each. The oldest goes
/// where there are too many.
class KnownHosts {
public:
    static constexpr std::size_t most = 100;

    /// Who answered there last; case does not tell hosts apart.
    [[nodiscard]] std::optional<net::PublicKey> at(const net::Address& address) const;
    void remember(const net::Address& address, const net::PublicKey& key);

    /// A line each, `host:port key`, the latest last.
    [[nodiscard]] std::string text() const;
    /// Reads what `text` writes; empty where it is not that.
    [[nodiscard]] static std::optional<KnownHosts> read(std::string_view text);

    friend bool operator==(const KnownHosts&, const KnownHosts&) = default;

private:
    std::vector<std::pair<std::string, net::PublicKey>> list_;
};

} // namespace game
