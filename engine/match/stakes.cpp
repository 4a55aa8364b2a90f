#include "engine/match/stakes.hpp"

#include <algorithm>
#include <cassert>

namespace engine {

namespace {

/// The factor of a level, in hundredths.
int percent(LevelName bot) {
    switch (bot) {
    case LevelName::beginner:
        return 10;
    case LevelName::amateur:
        return 25;
    case LevelName::professional:
        return 60;
    case LevelName::master:
        break;
    }
    return 120;
}

int turns_made(const Round& round) {
    const auto played = round.table.played();
    int turns = 0;
    for (std::size_t i = 0; i < played.size(); ++i) {
        const bool last = i + 1 == played.size();
        const Side next = last ? round.table.to_act() : played[i + 1].side;
        const bool goes_on = next == played[i].side && !(last && round.result);
        if (!played[i].gesture.pass && !goes_on)
            ++turns;
    }
    return turns;
}

} // namespace

int price(int rounds) {
    assert(rounds == 1 || rounds == 3 || rounds == 5);
    return rounds == 5 ? 60 : rounds == 3 ? 42 : 24;
}

Payout payout_between(int rounds, int stake) {
    assert(std::find(stakes.begin(), stakes.end(), stake) != stakes.end());
    return {price(rounds) * stake, price(rounds) * stake};
}

Payout payout_against(LevelName bot, int rounds) {
    const int chips = (price(rounds) * percent(bot) + 50) / 100;
    return {chips, bot < LevelName::professional ? 0 : chips};
}

std::optional<NoStake> no_stake(const Payout& payout, int hand, int gains) {
    if (gains >= most_gains)
        return NoStake::gains;
    if (hand < payout.lost)
        return NoStake::chips;
    return std::nullopt;
}

int change(const Payout& payout, Settlement how) {
    switch (how) {
    case Settlement::won:
        return payout.won;
    case Settlement::lost:
        return -payout.lost;
    case Settlement::drawn:
        break;
    }
    return 0;
}

Settlement settlement(const MatchResult& result, Seat seat) {
    if (!result.winner)
        return Settlement::drawn;
    return *result.winner == seat ? Settlement::won : Settlement::lost;
}

int turns_made(const Match& match) {
    int turns = 0;
    for (const Round& round : match.rounds())
        turns += turns_made(round);
    return turns;
}

bool leaving_is_free(const Match& match) {
    return match.result() || turns_made(match) < free_turns;
}

} // namespace engine
