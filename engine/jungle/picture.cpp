#include "engine/jungle/state.hpp"

namespace engine::jungle {

namespace {

std::uint8_t face(Animal animal) {
    return static_cast<std::uint8_t>(rank(animal));
}

/// Marks the square that the shuttling rule alone keeps an animal from.
void mark_barred(const State& state, Picture& picture) {
    const auto outcome = state.outcome();
    if (outcome && outcome->reason != Reason::no_move)
        return;
    state.position().each_mover([&](int from, Squares targets) {
        const Squares barred = targets & ~state.now().unbarred(from, targets);
        if (barred != 0)
            picture.marks.push_back(
                {MarkKind::shuttling, cell(std::countr_zero(barred)), cell(from)});
    });
}

void count_history(const Moment& now, Picture& picture) {
    picture.counts.push_back({CountKind::quiet, now.quiet(), Moment::quiet_limit, {}, {}});
    picture.counts.push_back(
        {CountKind::occurrences, now.occurrences(), Moment::occurrence_limit, {}, {}});
    for (const Side side : {Side::first, Side::second}) {
        const Shuttle& shuttle = now.shuttle(side);
        if (shuttle.moves > 1)
            picture.counts.push_back(
                {CountKind::shuttle, shuttle.moves, Shuttle::limit, side, cell(shuttle.to)});
    }
}

} // namespace

Picture draw(const State& state) {
    Picture picture;
    picture.columns = State::info.columns;
    picture.rows = State::info.rows;
    for (int square = 0; square < square_count; ++square) {
        const auto piece = state.position().at(square);
        if (!piece)
            continue;
        picture.tokens.push_back({cell(square), piece->owner, face(piece->animal)});
        if ((traps(other(piece->owner)) & bit(square)) != 0)
            picture.marks.push_back({MarkKind::trapped, cell(square), {}});
    }
    mark_barred(state, picture);
    count_history(state.now(), picture);
    return picture;
}

Gesture gesture(const State& state, Action action) {
    const auto mover = state.position().at(action.from);
    assert(mover);
    return {.from = cell(action.from),
            .to = cell(action.to),
            .face = face(mover->animal),
            .goal = action.to == den(other(mover->owner))};
}

} // namespace engine::jungle
