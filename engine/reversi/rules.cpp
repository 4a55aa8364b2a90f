#include "engine/base/random.hpp"
#include "engine/reversi/state.hpp"

namespace engine::reversi {

namespace {

constexpr std::array<std::string_view, 2> openings{"standard", "open"};
constexpr Board standard{bit(28) | bit(35), bit(27) | bit(36)};

} // namespace

const GameInfo State::info{GameId::reversi, "reversi", 8, 8, openings, true};

State State::start(std::size_t opening) {
    assert(opening < openings.size());
    return {opening == 0 ? standard : Board{}, Side::first};
}

std::optional<Outcome> State::outcome() const {
    if (placements() != 0 || moves(board_.turned()) != 0)
        return std::nullopt;
    Outcome outcome{std::nullopt, Reason::discs};
    const int lead = count(board_.own) - count(board_.enemy);
    if (lead != 0)
        outcome.winner = lead > 0 ? to_act_ : other(to_act_);
    return outcome;
}

State::Actions State::actions() const {
    Actions list;
    for (Squares left = placements(); left != 0; left &= left - 1)
        list.push_back({static_cast<std::uint8_t>(lowest(left))});
    if (list.empty() && moves(board_.turned()) != 0)
        list.push_back({});
    return list;
}

void State::apply(Action action) {
    if (action.is_pass())
        board_ = board_.turned();
    else if (is_opening())
        board_ = {board_.enemy, board_.own | bit(action.square)};
    else
        board_ = after(board_, action.square);
    to_act_ = other(to_act_);
}

std::uint64_t State::key() const {
    constexpr std::uint64_t apart = 0x9e3779b97f4a7c15;
    return mix(discs(Side::first)) ^ mix(discs(Side::second) + apart) ^
           (to_act_ == Side::first ? 0 : apart);
}

} // namespace engine::reversi
