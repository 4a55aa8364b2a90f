#include "net/link/destination.hpp"

#include <algorithm>

namespace net {

namespace {

constexpr std::string_view of_addresses = ".:_";
constexpr std::ptrdiff_t least = 16;

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_code(std::string_view text) {
    return text.find_first_of(of_addresses) == std::string_view::npos &&
           std::count_if(text.begin(), text.end(), is_letter_or_digit) >= least;
}

} // namespace

engine::Result<Destination> read_destination(std::string_view text) {
    if (is_code(text)) {
        const auto invite = read_invite(text);
        return invite ? engine::Result<Destination>(*invite) : invite.error();
    }
    const auto address = read_address(text);
    return address ? engine::Result<Destination>(*address) : address.error();
}

std::string to_text(const Destination& destination) {
    if (const auto* address = std::get_if<Address>(&destination))
        return to_text(*address);
    return to_code(*std::get_if<Invite>(&destination));
}

} // namespace net
