#pragma once

#include "net/play/moment.hpp"
#include "net/play/session.hpp"

/// Talking to a session message by message.
namespace support::talk {

using net::Session;
using net::Time;
using Effects = Session::Effects;

inline constexpr Time start{7'000};

inline const std::string token(32, 'a');

inline net::to_client::Welcome welcome() {
    return {token};
}
inline Session::Send send(net::ToServer message) {
    return {std::move(message)};
}
inline Session::Tell tell(net::Notice notice) {
    return {std::move(notice)};
}
inline Effects hear(Session& session, const net::ToClient& message, Time now = start) {
    return session.on(Session::Received{message}, now);
}
inline Effects want(Session& session, const net::Wish& wish, Time now = start) {
    return session.on(Session::Wanted{wish}, now);
}
inline Effects ended(const engine::Error& why) {
    return {Session::Drop{}, tell(net::notice::Closed{why})};
}
inline Effects unexpected(const char* tag) {
    return ended({"session.unexpected", {tag}});
}
inline Effects out_of_step() {
    return ended({"session.out_of_step"});
}

} // namespace support::talk
