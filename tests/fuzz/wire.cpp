// Messages from the network, as a server and as a client read them.
#include <cstdint>
#include <cstdlib>

#include "net/protocol/wire.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = std::as_bytes(std::span(data, size));
    if (const auto message = net::decode_to_server(bytes);
        message && net::decode_to_server(net::encode(*message)) != message)
        std::abort();
    if (const auto message = net::decode_to_client(bytes);
        message && net::decode_to_client(net::encode(*message)) != message)
        std::abort();
    return 0;
}
