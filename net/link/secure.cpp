#include "net/link/secure.hpp"

#include <cassert>
#include <utility>

namespace net {

namespace {

constexpr std::chrono::milliseconds greeting_time{5'000};

} // namespace

SecureTransport::SecureTransport(std::unique_ptr<Transport> under, Channel::Settings settings,
                                 World world)
    : under_(std::move(under)), settings_(std::move(settings)), world_(std::move(world)) {}

SecureTransport::~SecureTransport() {
    for (auto& [peer, link] : links_)
        if (link.channel.open())
            under_->send(peer, link.channel.goodbye());
}

std::vector<LinkEvent> SecureTransport::poll() {
    for (const LinkEvent& event : under_->poll())
        take(event);
    lose_slow_ones();
    return std::exchange(events_, {});
}

void SecureTransport::send(PeerId peer, const Bytes& bytes) {
    assert(bytes.size() <= largest_secure_packet);
    const auto link = links_.find(peer);
    if (link != links_.end() && link->second.channel.open())
        under_->send(peer, link->second.channel.seal(bytes));
}

void SecureTransport::drop(PeerId peer) {
    const auto link = links_.find(peer);
    if (link != links_.end()) {
        if (link->second.channel.open())
            under_->send(peer, link->second.channel.goodbye());
        link->second.dropped = true;
    }
    under_->drop(peer);
}

void SecureTransport::take(const LinkEvent& event) {
    if (const auto* opened = std::get_if<link::Opened>(&event)) {
        const auto made = links_.try_emplace(
            opened->peer, Link{Channel(settings_, world_.random()), world_.now()});
        carry_out(opened->peer, made.first->second, made.first->second.channel.begin());
    } else if (const auto* got = std::get_if<link::Got>(&event)) {
        const auto link = links_.find(got->peer);
        if (link != links_.end() && !link->second.dropped)
            carry_out(got->peer, link->second, link->second.channel.on(got->bytes));
    } else if (const auto* closed = std::get_if<link::Closed>(&event)) {
        on(*closed);
    }
}

void SecureTransport::on(const link::Closed& closed) {
    const auto found = links_.find(closed.peer);
    if (found == links_.end()) {
        events_.emplace_back(closed); // there never was a link
        return;
    }
    const Link& link = found->second;
    engine::Error why = closed.why;
    if (why.code == "link.closed" && !link.dropped)
        why = {link.channel.open() ? "link.cut" : "link.refused"};
    if (!link.told)
        events_.emplace_back(link::Closed{closed.peer, why, link.channel.other_key()});
    links_.erase(found);
}

void SecureTransport::carry_out(PeerId peer, Link& link, const Channel::Effects& effects) {
    for (const Channel::Effect& effect : effects) {
        if (const auto* send = std::get_if<Channel::Send>(&effect))
            under_->send(peer, send->bytes);
        else if (const auto* opened = std::get_if<Channel::Opened>(&effect))
            events_.emplace_back(link::Opened{peer, opened->key});
        else if (const auto* got = std::get_if<Channel::Got>(&effect))
            events_.emplace_back(link::Got{peer, got->bytes});
        else
            close(peer, link, std::get<Channel::Ended>(effect).why);
    }
}

void SecureTransport::lose_slow_ones() {
    for (auto& [peer, link] : links_)
        if (!link.channel.open() && !link.dropped && world_.now() - link.since >= greeting_time)
            close(peer, link, {"link.no_greeting"});
}

void SecureTransport::close(PeerId peer, Link& link, engine::Error why) {
    events_.emplace_back(link::Closed{peer, std::move(why), link.channel.other_key()});
    link.told = link.dropped = true;
    under_->drop(peer);
}

} // namespace net
