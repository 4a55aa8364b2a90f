#include "net/link/key.hpp"

#include <algorithm>

#include "net/link/hex.hpp"
#include "net/link/secret.hpp"

namespace net {

Fingerprint fingerprint(const PublicKey& key) {
    Fingerprint print;
    std::copy_n(hash(key.bytes).begin(), print.bytes.size(), print.bytes.begin());
    return print;
}

std::string spelled(const Fingerprint& fingerprint) {
    std::string text = to_hex(fingerprint.bytes);
    for (std::size_t at = text.size() - 4; at > 0; at -= 4)
        text.insert(at, 1, ' ');
    return text;
}

std::string to_text(const PublicKey& key) {
    return to_hex(key.bytes);
}

std::optional<PublicKey> read_key(std::string_view text) {
    PublicKey key;
    return read_hex(text, key.bytes) ? std::optional(key) : std::nullopt;
}

bool is_expected(const PublicKey& key, const ExpectedKey& expected) {
    if (const auto* print = std::get_if<Fingerprint>(&expected))
        return fingerprint(key) == *print;
    if (const auto* known = std::get_if<PublicKey>(&expected))
        return key == *known;
    return true;
}

} // namespace net
