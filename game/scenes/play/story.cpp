#include "game/scenes/play/story.hpp"

#include <algorithm>
#include <variant>

#include "game/profile/saved.hpp"
#include "game/scenes/bot_words.hpp"

namespace game::play {

using engine::Seat;
using engine::Side;

namespace {

std::string seat_mark(Seat seat) {
    return seat == Seat::first ? "@first" : "@second";
}

std::string side_mark(Side side) {
    return side == Side::first ? "%first" : "%second";
}

std::string animal_mark(std::uint8_t rank) {
    return "#" + std::to_string(rank);
}

std::string offer_word(engine::OfferKind kind) {
    return kind == engine::OfferKind::draw ? ".draw" : ".take_back";
}

const engine::Token* token_at(const engine::Picture& picture, engine::Cell cell) {
    const auto found =
        std::find_if(picture.tokens.begin(), picture.tokens.end(),
                     [cell](const engine::Token& token) { return token.at == cell; });
    return found == picture.tokens.end() ? nullptr : &*found;
}

Event worpion_action(const notice::Acted& acted) {
    const engine::Gesture& gesture = acted.move.gesture;
    const std::string face = gesture.face == 0 ? ".recto" : ".verso";
    if (gesture.from)
        return {
            "story.flip" + face,
            {seat_mark(acted.seat), engine::to_text(*gesture.from), engine::to_text(gesture.to)}};
    return {"story.place" + face, {seat_mark(acted.seat), engine::to_text(gesture.to)}};
}

Event reversi_action(const notice::Acted& acted, const engine::Picture& before,
                     const engine::Picture& after) {
    const auto turned =
        std::count_if(before.tokens.begin(), before.tokens.end(), [&](const engine::Token& old) {
            const engine::Token* now = token_at(after, old.at);
            return now != nullptr && now->owner != old.owner;
        });
    const std::string kind = turned == 0 ? ".put" : turned == 1 ? ".turn.one" : ".turn";
    return {
        "story.reversi" + kind,
        {seat_mark(acted.seat), engine::to_text(acted.move.gesture.to), std::to_string(turned)}};
}

Event jungle_action(const notice::Acted& acted, const engine::Picture& before, bool den) {
    const engine::Gesture& gesture = acted.move.gesture;
    const engine::Cell from = gesture.from.value_or(gesture.to), to = gesture.to;
    std::vector<std::string> arguments{seat_mark(acted.seat), animal_mark(gesture.face),
                                       engine::to_text(from), engine::to_text(to)};
    const bool leaps = std::abs(from.column - to.column) + std::abs(from.row - to.row) > 1;
    std::string kind = leaps ? ".leap" : ".move";
    if (const engine::Token* prey = token_at(before, to)) {
        kind += ".take";
        arguments.push_back(animal_mark(prey->face));
    }
    return {"story.jungle" + (den ? ".den" : kind), std::move(arguments)};
}

Event acted(const notice::Acted& acted, const engine::Table& before) {
    Event event;
    engine::Table after = before;
    if (acted.move.gesture.pass || !after.play(acted.move.text))
        event = {"story.pass", {seat_mark(acted.seat)}};
    else if (before.info().id == engine::GameId::worpion)
        event = worpion_action(acted);
    else if (before.info().id == engine::GameId::reversi)
        event = reversi_action(acted, before.picture(), after.picture());
    else
        event = jungle_action(acted, before.picture(),
                              after.outcome() && after.outcome()->reason == engine::Reason::den);
    event.automatic = acted.automatic;
    return event;
}

// The catalogs' word for how a round ended: the reason, and where one reason is told in two ways,
// how.
std::string reason_key(const engine::Match& match, const engine::RoundResult& result) {
    std::string key(engine::to_text(result.reason));
    if (result.reason == engine::Reason::discs && !result.winner)
        key += ".draw";
    if (result.reason == engine::Reason::time &&
        match.settings().clock.kind == engine::Clock::Kind::per_move)
        key += ".automatic";
    return key;
}

// Discs of the winner and the other one; of the first seat first where it is a draw.
std::array<std::string, 2> counted(const engine::Round& round, Seat winner) {
    const auto count = discs(round.table.picture()).value_or(std::array{0, 0});
    const std::size_t side = round.first_side == winner ? 0 : 1;
    return {std::to_string(count[side]), std::to_string(count[1 - side])};
}

// In words that speak to `me` where the sentence names that player.
std::string why(const ui::Texts& texts, const std::string& reason, std::optional<Seat> won_by,
                const Cast& cast, std::optional<Seat> me) {
    const std::string key = "result.why." + reason;
    const std::string to_me = key + (won_by == me ? ".mine" : ".theirs");
    const Seat winner = won_by.value_or(Seat::first);
    return texts(won_by && me && texts.has(to_me) ? to_me : key,
                 {cast.of(winner), cast.of(other(winner))});
}

Event round_ended(const engine::Match& match) {
    const auto result = match.round_result();
    if (!result)
        return {"story.round_drawn", {std::to_string(match.round())}};
    const Seat winner = result->winner.value_or(Seat::first);
    const auto [more, less] = counted(match.rounds().back(), winner);
    return {
        (result->winner ? "story.round_won." : "story.round_drawn.") + reason_key(match, *result),
        {seat_mark(winner), seat_mark(other(winner)), std::to_string(match.round()), more, less}};
}

Event match_ended(const engine::Match& match) {
    const auto result = match.result();
    if (!result || !result->winner)
        return {"story.match_drawn", {}};
    return {"story.match_won",
            {seat_mark(*result->winner), std::to_string(match.score()[0]),
             std::to_string(match.score()[1])}};
}

Event began(const engine::Match& match) {
    return {"story.round_began",
            {std::to_string(match.round()), seat_mark(match.seat(Side::first)),
             side_mark(Side::first)}};
}

} // namespace

std::vector<Event> tell(const Notice& notice, const engine::Match& match,
                        const engine::Table& before) {
    if (const auto* n = std::get_if<notice::Acted>(&notice))
        return {acted(*n, before)};
    if (std::holds_alternative<notice::MatchBegan>(notice) ||
        std::holds_alternative<notice::RoundBegan>(notice))
        return {began(match)};
    if (std::holds_alternative<notice::RoundEnded>(notice))
        return {round_ended(match)};
    if (std::holds_alternative<notice::MatchEnded>(notice))
        return {match_ended(match)};
    if (const auto* n = std::get_if<notice::Proposed>(&notice))
        return {{"story.offers" + offer_word(n->kind), {seat_mark(n->seat)}}};
    if (const auto* n = std::get_if<notice::OfferEnded>(&notice))
        return {{(n->declined ? "story.declines" : "story.withdraws") + offer_word(n->offer.kind),
                 {seat_mark(n->declined ? other(n->offer.by) : n->offer.by)}}};
    if (const auto* n = std::get_if<notice::TookBack>(&notice))
        return {{"story.took_back", {seat_mark(n->seat)}}};
    if (const auto* n = std::get_if<notice::Ready>(&notice))
        return {{match.result() ? "story.rematch" : "story.ready", {seat_mark(n->seat)}}};
    if (const auto* n = std::get_if<notice::Unsteady>(&notice))
        return {{n->now ? "story.unsteady" : "story.steady", {}}};
    if (const auto* n = std::get_if<notice::Away>(&notice))
        return {{n->ours ? "story.away.mine" : "story.away.theirs", {}}};
    if (const auto* n = std::get_if<notice::Back>(&notice))
        return {{n->ours ? "story.back.mine" : "story.back.theirs", {}}};
    if (const auto* n = std::get_if<notice::OpponentLeft>(&notice))
        return {{n->lost ? "story.opponent_lost" : "story.opponent_left", {}}};
    return {};
}

Cast cast(const ui::Texts& texts, const engine::MatchSettings& settings, std::array<bool, 2> bots,
          std::optional<Seat> hidden) {
    Cast cast;
    for (const Seat seat : {Seat::first, Seat::second}) {
        const std::string& name = settings.names[engine::index(seat)];
        std::string& shown = cast.names[engine::index(seat)];
        const auto bot = bots[engine::index(seat)] ? bot_named(name) : std::nullopt;
        cast.bots[engine::index(seat)] = bot;
        shown = seat == hidden ? texts("play.hidden_name") : bot ? bot_name(texts, *bot) : name;
    }
    return cast;
}

std::string title(const ui::Texts& texts, const Cast& cast, Seat seat) {
    const auto& bot = cast.bots[engine::index(seat)];
    return bot ? bot_title(texts, *bot) : cast.of(seat);
}

std::string side_name(const ui::Texts& texts, engine::GameId game, Side side) {
    return texts("side." + std::string(engine::info(game).key) +
                 (side == Side::first ? ".first" : ".second"));
}

std::string animal_name(const ui::Texts& texts, int rank) {
    return texts("animal." + std::to_string(rank));
}

std::string move_words(const ui::Texts& texts, engine::GameId game, const engine::Move& move) {
    const engine::Gesture& gesture = move.gesture;
    const std::string to = engine::to_text(gesture.to);
    const std::string from = gesture.from ? engine::to_text(*gesture.from) : "";
    if (game == engine::GameId::jungle)
        return texts("move.jungle", {animal_name(texts, gesture.face), from, to});
    if (game == engine::GameId::worpion)
        return gesture.from ? texts("move.worpion.flip", {from, to})
                            : texts(gesture.face == 0 ? "move.worpion.place.recto"
                                                      : "move.worpion.place.verso",
                                    {to});
    return move.text;
}

std::string sentence(const ui::Texts& texts, engine::GameId game, const Cast& cast,
                     const Event& event) {
    std::vector<std::string> words;
    for (const std::string& argument : event.arguments) {
        if (argument == "@first" || argument == "@second")
            words.push_back(cast.of(argument == "@first" ? Seat::first : Seat::second));
        else if (argument == "%first" || argument == "%second")
            words.push_back(
                side_name(texts, game, argument == "%first" ? Side::first : Side::second));
        else if (argument.starts_with('#'))
            words.push_back(texts("animal." + argument.substr(1)));
        else
            words.push_back(argument);
    }
    std::string sentence = texts(event.key, words);
    return event.automatic ? texts("story.automatic", {std::move(sentence)}) : sentence;
}

std::string ending(const ui::Texts& texts, const engine::Match& match, const Cast& cast,
                   std::optional<Seat> me) {
    const auto whole = match.result();
    if (whole && whole->reason == engine::Reason::left)
        return why(texts, "left", whole->winner, cast, me);
    return round_ending(texts, match, match.rounds().size() - 1, cast, me);
}

std::string round_ending(const ui::Texts& texts, const engine::Match& match, std::size_t round,
                         const Cast& cast, std::optional<Seat> me) {
    const auto& result = match.rounds()[round].result;
    return result ? why(texts, reason_key(match, *result), result->winner, cast, me) : "";
}

std::optional<std::array<int, 2>> discs(const engine::Picture& picture) {
    std::optional<std::array<int, 2>> count;
    for (const engine::Count& one : picture.counts)
        if (one.kind == engine::CountKind::discs && one.owner)
            (count ? *count : count.emplace())[engine::index(*one.owner)] = one.value;
    return count;
}

std::optional<std::array<int, 2>> final_count(const engine::Round& round) {
    if (!round.result || round.result->reason != engine::Reason::discs)
        return std::nullopt;
    const auto count = discs(round.table.picture());
    if (count && round.first_side == Seat::second)
        return std::array{(*count)[1], (*count)[0]};
    return count;
}

std::vector<Turn> turns(std::span<const engine::Move> moves,
                        std::span<const engine::Stamp> stamps) {
    std::vector<Turn> turns;
    bool open = false; // the last turn is a flip that waits for its placement
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const engine::Move& move = moves[i];
        if (open && turns.back().side == move.side)
            turns.back().text += " " + move.text;
        else
            turns.push_back({move.side, move.gesture.pass ? "—" : move.text});
        if (i < stamps.size() && stamps[i].automatic)
            turns.back().automatic = true;
        open = move.gesture.from.has_value();
    }
    return turns;
}

} // namespace game::play
