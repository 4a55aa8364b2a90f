#include "engine/jungle/position.hpp"

namespace engine::jungle {

namespace {

constexpr Key second_to_act = 0x9e3779b97f4a7c15;

/// By place in `square_`, then by square.
constexpr auto piece_keys = [] {
    std::array<std::array<Key, square_count>, 2 * animal_count> keys{};
    Key counter = 0;
    for (auto& piece : keys)
        for (Key& key : piece)
            key = mix(counter += second_to_act);
    return keys;
}();

Key piece_key(std::size_t place, int square) {
    return piece_keys[place][static_cast<std::size_t>(square)];
}

} // namespace

std::optional<Piece> Position::at(int square) const {
    for (const Side owner : {Side::first, Side::second})
        for (std::size_t i = 0; i < animal_count; ++i) {
            const auto animal = static_cast<Animal>(i);
            if (this->square(owner, animal) == square)
                return Piece{owner, animal};
        }
    return std::nullopt;
}

void Position::put(Piece piece, int square) {
    const std::size_t at = place(piece.owner, piece.animal);
    assert(square_[at] == gone && ((squares_[0] | squares_[1]) & bit(square)) == 0);
    square_[at] = static_cast<std::uint8_t>(square);
    squares_[index(piece.owner)] |= bit(square);
    key_ ^= piece_key(at, square);
}

void Position::set_to_act(Side side) {
    if (side != to_act_)
        key_ ^= second_to_act;
    to_act_ = side;
}

bool Position::apply(Action action) {
    const std::size_t own = animal_count * index(to_act_);
    const std::size_t enemy = animal_count - own;
    std::size_t mover = own;
    while (square_[mover] != action.from)
        ++mover;
    assert(mover < own + animal_count);
    square_[mover] = action.to;
    squares_[index(to_act_)] ^= bit(action.from) | bit(action.to);
    key_ ^= piece_key(mover, action.from) ^ piece_key(mover, action.to) ^ second_to_act;

    to_act_ = other(to_act_);
    if ((squares(to_act_) & bit(action.to)) == 0)
        return false;
    std::size_t taken = enemy;
    while (square_[taken] != action.to)
        ++taken;
    square_[taken] = gone;
    squares_[index(to_act_)] ^= bit(action.to);
    key_ ^= piece_key(taken, action.to);
    return true;
}

} // namespace engine::jungle
