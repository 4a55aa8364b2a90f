#include "net/link/interfaces.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <cstring>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <optional>
#include <sys/socket.h>
#include <unistd.h>

namespace net {

namespace {

constexpr Ipv4 own_machine{127, 255, 255, 255};

Ipv4 ip_of(const sockaddr& any) {
    sockaddr_in address{};
    std::memcpy(&address, &any, sizeof address);
    Ipv4 ip{};
    std::memcpy(ip.data(), &address.sin_addr, ip.size());
    return ip;
}

/// What `pick` finds at each interface that is up, loopback left out; sorted, each once.
template <class Pick>
std::vector<Ipv4> of_each(Pick pick) {
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0)
        return {};
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, &freeifaddrs);
    std::vector<Ipv4> all;
    for (const ifaddrs* each = list; each != nullptr; each = each->ifa_next) {
        const bool up = (each->ifa_flags & IFF_UP) != 0,
                   loop = (each->ifa_flags & IFF_LOOPBACK) != 0;
        if (!up || loop || each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET)
            continue;
        if (const sockaddr* found = pick(*each))
            all.push_back(ip_of(*found));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// The own address that packets to the rest of the world carry. Nothing is sent: the socket is only
/// told where it would send to (an address that is kept for documentation).
std::optional<Ipv4> outgoing_address() {
    const int handle = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return std::nullopt;
    sockaddr_in far{}, own{};
    far.sin_family = AF_INET;
    far.sin_port = htons(9);
    far.sin_addr.s_addr = htonl(0xcb007101); // 203.0.113.1
    socklen_t length = sizeof own;
    const bool known = connect(handle, reinterpret_cast<const sockaddr*>(&far), sizeof far) == 0 &&
                       getsockname(handle, reinterpret_cast<sockaddr*>(&own), &length) == 0;
    close(handle);
    return known ? std::optional(ip_of(*reinterpret_cast<const sockaddr*>(&own))) : std::nullopt;
}

} // namespace

std::vector<Ipv4> local_addresses() {
    auto all = of_each([](const ifaddrs& each) { return each.ifa_addr; });
    if (const auto outgoing = outgoing_address())
        if (const auto at = std::find(all.begin(), all.end(), *outgoing); at != all.end())
            std::rotate(all.begin(), at, at + 1);
    return all;
}

std::vector<Ipv4> broadcast_addresses() {
    auto all = of_each([](const ifaddrs& each) {
        return (each.ifa_flags & IFF_BROADCAST) != 0 ? each.ifa_broadaddr : nullptr;
    });
    all.push_back(own_machine);
    return all;
}

} // namespace net
