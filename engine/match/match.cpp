#include "engine/match/match.hpp"

#include <algorithm>
#include <cassert>

namespace engine {

Match::Match(MatchSettings settings) : settings_(std::move(settings)) {
    assert(settings_.rounds == 1 || settings_.rounds == 3 || settings_.rounds == 5);
    assert(settings_.opening < info(settings_.game).openings.size());
    rounds_.push_back(
        {Table::start(settings_.game, settings_.opening), settings_.starts, std::nullopt});
}

Side Match::side(Seat seat) const {
    return seat == rounds_.back().first_side ? Side::first : Side::second;
}

Seat Match::seat(Side side) const {
    const Seat first = rounds_.back().first_side;
    return side == Side::first ? first : other(first);
}

std::optional<Seat> Match::to_act() const {
    if (round_result())
        return std::nullopt;
    return seat(table().to_act());
}

std::array<int, 2> Match::score() const {
    std::array<int, 2> won{};
    for (const Round& round : rounds_)
        if (round.result && round.result->winner)
            ++won[index(*round.result->winner)];
    return won;
}

Result<Move> Match::act(Seat seat, std::string_view action) {
    if (result_)
        return Error{"match.over"};
    if (round_result())
        return Error{"match.round_over"};
    if (seat != to_act())
        return Error{"match.not_your_turn"};
    auto move = rounds_.back().table.play(action);
    if (!move)
        return move;
    if (const auto outcome = table().outcome()) {
        RoundResult result{std::nullopt, outcome->reason};
        if (outcome->winner)
            result.winner = this->seat(*outcome->winner);
        end_round(result);
    }
    return move;
}

Result<Done> Match::resign(Seat seat) {
    if (result_)
        return Error{"match.over"};
    if (round_result())
        return Error{"match.round_over"};
    end_round({other(seat), Reason::resigned});
    return Done{};
}

Result<Done> Match::leave(Seat seat) {
    if (result_)
        return Error{"match.over"};
    if (!round_result())
        rounds_.back().result = RoundResult{other(seat), Reason::left};
    result_ = MatchResult{other(seat), Reason::left};
    return Done{};
}

Result<Done> Match::next_round() {
    if (result_)
        return Error{"match.over"};
    if (!round_result())
        return Error{"match.round_on"};
    const Seat first = other(rounds_.back().first_side);
    rounds_.push_back({Table::start(settings_.game, settings_.opening), first, std::nullopt});
    return Done{};
}

Match Match::rematch() const {
    assert(result_);
    MatchSettings again = settings_;
    again.starts = other(again.starts);
    return Match(std::move(again));
}

void Match::end_round(RoundResult result) {
    rounds_.back().result = result;
    const auto won = score();
    if (result.winner && won[index(*result.winner)] == settings_.rounds)
        result_ = MatchResult{result.winner, result.reason};
    else if (round() == 2 * settings_.rounds + 3)
        result_ = MatchResult{std::nullopt, result.reason};
}

} // namespace engine
