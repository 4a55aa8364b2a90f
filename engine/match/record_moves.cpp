#include "engine/match/record_moves.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/scanner.hpp"

namespace engine::record {

namespace {

/// Bytes of a round's moves, with times and comments, that are looked at: more than any game lasts.
constexpr std::size_t longest_round = 1 << 20;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_space(char c) {
    return c == ' ' || c == '\n';
}

/// `43.1` or `43`: seconds, in tenths.
std::optional<Time> read_time(std::string_view text) {
    constexpr std::size_t most_digits = 7;
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view tenths = point == text.size() ? "0" : text.substr(point + 1);
    if (whole.empty() || whole.size() > most_digits || tenths.size() != 1 ||
        !std::all_of(whole.begin(), whole.end(), is_digit) || !is_digit(tenths[0]))
        return std::nullopt;
    Time time{};
    for (const char c : whole)
        time = 10 * time + std::chrono::seconds{c - '0'};
    return time + std::chrono::milliseconds{100 * (tenths[0] - '0')};
}

/// How many moves a word of a record holds. In Jungle an animal's rank may stand apart; in Reversi
/// moves may be run together, and passes are not counted.
std::size_t moves_in(GameId game, std::string_view word) {
    if (game == GameId::worpion)
        return 1;
    if (game == GameId::jungle)
        return word.size() == 1 && is_digit(word[0]) ? 0 : 1;
    std::size_t count = 0;
    for (std::size_t i = 0; i < word.size(); i += 2) {
        const std::string_view move = word.substr(i, 2);
        count += move != "--" && move != "pa" && move != "PA" && move != "Pa" && move != "pA";
    }
    return count;
}

/// Goes through the text once and blanks what is no move.
class Reader {
public:
    Reader(GameId game, std::string_view text)
        : game_(game), text_(text.substr(0, longest_round)), whole_(text.size()) {
        result_.moves = std::string(text_);
    }

    MovesText read() {
        while (at_ < text_.size() && !result_.fault) {
            if (is_space(text_[at_]))
                ++at_;
            else if (text_[at_] == ';')
                blank(std::min(text_.find('\n', at_), text_.size()));
            else if (text_[at_] == '{')
                take_time();
            else
                take_word();
        }
        if (!result_.fault && text_.size() < whole_)
            result_.fault = Fault{text_.size(), {"record.round_long"}};
        if (result_.fault)
            result_.moves.resize(result_.fault->at);
        return std::move(result_);
    }

private:
    void blank(std::size_t end) {
        std::fill(result_.moves.begin() + static_cast<std::ptrdiff_t>(at_),
                  result_.moves.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        at_ = end;
    }

    void take_time() {
        constexpr std::size_t longest = 16;
        const std::size_t begin = at_;
        const std::string_view near = text_.substr(begin, longest);
        const std::size_t close = near.find('}');
        const bool closed = close != std::string_view::npos;
        const auto left = closed ? read_time(near.substr(1, close - 1)) : std::nullopt;
        if (!left) {
            result_.fault = Fault{begin, {"record.time", {shown(near.substr(0, close + closed))}}};
            return;
        }
        if (moves_ == (result_.times.empty() ? 0 : result_.times.back().move)) {
            result_.fault = Fault{begin, {"record.time_misplaced"}};
            return;
        }
        result_.times.push_back({moves_, *left, begin});
        blank(begin + close + 1);
    }

    void take_word() {
        if (const std::size_t end = number_end(); end > at_) {
            blank(end);
            return;
        }
        const std::size_t end = std::min(text_.find_first_of(" \n;{", at_), text_.size());
        moves_ += moves_in(game_, text_.substr(at_, end - at_));
        at_ = end;
    }

    /// Behind the move number that comes next; here if there is none.
    [[nodiscard]] std::size_t number_end() const {
        constexpr std::size_t most_digits = 4;
        std::size_t end = at_;
        while (end < text_.size() && end - at_ < most_digits && is_digit(text_[end]))
            ++end;
        const std::size_t digits = end - at_;
        while (digits > 0 && end < text_.size() && text_[end] == '.')
            ++end;
        return end - at_ > digits ? end : at_;
    }

    GameId game_;
    std::string_view text_;
    std::size_t whole_; ///< length of the text before it was cut
    MovesText result_;
    std::size_t at_ = 0, moves_ = 0;
};

} // namespace

MovesText moves_text(GameId game, std::string_view text) {
    return Reader(game, text).read();
}

} // namespace engine::record
