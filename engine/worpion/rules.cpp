#include <bit>

#include "engine/base/random.hpp"
#include "engine/worpion/state.hpp"

namespace engine::worpion {

namespace {

constexpr std::array<std::string_view, 1> openings{"standard"};

int count(Squares set) {
    return std::popcount(set);
}

int lowest(Squares set) {
    return std::countr_zero(set);
}

bool can_be_flipped(Pawns pawns, Side owner) {
    return (neighbours(squares(pawns, owner)) & ~occupied(pawns)) != 0;
}

} // namespace

const GameInfo State::info{GameId::worpion, "worpion", 4, 4, openings};

State State::start([[maybe_unused]] std::size_t opening) {
    assert(opening < openings.size());
    return {};
}

Pawns State::after_flip(int from, int to) const {
    const Side owner = other(to_act_);
    const bool recto = (squares(pawns_, owner, Face::recto) & bit(from)) != 0;
    const Face before = recto ? Face::recto : Face::verso;
    const Face after = recto ? Face::verso : Face::recto;
    return pawns_ ^ (Pawns{bit(from)} << lane(owner, before)) ^
           (Pawns{bit(to)} << lane(owner, after));
}

/// Calls `visit(from, to)` for every legal flip by square until it returns false. Precondition:
/// phase flip.
template <class Visitor>
void State::each_flip(Visitor&& visit) const {
    const Side owner = other(to_act_);
    const bool must_answer = threatened();
    const Squares free = empty();
    for (Squares left = squares(pawns_, owner); left != 0; left &= static_cast<Squares>(left - 1)) {
        const int from = lowest(left);
        Squares targets = static_cast<Squares>(neighbours(bit(from)) & free);
        for (; targets != 0; targets &= static_cast<Squares>(targets - 1)) {
            const int to = lowest(targets);
            if (must_answer && has_alignment(after_flip(from, to), owner))
                continue;
            if (!visit(from, to))
                return;
        }
    }
}

std::optional<Outcome> State::outcome() const {
    const Side opponent = other(to_act_);
    if (!threatened()) {
        if (empty() == 0)
            return Outcome{std::nullopt, Reason::full};
        return std::nullopt;
    }
    if (phase_ == Phase::place) {
        // Only a flip leads here with a flip still possible: the pawn can go back.
        const bool flipped = can_be_flipped(pawns_, opponent);
        return Outcome{opponent, flipped ? Reason::gift : Reason::alignment};
    }
    bool answerable = false;
    each_flip([&](int, int) {
        answerable = true;
        return false;
    });
    if (answerable)
        return std::nullopt;
    return Outcome{opponent, Reason::alignment};
}

State::Actions State::actions() const {
    Actions list;
    if (phase_ == Phase::flip) {
        each_flip([&](int from, int to) {
            list.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
            return true;
        });
        return list;
    }
    if (threatened())
        return list;
    for (Squares left = empty(); left != 0; left &= static_cast<Squares>(left - 1)) {
        const auto to = static_cast<std::uint8_t>(lowest(left));
        list.push_back({Action::in_hand, to, Face::recto});
        list.push_back({Action::in_hand, to, Face::verso});
    }
    return list;
}

std::size_t State::action_count() const {
    int total = 0;
    if (threatened()) {
        if (phase_ == Phase::flip)
            each_flip([&](int, int) { return ++total, true; });
    } else if (phase_ == Phase::place) {
        total = 2 * count(empty());
    } else {
        // All four directions in one word: one count of bits instead of four.
        Pawns targets = 0;
        for (const Squares moved : neighbours_each(squares(pawns_, other(to_act_))))
            targets = (targets << 16) | moved;
        total = std::popcount(targets & in_every_lane(empty()));
    }
    return static_cast<std::size_t>(total);
}

void State::apply(Action action) {
    if (action.is_flip()) {
        pawns_ = after_flip(action.from, action.to);
        phase_ = Phase::place;
        return;
    }
    pawns_ |= Pawns{bit(action.to)} << lane(to_act_, action.face);
    phase_ = can_be_flipped(pawns_, to_act_) ? Phase::flip : Phase::place;
    to_act_ = other(to_act_);
}

std::uint64_t State::key() const {
    // Whose turn it is follows from the counts of pawns, so the phase alone is added.
    return mix(pawns_) ^ (phase_ == Phase::flip ? 0x9e3779b97f4a7c15 : 0);
}

Picture draw(const State& state) {
    Picture picture;
    picture.columns = State::info.columns;
    picture.rows = State::info.rows;
    picture.in_hand = {8, 8};
    for (int square = 0; square < square_count; ++square)
        for (const Side owner : {Side::first, Side::second})
            for (const Face face : {Face::recto, Face::verso})
                if ((squares(state.pawns(), owner, face) & bit(square)) != 0) {
                    picture.tokens.push_back(
                        {cell(square), owner, static_cast<std::uint8_t>(face)});
                    --picture.in_hand[static_cast<std::size_t>(owner)];
                }
    for (const Direction direction : directions)
        for (const Side owner : {Side::first, Side::second}) {
            const Pawns found = alignments(state.pawns(), direction);
            Squares starts = squares(found, owner);
            for (; starts != 0; starts &= static_cast<Squares>(starts - 1)) {
                const int start = lowest(starts);
                picture.lines.push_back({owner,
                                         {cell(start), cell(start + direction.step),
                                          cell(start + 2 * direction.step)}});
            }
        }
    return picture;
}

Gesture gesture(const State& state, Action action) {
    if (!action.is_flip())
        return {std::nullopt, cell(action.to), static_cast<std::uint8_t>(action.face)};
    const bool recto =
        (squares(state.pawns(), other(state.to_act()), Face::recto) & bit(action.from)) != 0;
    const Face after = recto ? Face::verso : Face::recto;
    return {cell(action.from), cell(action.to), static_cast<std::uint8_t>(after)};
}

} // namespace engine::worpion
