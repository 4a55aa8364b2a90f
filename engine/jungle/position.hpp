#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "engine/base/random.hpp"
#include "engine/jungle/board.hpp"

namespace engine::jungle {

/// A move of the animal on `from`.
struct Action {
    std::uint8_t from = 0, to = 0;

    friend bool operator==(const Action&, const Action&) = default;
};

struct Piece {
    Side owner{};
    Animal animal{};

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// A number that stands for an arrangement of animals and the side to move.
using Key = std::uint64_t;

/// Where the animals stand and who is to move: what the rules of moving and taking depend on. It
/// knows no history. `Side::first` is Blue, `Side::second` Red.
class Position {
public:
    Position() { square_.fill(gone); }

    [[nodiscard]] Side to_act() const { return to_act_; }
    [[nodiscard]] Squares squares(Side owner) const { return squares_[index(owner)]; }
    /// Where the animal stands, or `gone`.
    [[nodiscard]] int square(Side owner, Animal animal) const {
        return square_[place(owner, animal)];
    }
    [[nodiscard]] std::optional<Piece> at(int square) const;
    /// Precondition: an animal of `owner` stands on `square`.
    [[nodiscard]] Animal animal(Side owner, int square) const {
        const auto own = square_.begin() + static_cast<std::ptrdiff_t>(place(owner, Animal::rat));
        std::ptrdiff_t i = 0;
        while (own[i] != square)
            ++i;
        assert(i < static_cast<std::ptrdiff_t>(animal_count));
        return static_cast<Animal>(i);
    }
    /// Equal for equal positions; by Zobrist's method, two different ones in play share it by a
    /// chance of 2^-64.
    [[nodiscard]] Key key() const { return key_; }

    /// Precondition: the animal is not on the board and the square is empty.
    void put(Piece piece, int square);
    void set_to_act(Side side);
    /// Moves the animal on `from`, takes what stands on `to`, and hands the move over; whether
    /// something was taken. Precondition: an animal of the side to act stands on `from`.
    bool apply(Action action);

    /// Calls `visit(from, targets)` for each animal of the side to act that is on the board, lowest
    /// rank first, with all squares it may go to but for the history rules.
    template <class Visit>
    void each_mover(Visit&& visit) const;

    friend bool operator==(const Position&, const Position&) = default;

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    static constexpr std::size_t place(Side owner, Animal animal) {
        return animal_count * index(owner) + static_cast<std::size_t>(animal);
    }

    std::array<std::uint8_t, 2 * animal_count> square_{};
    std::array<Squares, 2> squares_{};
    Key key_ = 0;
    Side to_act_ = Side::first;
};

/// Where a leaping animal lands from `square`; `rats` are those in the water, of both sides.
[[nodiscard]] constexpr Squares landings(int square, Squares rats) {
    Squares found = 0;
    for (const Leap& leap : ways_from(square).leaps)
        if ((leap.path & rats) == 0)
            found |= leap.landing;
    return found;
}

template <class Visit>
void Position::each_mover(Visit&& visit) const {
    const Side enemy = other(to_act_);
    const Squares free = all_squares & ~(squares_[0] | squares_[1]);
    const Squares allowed = ~bit(den(to_act_));
    const Squares land = allowed & ~water;
    const Squares trapped = squares(enemy) & traps(to_act_);
    const Squares enemy_rat = bit(square(enemy, Animal::rat));

    const int rat = square(to_act_, Animal::rat);
    if (rat != gone) {
        // Between water and land nothing is taken, either way.
        const Squares prey =
            is_water(rat) ? enemy_rat & water
                          : (enemy_rat & ~water) | bit(square(enemy, Animal::elephant)) | trapped;
        visit(rat, ways_from(rat).steps & allowed & (free | prey));
    }

    // A rat in water counts as prey below, but no step on land and no landing reaches it.
    const Squares rats = (enemy_rat | bit(rat)) & water;
    Squares open = free | trapped | enemy_rat;
    for (const Animal animal :
         {Animal::cat, Animal::dog, Animal::wolf, Animal::leopard, Animal::tiger, Animal::lion}) {
        open |= bit(square(enemy, animal));
        const int from = square(to_act_, animal);
        if (from == gone)
            continue;
        Squares reach = ways_from(from).steps & land;
        if (leaps(animal))
            reach |= landings(from, rats);
        visit(from, reach & open);
    }

    const int elephant = square(to_act_, Animal::elephant);
    if (elephant != gone) {
        const Squares takes = (squares(enemy) & ~enemy_rat) | trapped;
        visit(elephant, ways_from(elephant).steps & land & (free | takes));
    }
}

} // namespace engine::jungle
