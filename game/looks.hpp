#pragma once

#include <array>
#include <cstdint>

namespace game {

/// What the pieces of all games are made of.
enum class PieceStyle : std::uint8_t { plain, wood, glass, felt, enamel };
/// What a board's rim and squares are made of.
enum class BoardStyle : std::uint8_t { plain, walnut, slate };
/// The bubble at a player's name.
enum class BubbleStyle : std::uint8_t { plain, comic, telegram };

inline constexpr std::array all_piece_styles{PieceStyle::plain, PieceStyle::wood, PieceStyle::glass,
                                             PieceStyle::felt, PieceStyle::enamel};
inline constexpr std::array all_board_styles{BoardStyle::plain, BoardStyle::walnut,
                                             BoardStyle::slate};
inline constexpr std::array all_bubble_styles{BubbleStyle::plain, BubbleStyle::comic,
                                              BubbleStyle::telegram};

/// What a player wears. It changes nothing in play.
struct Looks {
    PieceStyle pieces{};
    BoardStyle board{};
    BubbleStyle bubble{};

    friend bool operator==(const Looks&, const Looks&) = default;
};

} // namespace game
