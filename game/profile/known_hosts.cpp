#include "game/profile/known_hosts.hpp"

#include <algorithm>

#include "engine/base/utf8.hpp"

namespace game {

namespace {

std::string written(const net::Address& address) {
    std::string text = net::to_text(address);
    std::transform(text.begin(), text.end(), text.begin(), engine::lower);
    return text;
}

} // namespace

std::optional<net::PublicKey> KnownHosts::at(const net::Address& address) const {
    const auto found = std::find_if(list_.begin(), list_.end(), [&](const auto& each) {
        return each.first == written(address);
    });
    return found == list_.end() ? std::nullopt : std::optional(found->second);
}

void KnownHosts::remember(const net::Address& address, const net::PublicKey& key) {
    std::string place = written(address);
    list_.erase(std::remove_if(list_.begin(), list_.end(),
                               [&](const auto& each) { return each.first == place; }),
                list_.end());
    if (list_.size() >= most)
        list_.erase(list_.begin());
    list_.emplace_back(std::move(place), key);
}

std::string KnownHosts::text() const {
    std::string text;
    for (const auto& [place, key] : list_)
        text += place + " " + net::to_text(key) + "\n";
    return text;
}

std::optional<KnownHosts> KnownHosts::read(std::string_view text) {
    KnownHosts hosts;
    while (!text.empty()) {
        const std::size_t end = text.find('\n'), gap = text.find(' ');
        if (end == std::string_view::npos || gap >= end)
            return std::nullopt;
        const auto address = net::read_address(text.substr(0, gap));
        const auto key = net::read_key(text.substr(gap + 1, end - gap - 1));
        if (!address || !key)
            return std::nullopt;
        hosts.remember(*address, *key);
        text.remove_prefix(end + 1);
    }
    return hosts;
}

} // namespace game
