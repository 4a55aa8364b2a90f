#include <string>
#include <utility>

#include "engine/base/english.hpp"
#include "engine/base/scanner.hpp"
#include "engine/worpion/state.hpp"

namespace engine::worpion {

namespace {

std::string square_text(int square) {
    return to_text(cell(square));
}

std::optional<std::uint8_t> read_square(Scanner& scanner) {
    const char file = scanner.take();
    const char rank = scanner.take();
    if (file < 'a' || file > 'd' || rank < '1' || rank > '4')
        return std::nullopt;
    return static_cast<std::uint8_t>(4 * (rank - '1') + (file - 'a'));
}

/// The action that the text names, legal or not.
std::optional<Action> read_form(std::string_view text) {
    Scanner scanner(text);
    const auto first = read_square(scanner);
    if (!first)
        return std::nullopt;
    Action action;
    if (scanner.accept('-')) {
        const auto second = read_square(scanner);
        if (!second)
            return std::nullopt;
        action = {*first, *second};
    } else {
        const char face = scanner.take();
        if (face != 'r' && face != 'v')
            return std::nullopt;
        action = {Action::in_hand, *first, face == 'r' ? Face::recto : Face::verso};
    }
    if (!scanner.at_end())
        return std::nullopt;
    return action;
}

std::optional<Error> flip_fault(const State& state, Action action) {
    if (state.phase() == Phase::place)
        return Error{"worpion.place_now"};
    const std::string from = square_text(action.from);
    const std::string to = square_text(action.to);
    if ((state.empty() & bit(action.from)) != 0)
        return Error{"worpion.nothing_there", {from}};
    if ((squares(state.pawns(), state.to_act()) & bit(action.from)) != 0)
        return Error{"worpion.not_yours_to_flip", {from}};
    if ((neighbours(bit(action.from)) & bit(action.to)) == 0)
        return Error{"worpion.not_adjacent", {from, to}};
    if ((state.empty() & bit(action.to)) == 0)
        return Error{"worpion.occupied", {to}};
    const State::Actions legal = state.actions();
    if (std::find(legal.begin(), legal.end(), action) == legal.end())
        return Error{"worpion.must_answer", {from + "-" + to}};
    return std::nullopt;
}

std::optional<Error> placement_fault(const State& state, Action action) {
    if (state.phase() == Phase::flip)
        return Error{"worpion.flip_first"};
    if ((state.empty() & bit(action.to)) == 0)
        return Error{"worpion.occupied", {square_text(action.to)}};
    return std::nullopt;
}

/// Reads one token of a record, a turn or the first part of one, and plays it.
Result<Done> read_turn(State& state, std::string_view token, std::vector<Action>& played) {
    Scanner scanner(token);
    const Result<Action> first = read_action(state, scanner.take_until('/'));
    if (!first)
        return first.error();
    state.apply(*first);
    played.push_back(*first);
    if (!scanner.accept('/'))
        return Done{};

    const std::string_view rest = token.substr(scanner.at());
    if (!first->is_flip() || state.outcome())
        return Error{"worpion.turn_over", {shown(rest)}};
    const Result<Action> second = read_action(state, rest);
    if (!second)
        return second.error();
    state.apply(*second);
    played.push_back(*second);
    return Done{};
}

} // namespace

std::string to_text(const State&, Action action) {
    if (action.is_flip())
        return square_text(action.from) + "-" + square_text(action.to);
    return square_text(action.to) + (action.face == Face::recto ? "r" : "v");
}

Result<Action> read_action(const State& state, std::string_view text) {
    if (state.outcome())
        return Error{"game.over"};
    const auto action = read_form(text);
    if (!action)
        return Error{"worpion.unreadable", {shown(text)}};
    auto wrong = action->is_flip() ? flip_fault(state, *action) : placement_fault(state, *action);
    if (wrong)
        return *std::move(wrong);
    return *action;
}

Result<std::vector<Action>> read_record(const State& state, std::string_view text) {
    State now = state;
    std::vector<Action> played;
    Scanner scanner(text);
    std::string_view token;
    std::string_view lone_flip; // a flip that did not end the game, its placement still missing
    for (std::size_t number = 1; !(token = scanner.take_word()).empty(); ++number) {
        const std::size_t at = scanner.at() - token.size();
        if (!lone_flip.empty())
            return record_error(number, token, at,
                                {"worpion.flip_alone", {std::string(lone_flip)}});
        const Result<Done> turn = read_turn(now, token, played);
        if (!turn)
            return record_error(number, token, at, turn.error());
        if (played.back().is_flip() && !now.outcome())
            lone_flip = token;
    }
    return played;
}

std::string record_text(const State& state, std::span<const Action> actions) {
    std::string text;
    bool after_flip = false;
    for (const Action action : actions) {
        if (!text.empty())
            text += after_flip ? '/' : ' ';
        text += to_text(state, action);
        after_flip = action.is_flip();
    }
    return text;
}

} // namespace engine::worpion
