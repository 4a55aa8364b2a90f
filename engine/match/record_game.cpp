#include "engine/match/record_game.hpp"

#include <limits>

#include "engine/base/english.hpp"
#include "engine/match/record_moves.hpp"

namespace engine::record {

namespace {

constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

/// How far a game understands the text: `all`; the offset behind what it reads, of which a move
/// that it understands but that is not legal is part; or 0.
std::size_t reach(GameId game, std::string_view text, std::optional<std::string_view> position) {
    const MovesText parts = moves_text(game, text);
    const auto start = position ? Table::from_position(game, *position)
                                : Result<Table>(Table::start(game, opening_of(game, parts.moves)));
    if (!start)
        return 0;
    const auto end = start->replay(parts.moves);
    if (end && end->length() == 0 && !position)
        return 0;
    if (end)
        return parts.fault ? parts.fault->at : all;
    const auto why = cause(end.error());
    const bool illegal = why && why->error.code.find("unreadable") == std::string::npos;
    const bool first = end.error().arguments.front() == "1";
    return first && !illegal ? 0 : end.error().at.value_or(0) + (illegal ? 1 : 0);
}

} // namespace

Guess guess_game(std::string_view moves, std::optional<GameId> preferred,
                 std::optional<std::string_view> position) {
    Guess best;
    std::size_t farthest = 0;
    for (const GameId game : all_games()) {
        const std::size_t reached = reach(game, moves, position);
        if (reached == all && game == preferred)
            return {game, false};
        best.several = reached == all && farthest == all;
        const bool better = reached > farthest || (reached == farthest && game == preferred);
        if (reached > 0 && better)
            best.game = game;
        farthest = std::max(farthest, reached);
        if (best.several)
            best.game.reset();
    }
    return best;
}

} // namespace engine::record
