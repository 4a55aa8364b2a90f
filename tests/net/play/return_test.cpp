#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <random>

#include "engine/match/record.hpp"
#include "tests/support/lossy_table.hpp"
#include "tests/support/room_table.hpp"

// Lines that are cut, programs that are killed, and players who come back.
using namespace net;
using namespace std::chrono_literals;
using engine::OfferKind;
using engine::Seat;
using support::LossyTable;

namespace {

/// An action that a player chose and the own session took.
struct Chosen {
    std::size_t who;
    std::uint64_t match_round, ply;
    std::string action;
};

/// Two people who play at random, and what befalls them.
class Play {
public:
    explicit Play(const engine::MatchSettings& settings, std::uint64_t seed)
        : table(settings), random(seed) {}

    /// Until the match is over, or the time is.
    void play(Time most) {
        for (const Time end = table.now + most; table.now < end && !over();) {
            table.run(LossyTable::step);
            for (std::size_t who = 0; who < 2; ++who) {
                hear(who);
                move(who);
            }
            if (befall)
                befall();
        }
    }
    [[nodiscard]] bool over() const {
        const auto& match = table.room.match();
        return match && match->result() && table.session(0).match() &&
               table.session(0).match()->result() && table.session(1).match() &&
               table.session(1).match()->result();
    }
    /// Cuts one line; how long the return takes from when it is whole again is measured.
    void cut(std::size_t who, Time length) {
        table.cut(who, length);
        ++cuts;
    }
    /// The referee and both ends hold the same match, ended alike.
    void check_agreed() const {
        REQUIRE(over());
        const engine::Match& match = *table.room.match();
        for (const std::size_t who : {0U, 1U}) {
            CHECK(table.session(who).match()->rounds() == match.rounds());
            CHECK(table.session(who).match()->result() == match.result());
            CHECK(to_record(*table.session(who).match(), 1) == to_record(match, 1));
        }
    }
    /// Every action in a player's name is one that the player chose there, and none is missing.
    /// Precondition: nothing was taken back.
    void check_actions() const {
        std::size_t found = 0, made = 0;
        const auto& rounds = table.room.match()->rounds();
        for (std::size_t r = 0; r < rounds.size(); ++r) {
            const auto played = rounds[r].table.played();
            for (std::size_t ply = 0; ply < played.size(); ++ply) {
                if (played[ply].gesture.pass)
                    continue;
                if (rounds[r].stamps[ply].automatic) {
                    ++made;
                    continue;
                }
                const bool first = played[ply].side == engine::Side::first;
                const Seat seat = first ? rounds[r].first_side : other(rounds[r].first_side);
                const auto is = [&](const Chosen& one) {
                    return one.who == index(seat) && one.match_round == r + 1 && one.ply == ply &&
                           one.action == played[ply].text;
                };
                CHECK(std::count_if(chosen.begin(), chosen.end(), is) == 1);
                ++found;
            }
        }
        CHECK(found <= chosen.size());
        CHECK(chosen.size() - found <=
              made + rounds.size()); // the clock, or the round's end, was quicker
    }

    LossyTable table;
    std::mt19937_64 random;
    std::function<void()> befall;
    std::vector<Chosen> chosen;
    std::size_t cuts = 0, automatic = 0, offers = 0;
    unsigned keen = 0;         ///< on offers, of a thousand
    std::vector<Time> returns; ///< how long they took
    bool claims = false;

private:
    void hear(std::size_t who) {
        for (const Notice& notice : table.notices(who)) {
            const auto* back = std::get_if<notice::Back>(&notice);
            if (back && back->ours)
                returns.push_back(table.now - table.players.at(who).whole_at);
            if (const auto* acted = std::get_if<notice::Acted>(&notice))
                automatic += acted->automatic;
            if (const auto* closed = std::get_if<notice::Closed>(&notice)) {
                CAPTURE(closed->why.code);
                CAPTURE(who);
                CHECK(closed->why.code == "room.too_late");
            }
        }
    }
    void move(std::size_t who) {
        const Session& session = table.session(who);
        if (session.phase() != Session::Phase::playing)
            return;
        if (claims && session.may_claim())
            return table.want(who, wish::Claim{});
        const engine::Match& match = *session.match();
        if (match.round_result()) {
            if (!match.result() && random() % 40 == 0)
                table.want(who, wish::GoOn{});
            return;
        }
        if (random() % 1000 < keen)
            offer(who);
        if (match.to_act() != engine::seat_at(who) || session.waiting() || random() % 20 != 0)
            return;
        const auto moves = match.table().moves();
        const std::string action = moves[random() % moves.size()].text;
        const Chosen one{who, static_cast<std::uint64_t>(match.round()), match.table().length(),
                         action};
        table.want(who, wish::Act{action});
        if (table.session(who).waiting())
            chosen.push_back(one);
    }
    void offer(std::size_t who) {
        ++offers;
        const auto kind = random() % 16 == 0 ? OfferKind::draw : OfferKind::take_back;
        switch (random() % 3) {
        case 0:
            return table.want(who, wish::Propose{kind});
        case 1:
            return table.want(who, wish::Answer{random() % 4 != 0});
        default:
            return table.want(who, wish::Withdraw{});
        }
    }
};

/// Cuts a line as often as the match gets one action further, now of one player, now of the other,
/// at any moment of an action's way: 0 to 2 s after the last one.
std::function<void()> cut_each_ply(Play& play, Time length) {
    struct Plan {
        std::size_t plies = 0;
        std::optional<Time> at;
    };
    return [&play, length, plan = Plan{}]() mutable {
        const auto& match = play.table.room.match();
        std::size_t plies = 0;
        for (const engine::Round& round : match->rounds())
            plies += round.table.length() + 1;
        const bool whole = play.table.whole(0) && play.table.whole(1);
        if (plies != plan.plies && whole && !plan.at)
            plan = {plies, play.table.now + Time{play.random() % 2'000}};
        if (plan.at && play.table.now >= *plan.at) {
            plan.at.reset();
            play.cut(play.random() % 2, length);
        }
    };
}

struct Figures {
    std::size_t matches = 0, cuts = 0, returns = 0;
    Time longest{}, sum{};

    void add(const Play& play) {
        ++matches;
        cuts += play.cuts;
        for (const Time time : play.returns) {
            ++returns;
            longest = std::max(longest, time);
            sum += time;
        }
    }
    void print(const std::string& what) const {
        const auto mean = returns == 0 ? 0 : sum.count() / static_cast<long long>(returns);
        MESSAGE(what << ": " << matches << " matches, " << cuts << " cuts, " << returns
                     << " returns, on average " << mean << " ms after the line was whole, at most "
                     << longest.count() << " ms");
    }
};

} // namespace

TEST_CASE("return: lines cut for 5 s and for 50 s at every ply lose and double nothing") {
    for (const Time length : {5s, 50s}) {
        Figures figures;
        CAPTURE(length.count());
        for (const engine::GameId game : engine::all_games())
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                CAPTURE(seed);
                Play play(support::settings(game, 1, "none"), seed);
                play.befall = cut_each_ply(play, length);
                play.play(48h);
                play.check_agreed();
                play.check_actions();
                CHECK(play.cuts + 3 > play.chosen.size() / 2);
                figures.add(play);
            }
        CHECK(figures.returns >= (length == 5s ? 0 : figures.cuts / 2));
        figures.print(length == 5s ? "5 s" : "50 s");
    }
}

TEST_CASE("return: with a clock moves are made for who is away, and every match ends alike") {
    Figures figures;
    std::size_t automatic = 0;
    for (const engine::GameId game : engine::all_games())
        for (const std::string_view clock : {"45s", "3+2"})
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                CAPTURE(clock);
                CAPTURE(seed);
                Play play(support::settings(game, 3, clock), seed);
                play.befall = cut_each_ply(play, seed % 2 == 0 ? 50s : 20s);
                play.play(48h);
                play.check_agreed();
                play.check_actions();
                automatic += play.automatic;
                figures.add(play);
            }
    CHECK(automatic > 50);
    figures.print("clocks");
}

TEST_CASE("return: offers and take-backs while lines are cut leave both ends alike") {
    Figures figures;
    for (const engine::GameId game : engine::all_games())
        for (const std::string_view clock : {"none", "15+10"})
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                CAPTURE(clock);
                CAPTURE(seed);
                Play play(support::settings(game, 3, clock), seed);
                play.keen = 100;
                play.befall = cut_each_ply(play, seed % 2 == 0 ? 12s : 20s);
                play.play(48h);
                play.check_agreed();
                CHECK(play.offers > 20);
                figures.add(play);
            }
    figures.print("offers");
}

TEST_CASE("return: a player's program that is killed comes back by its secret, at any ply") {
    Figures figures;
    for (const engine::GameId game : engine::all_games()) {
        Play play(support::settings(game, 1, "15+10"), 1);
        std::size_t plies = 0;
        play.befall = [&] {
            const std::size_t now = play.table.room.match()->table().length();
            if (now == plies || play.random() % 10 != 0)
                return;
            plies = now;
            ++play.cuts;
            const std::size_t who = play.random() % 2;
            play.table.players.at(who).whole_at = play.table.now;
            play.table.restart_player(who);
            for (auto one = play.chosen.rbegin(); one != play.chosen.rend(); ++one)
                if (one->who == who) { // it may have been on its way
                    play.chosen.erase(std::next(one).base());
                    break;
                }
        };
        play.play(48h);
        play.check_agreed();
        CHECK(play.cuts > 5);
        figures.add(play);
    }
    figures.print("players restarted");
}

TEST_CASE("return: a host's program that is killed goes on with the text of its table") {
    Figures figures;
    for (const engine::GameId game : engine::all_games())
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            Play play(support::settings(game, 1, "15+10"), seed);
            std::size_t plies = 0;
            play.befall = [&] {
                const std::size_t now = play.table.room.match()->table().length();
                if (now == plies || play.random() % 40 != 0)
                    return;
                plies = now;
                ++play.cuts;
                for (auto& player : play.table.players)
                    player.whole_at = play.table.now;
                play.table.restart_room();
            };
            play.play(48h);
            play.check_agreed();
            play.check_actions();
            CHECK(play.cuts > 5);
            figures.add(play);
        }
    figures.print("hosts restarted");
}

TEST_CASE("return: who stays away is claimed from, and learns it when it comes back") {
    for (const std::size_t lost : {0U, 1U})
        for (const std::string_view clock : {"none", "15+10"}) {
            Play play(support::settings(engine::GameId::reversi, 3, clock), 1);
            play.claims = true;
            play.play(20s);
            play.cut(lost, 10min);
            play.play(1h);
            play.check_agreed();
            CHECK(play.table.room.match()->result() ==
                  engine::MatchResult{engine::seat_at(1 - lost), engine::Reason::left});
        }
}

TEST_CASE("return: two ends that are both away find each other again") {
    Play play(support::settings(engine::GameId::worpion, 1, "none"), 3);
    play.play(10s);
    play.cut(0, 70s);
    play.cut(1, 50s);
    play.play(48h);
    play.check_agreed();
    play.check_actions();
    CHECK(play.returns.size() == 2);
}
