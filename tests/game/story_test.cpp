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

std::string told(const Notice& notice, const engine::Match& match, ui::Language language) {
    const ui::Texts texts = support::texts(language);
    const Cast names = cast(texts, match.settings(), {false, true}, std::nullopt);
    std::string all;
    for (const Event& event : tell(notice, match))
        all += sentence(texts, engine::GameId::worpion, names, event);
    return all;
}

} // namespace

TEST_CASE("story: an action is told with who, where and which side shows") {
    engine::Match m = match();
    const auto placed = m.act(Seat::first, "b2r");
    REQUIRE(placed);
    CHECK(told(notice::Acted{Seat::first, *placed}, m, ui::Language::en) ==
          "Ann places a pawn on b2, front up.");
    const auto flipped = m.act(Seat::second, "b2-c2");
    REQUIRE(flipped);
    CHECK(told(notice::Acted{Seat::second, *flipped}, m, ui::Language::en) ==
          "Beginner bot flips b2 to c2: the back shows.");
    CHECK(told(notice::Acted{Seat::second, *flipped}, m, ui::Language::fr) ==
          "Le robot débutant bascule b2 vers c2\u00A0: verso visible.");
}

TEST_CASE("story: every notice that is told has its sentence in both languages") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        engine::Match m = match();
        for (const Notice& notice :
             {Notice{notice::MatchBegan{}}, Notice{notice::Ready{Seat::second}},
              Notice{notice::Unsteady{true}}, Notice{notice::Unsteady{false}},
              Notice{notice::OpponentLeft{true}}, Notice{notice::OpponentLeft{false}}}) {
            const std::string words = told(notice, m, language);
            CHECK_FALSE(words.empty());
            CHECK_MESSAGE(words.find("story.") == std::string::npos, words);
        }
        REQUIRE(m.resign(Seat::first));
        CHECK(told(notice::RoundEnded{}, m, language).find("story.") == std::string::npos);
        CHECK(told(notice::MatchEnded{}, m, language).find("story.") == std::string::npos);
    }
}

TEST_CASE("story: every reason that ends a round has words for result and story") {
    for (const ui::Language language : {ui::Language::en, ui::Language::fr}) {
        const ui::Texts texts = support::texts(language);
        for (const std::string reason : {"alignment", "gift", "full", "resigned", "left"}) {
            CHECK_MESSAGE(texts.has("result.why." + reason), reason);
            if (reason != "full")
                CHECK_MESSAGE(texts.has("story.round_won." + reason), reason);
        }
    }
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
    CHECK(list[1].text == "b2-c2/a1r");
    CHECK(list[2].text == "a1-a2");
}

TEST_CASE("story: a person who is called like a bot is none") {
    engine::Match m = match();
    const ui::Texts texts = support::texts(ui::Language::en);
    CHECK(cast(texts, m.settings(), {false, false}, std::nullopt).of(Seat::second) ==
          "bot:beginner");
}
