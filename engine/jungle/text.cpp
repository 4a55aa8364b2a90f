#include <algorithm>

#include "engine/base/scanner.hpp"
#include "engine/jungle/squares.hpp"
#include "engine/jungle/state.hpp"

namespace engine::jungle {

namespace {

constexpr std::string_view letters = "RCDWPTLErcdwptle"; // Blue's, then Red's, weakest first

Error fault(std::string code, std::vector<std::string> arguments, std::size_t at) {
    return {"jungle.position_" + std::move(code), std::move(arguments), at};
}

char letter(Piece piece) {
    return letters[animal_count * static_cast<std::size_t>(piece.owner) +
                   static_cast<std::size_t>(piece.animal)];
}

std::optional<Piece> piece_of(char c) {
    const std::size_t found = letters.find(c);
    if (found == std::string_view::npos)
        return std::nullopt;
    return Piece{found < animal_count ? Side::first : Side::second,
                 static_cast<Animal>(found % animal_count)};
}

/// Puts an animal where it may stand; `at` is where the text says it.
std::optional<Error> put(Position& position, Piece piece, int square, std::size_t at) {
    const std::string name(1, letter(piece)), here = square_text(square);
    const int twin = position.square(piece.owner, piece.animal);
    if (twin != gone)
        return fault("twice", {name, square_text(twin), here}, at);
    if (is_water(square) && piece.animal != Animal::rat)
        return fault("water", {here, name}, at);
    if (square == den(piece.owner))
        return fault("den", {here, name}, at);
    position.put(piece, square);
    return std::nullopt;
}

/// One rank from `a` to `g`, up to the `/` or the end; `row` is 0 for rank 1.
std::optional<Error> read_rank(Scanner& scanner, int row, Position& position) {
    const std::string rank = std::to_string(row + 1);
    const std::size_t begin = scanner.at();
    int column = 0;
    while (!scanner.at_end() && scanner.peek() != '/') {
        const std::size_t at = scanner.at();
        const char c = scanner.take();
        const auto piece = piece_of(c);
        const bool digit = c >= '1' && c <= '7';
        if (!digit && !piece)
            return fault("character", {rank, shown({&c, 1})}, at);
        column += digit ? c - '0' : 1;
        if (column > columns)
            return fault("rank_long", {rank}, begin);
        if (!piece)
            continue;
        if (auto wrong = put(position, *piece, columns * row + column - 1, at))
            return wrong;
    }
    if (column < columns)
        return fault("rank_short", {rank, std::to_string(column)}, begin);
    return std::nullopt;
}

Result<Position> read_board(std::string_view board) {
    const auto ranks = std::count(board.begin(), board.end(), '/') + 1;
    if (ranks != rows)
        return fault("ranks", {std::to_string(ranks)}, 0);
    Position position;
    Scanner scanner(board);
    for (int row = rows - 1; row >= 0; --row) {
        if (auto wrong = read_rank(scanner, row, position))
            return *std::move(wrong);
        scanner.accept('/');
    }
    return position;
}

/// 0 to 100, with any number of leading zeros.
std::optional<int> read_count(std::string_view text) {
    int count = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        count = 10 * count + (c - '0');
        if (count > Moment::quiet_limit)
            return std::nullopt;
    }
    if (text.empty())
        return std::nullopt;
    return count;
}

std::string board_text(const Position& position) {
    std::string text;
    for (int row = rows - 1; row >= 0; --row) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0)
                text += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int column = 0; column < columns; ++column) {
            const auto piece = position.at(columns * row + column);
            if (!piece) {
                ++gap;
                continue;
            }
            close_gap();
            text += letter(*piece);
        }
        close_gap();
        if (row > 0)
            text += '/';
    }
    return text;
}

} // namespace

Result<State> State::read(std::string_view text) {
    Scanner scanner(text);
    const std::string_view board = scanner.take_until(' ');
    if (!scanner.accept(' '))
        return fault("parts", {text.empty() ? "0" : "1"}, scanner.at());
    const std::size_t side_at = scanner.at();
    const std::string_view side = scanner.take_until(' ');
    if (!scanner.accept(' '))
        return fault("parts", {"2"}, scanner.at());
    const std::size_t count_at = scanner.at();

    Result<Position> position = read_board(board);
    if (!position)
        return position.error();
    if (side != "b" && side != "r")
        return fault("side", {shown(side)}, side_at);
    const auto count = read_count(text.substr(count_at));
    if (!count)
        return fault("count", {shown(text.substr(count_at))}, count_at);
    position->set_to_act(side == "b" ? Side::first : Side::second);
    return State(Moment(*position, *count));
}

std::string to_text(const State& state) {
    std::string text = board_text(state.position());
    text += state.to_act() == Side::first ? " b " : " r ";
    return text + std::to_string(state.now().quiet());
}

} // namespace engine::jungle
