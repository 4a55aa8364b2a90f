#include <doctest/doctest.h>

#include "game/scenes/play/story.hpp"
#include "tests/support/world.hpp"

using namespace game;
using namespace game::play;
using engine::Seat;

namespace {

engine::Match match() {
    engine::MatchSettings settings;
    settings.names = {"Ann", "bot:beginner"};
    return engine::Match(settings);
}

std::string told(const Notice& notice, const engine::Match& match, ui::Language language,
                 const engine::Table& before = engine::Table::start(engine::GameId::worpion)) {
    const ui::Texts texts = support::texts(language);
    const Cast names = cast(texts, match.settings(), {false, true}, std::nullopt);
    std::string all;
    for (const Event& event : tell(notice, match, before))
        all += sentence(texts, match.settings().game, names, event);
    return all;
}

} // namespace

TEST_CASE("story: an action is told with who, where and which side shows") {
    engine::Match m = match();
    const auto placed = m.act(Seat::first, "b2r");
    REQUIRE(placed);
    CHECK(told(notice::Acted{Seat::first, *placed}, m, ui::Language::en) ==
          "Ann places a pawn on b2, front up.");
    const engine::Table before = m.table();
    const auto flipped = m.act(Seat::second, "b2-c2");
    REQUIRE(flipped);
    CHECK(told(notice::Acted{Seat::second, *flipped}, m, ui::Language::en, before) ==
          "Minim flips b2 to c2: the back shows.");
    CHECK(told(notice::Acted{Seat::second, *flipped}, m, ui::Language::fr, before) ==
          "Minim bascule b2 vers c2\u00A0: verso visible.");
}

TEST_CASE("story: every notice that is told has its sentence in both languages") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        engine::Match m = match();
        for (const Notice& notice :
             {Notice{notice::MatchBegan{}}, Notice{notice::Ready{Seat::second}},
              Notice{notice::Unsteady{true}}, Notice{notice::Unsteady{false}},
              Notice{notice::OpponentLeft{true}}, Notice{notice::OpponentLeft{false}},
              Notice{notice::TookBack{Seat::first, 0}},
              Notice{notice::Proposed{Seat::first, engine::OfferKind::draw}},
              Notice{notice::Proposed{Seat::first, engine::OfferKind::take_back}},
              Notice{notice::OfferEnded{{engine::OfferKind::draw, Seat::first}, true}},
              Notice{notice::OfferEnded{{engine::OfferKind::take_back, Seat::first}, true}},
              Notice{notice::OfferEnded{{engine::OfferKind::draw, Seat::first}, false}},
              Notice{notice::OfferEnded{{engine::OfferKind::take_back, Seat::first}, false}}}) {
            const std::string words = told(notice, m, language);
            CHECK_FALSE(words.empty());
            CHECK_MESSAGE(words.find("story.") == std::string::npos, words);
        }
        REQUIRE(m.resign(Seat::first));
        CHECK(told(notice::RoundEnded{}, m, language).find("story.") == std::string::npos);
        CHECK(told(notice::MatchEnded{}, m, language).find("story.") == std::string::npos);
    }
}

TEST_CASE("story: an animal's move is told with its name, what it leaps over and takes") {
    const auto words = [](std::string_view position, std::string_view action,
                          ui::Language language) {
        engine::MatchSettings settings;
        settings.game = engine::GameId::jungle;
        settings.names = {"Ann", "bot:beginner"};
        settings.position = position;
        engine::Match m(settings);
        const engine::Table before = m.table();
        const auto move = m.act(Seat::first, action);
        REQUIRE(move);
        return told(notice::Acted{Seat::first, *move}, m, language, before);
    };
    const std::string_view start = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 0";
    CHECK(words(start, "a1-a2", ui::Language::en) == "Ann moves the tiger from a1 to a2.");
    CHECK(words(start, "a3-a4", ui::Language::fr) == "Ann déplace l’éléphant de a3 en a4.");
    const std::string_view lion = "l5t/1d3c1/2p1w1e/r6/7/7/EL2P1R/1C3D1/T6 b 0";
    CHECK(words(lion, "b3-b7", ui::Language::en) == "Ann leaps with the lion from b3 to b7.");
    CHECK(words(lion, "b3-b7", ui::Language::fr) == "Ann fait bondir le lion de b3 en b7.");
    const std::string_view prey = "l5t/1d3c1/1rp1w1e/7/7/7/EL2P1R/1C3D1/T6 b 0";
    CHECK(words(prey, "b3xb7", ui::Language::en) ==
          "Ann leaps with the lion from b3 to b7 and takes the rat.");
    CHECK(words("6t/3L3/7/7/7/7/7/7/7 b 0", "d8-d9", ui::Language::en) ==
          "Ann enters the den on d9 with the lion.");
    CHECK(words("7/7/7/7/3t3/3T3/7/7/7 b 0", "d4xd5", ui::Language::fr) ==
          "Ann déplace le tigre de d4 en d5 et prend le tigre.");
}

TEST_CASE("story: a disc is told with how many it turns over, a pass as one") {
    engine::MatchSettings settings;
    settings.game = engine::GameId::reversi;
    settings.names = {"Ann", "bot:beginner"};
    engine::Match m(settings);
    engine::Table before = m.table();
    const auto move = m.act(Seat::first, "f5");
    REQUIRE(move);
    CHECK(told(notice::Acted{Seat::first, *move}, m, ui::Language::en, before) ==
          "Ann plays f5 and turns one disc.");
    engine::Move pass = *move;
    pass.gesture.pass = true;
    CHECK(told(notice::Acted{Seat::second, pass}, m, ui::Language::fr, before) ==
          "Minim ne peut pas jouer et passe.");
}

TEST_CASE("story: an action made for a player says that the time was up") {
    engine::Match m = match();
    const engine::Table before = m.table();
    const auto placed = m.act(Seat::first, "b2r");
    REQUIRE(placed);
    CHECK(told(notice::Acted{Seat::first, *placed, true}, m, ui::Language::en, before) ==
          "Time is up. Ann places a pawn on b2, front up.");
}

TEST_CASE("story: every reason that ends a round has words for result and story") {
    const std::vector<std::string> wins{"alignment", "gift", "discs",          "den",  "captured",
                                        "no_move",   "time", "time.automatic", "left", "resigned"};
    const std::vector<std::string> draws{"full", "discs.draw", "repetition", "no_capture",
                                         "agreed"};
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        const ui::Texts texts = support::texts(language);
        for (const std::string& reason : wins) {
            CHECK_MESSAGE(texts.has("result.why." + reason), reason);
            CHECK_MESSAGE(texts.has("story.round_won." + reason), reason);
            // spoken to one of the two, no sentence names that one
            const auto said = [&](const std::string& to) {
                const std::string key = "result.why." + reason;
                return texts(texts.has(key + to) ? key + to : key, {"WINNER", "LOSER"});
            };
            CHECK(said(".mine").find("WINNER") == std::string::npos);
            CHECK(said(".theirs").find("LOSER") == std::string::npos);
        }
        for (const std::string& reason : draws) {
            CHECK_MESSAGE(texts.has("result.why." + reason), reason);
            CHECK_MESSAGE(texts.has("story.round_drawn." + reason), reason);
        }
    }
}

TEST_CASE("story: the result speaks to the one player at this screen") {
    const auto said = [](ui::Language language, const engine::Match& m, std::optional<Seat> me) {
        const ui::Texts texts = support::texts(language);
        return ending(texts, m, cast(texts, m.settings(), {false, true}, std::nullopt), me);
    };
    engine::Match m = match();
    REQUIRE(m.resign(Seat::first));
    CHECK(said(ui::Language::en, m, std::nullopt) == "Ann resigned.");
    CHECK(said(ui::Language::en, m, Seat::first) == "You resigned.");
    CHECK(said(ui::Language::fr, m, Seat::first) == "Tu as abandonné.");
    CHECK(said(ui::Language::en, m, Seat::second) == "Ann resigned.");
    engine::Match left = match();
    REQUIRE(left.leave(Seat::second));
    CHECK(said(ui::Language::en, left, Seat::first) == "Minim left the match.");
    CHECK(said(ui::Language::en, left, Seat::second) == "You left the match.");
    const ui::Texts texts = support::texts(ui::Language::en);
    CHECK(round_ending(texts, left, 0, Cast{{"Ann", "Minim"}}, std::nullopt) ==
          "Minim left the match.");
    engine::Match drawn = match();
    REQUIRE(drawn.propose(Seat::first, engine::OfferKind::draw));
    REQUIRE(drawn.answer(Seat::second, true));
    CHECK(said(ui::Language::en, drawn, Seat::first) == "Both agreed to a draw.");
}

TEST_CASE("story: discs that were counted stand in the result by seat") {
    engine::MatchSettings settings;
    settings.game = engine::GameId::reversi;
    settings.names = {"Ann", "bot:beginner"};
    settings.starts = Seat::second;
    settings.position = "-OXXXXXX" + std::string(56, 'X') + " X";
    engine::Match m(settings);
    CHECK_FALSE(final_count(m.rounds().back()));
    REQUIRE(m.act(Seat::second, "a1"));
    REQUIRE(m.round_result());
    CHECK(final_count(m.rounds().back()) == std::array{0, 64});
    const ui::Texts texts = support::texts(ui::Language::en);
    const Cast names = cast(texts, m.settings(), {false, true}, std::nullopt);
    CHECK(ending(texts, m, names, std::nullopt) == "Minim has more discs than Ann.");
    CHECK(ending(texts, m, names, Seat::first) == "Minim has more discs than you.");
    CHECK(ending(texts, m, names, Seat::second) == "You have more discs than Ann.");
    CHECK(told(notice::RoundEnded{}, m, ui::Language::en) == "Minim wins round 1, 64–0.");
}

TEST_CASE("story: a hidden name is kept back everywhere") {
    engine::Match m = match();
    const ui::Texts texts = support::texts(ui::Language::en);
    const Cast names = cast(texts, m.settings(), {false, true}, Seat::second);
    CHECK(names.of(Seat::second) == "Opponent");
    CHECK(names.of(Seat::first) == "Ann");
}

TEST_CASE("story: flip and placement of one turn stand together in the move list") {
    const auto table = engine::Table::start(engine::GameId::worpion).replay("b2r b2-c2/a1r c2-b2");
    // c2-b2 would be a flip of one's own pawn: only two turns can be read
    CHECK_FALSE(table);
    const auto played = engine::Table::start(engine::GameId::worpion).replay("b2r b2-c2/a1r a1-a2");
    REQUIRE(played);
    const auto list = turns(played->played());
    REQUIRE(list.size() == 3);
    CHECK(list[0].text == "b2r");
    CHECK(list[1].text == "b2-c2 a1r");
    CHECK(list[2].text == "a1-a2");
}

TEST_CASE("story: the move list shows passes as dashes and marks what was made automatically") {
    engine::Move pass{"--", engine::Side::second, {}};
    pass.gesture.pass = true;
    const engine::Move move{"a1", engine::Side::first, {std::nullopt, {0, 0}}};
    const std::vector moves{move, pass, move};
    const std::vector stamps{engine::Stamp{{}, false}, engine::Stamp{{}, false},
                             engine::Stamp{{}, true}};
    const auto list = turns(moves, stamps);
    REQUIRE(list.size() == 3);
    CHECK(list[0] == Turn{engine::Side::first, "a1", false});
    CHECK(list[1] == Turn{engine::Side::second, "—", false});
    CHECK(list[2] == Turn{engine::Side::first, "a1", true});
}

TEST_CASE("story: a person who is called like a bot is none") {
    engine::Match m = match();
    const ui::Texts texts = support::texts(ui::Language::en);
    CHECK(cast(texts, m.settings(), {false, false}, std::nullopt).of(Seat::second) ==
          "bot:beginner");
}

TEST_CASE("story: a move to choose is told by animal, face or square, not in notation") {
    const auto words = [](engine::GameId game, const std::string& text, ui::Language language,
                          const std::string& before = "") {
        engine::Table table = engine::Table::start(game);
        if (!before.empty())
            REQUIRE(table.play(before));
        const auto move = table.play(text);
        REQUIRE(move);
        return move_words(support::texts(language), game, *move);
    };
    using engine::GameId;
    using ui::Language;
    CHECK(words(GameId::jungle, "1 g3-g4", Language::en) == "the rat g3 → g4");
    CHECK(words(GameId::jungle, "8 a3-a4", Language::fr) == "l’éléphant a3 → a4");
    CHECK(words(GameId::worpion, "a1r", Language::en) == "a1, front up");
    CHECK(words(GameId::worpion, "a1v", Language::en) == "a1, back up");
    CHECK(words(GameId::worpion, "a1v", Language::fr) == "a1, côté verso");
    CHECK(words(GameId::worpion, "a1-b1", Language::en, "a1v") == "a1 → b1");
    CHECK(words(GameId::reversi, "f5", Language::fr) == "f5");
}
