#include "game/profile/statistics.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/record.hpp"

using namespace game;
using engine::GameId;
using engine::Seat;

namespace {

engine::MatchResult won_by(Seat seat) {
    return {seat, engine::Reason::resigned};
}
engine::MatchResult drawn() {
    return {std::nullopt, engine::Reason::agreed};
}

Headline match_of(std::string first, std::string second, std::optional<engine::MatchResult> result,
                  GameId game = GameId::worpion) {
    Headline line;
    line.game = game;
    line.names = {std::move(first), std::move(second)};
    line.result = result;
    return line;
}

/// A list of these matches, told from the oldest to the newest.
std::vector<Entry> list_of(const std::vector<Headline>& oldest_first) {
    std::vector<Entry> list;
    for (const Headline& line : oldest_first)
        list.insert(list.begin(), Entry{"", 0, false, line});
    return list;
}

Statistics count(const std::vector<Headline>& oldest_first, std::string_view name = "Ann") {
    return statistics(list_of(oldest_first), name);
}

} // namespace

TEST_CASE("statistics: matches are counted by game and by the bot's level") {
    const Statistics all = count({
        match_of("Ann", "bot:beginner", won_by(Seat::first)),
        match_of("bot:beginner", "Ann", won_by(Seat::first)),
        match_of("Ann", "bot:master", drawn(), GameId::jungle),
    });
    CHECK(all.form.tally == Tally{1, 1, 1});
    CHECK(all.of(GameId::worpion).against(engine::LevelName::beginner) == Tally{1, 0, 1});
    CHECK(all.of(GameId::worpion).against(engine::LevelName::master) == Tally{});
    CHECK(all.of(GameId::jungle).against(engine::LevelName::master) == Tally{0, 1, 0});
    CHECK(all.of(GameId::jungle).form.last == std::vector{Ending::drawn});
    CHECK(all.of(GameId::reversi) == Statistics::Game{});
}

TEST_CASE("statistics: anything but a win ends a run of wins, and the best one is kept") {
    const Headline won = match_of("Ann", "bot:amateur", won_by(Seat::first));
    const Headline lost = match_of("Ann", "bot:amateur", won_by(Seat::second));
    const Headline draw = match_of("Ann", "bot:amateur", drawn());
    CHECK(count({won, won, won, lost, won, won}).form.streak == 2);
    CHECK(count({won, won, won, lost, won, won}).form.best == 3);
    CHECK(count({won, won, draw}).form.streak == 0);
    CHECK(count({won, won, draw}).form.best == 2);
}

TEST_CASE("statistics: a run goes on across games, and each game has its own") {
    const Headline worpion = match_of("Ann", "bot:amateur", won_by(Seat::first));
    const Headline reversi = match_of("Ann", "bot:amateur", won_by(Seat::second), GameId::reversi);
    const Statistics all = count({worpion, reversi, worpion});
    CHECK(all.form.streak == 1);
    CHECK(all.of(GameId::worpion).form.streak == 2);
    CHECK(all.of(GameId::reversi).form.streak == 0);
}

TEST_CASE("statistics: the last twenty results are kept, the newest at the end") {
    std::vector<Headline> matches(25, match_of("Ann", "bot:amateur", won_by(Seat::first)));
    matches.front() = match_of("Ann", "bot:amateur", drawn());
    matches.back() = match_of("Ann", "bot:amateur", won_by(Seat::second));
    const Form form = count(matches).form;
    REQUIRE(form.last.size() == 20);
    CHECK(form.last.front() == Ending::won);
    CHECK(form.last.back() == Ending::lost);
    CHECK(form.tally == Tally{23, 1, 1});
}

TEST_CASE("statistics: among two people the player is who bears the name") {
    const Statistics all = count({match_of("Bob", "Ann", won_by(Seat::second)),
                                  match_of("Ann", "Bob", won_by(Seat::second)),
                                  match_of("Bob", "Eve", won_by(Seat::first))});
    CHECK(all.of(GameId::worpion).online == Tally{1, 0, 1});
    CHECK(all.form.tally.played() == 2);
}

TEST_CASE("statistics: a name borne against bots before is still the player's") {
    const Headline bot = match_of("Ann", "bot:amateur", won_by(Seat::first));
    const Headline online = match_of("Bob", "Ann", won_by(Seat::second));
    CHECK(count({bot, online}, "Queen Ann").form.tally == Tally{2, 0, 0});
    CHECK(count({online}, "Queen Ann").form.tally == Tally{});
}

TEST_CASE("statistics: where both names are the player's nobody can tell, and nothing counts") {
    CHECK(count({match_of("Ann", "Ann", won_by(Seat::first))}).form.tally == Tally{});
}

TEST_CASE("statistics: unfinished, damaged and bots' matches count for nobody") {
    std::vector<Entry> list = list_of({match_of("Ann", "bot:amateur", std::nullopt),
                                       match_of("bot:master", "bot:amateur", drawn()),
                                       match_of("Ann", "bot:amateur", won_by(Seat::first))});
    list.front().fault = engine::Error{"record.result"};
    list.push_back(Entry{"empty.rvr", 0, false, std::nullopt, engine::Error{"record.empty"}});
    CHECK(statistics(list, "Ann") == Statistics{});
}

TEST_CASE("statistics: two people at one screen count for nobody, nor does a chosen position") {
    engine::MatchSettings settings;
    settings.names = {"Ann", "Player 2"};
    engine::Match match(settings);
    REQUIRE(match.resign(Seat::second));
    engine::Record record{match, 100, {one_screen()}};
    const Opened again = read_saved(engine::to_record(record));
    REQUIRE(again.saved);
    CHECK(headline(*again.saved).one_screen);
    CHECK(count({headline(*again.saved)}) == Statistics{});
    record.headers.clear();
    CHECK(count({headline(Saved{record})}).form.tally == Tally{1, 0, 0});

    settings.names = {"Ann", "bot:master"};
    settings.position = engine::Table::start(GameId::worpion).position();
    engine::Match chosen(settings);
    REQUIRE(chosen.resign(Seat::second));
    CHECK(count({headline(Saved{engine::Record{chosen}})}) == Statistics{});
}
