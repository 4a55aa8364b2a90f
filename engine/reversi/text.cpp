#include <utility>

#include "engine/base/scanner.hpp"
#include "engine/reversi/notation.hpp"
#include "engine/reversi/state.hpp"

namespace engine::reversi {

namespace {

Error fault(std::string code, std::vector<std::string> arguments, std::size_t at) {
    return {"reversi.position_" + std::move(code), std::move(arguments), at};
}

/// Dark's discs as `own`, Light's as `enemy`.
Result<Board> read_board(std::string_view text) {
    constexpr std::size_t size = square_count;
    if (text.size() != size)
        return fault("length", {std::to_string(text.size())}, std::min(text.size(), size));
    Board board;
    for (int square = 0; square < square_count; ++square) {
        const auto at = static_cast<std::size_t>(square);
        switch (text[at]) {
        case 'X':
            board.own |= bit(square);
            break;
        case 'O':
            board.enemy |= bit(square);
            break;
        case '-':
            break;
        default:
            return fault("character", {square_text(square), shown(text.substr(at, 1))}, at);
        }
    }
    return board;
}

/// Fewer than four discs stand only as the open opening makes them.
std::optional<Error> opening_fault(Board board, Side to_act, std::size_t side_at) {
    const int dark = count(board.own);
    const int light = count(board.enemy);
    if (dark + light >= 4)
        return std::nullopt;
    if (const Squares astray = board.occupied() & ~centre; astray != 0) {
        const int square = lowest(astray);
        return fault("opening_square", {square_text(square)}, static_cast<std::size_t>(square));
    }
    if (light > dark || dark > light + 1)
        return fault("opening_counts", {std::to_string(dark), std::to_string(light)}, 0);
    const Side due = dark == light ? Side::first : Side::second;
    if (to_act != due)
        return fault("opening_side",
                     {std::to_string(dark), std::to_string(light), due == Side::first ? "X" : "O"},
                     side_at);
    return std::nullopt;
}

} // namespace

Result<State> State::read(std::string_view text) {
    Scanner scanner(text);
    const Result<Board> board = read_board(scanner.take_until(' '));
    if (!board)
        return board.error();
    if (!scanner.accept(' '))
        return fault("space", {}, scanner.at());
    const std::size_t side_at = scanner.at();
    const std::string_view side = text.substr(side_at);
    if (side != "X" && side != "O")
        return fault("side", {shown(side)}, side_at);
    const Side to_act = side == "X" ? Side::first : Side::second;
    if (const auto wrong = opening_fault(*board, to_act, side_at))
        return *wrong;
    return State(to_act == Side::first ? *board : board->turned(), to_act);
}

std::string to_text(const State& state) {
    std::string text(square_count, '-');
    for (int square = 0; square < square_count; ++square) {
        char& c = text[static_cast<std::size_t>(square)];
        if ((state.discs(Side::first) & bit(square)) != 0)
            c = 'X';
        else if ((state.discs(Side::second) & bit(square)) != 0)
            c = 'O';
    }
    return text + (state.to_act() == Side::first ? " X" : " O");
}

} // namespace engine::reversi
