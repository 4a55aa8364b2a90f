#pragma once

#include <cstdint>

namespace game {

/// What the pieces of all games are made of.
enum class PieceStyle : std::uint8_t { plain, wood, glass, felt, enamel };
/// What a board's rim and squares are made of.
enum class BoardStyle : std::uint8_t { plain, walnut, slate };
/// The bubble at a player's name.
enum class BubbleStyle : std::uint8_t { plain, comic, telegram };

/// What a player wears. It changes nothing in play.
struct Looks {
    PieceStyle pieces{};
    BoardStyle board{};
    BubbleStyle bubble{};

    friend bool operator==(const Looks&, const Looks&) = default;
};

} // namespace game
