#include "engine/match/record_round.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/scanner.hpp"
#include "engine/match/record_moves.hpp"
#include "engine/match/record_words.hpp"

namespace engine::record {

namespace {

class RoundReader {
public:
    RoundReader(Match& match, std::string_view page, const RoundPart& part)
        : match_(match), page_(page), part_(part) {}

    std::optional<RoundFault> read() {
        check_headers();
        if (!stopped())
            play_moves();
        if (!stopped())
            end();
        return std::move(fault_);
    }

private:
    [[nodiscard]] bool stopped() const { return fault_ && fault_->stops; }

    /// Keeps what comes first on the page, but whatever stops before whatever does not.
    void note(std::size_t at, Error reason, bool stops) {
        if (!fault_ || (stops && !fault_->stops) ||
            (stops == fault_->stops && at < fault_->fault.at))
            fault_ = RoundFault{{at, std::move(reason)}, stops};
    }
    void expect(std::string_view name, std::string_view value) {
        if (const Field* field = find(part_.fields, name); field && field->value != value)
            note(field->at,
                 {"record.contradiction",
                  {std::string(name), shown(field->value), std::string(value)}},
                 false);
    }

    void check_headers() {
        expect("Round", std::to_string(match_.round()));
        expect("First-side", seat_text(match_.seat(Side::first)));
        const Field* position = find(part_.fields, "Position");
        const auto& agreed = match_.settings().position;
        if (match_.round() > 1 &&
            (position ? std::string(position->value) : std::string()) != agreed.value_or(""))
            note(position ? position->at : part_.at, {"record.position_other"}, true);
    }

    void play_moves() {
        const MovesText text = moves_text(match_.settings().game, moves_of(page_, part_));
        const Table start = match_.table();
        auto end = start.replay(text.moves);
        if (!end) {
            const std::size_t at = end.error().at.value_or(0);
            note(part_.moves_begin + at, end.error(), true);
            end = start.replay(std::string_view(text.moves).substr(0, at));
        } else if (text.fault) {
            note(part_.moves_begin + text.fault->at, text.fault->reason, true);
        }
        if (!end)
            return;
        const auto moves = end->played();
        std::size_t number = 0;
        auto time = text.times.begin();
        for (std::size_t i = 0; i < moves.size();) {
            const std::size_t next = turn_end(moves, i);
            const MoveTime* shown_time = nullptr;
            if (!moves[i].gesture.pass && time != text.times.end() && time->move == ++number)
                shown_time = &*time++;
            const bool ends =
                next < moves.size() || (!end->outcome() && end->to_act() != moves[i].side);
            play_turn(std::span(moves).subspan(i, next - i), shown_time, ends);
            i = next;
            if (match_.result() && i < moves.size()) {
                note(part_.moves_begin + (shown_time ? shown_time->at : 0), {"record.lost_on_time"},
                     true);
                return;
            }
        }
    }

    /// Behind the actions of the turn that begins at `i`.
    static std::size_t turn_end(std::span<const Move> moves, std::size_t i) {
        const Side side = moves[i].side;
        do
            ++i;
        while (i < moves.size() && moves[i].side == side);
        return i;
    }

    /// `ends`: the turn is complete, and the round goes on after it.
    void play_turn(std::span<const Move> turn, const MoveTime* time, bool ends) {
        const Clock& clock = match_.settings().clock;
        const std::size_t mover = index(match_.seat(turn.front().side));
        const auto left = checked(time);
        Stamp stamp{match_.clocks({}), false};
        if (left)
            stamp.left[mover] = *left;
        stamp.automatic = left && clock.kind == Clock::Kind::per_move && *left == Time{};
        for (std::size_t i = 0; i < turn.size(); ++i) {
            // A flip was made before the increment came.
            Stamp now = stamp;
            if (i + 1 < turn.size() && ends && left && clock.kind == Clock::Kind::fischer)
                now.left[mover] = std::max(Time{}, *left - clock.increment);
            const auto played = match_.follow(turn[i].text, now);
            assert(played);
        }
    }

    /// The time if it can be.
    std::optional<Time> checked(const MoveTime* time) {
        if (!time)
            return std::nullopt;
        const Clock& clock = match_.settings().clock;
        const auto turns = static_cast<Time::rep>(match_.table().length()) + 1;
        if (clock.kind == Clock::Kind::none)
            note(part_.moves_begin + time->at, {"record.no_clock"}, false);
        else if (time->left > clock.start + turns * clock.increment)
            note(part_.moves_begin + time->at, {"record.time_high"}, false);
        else
            return time->left;
        return std::nullopt;
    }

    /// The end of the round that no move made, and whether the record tells the same as the moves.
    void end() {
        const Field* field = find(part_.fields, "Result");
        if (!field)
            return;
        if (!match_.round_result())
            end_as(field->value);
        const std::string found = result_text(match_.rounds().back());
        if (field->value != found)
            note(field->at, {"record.contradiction", {"Result", shown(field->value), found}}, true);
    }

    void end_as(std::string_view said) {
        if (said == result_text("draw", Reason::agreed)) {
            (void)match_.propose(Seat::first, OfferKind::draw);
            (void)match_.answer(Seat::second, true);
        }
        for (const Side winner : {Side::first, Side::second}) {
            const Seat loser = match_.seat(other(winner));
            if (said == result_text(side_text(winner), Reason::resigned))
                (void)match_.resign(loser);
            else if (said == result_text(side_text(winner), Reason::left))
                (void)match_.leave(loser);
            else if (said == result_text(side_text(winner), Reason::time) &&
                     match_.to_act() == loser)
                (void)match_.lose_on_time();
        }
    }

    Match& match_;
    std::string_view page_;
    const RoundPart& part_;
    std::optional<RoundFault> fault_;
};

} // namespace

const Field* find(std::span<const Field> fields, std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field& field) { return field.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::string_view moves_of(std::string_view page, const RoundPart& part) {
    return page.substr(part.moves_begin, part.moves_end - part.moves_begin);
}

std::optional<RoundFault> read_round(Match& match, std::string_view page, const RoundPart& part) {
    return RoundReader(match, page, part).read();
}

} // namespace engine::record
