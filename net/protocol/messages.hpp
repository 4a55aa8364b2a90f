#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/match/match.hpp"
#include "net/protocol/limits.hpp"

// What crosses the wire. Each message is written once: `fields` names every member with the limits
// it must keep, and drives encoding, decoding, checking and printing. The text of an action is the
// game's notation; faults travel as codes with arguments, never as sentences.
namespace net {

/// The versions of the protocol that this program speaks, both ends included; agreed when a link
/// begins, before any message.
inline constexpr std::uint16_t lowest_version = 4, highest_version = 4;

/// The nine phrases: 1 to 9, each reader sees it in the own language.
inline constexpr std::uint64_t phrases = 9;

/// More actions than any round can have: Jungle's last longest, 100 at most from one capture to the
/// next.
inline constexpr std::uint64_t most_plies = 10'000;

/// The most that a clock can show, in milliseconds: a day.
inline constexpr std::uint64_t longest_clock = 86'400'000;

/// Letters of the secret by which a player comes back to a seat: 128 bits in hexadecimal.
inline constexpr std::size_t token_length = 32;

/// Parts in which a match is told to a player who comes back, and the letters of each at the most.
inline constexpr std::uint64_t most_parts = 4'096;
inline constexpr std::size_t longest_part = 1'000;

/// What is played at a table, as every message that tells of it has it.
void visit_terms(auto& m, auto& visit) {
    visit("game", m.game, text{1, 16});
    visit("opening", m.opening, text{1, 16});
    visit("rounds", m.rounds, within{1, 5});
    visit("clock", m.clock, text{1, 16}); // as `engine::clock_named` knows it
}

namespace to_server {

/// The first message of a client.
struct Hello {
    static constexpr const char* tag = "hello";
    std::string name; ///< as the other player sees it

    static void fields(auto& m, auto& visit) { visit("name", m.name, text{1, 20}); }
    friend bool operator==(const Hello&, const Hello&) = default;
};

/// The first message of a client that comes back to its seat: `token` as Welcome gave it.
struct Return {
    static constexpr const char* tag = "return";
    std::string token;

    static void fields(auto& m, auto& visit) {
        visit("token", m.token, text{token_length, token_length});
    }
    friend bool operator==(const Return&, const Return&) = default;
};

/// An action in round `round` after `ply` actions of it. Never a forced pass.
struct Act {
    static constexpr const char* tag = "act";
    std::uint64_t round = 1, ply = 0;
    std::uint64_t key = 0; ///< `position_key` before: after a take-back the same ply may be another
    std::string action;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("key", m.key, any_number{});
        visit("action", m.action, text{1, 16});
    }
    friend bool operator==(const Act&, const Act&) = default;
};

/// Gives up round `round`.
struct Resign {
    static constexpr const char* tag = "resign";
    std::uint64_t round = 1;

    static void fields(auto& m, auto& visit) { visit("round", m.round, within{1, 13}); }
    friend bool operator==(const Resign&, const Resign&) = default;
};

/// Proposes a draw or a take-back; where the other player proposed the same, accepts it.
struct Propose {
    static constexpr const char* tag = "propose";
    std::uint64_t round = 1, ply = 0;
    std::uint64_t kind = 0; ///< index of an `engine::OfferKind`

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("kind", m.kind, within{0, 1});
    }
    friend bool operator==(const Propose&, const Propose&) = default;
};

/// Accepts or declines what the other player proposed.
struct Answer {
    static constexpr const char* tag = "answer";
    std::uint64_t round = 1, ply = 0;
    std::uint64_t kind = 0; ///< of the offer
    bool accept = false;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("kind", m.kind, within{0, 1});
        visit("accept", m.accept, flag{});
    }
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// Takes one's own offer back.
struct Withdraw {
    static constexpr const char* tag = "withdraw";
    std::uint64_t round = 1, ply = 0;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
    }
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
};

/// Ready for what follows: the next round, or after the match the same match again.
struct Ready {
    static constexpr const char* tag = "ready";
    std::uint64_t match = 1, round = 1; ///< the ones that just ended

    static void fields(auto& m, auto& visit) {
        visit("match", m.match, within{1, 1000000000});
        visit("round", m.round, within{1, 13});
    }
    friend bool operator==(const Ready&, const Ready&) = default;
};

struct Say {
    static constexpr const char* tag = "say";
    std::uint64_t phrase = 1;

    static void fields(auto& m, auto& visit) { visit("phrase", m.phrase, within{1, phrases}); }
    friend bool operator==(const Say&, const Say&) = default;
};

/// Goodbye: the player leaves the table and does not come back.
struct Leave {
    static constexpr const char* tag = "leave";

    static void fields(auto&, auto&) {}
    friend bool operator==(const Leave&, const Leave&) = default;
};

/// Claims match `match`: the other player has been away for long and is waited for.
struct Claim {
    static constexpr const char* tag = "claim";
    std::uint64_t match = 1;

    static void fields(auto& m, auto& visit) { visit("match", m.match, within{1, 1000000000}); }
    friend bool operator==(const Claim&, const Claim&) = default;
};

/// Sent every second of silence, so that the other end knows that this one lives.
struct Ping {
    static constexpr const char* tag = "ping";

    static void fields(auto&, auto&) {}
    friend bool operator==(const Ping&, const Ping&) = default;
};

} // namespace to_server

namespace to_client {

/// The answer to Hello and to Return: the secret of the seat.
struct Welcome {
    static constexpr const char* tag = "welcome";
    std::string token;

    static void fields(auto& m, auto& visit) {
        visit("token", m.token, text{token_length, token_length});
    }
    friend bool operator==(const Welcome&, const Welcome&) = default;
};

/// The other end ends the link, and why (an error's code and arguments).
struct Refused {
    static constexpr const char* tag = "refused";
    std::string code;
    std::vector<std::string> arguments;

    static void fields(auto& m, auto& visit) {
        visit("code", m.code, text{1, 40});
        visit("arguments", m.arguments, list{4, text{0, 80}});
    }
    friend bool operator==(const Refused&, const Refused&) = default;
};

/// A match begins: who sits where, and how it is played. `seat` is the reader's own.
struct Began {
    static constexpr const char* tag = "began";
    std::uint64_t match = 1; ///< number of the match at this table, from 1
    std::string game;
    std::string opening;
    std::uint64_t rounds = 1;
    std::string clock = "none"; ///< as `engine::clock_named` knows it
    std::uint64_t starts = 0;   ///< seat that has the first side in round 1
    std::uint64_t seat = 0;
    std::string first_name, second_name;
    std::uint64_t started = 0; ///< seconds since 1970 UTC, the date of the record at both ends

    static void fields(auto& m, auto& visit) {
        visit("match", m.match, within{1, 1000000000});
        visit_terms(m, visit);
        visit("starts", m.starts, within{0, 1});
        visit("seat", m.seat, within{0, 1});
        visit("first_name", m.first_name, text{1, 24});
        visit("second_name", m.second_name, text{1, 24});
        visit("started", m.started, within{0, 253402300799});
    }
    friend bool operator==(const Began&, const Began&) = default;
};

/// The answer to Return: Began and as many MatchParts follow, which tell how the match stands.
struct Resuming {
    static constexpr const char* tag = "resuming";
    std::uint64_t parts = 1;
    std::uint64_t spent =
        0;                 ///< milliseconds of the turn that is being played, or was when it ended
    std::uint64_t key = 0; ///< `position_key` of the position reached
    std::uint64_t offer = 0;    ///< what stands: 0 nothing, else 1 and the index of its kind
    std::uint64_t offer_by = 0; ///< seat
    bool first_ready = false, second_ready = false;

    static void fields(auto& m, auto& visit) {
        visit("parts", m.parts, within{1, most_parts});
        visit("spent", m.spent, within{0, longest_clock});
        visit("key", m.key, any_number{});
        visit("offer", m.offer, within{0, 2});
        visit("offer_by", m.offer_by, within{0, 1});
        visit("first_ready", m.first_ready, flag{});
        visit("second_ready", m.second_ready, flag{});
    }
    friend bool operator==(const Resuming&, const Resuming&) = default;
};

/// What was played in round `round` from the action after `from_ply` on, as `transcript` writes it.
struct MatchPart {
    static constexpr const char* tag = "match_part";
    std::uint64_t round = 1, from_ply = 0;
    std::string text;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("from_ply", m.from_ply, within{0, most_plies});
        visit("text", m.text, net::text{0, longest_part});
    }
    friend bool operator==(const MatchPart&, const MatchPart&) = default;
};

/// An action as the referee judged it, or made it: a forced pass, or where a player's time was up.
struct Acted {
    static constexpr const char* tag = "acted";
    std::uint64_t round = 1, ply = 0;
    std::string action;
    std::uint64_t key = 0;                         ///< `position_key` afterwards
    std::uint64_t first_left = 0, second_left = 0; ///< milliseconds, as in `engine::Stamp`
    bool automatic = false;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("action", m.action, text{1, 16});
        visit("key", m.key, any_number{});
        visit("first_left", m.first_left, within{0, longest_clock});
        visit("second_left", m.second_left, within{0, longest_clock});
        visit("automatic", m.automatic, flag{});
    }
    friend bool operator==(const Acted&, const Acted&) = default;
};

/// The referee refuses what the reader asked for; the match stands as it was.
struct NotDone {
    static constexpr const char* tag = "not_done";
    std::string what; ///< the tag of the refused message
    std::string code;
    std::vector<std::string> arguments;

    static void fields(auto& m, auto& visit) {
        visit("what", m.what, text{1, 16});
        visit("code", m.code, text{1, 40});
        visit("arguments", m.arguments, list{4, text{0, 80}});
    }
    friend bool operator==(const NotDone&, const NotDone&) = default;
};

struct Resigned {
    static constexpr const char* tag = "resigned";
    std::uint64_t round = 1, seat = 0;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("seat", m.seat, within{0, 1});
    }
    friend bool operator==(const Resigned&, const Resigned&) = default;
};

/// The time of the player in `seat` is up: the round is lost.
struct FlagFell {
    static constexpr const char* tag = "flag_fell";
    std::uint64_t round = 1, seat = 0;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("seat", m.seat, within{0, 1});
    }
    friend bool operator==(const FlagFell&, const FlagFell&) = default;
};

/// The player in `seat` proposes something; it stands until it is answered, withdrawn, or somebody
/// acts.
struct Proposed {
    static constexpr const char* tag = "proposed";
    std::uint64_t round = 1, ply = 0, seat = 0;
    std::uint64_t kind = 0; ///< index of an `engine::OfferKind`

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("seat", m.seat, within{0, 1});
        visit("kind", m.kind, within{0, 1});
    }
    friend bool operator==(const Proposed&, const Proposed&) = default;
};

/// What stood is declined by the other player, or else withdrawn.
struct OfferEnded {
    static constexpr const char* tag = "offer_ended";
    std::uint64_t round = 1, ply = 0;
    bool declined = false;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("declined", m.declined, flag{});
    }
    friend bool operator==(const OfferEnded&, const OfferEnded&) = default;
};

/// The take-back that stood is accepted: the round goes on after `ply` actions, with the clocks of
/// that moment.
struct TookBack {
    static constexpr const char* tag = "took_back";
    std::uint64_t round = 1, ply = 0;
    std::uint64_t first_left = 0, second_left = 0; ///< milliseconds

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
        visit("first_left", m.first_left, within{0, longest_clock});
        visit("second_left", m.second_left, within{0, longest_clock});
    }
    friend bool operator==(const TookBack&, const TookBack&) = default;
};

/// The draw that stood is accepted: the round is over.
struct DrawAgreed {
    static constexpr const char* tag = "draw_agreed";
    std::uint64_t round = 1, ply = 0;

    static void fields(auto& m, auto& visit) {
        visit("round", m.round, within{1, 13});
        visit("ply", m.ply, within{0, most_plies});
    }
    friend bool operator==(const DrawAgreed&, const DrawAgreed&) = default;
};

/// The player in `seat` is ready for the next round, or asks for a rematch.
struct IsReady {
    static constexpr const char* tag = "is_ready";
    std::uint64_t match = 1, round = 1, seat = 0;

    static void fields(auto& m, auto& visit) {
        visit("match", m.match, within{1, 1000000000});
        visit("round", m.round, within{1, 13});
        visit("seat", m.seat, within{0, 1});
    }
    friend bool operator==(const IsReady&, const IsReady&) = default;
};

/// Round `round` begins, sides swapped.
struct RoundBegan {
    static constexpr const char* tag = "round";
    std::uint64_t round = 2;

    static void fields(auto& m, auto& visit) { visit("round", m.round, within{2, 13}); }
    friend bool operator==(const RoundBegan&, const RoundBegan&) = default;
};

struct Said {
    static constexpr const char* tag = "said";
    std::uint64_t seat = 0, phrase = 1;

    static void fields(auto& m, auto& visit) {
        visit("seat", m.seat, within{0, 1});
        visit("phrase", m.phrase, within{1, phrases});
    }
    friend bool operator==(const Said&, const Said&) = default;
};

/// The player in `seat` said goodbye or was lost; a match not yet over ends with `left`.
struct Left {
    static constexpr const char* tag = "left";
    std::uint64_t seat = 0;
    bool lost = false; ///< no goodbye: the line broke

    static void fields(auto& m, auto& visit) {
        visit("seat", m.seat, within{0, 1});
        visit("lost", m.lost, flag{});
    }
    friend bool operator==(const Left&, const Left&) = default;
};

/// Nothing was heard from the player in `seat` for 3 s (`now`), or there was again.
struct Silent {
    static constexpr const char* tag = "silent";
    std::uint64_t seat = 0;
    bool now = false;

    static void fields(auto& m, auto& visit) {
        visit("seat", m.seat, within{0, 1});
        visit("now", m.now, flag{});
    }
    friend bool operator==(const Silent&, const Silent&) = default;
};

/// The player in `seat` is lost and may come back; the other one may claim the match after `left`
/// milliseconds.
struct Away {
    static constexpr const char* tag = "away";
    std::uint64_t seat = 0, left = 0;

    static void fields(auto& m, auto& visit) {
        visit("seat", m.seat, within{0, 1});
        visit("left", m.left, within{0, longest_clock});
    }
    friend bool operator==(const Away&, const Away&) = default;
};

/// The player in `seat` is there again.
struct Back {
    static constexpr const char* tag = "back";
    std::uint64_t seat = 0;

    static void fields(auto& m, auto& visit) { visit("seat", m.seat, within{0, 1}); }
    friend bool operator==(const Back&, const Back&) = default;
};

struct Pong {
    static constexpr const char* tag = "pong";

    static void fields(auto&, auto&) {}
    friend bool operator==(const Pong&, const Pong&) = default;
};

} // namespace to_client

using ToServer =
    std::variant<to_server::Hello, to_server::Return, to_server::Act, to_server::Resign,
                 to_server::Propose, to_server::Answer, to_server::Withdraw, to_server::Ready,
                 to_server::Say, to_server::Leave, to_server::Claim, to_server::Ping>;
using ToClient =
    std::variant<to_client::Welcome, to_client::Refused, to_client::Began, to_client::Resuming,
                 to_client::MatchPart, to_client::Acted, to_client::NotDone, to_client::Resigned,
                 to_client::FlagFell, to_client::Proposed, to_client::OfferEnded,
                 to_client::TookBack, to_client::DrawAgreed, to_client::IsReady,
                 to_client::RoundBegan, to_client::Said, to_client::Left, to_client::Silent,
                 to_client::Away, to_client::Back, to_client::Pong>;

/// The 64-bit key of a round's position that both ends compare: FNV-1a over the position string, a
/// line feed, and the round's actions, each followed by a space. Its values are part of the
/// protocol.
[[nodiscard]] std::uint64_t position_key(const engine::Table& table);

} // namespace net
