#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "engine/base/english.hpp"
#include "engine/base/scanner.hpp"
#include "engine/base/utc.hpp"
#include "engine/match/record.hpp"
#include "engine/match/record_game.hpp"
#include "engine/match/record_moves.hpp"
#include "engine/match/record_round.hpp"
#include "engine/match/record_words.hpp"

namespace engine {

namespace record {

namespace {

std::vector<Header> unknown(std::span<const Field> fields) {
    std::vector<Header> headers;
    for (const Field& field : fields)
        if (!is_known(field.name))
            headers.push_back({std::string(field.name), one_line(field.value)});
    return headers;
}

/// Makes a match of the parts of a page. What is wrong in a header is noted and passed over; what
/// is wrong in a round ends the reading there.
class Reader {
public:
    Reader(std::string_view page, std::optional<GameId> preferred)
        : page_(page), preferred_(preferred), parts_(parts_of(page)) {
        if (parts_.fault)
            note(*parts_.fault);
    }

    Reading read() {
        if (auto wrong = format_fault())
            return {std::nullopt, *std::move(wrong)};
        const auto game = this->game();
        if (!game)
            return {std::nullopt, game.error()};
        Record record{Match(settings(*game))};
        record.started = started();
        record.headers = unknown(parts_.fields);
        record.closing = unknown(parts_.closing);
        read_rounds(record);
        if (!fault_)
            check_end(record.match);
        record.round_headers.resize(static_cast<std::size_t>(record.match.round()));
        Reading reading{std::move(record), std::nullopt};
        if (fault_)
            reading.fault = worded(*fault_);
        return reading;
    }

private:
    /// Keeps the fault that comes first on the page.
    void note(Fault fault) {
        if (!fault_ || fault.at < fault_->at)
            fault_ = std::move(fault);
    }
    void note_value(const Field& field) {
        note({field.at, {"record.header_value", {std::string(field.name), shown(field.value)}}});
    }
    [[nodiscard]] Error worded(const Fault& fault) const {
        return line_error(line_of(page_, fault.at), fault.at, fault.reason);
    }

    [[nodiscard]] std::string_view moves_of_round_1() const {
        return parts_.rounds.empty() ? std::string_view() : moves_of(page_, parts_.rounds.front());
    }

    [[nodiscard]] std::optional<Error> format_fault() const {
        const Field* field = find(parts_.fields, "Format");
        if (!field || field->value == format)
            return std::nullopt;
        if (field->value.substr(0, format.find(' ')) == format.substr(0, format.find(' ')))
            return worded({field->at, {"record.newer", {shown(field->value)}}});
        return Error{"record.foreign", {shown(first_line())}};
    }

    [[nodiscard]] std::string_view first_line() const {
        const std::size_t begin = std::min(page_.find_first_not_of(" \n"), page_.size());
        return page_.substr(begin, page_.find('\n', begin) - begin);
    }

    /// The game that the header names, or that can read the moves.
    [[nodiscard]] Result<GameId> game() const {
        if (const Field* field = find(parts_.fields, "Game")) {
            if (const auto named = game_named(field->value))
                return *named;
            return worded({field->at, {"record.game_unknown", {shown(field->value)}}});
        }
        const std::string_view moves = moves_of_round_1();
        if (parts_.rounds.empty() && !find(parts_.fields, "Format"))
            return Error{"record.foreign", {shown(first_line())}};
        const Field* position =
            parts_.rounds.empty() ? nullptr : find(parts_.rounds.front().fields, "Position");
        const Guess guess =
            guess_game(moves, preferred_, position ? std::optional(position->value) : std::nullopt);
        if (guess.game)
            return *guess.game;
        if (guess.several)
            return Error{"record.ambiguous"};
        return Error{"record.foreign", {shown(first_line())}};
    }

    MatchSettings settings(GameId game) {
        MatchSettings settings;
        settings.game = game;
        settings.opening = opening(game);
        for (const Seat seat : {Seat::first, Seat::second})
            if (const Field* field =
                    find(parts_.fields, seat == Seat::first ? "First-seat" : "Second-seat"))
                settings.names[index(seat)] = one_line(field->value, longest_name);
        settings.rounds = rounds();
        settings.clock = clock();
        if (parts_.rounds.empty())
            return settings;
        const RoundPart& first = parts_.rounds.front();
        if (const Field* field = find(first.fields, "First-side");
            field && field->value == seat_text(Seat::second))
            settings.starts = Seat::second;
        if (const Field* field = find(first.fields, "Position"))
            settings.position = position(game, *field);
        return settings;
    }

    /// Where they cannot be so, as many as no round of the record goes beyond.
    int rounds() {
        constexpr int most = 5;
        const Field* field = find(parts_.fields, "Rounds");
        if (!field)
            return 1;
        for (const int rounds : {1, 3, most})
            if (field->value == std::to_string(rounds))
                return rounds;
        note_value(*field);
        return most;
    }

    Clock clock() {
        const Field* field = find(parts_.fields, "Clock");
        if (!field)
            return {};
        const auto named = clock_named(field->value);
        if (!named)
            note_value(*field);
        return named.value_or(Clock{});
    }

    std::optional<std::string> position(GameId game, const Field& field) {
        const auto table = Table::from_position(game, field.value);
        if (table && !table->outcome())
            return std::string(field.value);
        note({field.at, table ? Error{"record.position_over"} : table.error()});
        return std::nullopt;
    }

    std::size_t opening(GameId game) {
        const Field* field = find(parts_.fields, "Opening");
        if (!field)
            return opening_of(game, moves_text(game, moves_of_round_1()).moves);
        if (const auto named = opening_named(game, field->value))
            return *named;
        note_value(*field);
        return 0;
    }

    std::int64_t started() {
        const Field* field = find(parts_.fields, "Date");
        if (!field)
            return 0;
        const auto seconds = utc_seconds(field->value);
        if (!seconds)
            note_value(*field);
        return seconds.value_or(0);
    }

    void read_rounds(Record& record) {
        for (std::size_t i = 0; i < parts_.rounds.size(); ++i) {
            const RoundPart& part = parts_.rounds[i];
            if (i > 0 && !begin_round(record.match, part))
                return;
            record.round_headers.push_back(unknown(part.fields));
            if (auto wrong = read_round(record.match, page_, part)) {
                const bool stop = wrong->stops;
                note(std::move(wrong->fault));
                if (stop)
                    return;
            }
        }
    }

    bool begin_round(Match& match, const RoundPart& part) {
        if (match.result()) {
            note({part.at, {"record.match_over"}});
            return false;
        }
        if (!match.next_round().ok()) {
            note({part.at, {"record.round_open", {std::to_string(match.round())}}});
            return false;
        }
        return true;
    }

    /// What the headers of the match say of its end. A player may have left between two rounds.
    void check_end(Match& match) {
        if (parts_.rounds.empty()) {
            note({page_.size(), {"record.no_round"}});
            return;
        }
        const Field* result = find(parts_.fields, "Result");
        for (const Seat winner : {Seat::first, Seat::second})
            if (result && match.round_result() && !match.result() &&
                result->value == result_text(seat_text(winner), Reason::left))
                (void)match.leave(other(winner));
        check(find(parts_.fields, "Score"), score_text(match));
        check(result, result_text(match));
    }

    void check(const Field* field, const std::string& found) {
        if (field && field->value != found)
            note(
                {field->at,
                 {"record.contradiction", {std::string(field->name), shown(field->value), found}}});
    }

    std::string_view page_;
    std::optional<GameId> preferred_;
    Parts parts_;
    std::optional<Fault> fault_;
};

/// Whether the beginning holds what no text does.
bool is_binary(std::string_view text) {
    constexpr std::size_t looked_at = 1024;
    return text.substr(0, looked_at).find('\0') != std::string_view::npos;
}

} // namespace

} // namespace record

Reading read_record(std::string_view text, std::optional<GameId> game) {
    if (record::is_binary(text))
        return {std::nullopt, Error{"record.binary"}};
    const std::string page = record::page_of(text);
    if (page.find_first_not_of(" \n") == std::string::npos)
        return {std::nullopt, Error{"record.empty"}};
    return record::Reader(page, game).read();
}

} // namespace engine
