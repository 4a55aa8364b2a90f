// Handshakes: the first byte chooses the end that is spoken to and whether what comes is sealed as
// by somebody who has greeted in order; then come frames, each after a byte with its length.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "net/link/channel.hpp"

namespace {

net::Secret secret(std::uint8_t value) {
    std::array<std::byte, net::Secret::size> bytes{};
    bytes.fill(std::byte{value});
    return net::Secret(bytes);
}

net::ExchangeKey key_of(const net::Channel::Effects& effects) {
    net::ExchangeKey key{};
    const net::Bytes& greeting = std::get<net::Channel::Send>(effects.front()).bytes;
    std::copy_n(greeting.begin() + 13, key.size(), key.begin());
    return key;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const net::End end = data[0] % 2 == 0 ? net::End::caller : net::End::listener;
    auto rest = std::as_bytes(std::span(data + 1, size - 1));
    if (const auto greeting = net::read_greeting(rest, end, {}))
        if (net::to_bytes(*greeting) != net::Bytes(rest.begin(), rest.end()))
            std::abort();

    static const net::Identity identity(secret(1));
    net::Channel channel({end, identity}, secret(2));
    std::optional<net::Sealer> sealer;
    if (data[0] % 4 >= 2) {
        const net::Exchange exchange(secret(3));
        const auto effects = channel.begin();
        const auto answers = channel.on(net::to_bytes({net::other(end), {}, 0, exchange.key()}));
        const auto keys =
            exchange.agree(key_of(effects.empty() ? answers : effects), end == net::End::listener);
        sealer.emplace(keys->send);
    }
    while (!rest.empty()) {
        const auto length = std::min(std::to_integer<std::size_t>(rest.front()), rest.size() - 1);
        const auto frame = rest.subspan(1, length);
        static_cast<void>(
            channel.on(sealer ? sealer->seal(frame) : net::Bytes(frame.begin(), frame.end())));
        rest = rest.subspan(1 + length);
    }
    if (channel.open()) // nobody can prove to be somebody by chance
        std::abort();
    return 0;
}
