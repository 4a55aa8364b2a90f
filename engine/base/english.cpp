#include "engine/base/english.hpp"

#include <algorithm>
#include <array>

#include "engine/base/scanner.hpp"

namespace engine {

namespace {

constexpr std::array sentences{
    Sentence{"game.over", "the game is over"},
    Sentence{"jungle.elephant_and_rat",
             "the elephant does not take the rat on {0}: it would have to stand in your trap"},
    Sentence{"jungle.into_water", "nothing on land takes the rat in the water on {0}"},
    Sentence{"jungle.leap_blocked", "a rat in the water stops the leap from {0} to {1}"},
    Sentence{"jungle.no_leap", "{1} is neither next to {0} nor a leap over the whole river away"},
    Sentence{"jungle.not_yours", "the animal on {0} is your opponent's"},
    Sentence{"jungle.nothing_there", "there is no animal on {0}"},
    Sentence{"jungle.only_rat_swims", "{0} is water: only the rat enters it"},
    Sentence{"jungle.other_rank", "the animal on {0} has the rank {1}, not {2}"},
    Sentence{"jungle.out_of_water", "a rat in the water takes nothing on land: {0} is land"},
    Sentence{"jungle.own_animal", "your own animal stands on {0}"},
    Sentence{"jungle.own_den", "{0} is your own den: your animals never enter it"},
    Sentence{"jungle.position_character",
             "rank {0} has \"{1}\": use E L T P W D C R, e l t p w d c r or 1 to 7"},
    Sentence{"jungle.position_count",
             "the moves since the last capture are a number from 0 to 100, not \"{0}\""},
    Sentence{"jungle.position_den", "{1} on {0} stands in its own den"},
    Sentence{"jungle.position_parts",
             "a position has 3 parts (board, side to move, count) with a space between, found {0}"},
    Sentence{"jungle.position_rank_long", "rank {0} has more than 7 squares"},
    Sentence{"jungle.position_rank_short", "rank {0} has {1} squares: give it 7"},
    Sentence{"jungle.position_ranks",
             "{0} ranks: give 9, from rank 9 down to rank 1, separated by /"},
    Sentence{"jungle.position_side", "the side to move is \"{0}\": write b or r"},
    Sentence{"jungle.position_twice",
             "{0} stands on {1} and on {2}: a side has one of each animal"},
    Sentence{"jungle.position_water", "{1} on {0} is in the water, where only rats go"},
    Sentence{"jungle.shuttling",
             "after three round trips this animal may not go from {0} to {1} again now"},
    Sentence{"jungle.too_far", "{1} is not next to {0}: move up, down, left or right"},
    Sentence{"jungle.too_strong", "the animal on {0} has the rank {1}: rank {2} does not take it"},
    Sentence{"jungle.unreadable",
             "\"{0}\" is no move: write 8 a3-a4, 7 a4xd4, or the two squares alone"},
    Sentence{"match.already_offered", "your offer stands already"},
    Sentence{"match.no_offer", "no offer stands any more"},
    Sentence{"match.no_such_clock", "the match is not played with such a clock"},
    Sentence{"match.not_your_turn", "it is the other player's turn"},
    Sentence{"match.nothing_to_take_back", "there is nothing to take back"},
    Sentence{"match.over", "the match is over"},
    Sentence{"match.round_on", "the round is still being played"},
    Sentence{"match.round_over", "the round is over"},
    Sentence{"match.time_up", "the time is up"},
    Sentence{"paste.board_length",
             "the board has {0} squares: give it 64, then perhaps the side to move"},
    Sentence{"paste.empty", "nothing has been copied"},
    Sentence{"paste.unreadable",
             "the copied text is no record, move list or position: it begins with \"{0}\""},
    Sentence{"record.ambiguous", "more than one game can be meant: choose the game first"},
    Sentence{"record.binary", "this is not a text file"},
    Sentence{"record.contradiction", "{0} says \"{1}\", but what was played says \"{2}\""},
    Sentence{"record.empty", "there is nothing in it"},
    Sentence{"record.foreign",
             "this is no record that Rectoverso can read; it begins with \"{0}\""},
    Sentence{"record.game_unknown", "there is no game \"{0}\" here"},
    Sentence{"record.header_long", "the header {0} is longer than {1} bytes"},
    Sentence{"record.header_many", "there are more than {0} unknown headers"},
    Sentence{"record.header_twice", "{0} stands here for the second time"},
    Sentence{"record.header_value", "{0} cannot be \"{1}\""},
    Sentence{"record.line", "line {0}: {1}"},
    Sentence{"record.lost_on_time",
             "the match was already lost on time before the moves that follow"},
    Sentence{"record.match_over", "the match is over before this round"},
    Sentence{"record.misplaced", "\"{0}\" does not belong here"},
    Sentence{"record.move", "move {0} \"{1}\": {2}"},
    Sentence{"record.newer", "the format is \"{0}\": a newer version of Rectoverso wrote it"},
    Sentence{"record.no_clock", "a clock time, but the match has no clock"},
    Sentence{"record.no_round", "the record breaks off before its first round"},
    Sentence{"record.position_other", "the round starts from another position than the first one"},
    Sentence{"record.position_over", "the game is over in this position"},
    Sentence{"record.round_long", "the round goes on for too long to be one"},
    Sentence{"record.round_open", "round {0} is not over, and the next one begins"},
    Sentence{"record.time", "\"{0}\" is no clock time: write {43.1}"},
    Sentence{"record.time_high", "more time is left than the clock ever gave"},
    Sentence{"record.time_misplaced", "a clock time follows a move, one each"},
    Sentence{"reversi.centre_first",
             "{0} is not in the centre: the first four discs go on d4, e4, d5 and e5"},
    Sentence{"reversi.encloses_nothing", "a disc on {0} encloses no enemy disc"},
    Sentence{"reversi.must_pass", "no disc can be placed: a pass is forced"},
    Sentence{"reversi.occupied", "{0} is occupied"},
    Sentence{"reversi.pass_not_forced", "a pass is not forced here"},
    Sentence{"reversi.position_character", "{0} has \"{1}\": use X, O or -"},
    Sentence{"reversi.position_length", "the board has {0} characters: give it 64"},
    Sentence{"reversi.position_opening_counts",
             "{0} dark and {1} light discs: the open opening has as many of both or one more dark"},
    Sentence{"reversi.position_opening_side",
             "{0} dark and {1} light discs: the side to move must be {2}"},
    Sentence{"reversi.position_opening_square",
             "{0} is not in the centre, where the first four discs stand"},
    Sentence{"reversi.position_side", "the side to move is \"{0}\": write X or O"},
    Sentence{"reversi.position_space", "one space and the side to move belong here"},
    Sentence{"reversi.unreadable",
             "\"{0}\" is no move: write a square from a1 to h8, or -- for a forced pass"},
    Sentence{"worpion.book_damaged",
             "the solved part of Worpion is damaged or of another release: build it again with "
             "rectoverso-engine build-book worpion"},
    Sentence{"worpion.flip_alone", "the placement must follow the flip {0}, joined by /"},
    Sentence{"worpion.flip_first", "a flip of an opponent's pawn comes first"},
    Sentence{"worpion.must_answer", "the opponent has an alignment and {0} does not undo it"},
    Sentence{"worpion.not_adjacent", "{1} is not next to {0}: flip up, down, left or right"},
    Sentence{"worpion.not_yours_to_flip",
             "the pawn on {0} is your own: only the opponent's are flipped"},
    Sentence{"worpion.nothing_there", "there is no pawn on {0}"},
    Sentence{"worpion.occupied", "{0} is occupied"},
    Sentence{"worpion.place_now", "no flip now: place a pawn"},
    Sentence{"worpion.position_character", "rank {0} has \"{1}\": use O, o, G, g or 1 to 4"},
    Sentence{
        "worpion.position_counts",
        "{0} Orange and {1} Green pawns: Orange has as many as Green or one more, at most 8 each"},
    Sentence{"worpion.position_digits",
             "rank {0} has two digits in a row: write one for the whole run"},
    Sentence{"worpion.position_no_flip", "phase f, but no flip is possible: write p"},
    Sentence{"worpion.position_phase", "the phase is \"{0}\": write f or p"},
    Sentence{"worpion.position_player", "the player to act is \"{0}\": write o or g"},
    Sentence{"worpion.position_rank", "rank {0} has {1} squares: give it 4"},
    Sentence{"worpion.position_ranks",
             "{0} ranks: give 4, from rank 4 down to rank 1, separated by /"},
    Sentence{"worpion.position_space", "one space and the {0} belong here"},
    Sentence{"worpion.position_turn",
             "{0} Orange and {1} Green pawns: the player to act must be {2}"},
    Sentence{"worpion.turn_over", "\"{0}\" does not belong to this turn: it ended before"},
    Sentence{"worpion.unreadable",
             "\"{0}\" is no action: write b2r or b2v to place, b2-c2 to flip"},
};

} // namespace

std::span<const Sentence> english_sentences() {
    return sentences;
}

std::string fill(std::string_view text, std::span<const std::string> arguments) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool slot = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' &&
                          text[i + 1] >= '0' && text[i + 1] <= '9';
        if (!slot) {
            result += text[i];
            continue;
        }
        const auto number = static_cast<std::size_t>(text[i + 1] - '0');
        if (number < arguments.size())
            result += arguments[number];
        i += 2;
    }
    return result;
}

std::string english(const Error& error) {
    std::vector<std::string> arguments = error.arguments;
    if (const auto inner = cause(error))
        arguments[inner->argument] = english(inner->error);
    const auto found = std::find_if(sentences.begin(), sentences.end(),
                                    [&](const Sentence& s) { return s.code == error.code; });
    return found == sentences.end() ? error.code : fill(found->text, arguments);
}

Error record_error(std::size_t number, std::string_view token, std::size_t at,
                   const Error& reason) {
    Error error{"record.move", {std::to_string(number), shown(token), reason.code}, at};
    error.arguments.insert(error.arguments.end(), reason.arguments.begin(), reason.arguments.end());
    return error;
}

Error line_error(std::size_t line, std::size_t at, const Error& reason) {
    Error error{"record.line", {std::to_string(line), reason.code}, at};
    error.arguments.insert(error.arguments.end(), reason.arguments.begin(), reason.arguments.end());
    return error;
}

std::optional<Cause> cause(const Error& error) {
    const bool line = error.code == "record.line";
    const std::size_t argument = line ? 1 : 2;
    if ((!line && error.code != "record.move") || error.arguments.size() <= argument)
        return std::nullopt;
    const std::string& code = error.arguments[argument];
    if (code == "record.line" || (!line && code == "record.move"))
        return std::nullopt;
    const auto rest = error.arguments.begin() + static_cast<std::ptrdiff_t>(argument) + 1;
    return Cause{{code, {rest, error.arguments.end()}}, argument};
}

} // namespace engine
