#include <doctest/doctest.h>

#include "game/scenes/play/stage.hpp"

using namespace game;
using namespace game::play;

namespace {

engine::Table table_after(std::string_view record) {
    return *engine::Table::start(engine::GameId::worpion).replay(record);
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
