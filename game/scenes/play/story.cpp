#include "game/scenes/play/story.hpp"

#include <variant>

namespace game::play {

using engine::Seat;

namespace {

std::string seat_mark(Seat seat) {
    return seat == Seat::first ? "@first" : "@second";
}

std::string side_mark(engine::Side side) {
    return side == engine::Side::first ? "%first" : "%second";
}

Event acted(const notice::Acted& acted) {
    const engine::Gesture& gesture = acted.move.gesture;
    const std::string face = gesture.face == 0 ? ".recto" : ".verso";
    if (gesture.from)
        return {
            "story.flip" + face,
            {seat_mark(acted.seat), engine::to_text(*gesture.from), engine::to_text(gesture.to)}};
    return {"story.place" + face, {seat_mark(acted.seat), engine::to_text(gesture.to)}};
}

Event round_ended(const engine::Match& match) {
    const auto result = match.round_result();
    if (!result || !result->winner)
        return {"story.round_drawn", {std::to_string(match.round())}};
    const std::string reason(engine::to_text(result->reason));
    return {"story.round_won." + reason,
            {seat_mark(*result->winner), seat_mark(other(*result->winner)),
             std::to_string(match.round())}};
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
            {std::to_string(match.round()), seat_mark(match.seat(engine::Side::first)),
             side_mark(engine::Side::first)}};
}

} // namespace

std::vector<Event> tell(const Notice& notice, const engine::Match& match) {
    if (const auto* n = std::get_if<notice::Acted>(&notice))
        return {acted(*n)};
    if (std::holds_alternative<notice::MatchBegan>(notice) ||
        std::holds_alternative<notice::RoundBegan>(notice))
        return {began(match)};
    if (std::holds_alternative<notice::RoundEnded>(notice))
        return {round_ended(match)};
    if (std::holds_alternative<notice::MatchEnded>(notice))
        return {match_ended(match)};
    if (const auto* n = std::get_if<notice::Ready>(&notice))
        return {{match.result() ? "story.rematch" : "story.ready", {seat_mark(n->seat)}}};
    if (const auto* n = std::get_if<notice::Unsteady>(&notice))
        return {{n->now ? "story.unsteady" : "story.steady", {}}};
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
        if (seat == hidden)
            shown = texts("play.hidden_name");
        else if (bots[engine::index(seat)]) // `bot:beginner`
            shown = texts("bot." + name.substr(4));
        else
            shown = name;
    }
    return cast;
}

std::string side_name(const ui::Texts& texts, engine::GameId game, engine::Side side) {
    return texts("side." + std::string(engine::info(game).key) +
                 (side == engine::Side::first ? ".first" : ".second"));
}

std::string sentence(const ui::Texts& texts, engine::GameId game, const Cast& cast,
                     const Event& event) {
    std::vector<std::string> words;
    for (const std::string& argument : event.arguments) {
        if (argument == "@first" || argument == "@second")
            words.push_back(cast.of(argument == "@first" ? Seat::first : Seat::second));
        else if (argument == "%first" || argument == "%second")
            words.push_back(side_name(
                texts, game, argument == "%first" ? engine::Side::first : engine::Side::second));
        else
            words.push_back(argument);
    }
    return texts(event.key, words);
}

std::vector<Turn> turns(const std::vector<engine::Move>& moves) {
    std::vector<Turn> turns;
    bool open = false; // the last turn is a flip that waits for its placement
    for (const engine::Move& move : moves) {
        if (open && turns.back().side == move.side)
            turns.back().text += "/" + move.text;
        else
            turns.push_back({move.side, move.text});
        open = move.gesture.from.has_value();
    }
    return turns;
}

} // namespace game::play
