#include "engine/jungle/remarks.hpp"

#include <bit>
#include <cstdint>
#include <cstdlib>

#include "engine/jungle/threats.hpp"

namespace engine::jungle {

namespace {

constexpr int far = square_count; // more steps than there are

std::optional<Remark> remark_on_ending(const Standing& here) {
    const int plies = win_score - std::abs(here.score);
    return Remark{here.wins() ? RemarkKind::wins : RemarkKind::resists, (plies + 1) / 2};
}

/// Steps of an animal from a square to another, over the ground alone; `far` where it never comes.
int steps_between(Piece piece, int from, int to) {
    const Squares ground = all_squares & ~bit(den(piece.owner));
    const Squares allowed = piece.animal == Animal::rat ? ground : ground & ~water;
    Squares reached = bit(from);
    for (int steps = 0; steps < far; ++steps) {
        if ((reached & bit(to)) != 0)
            return steps;
        Squares next = reached;
        for (Squares left = reached; left != 0; left &= left - 1) {
            const int square = std::countr_zero(left);
            next |= ways_from(square).steps & allowed;
            if (leaps(piece.animal))
                next |= landings(square, 0);
        }
        reached = next;
    }
    return far;
}

int steps_to_den(Piece piece, int from) {
    return steps_between(piece, from, den(other(piece.owner)));
}

using Animals = std::uint8_t; // bits, the weakest lowest

/// The animals of the other side that `hunter` could take if it were its turn, history apart.
Animals prey(const Position& position, Side hunter) {
    const Side hunted = other(hunter);
    const Squares squares = attacked(position, hunted);
    Animals found = 0;
    for (std::size_t i = 0; i < animal_count; ++i)
        if ((squares & bit(position.square(hunted, static_cast<Animal>(i)))) != 0)
            found = static_cast<Animals>(found | 1U << i);
    return found;
}

bool holds(Animals set, Animal animal) {
    return (set >> static_cast<unsigned>(animal) & 1) != 0;
}

/// A position before and after an action of the side to act there.
struct Step {
    Action action;
    Position before, after;
    Side mine, theirs;
    Piece mover;

    Step(const Position& position, Action played)
        : action(played), before(position), after(position), mine(position.to_act()),
          theirs(other(mine)), mover(*position.at(played.from)) {
        after.apply(played);
    }
    [[nodiscard]] bool exposed() const { return holds(prey(after, theirs), mover.animal); }
};

std::optional<Remark> about(RemarkKind kind, Animals animals) {
    if (animals == 0)
        return std::nullopt;
    return Remark{kind, 0, static_cast<std::uint8_t>(std::bit_width(animals))}; // the highest rank
}

bool takes_by_rank(Animal hunter, Animal hunted) {
    if (hunter == Animal::rat)
        return hunted == Animal::rat || hunted == Animal::elephant;
    if (hunter == Animal::elephant)
        return hunted != Animal::rat;
    return hunter >= hunted;
}

std::optional<Remark> remark_on_capture(const Step& step) {
    const auto taken = step.before.at(step.action.to);
    if (!taken)
        return std::nullopt;
    const bool by_rank = takes_by_rank(step.mover.animal, taken->animal);
    const auto face = static_cast<std::uint8_t>(rank(taken->animal));
    return Remark{by_rank ? RemarkKind::captures : RemarkKind::captures_caught, 0, face};
}

/// An animal that could be taken and no more, unless another one can be taken now.
std::optional<Remark> remark_on_rescue(const Step& step) {
    const Animals before = prey(step.before, step.theirs), now = prey(step.after, step.theirs);
    if ((now & ~before) != 0)
        return std::nullopt;
    return about(RemarkKind::rescues, static_cast<Animals>(before & ~now));
}

/// An animal that can be taken next and could not before, if the mover itself is safe.
std::optional<Remark> remark_on_threat(const Step& step) {
    if (step.exposed())
        return std::nullopt;
    const Animals before = prey(step.before, step.mine), now = prey(step.after, step.mine);
    return about(RemarkKind::threatens, static_cast<Animals>(now & ~before));
}

/// Whether an animal of the den's owner stands on this square beside it or could take who enters
/// there: it is a trap, so any can.
bool is_watched(const Position& position, Side owner, int entry) {
    const Squares reach = (ways_from(entry).steps & ~bit(den(owner))) | bit(entry);
    return (position.squares(owner) & reach) != 0;
}

/// The squares beside the den of `owner` by which an enemy may come the shortest way, if it is near
/// and no animal of the owner's watches them; one that stands there already is not kept out.
Squares open_ways(const Position& position, Side owner) {
    constexpr int near = 3;
    Squares open = 0;
    for (std::size_t i = 0; i < animal_count; ++i) {
        const Piece enemy{other(owner), static_cast<Animal>(i)};
        const int from = position.square(enemy.owner, enemy.animal);
        const int steps = from == gone ? far : steps_to_den(enemy, from);
        for (Squares left = steps > near ? 0 : traps(owner); left != 0; left &= left - 1) {
            const int entry = std::countr_zero(left);
            const bool on_way = steps_between(enemy, from, entry) < steps;
            if (on_way && (steps == 1 || !is_watched(position, owner, entry)))
                open |= bit(entry);
        }
    }
    return open;
}

/// Whether it closes all short ways into the own den.
bool guards_den(const Step& step) {
    return open_ways(step.before, step.mine) != 0 && open_ways(step.after, step.mine) == 0;
}

/// Whether it pays to go after an animal: it does not fight back, and is no trifle for the hunter.
bool worth_hunting(Animal hunted, Animal hunter) {
    return takes_by_rank(hunter, hunted) && !takes_by_rank(hunted, hunter) &&
           2 * worth_of(hunted) >= worth_of(hunter);
}

/// A prey out of reach that the mover comes nearer to, if it is safe where it goes.
std::optional<Remark> remark_on_hunt(const Step& step) {
    constexpr int near = 3; // what is farther away would surprise who reads it
    if (step.exposed())
        return std::nullopt;
    const Animals within_reach = prey(step.after, step.mine);
    Animals found = 0;
    for (std::size_t i = 0; i < animal_count; ++i) {
        const auto animal = static_cast<Animal>(i);
        const int at = step.after.square(step.theirs, animal);
        if (at == gone || holds(within_reach, animal) || !worth_hunting(animal, step.mover.animal))
            continue;
        const int steps = steps_between(step.mover, step.action.to, at);
        if (steps <= near && steps < steps_between(step.mover, step.action.from, at))
            found = static_cast<Animals>(found | 1U << i);
    }
    return about(RemarkKind::hunts, found);
}

std::optional<Remark> remark_on_way(const Step& step) {
    constexpr int near = 5;
    const int steps = steps_to_den(step.mover, step.action.to);
    if (steps > near || steps >= steps_to_den(step.mover, step.action.from) || step.exposed())
        return std::nullopt;
    return Remark{RemarkKind::nears_den, steps};
}

} // namespace

std::optional<Remark> remark(const State& state, Action action, const Findings<Action>& found) {
    const Standing here = standing(action, found);
    const auto result = remark_on_result(state, action, here, remark_on_ending);
    if (result || here.loses())
        return result;
    const Step step(state.position(), action);
    if (const auto taken = remark_on_capture(step))
        return taken;
    if (const auto saved = remark_on_rescue(step))
        return saved;
    if (guards_den(step))
        return Remark{RemarkKind::guards_den};
    if (const auto threat = remark_on_threat(step))
        return threat;
    if (const auto way = remark_on_way(step))
        return way;
    return remark_on_hunt(step);
}

} // namespace engine::jungle
