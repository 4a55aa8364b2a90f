#include "game/scenes/play/wager.hpp"

#include <cstdlib>
#include <utility>
#include <variant>

#include "game/profile/names.hpp"
#include "game/scenes/chip_words.hpp"

namespace game::play {

void Wager::begin(const Contest& contest) {
    const engine::MatchSettings& settings = contest.match().settings();
    const Purse& purse = context_.holdings.purse;
    const auto me = contest.my_seat();
    const auto bot = me && !contest.online() ? bot_named(settings.names[engine::index(other(*me))])
                                             : std::nullopt;
    match_ = record_stem(settings, contest.started());
    payout_.reset();
    change_.reset();
    if (!bot) {
        without_ = Without::people;
    } else if (settings.position) {
        without_ = Without::position;
    } else if (!contest.resumed()) {
        offer(engine::payout_against(*bot, settings.rounds));
    } else if (const engine::Payout* open = purse.open(match_)) {
        payout_ = *open;
    } else {
        without_ = Without::resumed;
    }
}

void Wager::offer(const engine::Payout& payout) {
    const std::int64_t now = context_.wall();
    Purse purse = context_.holdings.purse;
    if (purse.observe(now))
        save(purse);
    hand_ = purse.hand();
    wanted_ = payout;
    const auto why = engine::no_stake(payout, hand_, purse.gains(now));
    if (!why)
        payout_ = payout;
    else
        without_ = *why == engine::NoStake::gains ? Without::gains : Without::chips;
}

bool Wager::follow(const Contest& contest, const Notices& news) {
    bool saved = true;
    for (const Notice& one : news) {
        if (std::holds_alternative<notice::MatchBegan>(one)) {
            begin(contest);
        } else if (std::holds_alternative<notice::Acted>(one)) {
            saved = open(contest.match()) && saved;
        } else if (std::holds_alternative<notice::MatchEnded>(one)) {
            const auto result = contest.match().result();
            if (const auto me = contest.my_seat(); result && me)
                saved = settle(engine::settlement(*result, *me)) && saved;
        }
    }
    return saved;
}

bool Wager::open(const engine::Match& match) {
    if (!payout_ || change_)
        return true;
    Purse purse = context_.holdings.purse;
    if (!purse.open(match_))
        purse.open(match_, *payout_);
    if (!engine::leaving_is_free(match))
        purse.bind(match_);
    return purse == context_.holdings.purse || save(purse);
}

bool Wager::leaving_is_free(const engine::Match& match) const {
    return engine::leaving_is_free(match) && !context_.holdings.purse.bound(match_);
}

bool Wager::settle(engine::Settlement how) {
    if (!payout_ || change_)
        return true;
    Purse purse = context_.holdings.purse;
    if (!purse.open(match_)) // it ended before anything was played
        purse.open(match_, *payout_);
    change_ = purse.settle(match_, how, context_.wall());
    chips_ = purse.chips();
    context_.log("chips " + std::to_string(*change_) + " " + std::to_string(chips_));
    return save(purse);
}

bool Wager::save(const Purse& purse) {
    Holdings holdings = context_.holdings;
    holdings.purse = purse;
    return context_.keep(holdings);
}

std::optional<Event> Wager::told() const {
    if (!change_)
        return std::nullopt;
    const std::string key = *change_ > 0 ? "won" : *change_ < 0 ? "lost" : "same";
    return Event{"story.chips." + key,
                 {std::to_string(std::abs(*change_)), std::to_string(chips_)}};
}

std::string Wager::result_words() const {
    if (const auto event = told())
        return context_.texts(event->key, event->arguments);
    return payout_ || without_ == Without::people ? "" : context_.texts("stake.none");
}

std::string Wager::why_not() const {
    const ui::Texts& texts = context_.texts;
    switch (without_) {
    case Without::people:
        return texts("stake.none.people");
    case Without::position:
        return texts("stake.none.position");
    case Without::resumed:
        return texts("stake.none.resumed");
    case Without::gains:
        return no_stake_words(texts, engine::NoStake::gains, wanted_, hand_);
    case Without::chips:
        break;
    }
    return no_stake_words(texts, engine::NoStake::chips, wanted_, hand_);
}

std::vector<Fact> Wager::facts(const engine::Match& match) const {
    const ui::Texts& texts = context_.texts;
    if (!payout_)
        return {{texts("table.stake"), texts("chips.none")}, {"", why_not()}};
    const int leaving = leaving_is_free(match) ? 0 : -payout_->lost;
    return {{texts("table.win"), change_words(texts, payout_->won)},
            {texts("table.loss"), change_words(texts, -payout_->lost)},
            {texts("table.leave"), change_words(texts, leaving)},
            {texts("table.chips"), std::to_string(context_.holdings.purse.chips())}};
}

std::string Wager::note() const {
    return payout_ ? context_.texts("table.stake.words") : "";
}

std::string Wager::leaving_words(const engine::Match& match) const {
    const ui::Texts& texts = context_.texts;
    if (leaving_is_free(match))
        return texts("leave.free", {std::to_string(engine::free_turns)});
    if (!payout_)
        return texts("leave.lost") + " " + texts("leave.without");
    return texts("leave.lost") + " " + losing_words(match);
}

std::string Wager::losing_words(const engine::Match& match) const {
    const ui::Texts& texts = context_.texts;
    if (!payout_)
        return "";
    if (payout_->lost == 0)
        return texts("leave.nothing");
    const std::string price = texts.count("leave.price", payout_->lost);
    return leaving_is_free(match)
               ? price + " " + texts("resign.free", {std::to_string(engine::free_turns)})
               : price;
}

} // namespace game::play
