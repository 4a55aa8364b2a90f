#include "game/scenes/review/lines.hpp"

#include <algorithm>

namespace game::review {

namespace {

engine::Seat seat_of(const engine::Round& round, engine::Side side) {
    return side == engine::Side::first ? round.first_side : other(round.first_side);
}

} // namespace

std::vector<Line> lines(const engine::Round& round, bool clocked) {
    std::vector<Line> lines;
    const auto moves = round.table.played();
    bool open = false; // the last line is a flip that waits for its placement
    int number = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const engine::Move& move = moves[i];
        const bool stamped = i < round.stamps.size();
        if (!open || lines.back().side != move.side) {
            const bool first = lines.empty() || move.side == engine::Side::first;
            lines.push_back({move.side, first ? ++number : 0, {}, {}});
        }
        Line& line = lines.back();
        line.pieces.push_back({move.gesture.pass ? "\u2013" : move.text, i + 1,
                               stamped && round.stamps[i].automatic});
        if (clocked && stamped && !move.gesture.pass)
            line.left = round.stamps[i].left[engine::index(seat_of(round, move.side))];
        open = round.table.info().id == engine::GameId::worpion && move.gesture.from.has_value();
    }
    return lines;
}

std::optional<std::size_t> line_of(const std::vector<Line>& lines, std::size_t ply) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
        return line.pieces.back().ply >= ply;
    });
    if (ply == 0 || found == lines.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - lines.begin());
}

} // namespace game::review
