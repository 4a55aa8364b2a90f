#include "engine/match/record.hpp"

#include <span>

#include "engine/base/utc.hpp"
#include "engine/base/utf8.hpp"
#include "engine/match/record_words.hpp"

namespace engine {

namespace record {

std::string_view seat_text(Seat seat) {
    return seat == Seat::first ? "first-seat" : "second-seat";
}

std::string_view side_text(Side side) {
    return side == Side::first ? "first" : "second";
}

std::string result_text(std::string_view winner, Reason reason) {
    return std::string(winner) + " " + std::string(to_text(reason));
}

std::string result_text(const Match& match) {
    const auto result = match.result();
    if (!result)
        return std::string(ongoing);
    return result_text(result->winner ? seat_text(*result->winner) : "draw", result->reason);
}

std::string result_text(const Round& round) {
    if (!round.result)
        return std::string(ongoing);
    const auto winner = round.result->winner;
    if (!winner)
        return result_text("draw", round.result->reason);
    const Side side = *winner == round.first_side ? Side::first : Side::second;
    return result_text(side_text(side), round.result->reason);
}

std::string score_text(const Match& match) {
    const auto score = match.score();
    return std::to_string(score[0]) + "-" + std::to_string(score[1]);
}

std::string one_line(std::string_view text, std::size_t most) {
    std::string line;
    for (std::size_t count = 0; !text.empty() && count < most;) {
        const CodePoint next = first_code_point(text);
        const std::size_t length = next.length == 0 ? 1 : next.length;
        const bool printable = next.length != 0 && is_printable(next.point) && next.point != U' ';
        if (printable)
            line += text.substr(0, length);
        else if (!line.empty())
            line += ' ';
        count += line.empty() ? 0 : 1;
        text.remove_prefix(length);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace record

namespace {

using record::one_line;
using record::result_text;
using record::seat_text;

/// Columns of a line of moves.
constexpr std::size_t width = 80;

std::string header(std::string_view name, std::string_view value) {
    const std::string_view colon = value.empty() ? ":" : ": ";
    return std::string(name).append(colon).append(value) + "\n";
}

std::string headers_text(std::span<const Header> headers) {
    std::string text;
    for (const Header& each : headers)
        text += header(each.name, one_line(each.value));
    return text;
}

/// Puts words on lines.
class Paragraph {
public:
    void add(std::string_view word) {
        if (column_ > 0 && column_ + 1 + word.size() > width) {
            text_ += '\n';
            column_ = 0;
        }
        if (column_ > 0)
            text_ += ' ';
        text_ += word;
        column_ += word.size() + 1;
    }
    /// All lines, each ended.
    [[nodiscard]] std::string text() const { return text_.empty() ? text_ : text_ + "\n"; }

private:
    std::string text_;
    std::size_t column_ = 0; ///< of the next word; 0: the line is empty
};

/// Seconds left, in whole tenths, as ` {43.1}`. With a clock per move 0.0 is an automatic move, so
/// that a move made in time shows 0.1 at least.
std::string time_text(const Clock& clock, Time left, bool automatic) {
    auto tenths = left.count() / 100;
    if (clock.kind == Clock::Kind::per_move && !automatic && tenths == 0)
        tenths = 1;
    return " {" + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "}";
}

/// The moves of a round: the actions of a turn joined by `/`, passes left out.
std::string moves_text(const Round& round, const Match& match) {
    const Clock& clock = match.settings().clock;
    const auto played = round.table.played();
    Paragraph lines;
    for (std::size_t i = 0; i < played.size(); ++i) {
        if (played[i].gesture.pass)
            continue;
        std::string turn = played[i].text;
        for (; i + 1 < played.size() && played[i + 1].side == played[i].side; ++i)
            turn += "/" + played[i + 1].text;
        if (clock.kind != Clock::Kind::none) {
            const Seat mover =
                played[i].side == Side::first ? round.first_side : other(round.first_side);
            const Stamp& stamp = round.stamps[i];
            turn += time_text(clock, stamp.left[index(mover)], stamp.automatic);
        }
        lines.add(turn);
    }
    return lines.text();
}

std::string round_text(const Match& match, std::size_t i, std::span<const Header> more) {
    const Round& round = match.rounds()[i];
    std::string text = "\n";
    text += header("Round", std::to_string(i + 1));
    text += header("First-side", seat_text(round.first_side));
    if (match.settings().position)
        text += header("Position", round.table.at(0).position());
    text += header("Result", result_text(round));
    text += headers_text(more);
    return text + moves_text(round, match);
}

} // namespace

std::string to_record(const Match& match, std::int64_t started) {
    return to_record(Record{match, started});
}

std::string to_record(const Record& record) {
    const Match& match = record.match;
    const MatchSettings& settings = match.settings();
    const GameInfo& game = info(settings.game);
    std::string text = header("Format", record::format);
    text += header("Game", game.key);
    text += header("Opening", game.openings[settings.opening]);
    text += header("First-seat", one_line(settings.names[0], record::longest_name));
    text += header("Second-seat", one_line(settings.names[1], record::longest_name));
    text += header("Rounds", std::to_string(settings.rounds));
    text += header("Clock", to_text(settings.clock));
    text += header("Date", utc_text(record.started));
    text += header("Score", record::score_text(match));
    text += header("Result", result_text(match));
    text += headers_text(record.headers);
    for (std::size_t i = 0; i < match.rounds().size(); ++i) {
        const bool more = i < record.round_headers.size();
        text += round_text(match, i,
                           more ? std::span<const Header>(record.round_headers[i])
                                : std::span<const Header>());
    }
    return text + headers_text(record.closing);
}

} // namespace engine
