// Datagrams that tell of tables in the same network.
#include <cstdint>
#include <cstdlib>
#include <span>

#include "net/link/nearby.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = std::as_bytes(std::span(data, size));
    if (const auto told = net::decode_announcement(bytes);
        told && net::decode_announcement(net::encode(*told)) != told)
        std::abort();
    net::Nearby nearby;
    if (nearby.hear({192, 168, 1, 20}, bytes, net::Time{}))
        (void)net::to_code(nearby.tables().front().invite());
    return 0;
}
