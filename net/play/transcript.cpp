#include "net/play/transcript.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/number.hpp"
#include "engine/base/split.hpp"
#include "net/play/moment.hpp"

namespace net {

using engine::Match;
using engine::Reason;
using engine::Seat;
using engine::seat_at;
using engine::Stamp;

namespace {

constexpr std::string_view resigned = "=resigned,", time_up = "=time", agreed = "=agreed",
                           left = "=left,";

std::string seat_digit(Seat seat) {
    return std::to_string(index(seat));
}

std::optional<Seat> read_seat(std::string_view text) {
    if (text != "0" && text != "1")
        return std::nullopt;
    return seat_at(text == "0" ? 0 : 1);
}

std::string word_of(const engine::Move& move, const Stamp& stamp) {
    std::string word = move.text;
    if (stamp == Stamp{})
        return word;
    for (const engine::Time time : stamp.left)
        word += "," + std::to_string(time.count());
    return stamp.automatic ? word + ",a" : word;
}

/// What stands after the notation of an action.
std::optional<Stamp> read_stamp(std::string_view text) {
    Stamp stamp;
    if (text.empty())
        return stamp;
    for (engine::Time& time : stamp.left) {
        const auto read = engine::read_number(engine::take_part(text, ','), 0, longest_clock);
        if (!read)
            return std::nullopt;
        time = engine::Time{*read};
    }
    stamp.automatic = text == "a";
    return text.empty() || stamp.automatic ? std::optional(stamp) : std::nullopt;
}

/// How the round ended where the actions do not show it.
std::vector<std::string> ends_of(const Match& match, const engine::Round& round) {
    std::vector<std::string> words;
    const auto& result = round.result;
    const bool flag = match.settings().clock.kind == engine::Clock::Kind::fischer;
    if (result && result->reason == Reason::resigned)
        words.push_back(std::string(resigned) + seat_digit(other(*result->winner)));
    else if (result && result->reason == Reason::time && flag)
        words.emplace_back(time_up);
    else if (result && result->reason == Reason::agreed)
        words.emplace_back(agreed);
    const bool last = &round == &match.rounds().back();
    if (const auto end = match.result(); last && end && end->reason == Reason::left)
        words.push_back(std::string(left) + seat_digit(other(*end->winner)));
    return words;
}

} // namespace

std::optional<engine::MatchSettings> settings_of(const to_client::Began& began) {
    const auto game = engine::game_named(began.game);
    const auto clock = engine::clock_named(began.clock);
    if (!game || !clock || (began.rounds != 1 && began.rounds != 3 && began.rounds != 5))
        return std::nullopt;
    const auto opening = engine::opening_named(*game, began.opening);
    if (!opening)
        return std::nullopt;
    engine::MatchSettings settings;
    settings.game = *game;
    settings.opening = *opening;
    settings.rounds = static_cast<int>(began.rounds);
    settings.starts = seat_at(began.starts);
    settings.names = {began.first_name, began.second_name};
    settings.clock = *clock;
    return settings;
}

to_client::Began began(const Standing& standing) {
    const engine::MatchSettings& settings = standing.match.settings();
    const engine::GameInfo& game = engine::info(settings.game);
    to_client::Began began;
    began.match = standing.number;
    began.game = game.key;
    began.opening = game.openings[settings.opening];
    began.rounds = static_cast<std::uint64_t>(settings.rounds);
    began.clock = engine::to_text(settings.clock);
    began.starts = index(settings.starts);
    began.seat = index(standing.seat);
    began.first_name = settings.names[0];
    began.second_name = settings.names[1];
    began.started = standing.started;
    return began;
}

std::vector<to_client::MatchPart> parts_of(const Match& match) {
    std::vector<to_client::MatchPart> parts;
    std::uint64_t number = 0;
    for (const engine::Round& round : match.rounds()) {
        parts.push_back({++number, 0, ""});
        const auto add = [&](const std::string& word, std::uint64_t ply) {
            if (parts.back().text.size() + 1 + word.size() > longest_part)
                parts.push_back({number, ply, ""});
            std::string& text = parts.back().text;
            text += (text.empty() ? "" : ";") + word;
        };
        const auto played = round.table.played();
        for (std::size_t ply = 0; ply < played.size(); ++ply)
            add(word_of(played[ply], round.stamps[ply]), ply);
        for (const std::string& word : ends_of(match, round))
            add(word, played.size());
    }
    return parts;
}

std::vector<ToClient> tell(const Standing& standing, engine::Time now) {
    const Match& match = standing.match;
    auto parts = parts_of(match);
    to_client::Resuming resuming;
    resuming.parts = parts.size();
    resuming.spent = static_cast<std::uint64_t>(match.spent(now).count());
    resuming.key = position_key(match.table());
    if (const auto& offer = match.offer()) {
        resuming.offer = 1 + number(offer->kind);
        resuming.offer_by = index(offer->by);
    }
    resuming.first_ready = standing.ready[0];
    resuming.second_ready = standing.ready[1];
    std::vector<ToClient> messages{resuming, began(standing)};
    for (to_client::MatchPart& part : parts)
        messages.emplace_back(std::move(part));
    return messages;
}

Retelling::Retelling(const to_client::Resuming& resuming, engine::Time now)
    : resuming_(resuming), now_(now), turn_began_(now - engine::Time{resuming.spent}) {}

bool Retelling::take(const to_client::Began& began) {
    auto settings = settings_of(began);
    if (!settings || standing_)
        return false;
    standing_ = Standing{Match(std::move(*settings)),
                         began.match,
                         began.started,
                         {resuming_.first_ready, resuming_.second_ready},
                         seat_at(began.seat)};
    standing_->match.resume(turn_began_);
    return true;
}

bool Retelling::take(const to_client::MatchPart& part) {
    if (!standing_ || parts_ == resuming_.parts)
        return false;
    Match& match = standing_->match;
    if (part.round == round_of(match) + 1 && !match.next_round(turn_began_))
        return false;
    if (part.round != round_of(match) || part.from_ply != match.table().length())
        return false;
    for (std::string_view text = part.text; !text.empty();) {
        std::string_view word = engine::take_part(text, ';');
        if (word.starts_with('=')) {
            if (!take_end(word))
                return false;
            continue;
        }
        const std::string_view action = engine::take_part(word, ',');
        const auto stamp = read_stamp(word);
        if (!stamp || !match.follow(action, *stamp, turn_began_))
            return false;
    }
    return ++parts_ < resuming_.parts || finish();
}

bool Retelling::take_end(std::string_view word) {
    Match& match = standing_->match;
    if (word == time_up)
        return match.lose_on_time().ok();
    if (word == agreed)
        return match.propose(Seat::first, engine::OfferKind::draw, now_).ok() &&
               match.answer(Seat::second, true, now_).ok();
    const bool resigns = word.starts_with(resigned);
    if (!resigns && !word.starts_with(left))
        return false;
    const auto seat = read_seat(word.substr(resigns ? resigned.size() : left.size()));
    return seat && (resigns ? match.resign(*seat, now_) : match.leave(*seat, now_)).ok();
}

/// What does not stand in the parts.
bool Retelling::finish() {
    Match& match = standing_->match;
    if (!match.round_result() && (resuming_.first_ready || resuming_.second_ready))
        return false;
    const bool offered =
        resuming_.offer == 0 ||
        match.propose(seat_at(resuming_.offer_by), offer_kind(resuming_.offer - 1), now_).ok();
    return offered && position_key(match.table()) == resuming_.key;
}

std::optional<Standing> Retelling::standing() const {
    return parts_ == resuming_.parts ? standing_ : std::nullopt;
}

} // namespace net
