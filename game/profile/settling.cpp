#include "game/profile/settling.hpp"

#include <string>

namespace game {

namespace {

/// How it ended for the one who is no bot.
engine::Settlement ending(const engine::Match& match) {
    const bool second = bot_named(match.settings().names[0]).has_value();
    return engine::settlement(*match.result(), second ? engine::Seat::second : engine::Seat::first);
}

} // namespace

bool settle_forgotten(Purse& purse, Library& library, std::int64_t now) {
    bool found = false;
    for (const std::string& name : purse.open_matches()) {
        const auto draft = library.draft(name);
        if (draft && !draft->record.match.result())
            continue;
        purse.settle(name, draft ? ending(draft->record.match) : engine::Settlement::drawn, now);
        found = true;
    }
    return found;
}

} // namespace game
