#include "engine/jungle/threats.hpp"

namespace engine::jungle {

Squares takers(const Position& position, Piece prey, int square) {
    const Side hunter = other(prey.owner);
    const Squares near = ways_from(square).steps & position.squares(hunter);
    if ((bit(square) & traps(hunter)) != 0)
        return near;
    const int own_rat = position.square(prey.owner, Animal::rat);
    const int rat = position.square(hunter, Animal::rat);
    // Between water and land nothing is taken, either way.
    if (is_water(square))
        return near & bit(rat) & water;

    Squares found = 0;
    if (prey.animal == Animal::rat || prey.animal == Animal::elephant)
        found |= near & bit(rat) & ~water;
    const Squares leaping = landings(square, (bit(rat) | bit(own_rat)) & water);
    const auto weakest = std::max(static_cast<std::size_t>(prey.animal), std::size_t{1});
    const std::size_t end = prey.animal == Animal::rat ? animal_count - 1 : animal_count;
    for (std::size_t i = weakest; i < end; ++i) {
        const auto animal = static_cast<Animal>(i);
        found |= bit(position.square(hunter, animal)) & (leaps(animal) ? near | leaping : near);
    }
    return found & all_squares;
}

Squares attacked(const Position& position, Side owner) {
    Squares found = 0;
    for (std::size_t i = 0; i < animal_count; ++i) {
        const Piece piece{owner, static_cast<Animal>(i)};
        const int square = position.square(owner, piece.animal);
        if (square != gone && takers(position, piece, square) != 0)
            found |= bit(square);
    }
    return found;
}

} // namespace engine::jungle
