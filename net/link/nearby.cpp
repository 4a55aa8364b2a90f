#include "net/link/nearby.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/english.hpp"
#include "net/link/hex.hpp"
#include "net/play/name.hpp"

namespace net {

namespace {

constexpr int most_a_second = 64;
constexpr std::size_t most_tables = 32;
constexpr std::ptrdiff_t most_of_address = 4;

/// Empty where the match that is announced is none that this program knows.
std::optional<NearbyTable> table_of(const Announcement& told, const Ipv4& from, Time now) {
    NearbyTable table{{from, static_cast<std::uint16_t>(told.port)}, {}, {}, now};
    const auto game = engine::game_named(told.game);
    const auto clock = engine::clock_named(told.clock);
    const bool rounds = told.rounds == 1 || told.rounds == 3 || told.rounds == 5;
    if (!game || !clock || !rounds || !read_hex(told.key, table.host.bytes) ||
        !can_be_called(table.at))
        return std::nullopt;
    const auto opening = engine::opening_named(*game, told.opening);
    if (!opening)
        return std::nullopt;
    table.settings.game = *game;
    table.settings.opening = *opening;
    table.settings.rounds = static_cast<int>(told.rounds);
    table.settings.clock = *clock;
    table.settings.names[0] = clean_name(told.name, "?");
    return table;
}

/// As they are shown.
bool alike(const NearbyTable& a, const NearbyTable& b) {
    return a.at == b.at && a.host == b.host && a.settings == b.settings;
}

} // namespace

Announcement announcement(const engine::MatchSettings& settings, const std::string& name,
                          const Fingerprint& host, std::uint16_t port, bool open) {
    const engine::GameInfo& info = engine::info(settings.game);
    Announcement told;
    told.open = open;
    told.port = port;
    told.key = to_hex(host.bytes);
    told.name = clean_name(name, "Player");
    told.game = info.key;
    told.opening = info.openings[settings.opening];
    told.rounds = static_cast<std::uint64_t>(settings.rounds);
    told.clock = engine::to_text(settings.clock);
    return told;
}

bool Nearby::hear(const Ipv4& from, std::span<const std::byte> bytes, Time now) {
    if (now - second_ >= Time{1'000}) {
        second_ = now;
        heard_ = 0;
    }
    if (++heard_ > most_a_second)
        return false;
    const auto told = decode_announcement(bytes);
    const auto table = told ? table_of(*told, from, now) : std::nullopt;
    if (!table)
        return false;
    const auto known = std::find_if(tables_.begin(), tables_.end(),
                                    [&](const auto& each) { return each.host == table->host; });
    if (known == tables_.end()) {
        const auto of_address = std::count_if(tables_.begin(), tables_.end(),
                                              [&](const auto& each) { return each.at.ip == from; });
        if (!told->open || tables_.size() == most_tables || of_address == most_of_address)
            return false;
        tables_.push_back(*table);
        return true;
    }
    if (known->at != table->at)
        return false;
    if (!told->open) {
        tables_.erase(known);
        return true;
    }
    const bool changed = !alike(*known, *table);
    *known = *table;
    return changed;
}

bool Nearby::on_time(Time now) {
    const auto silent = [&](const NearbyTable& each) { return now - each.heard >= forget_after; };
    return std::erase_if(tables_, silent) > 0;
}

} // namespace net
