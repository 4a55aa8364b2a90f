#include "net/play/sitter.hpp"

#include <utility>

#include "net/protocol/wire.hpp"

namespace net {

Sitter::Sitter(Connect connect, Session session)
    : connect_(std::move(connect)), transport_(connect_()), session_(std::move(session)) {}

Sitter::~Sitter() {
    want(wish::Leave{});
}

void Sitter::want(const Wish& wish) {
    on(Session::Wanted{wish});
}

bool Sitter::receive(Time now) {
    now_ = now;
    const auto events = transport_->poll();
    for (const LinkEvent& event : events)
        take(event);
    return !events.empty();
}

void Sitter::tick(Time now) {
    now_ = now;
    on(Session::Tick{});
}

Notices Sitter::take_notices() {
    return std::exchange(notices_, {});
}

void Sitter::take(const LinkEvent& event) {
    if (const auto* opened = std::get_if<link::Opened>(&event)) {
        peer_ = opened->peer;
        other_key_ = opened->key;
        on(Session::Connected{});
    } else if (const auto* closed = std::get_if<link::Closed>(&event)) {
        other_key_ = closed->key;
        on(Session::Lost{closed->why});
    } else if (const auto* got = std::get_if<link::Got>(&event)) {
        auto message = decode_to_client(got->bytes);
        if (message)
            on(Session::Received{std::move(*message)});
        else
            on(Session::Unreadable{message.error()});
    }
}

void Sitter::on(const Session::Event& event) {
    for (const Session::Effect& effect : session_.on(event, now_)) {
        if (const auto* send = std::get_if<Session::Send>(&effect))
            transport_->send(peer_, encode(send->message));
        else if (const auto* tell = std::get_if<Session::Tell>(&effect))
            notices_.push_back(tell->notice);
        else if (std::holds_alternative<Session::Connect>(effect))
            transport_ = connect_();
        else
            transport_->drop(peer_);
    }
}

} // namespace net
