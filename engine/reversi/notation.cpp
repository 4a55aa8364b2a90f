#include "engine/reversi/notation.hpp"

#include <utility>

#include "engine/base/scanner.hpp"
#include "engine/base/utf8.hpp"
#include "engine/reversi/state.hpp"

namespace engine::reversi {

namespace {

/// Every move is written with two characters.
constexpr std::size_t move_length = 2;

/// The action that the text names, legal or not.
std::optional<Action> read_form(std::string_view text) {
    if (text.size() != move_length)
        return std::nullopt;
    const char file = lower(text[0]);
    const char rank = lower(text[1]);
    if ((file == '-' && rank == '-') || (file == 'p' && rank == 'a'))
        return Action{};
    if (file < 'a' || file > 'h' || rank < '1' || rank > '8')
        return std::nullopt;
    return Action{static_cast<std::uint8_t>(8 * (rank - '1') + (file - 'a'))};
}

std::optional<Error> fault(const State& state, Action action) {
    const Squares possible = state.placements();
    if (action.is_pass())
        return possible == 0 ? std::nullopt : std::optional(Error{"reversi.pass_not_forced"});
    if ((possible & bit(action.square)) != 0)
        return std::nullopt;
    const std::string square = square_text(action.square);
    if ((state.board().occupied() & bit(action.square)) != 0)
        return Error{"reversi.occupied", {square}};
    if (state.is_opening())
        return Error{"reversi.centre_first", {square}};
    if (possible == 0)
        return Error{"reversi.must_pass"};
    return Error{"reversi.encloses_nothing", {square}};
}

Error at_move(std::size_t number, std::string_view token, std::size_t at, const Error& reason) {
    Error error{"record.move", {std::to_string(number), shown(token), reason.code}, at};
    error.arguments.insert(error.arguments.end(), reason.arguments.begin(), reason.arguments.end());
    return error;
}

/// Plays the pass that a record leaves out before a move, where it is forced.
void pass_if_forced(State& state, std::vector<Action>& played) {
    if (state.placements() != 0 || state.outcome())
        return;
    state.apply({});
    played.emplace_back();
}

} // namespace

std::string square_text(int square) {
    return to_text(cell(square));
}

std::size_t State::opening_of(std::string_view record) {
    Scanner scanner(record);
    const auto first = read_form(scanner.take_word().substr(0, move_length));
    return first && !first->is_pass() && (centre & bit(first->square)) != 0 ? 1 : 0;
}

std::string to_text(const State&, Action action) {
    return action.is_pass() ? "--" : square_text(action.square);
}

Result<Action> read_action(const State& state, std::string_view text) {
    if (state.outcome())
        return Error{"game.over"};
    const auto action = read_form(text);
    if (!action)
        return Error{"reversi.unreadable", {shown(text)}};
    if (auto wrong = fault(state, *action))
        return *std::move(wrong);
    return *action;
}

Result<std::vector<Action>> read_record(const State& state, std::string_view text) {
    State now = state;
    std::vector<Action> played;
    std::size_t number = 0;
    Scanner scanner(text);
    for (auto word = scanner.take_word(); !word.empty(); word = scanner.take_word()) {
        const std::size_t word_at = scanner.at() - word.size();
        for (std::size_t i = 0; i < word.size(); i += move_length) {
            const std::string_view token = word.substr(i, move_length);
            const auto form = read_form(token);
            if (form && !form->is_pass())
                pass_if_forced(now, played);
            const Result<Action> action = read_action(now, token);
            if (!action)
                return at_move(++number, token, word_at + i, action.error());
            ++number;
            now.apply(*action);
            played.push_back(*action);
        }
    }
    return played;
}

std::string record_text(const State& state, std::span<const Action> actions) {
    std::string text;
    for (const Action action : actions) {
        if (action.is_pass())
            continue;
        if (!text.empty())
            text += ' ';
        text += to_text(state, action);
    }
    return text;
}

} // namespace engine::reversi
