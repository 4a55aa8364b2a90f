#include "game/profile/saved.hpp"

#include <algorithm>
#include <utility>

#include "engine/table.hpp"

namespace game {

Opened read_saved(std::string_view text) {
    for (const engine::GameId game : engine::all_games()) {
        const auto table = engine::Table::from_position(game, text);
        if (!table || table->outcome())
            continue;
        engine::MatchSettings settings;
        settings.game = game;
        settings.position = table->position();
        return {Saved{engine::Match(settings)}, std::nullopt};
    }
    return {std::nullopt, engine::Error{"paste.unreadable"}};
}

Headline headline(const Saved& saved) {
    const engine::Match& match = saved.match;
    const auto& settings = match.settings();
    Headline line{settings.game, settings.names, saved.started, match.score(), settings.rounds};
    for (const engine::Round& round : match.rounds())
        line.plies += round.table.length();
    line.result = match.result();
    return line;
}

std::size_t insert(std::vector<Entry>& list, Entry entry) {
    const auto newer = [](const Entry& a, const Entry& b) {
        return a.time != b.time ? a.time > b.time : a.file > b.file;
    };
    const auto at = std::upper_bound(list.begin(), list.end(), entry, newer);
    return static_cast<std::size_t>(list.insert(at, std::move(entry)) - list.begin());
}

} // namespace game
