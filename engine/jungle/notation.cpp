#include <algorithm>
#include <string>
#include <utility>

#include "engine/base/english.hpp"
#include "engine/base/scanner.hpp"
#include "engine/jungle/squares.hpp"
#include "engine/jungle/state.hpp"

namespace engine::jungle {

namespace {

/// What a text says: a move, and perhaps the rank of the animal.
struct Form {
    Action action;
    std::optional<int> rank;
};

std::optional<std::uint8_t> read_square(Scanner& scanner) {
    const char file = scanner.take();
    const char rank = scanner.take();
    if (file < 'a' || file > 'g' || rank < '1' || rank > '9')
        return std::nullopt;
    return static_cast<std::uint8_t>(square_at(file, rank - '0'));
}

std::optional<Form> read_form(std::string_view text) {
    Scanner scanner(text);
    Form form;
    if (scanner.peek() >= '1' && scanner.peek() <= '8') {
        form.rank = scanner.take() - '0';
        scanner.accept(' ');
    }
    const auto from = read_square(scanner);
    if (!scanner.accept('-'))
        scanner.accept('x');
    const auto to = read_square(scanner);
    if (!from || !to || !scanner.at_end())
        return std::nullopt;
    form.action = {*from, *to};
    return form;
}

/// Why the ground does not let this animal go from one square to another, whatever stands there.
std::optional<Error> ground_fault(const Position& position, Animal animal, Action action) {
    const std::string from = square_text(action.from), to = square_text(action.to);
    if ((ways_from(action.from).steps & bit(action.to)) != 0) {
        if (action.to == den(position.to_act()))
            return Error{"jungle.own_den", {to}};
        if (is_water(action.to) && animal != Animal::rat)
            return Error{"jungle.only_rat_swims", {to}};
        return std::nullopt;
    }
    if (!leaps(animal))
        return Error{"jungle.too_far", {from, to}};
    const Squares rats = (bit(position.square(Side::first, Animal::rat)) |
                          bit(position.square(Side::second, Animal::rat))) &
                         water;
    if ((landings(action.from, 0) & bit(action.to)) == 0)
        return Error{"jungle.no_leap", {from, to}};
    if ((landings(action.from, rats) & bit(action.to)) == 0)
        return Error{"jungle.leap_blocked", {from, to}};
    return std::nullopt;
}

/// Why the animal does not take the enemy there. Precondition: it may not.
Error prey_fault(Animal animal, Animal enemy, Action action) {
    const std::string from = square_text(action.from), to = square_text(action.to);
    if (is_water(action.from) && !is_water(action.to))
        return {"jungle.out_of_water", {to}};
    if (!is_water(action.from) && is_water(action.to))
        return {"jungle.into_water", {to}};
    if (animal == Animal::elephant && enemy == Animal::rat)
        return {"jungle.elephant_and_rat", {to}};
    return {"jungle.too_strong", {to, std::to_string(rank(enemy)), std::to_string(rank(animal))}};
}

std::optional<Error> fault(const State& state, const Form& form) {
    const Position& position = state.position();
    const Action action = form.action;
    const std::string from = square_text(action.from), to = square_text(action.to);
    const auto mover = position.at(action.from);
    if (!mover)
        return Error{"jungle.nothing_there", {from}};
    if (mover->owner != state.to_act())
        return Error{"jungle.not_yours", {from}};
    const int true_rank = rank(mover->animal);
    if (form.rank && form.rank != true_rank)
        return Error{"jungle.other_rank",
                     {from, std::to_string(true_rank), std::to_string(*form.rank)}};
    if (auto wrong = ground_fault(position, mover->animal, action))
        return wrong;
    const auto there = position.at(action.to);
    if (there && there->owner == mover->owner)
        return Error{"jungle.own_animal", {to}};
    if (state.now().shuttle(state.to_act()).bars(action))
        return Error{"jungle.shuttling", {from, to}};
    const Moment::Actions legal = state.actions();
    if (std::find(legal.begin(), legal.end(), action) != legal.end())
        return std::nullopt;
    return prey_fault(mover->animal, there->animal, action);
}

/// A record's next move, from its own words: a rank may stand apart from its squares.
struct Token {
    std::string text; ///< empty at the end of the record
    std::size_t at = 0;
};

Token take_token(Scanner& scanner) {
    std::string_view word = scanner.take_word();
    Token token{std::string(word), scanner.at() - word.size()};
    if (word.size() == 1 && word[0] >= '0' && word[0] <= '9')
        if (word = scanner.take_word(); !word.empty())
            token.text.append(" ").append(word);
    return token;
}

} // namespace

std::string to_text(const State& state, Action action) {
    const auto mover = state.position().at(action.from);
    assert(mover);
    std::string text = std::to_string(rank(mover->animal)) + " ";
    text += square_text(action.from);
    text += state.position().at(action.to) ? 'x' : '-';
    return text + square_text(action.to);
}

Result<Action> read_action(const State& state, std::string_view text) {
    if (state.outcome())
        return Error{"game.over"};
    const auto form = read_form(text);
    if (!form)
        return Error{"jungle.unreadable", {shown(text)}};
    if (auto wrong = fault(state, *form))
        return *std::move(wrong);
    return form->action;
}

Result<std::vector<Action>> read_record(const State& state, std::string_view text) {
    State now = state;
    std::vector<Action> played;
    Scanner scanner(text);
    for (std::size_t number = 1;; ++number) {
        const Token token = take_token(scanner);
        if (token.text.empty())
            return played;
        const Result<Action> action = read_action(now, token.text);
        if (!action)
            return record_error(number, token.text, token.at, action.error());
        now.apply(*action);
        played.push_back(*action);
    }
}

std::string record_text(const State& state, std::span<const Action> actions) {
    std::string text;
    State now = state;
    for (const Action action : actions) {
        if (!text.empty())
            text += ' ';
        text += to_text(now, action);
        now.apply(action);
    }
    return text;
}

} // namespace engine::jungle
