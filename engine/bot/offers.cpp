#include "engine/bot/offers.hpp"

#include <cstddef>

#include "engine/search/score.hpp"

namespace engine {

namespace {

/// How many actions a game must have seen; before, it is too early to agree on anything.
std::size_t earliest_draw(GameId game) {
    return game == GameId::worpion ? 20 : 40;
}

} // namespace

bool accepts_draw(const Table& table, Side bot, const Thought& thought) {
    const int score = table.to_act() == bot ? thought.score : -thought.score;
    const std::size_t wait = earliest_draw(table.info().id);
    return table.length() >= (score <= -decided_score ? wait / 2 : wait) && score <= 0;
}

} // namespace engine
