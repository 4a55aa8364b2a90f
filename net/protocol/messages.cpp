#include "net/protocol/messages.hpp"

#include <string_view>

namespace net {

namespace {

/// FNV-1a, 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv): offset basis and prime of the reference.
class Fnv {
public:
    void add(std::string_view text) {
        for (const char c : text) {
            value_ ^= static_cast<unsigned char>(c);
            value_ *= 0x100000001b3;
        }
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325;
};

} // namespace

std::uint64_t position_key(const engine::Table& table) {
    Fnv hash;
    hash.add(table.position());
    hash.add("\n");
    for (const engine::Move& move : table.played()) {
        hash.add(move.text);
        hash.add(" ");
    }
    return hash.value();
}

} // namespace net
