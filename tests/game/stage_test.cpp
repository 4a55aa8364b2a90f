#include <doctest/doctest.h>

#include <algorithm>

#include "game/scenes/play/stage.hpp"

using namespace game;
using namespace game::play;

namespace {

engine::Table table_after(std::string_view record) {
    return *engine::Table::start(engine::GameId::worpion).replay(record);
}

engine::Table jungle(std::string_view position) {
    return *engine::Table::from_position(engine::GameId::jungle, position);
}

// All that is heard while a move is made.
std::vector<Cue> heard(const engine::Table& table, std::string_view action) {
    Stage stage(table);
    engine::Table next = table;
    const auto move = next.play(action);
    REQUIRE(move);
    stage.play(*move);
    std::vector<Cue> all;
    while (stage.moving())
        for (const Cue& cue : stage.update(0.005F, 1, false))
            all.push_back(cue);
    return all;
}

engine::Move move(const engine::Table& table, std::string_view text) {
    for (const engine::Move& move : table.moves())
        if (move.text == text)
            return move;
    FAIL("no such move");
    return {};
}

} // namespace

TEST_CASE("stage: the position is the latest at once, the motion follows") {
    Stage stage(table_after("b2r"));
    stage.play(move(stage.table(), "b2-c2"));
    CHECK(stage.table().length() == 2);
    CHECK(stage.moving());
    CHECK(stage.pawns(false) == board::pose(table_after("b2r").picture(), stage.table().picture(),
                                            stage.table().played().back().gesture, 0));
    stage.update(0.13F, 1, false);
    CHECK(stage.moving());
    stage.update(0.14F, 1, false);
    CHECK_FALSE(stage.moving());
    CHECK(stage.pawns(false) == board::resting(stage.table().picture()));
}

TEST_CASE("stage: a flip is heard as it lifts and as it lands on its new face") {
    Stage stage(table_after("b2r"));
    stage.play(move(stage.table(), "b2-c2"));
    CHECK(stage.update(0.01F, 1, false) == std::vector<Cue>{{Sound::lift}});
    CHECK(stage.update(1, 1, false) == std::vector<Cue>{{Sound::clack_verso}});
}

TEST_CASE("stage: a piece that was carried is put down where it is, and turns over there") {
    const board::Hold hold{2.3F, 1.6F, 0.17F, 1.12F};
    Stage stage(table_after("b2r"));
    stage.play(move(stage.table(), "b2-c2"), hold);
    const auto first = stage.pawns(false).back();
    CHECK(first.x == doctest::Approx(2.3F));
    CHECK(first.y == doctest::Approx(1.6F));
    CHECK(first.lift == doctest::Approx(0.17F));
    CHECK(first.face == 0);
    CHECK(stage.pawns(true).back().x == doctest::Approx(2.3F));
    CHECK(stage.update(0.01F, 1, false).empty()); // it was lifted before
    CHECK(stage.update(0.2F, 1, false) == std::vector<Cue>{{Sound::clack_verso}});
    CHECK(stage.moving());
    stage.update(0.02F, 1, false);
    CHECK_FALSE(stage.moving());
    CHECK(stage.pawns(false) == board::resting(stage.table().picture()));
}

TEST_CASE("stage: an animal that was carried does not leap again, and takes what is there") {
    Stage stage(jungle("6t/7/1c5/7/7/7/1L5/7/7 b 0"));
    stage.play(move(stage.table(), "7 b3xb7"), board::Hold{1.5F, 6.5F, 0.17F, 1.12F});
    float highest = 0;
    std::vector<Cue> all;
    while (stage.moving()) {
        highest = std::max(highest, stage.pawns(false).back().lift);
        for (const Cue& cue : stage.update(0.005F, 1, false))
            all.push_back(cue);
    }
    CHECK(highest <= 0.17F);
    CHECK(all == std::vector<Cue>{{Sound::capture}});
}

TEST_CASE("stage: motions follow one another and speed shortens them") {
    Stage stage(table_after("b2r"));
    stage.play(move(stage.table(), "b2-c2"));
    stage.play(move(stage.table(), "a1r"));
    stage.update(0.27F, 1, false);
    CHECK(stage.moving());
    stage.update(0.14F, 1, false);
    CHECK_FALSE(stage.moving());

    Stage quick(table_after("b2r"));
    quick.play(move(quick.table(), "b2-c2"));
    quick.update(0.131F, 2, false);
    CHECK_FALSE(quick.moving());
}

TEST_CASE("stage: finishing shows the position at rest") {
    Stage stage(table_after("b2r"));
    stage.play(move(stage.table(), "b2-c2"));
    stage.finish();
    CHECK(stage.pawns(false) == board::resting(stage.table().picture()));
}

TEST_CASE("stage: a take-back makes the last actions backwards, a long one is shown at once") {
    const engine::Table before = table_after("b2r b2-c2/a1r");
    Stage stage(before);
    stage.take_back_to(1);
    CHECK(stage.table() == table_after("b2r"));
    CHECK(stage.played().size() == 1);
    CHECK(stage.moving());
    CHECK(stage.pawns(false) == board::resting(before.picture()));
    stage.update(0.15F, 1, false); // the placement is undone, then the flip
    CHECK(stage.moving());
    stage.update(1, 1, false);
    CHECK_FALSE(stage.moving());
    CHECK(stage.pawns(false) == board::resting(table_after("b2r").picture()));

    Stage longer(table_after("b2r b2-c2/a1r a1-a2/d4r d4-d3/d1r"));
    longer.take_back_to(0);
    CHECK_FALSE(longer.moving());
    CHECK(longer.played().empty());
    CHECK(longer.pawns(false).empty());
}

TEST_CASE("stage: a forced pass moves nothing") {
    const auto table =
        engine::Table::from_position(engine::GameId::reversi, "OXXX" + std::string(60, '-') + " X");
    REQUIRE(table);
    const engine::Move pass = table->moves().front();
    REQUIRE(pass.gesture.pass);
    Stage stage(*table);
    stage.play(pass);
    CHECK_FALSE(stage.moving());
    CHECK(stage.played().size() == 1);
}

TEST_CASE("stage: animals step, leap, take and reach the den each by its own sound") {
    CHECK(heard(jungle("l5t/7/7/7/7/7/E6/7/6L b 0"), "a3-a4") == std::vector<Cue>{{Sound::step}});
    CHECK(heard(jungle("6t/7/7/7/7/7/1L5/7/7 b 0"), "b3-b7") ==
          std::vector<Cue>{{Sound::leap}, {Sound::step}});
    CHECK(heard(jungle("6t/7/1c5/7/7/7/1L5/7/7 b 0"), "b3xb7") ==
          std::vector<Cue>{{Sound::leap}, {Sound::capture}});
    CHECK(heard(jungle("6t/3L3/7/7/7/7/7/7/7 b 0"), "d8-d9") == std::vector<Cue>{{Sound::den}});
}

TEST_CASE("stage: discs turn over a semitone higher ring by ring") {
    // a1 is placed; b1 and c1 are enclosed by d1
    const auto table = engine::Table::from_position(engine::GameId::reversi,
                                                    "-OOXX---" + std::string(56, '-') + " X");
    REQUIRE(table);
    const auto cues = heard(*table, "a1");
    REQUIRE(cues.size() == 3);
    CHECK(cues[0] == Cue{Sound::place});
    CHECK(cues[1] == Cue{Sound::clack_recto, 1});
    CHECK(cues[2].sound == Sound::clack_recto);
    CHECK(cues[2].pitch == doctest::Approx(1.0595).epsilon(0.001));
}
