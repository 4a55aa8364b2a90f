// Invite codes and addresses as they are typed or pasted.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "net/link/destination.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto invite = net::read_invite(text);
        invite && net::read_invite(net::to_code(*invite)) != invite)
        std::abort();
    if (const auto read = net::read_destination(text);
        read && net::read_destination(net::to_text(*read)) != read)
        std::abort();
    return 0;
}
