#include "game/scenes/chip_words.hpp"

#include <cstdlib>

namespace game {

std::string change_words(const ui::Texts& texts, int change) {
    if (change == 0)
        return texts("chips.nothing");
    return texts.count(change > 0 ? "chips.gain" : "chips.loss", std::abs(change));
}

std::string payout_words(const ui::Texts& texts, const engine::Payout& payout) {
    return texts.count(payout.lost > 0 ? "chips.bet.both" : "chips.bet.free", payout.won);
}

std::string brief_payout_words(const ui::Texts& texts, const engine::Payout& payout) {
    return payout.lost > 0 ? texts.count("chips.bet.both.brief", payout.won)
                           : change_words(texts, payout.won);
}

std::string no_stake_words(const ui::Texts& texts, engine::NoStake why,
                           const engine::Payout& payout, int hand) {
    if (why == engine::NoStake::gains)
        return texts("stake.none.gains", {std::to_string(engine::most_gains)});
    return texts.count("stake.none.chips", payout.lost, {std::to_string(hand)});
}

} // namespace game
