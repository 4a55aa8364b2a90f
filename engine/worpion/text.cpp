#include <bit>
#include <utility>

#include "engine/base/scanner.hpp"
#include "engine/worpion/state.hpp"

namespace engine::worpion {

namespace {

constexpr std::string_view letters = "OoGg"; // in the order of the lanes

Error fault(std::string code, std::vector<std::string> arguments, std::size_t at) {
    return {"worpion.position_" + std::move(code), std::move(arguments), at};
}

/// One rank from `a` to `d`, up to the `/` or space behind it; `row` is 0 for rank 1.
Result<Pawns> read_rank(Scanner& scanner, int row) {
    const std::string rank = std::to_string(row + 1);
    const std::size_t begin = scanner.at();
    Pawns pawns = 0;
    int column = 0;
    bool after_digit = false;
    while (!scanner.at_end() && scanner.peek() != '/' && scanner.peek() != ' ') {
        const std::size_t at = scanner.at();
        const char c = scanner.take();
        const std::size_t kind = letters.find(c);
        const bool digit = c >= '1' && c <= '4';
        if (!digit && kind == std::string_view::npos)
            return fault("character", {rank, shown({&c, 1})}, at);
        if (digit && after_digit)
            return fault("digits", {rank}, at);
        if (!digit && column < 4)
            pawns |= Pawns{bit(4 * row + column)} << (16 * kind);
        column += digit ? c - '0' : 1;
        after_digit = digit;
    }
    if (column != 4)
        return fault("rank", {rank, std::to_string(column)}, begin);
    return pawns;
}

Result<Pawns> read_board(Scanner& scanner) {
    Pawns pawns = 0;
    for (int row = 3; row >= 0; --row) {
        Result<Pawns> rank = read_rank(scanner, row);
        if (!rank)
            return rank;
        pawns |= *rank;
        if (row > 0 && !scanner.accept('/'))
            return fault("ranks", {std::to_string(4 - row)}, scanner.at());
    }
    if (scanner.peek() == '/')
        return fault("ranks", {"5"}, scanner.at());
    return pawns;
}

/// Checks the numbers of pawns against each other and against whose turn it is said to be.
std::optional<Error> count_fault(Pawns pawns, Side to_act, std::size_t player_at) {
    const int orange = std::popcount(squares(pawns, Side::first));
    const int green = std::popcount(squares(pawns, Side::second));
    if (orange > 8 || green > orange || orange > green + 1)
        return fault("counts", {std::to_string(orange), std::to_string(green)}, 0);
    const Side due = orange == green ? Side::first : Side::second;
    if (to_act != due)
        return fault(
            "turn", {std::to_string(orange), std::to_string(green), due == Side::first ? "o" : "g"},
            player_at);
    return std::nullopt;
}

} // namespace

Result<State> State::read(std::string_view text) {
    Scanner scanner(text);
    const Result<Pawns> pawns = read_board(scanner);
    if (!pawns)
        return pawns.error();

    if (!scanner.accept(' '))
        return fault("space", {"player"}, scanner.at());
    const std::size_t player_at = scanner.at();
    const std::string_view player = scanner.take_until(' ');
    if (player != "o" && player != "g")
        return fault("player", {shown(player)}, player_at);
    const Side to_act = player == "o" ? Side::first : Side::second;

    if (!scanner.accept(' '))
        return fault("space", {"phase"}, scanner.at());
    const std::size_t phase_at = scanner.at();
    const std::string_view phase = text.substr(phase_at);
    if (phase != "f" && phase != "p")
        return fault("phase", {shown(phase)}, phase_at);

    if (const auto wrong = count_fault(*pawns, to_act, player_at))
        return *wrong;
    const Squares free = static_cast<Squares>(all_squares & ~occupied(*pawns));
    if (phase == "f" && (neighbours(squares(*pawns, other(to_act))) & free) == 0)
        return fault("no_flip", {}, phase_at);
    return State(*pawns, to_act, phase == "f" ? Phase::flip : Phase::place);
}

std::string to_text(const State& state) {
    std::string text;
    for (int row = 3; row >= 0; --row) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0)
                text += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int column = 0; column < 4; ++column) {
            const Pawns here = state.pawns() & in_every_lane(bit(4 * row + column));
            if (here == 0) {
                ++gap;
                continue;
            }
            close_gap();
            text += letters[static_cast<std::size_t>(std::countr_zero(here) / 16)];
        }
        close_gap();
        text += row > 0 ? '/' : ' ';
    }
    text += state.to_act() == Side::first ? "o " : "g ";
    text += state.phase() == Phase::flip ? 'f' : 'p';
    return text;
}

} // namespace engine::worpion
