#include "game/board/victory.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <doctest/doctest.h>

#include "game/board/confetti.hpp"
#include "game/scenes/play/finale.hpp"

using namespace game;
using board::Pose;
using board::Victory;
using engine::Side;

namespace {

engine::Picture discs(int dark, int light) {
    engine::Picture picture;
    picture.columns = picture.rows = 8;
    for (int i = 0; i < dark + light; ++i) {
        const int at = (i * 37) % 64; // all over the board
        picture.tokens.push_back(
            {{static_cast<std::int8_t>(at % 8), static_cast<std::int8_t>(at / 8)},
             i < dark ? Side::first : Side::second,
             0});
    }
    return picture;
}

Victory count() {
    Victory victory;
    victory.counted = true;
    victory.low = Side::first;
    return victory;
}

Victory line() {
    Victory victory;
    victory.lines = {{Side::first, {{0, 0}, {1, 0}, {2, 0}}}};
    return victory;
}

std::vector<Pose> after(const Victory& victory, const engine::Picture& picture, float time) {
    std::vector<Pose> pieces = board::resting(picture);
    board::celebrate(pieces, victory, picture, time);
    return pieces;
}

engine::Picture row_of_three() {
    engine::Picture picture;
    picture.columns = picture.rows = 4;
    for (std::int8_t column = 0; column < 3; ++column)
        picture.tokens.push_back({{column, 0}, Side::first, 0});
    picture.tokens.push_back({{3, 3}, Side::second, 0});
    return picture;
}

} // namespace

TEST_CASE("victory: the pawns of the line hop one after the other as it reaches them") {
    const engine::Picture picture = row_of_three();
    std::array<float, 3> begins{}, ends{};
    for (float time = 0.005F; time < 2; time += 0.005F) {
        const auto pieces = after(line(), picture, time);
        CHECK(pieces[3] == board::resting(picture)[3]);
        for (std::size_t i = 0; i < 3; ++i)
            if (pieces[i].lift > 0) {
                begins[i] = begins[i] > 0 ? begins[i] : time;
                ends[i] = time;
            }
    }
    CHECK(begins[0] == doctest::Approx(0.005).epsilon(0.01));
    CHECK(begins[1] == doctest::Approx(0.225).epsilon(0.03));
    CHECK(begins[2] == doctest::Approx(0.45).epsilon(0.03));
    CHECK(ends[2] == doctest::Approx(1.01).epsilon(0.02));
    CHECK(board::celebration(line(), false) == doctest::Approx(1.01));
    CHECK(after(line(), picture, 1.02F) == board::resting(picture));
}

TEST_CASE("victory: the line is drawn in 450 ms; with reduced motion it fades in within 80") {
    CHECK(board::line_drawn(0, false) == 0);
    CHECK(board::line_drawn(0.225F, false) == doctest::Approx(0.5));
    CHECK(board::line_drawn(0.45F, false) == 1);
    CHECK(board::line_drawn(0.04F, true) == doctest::Approx(0.5));
    CHECK(board::celebration(line(), true) == doctest::Approx(0.08));
    CHECK(board::celebration(count(), true) == 0);
}

TEST_CASE("victory: discs gather in rows, one side from the first on, the other from the last") {
    const engine::Picture picture = discs(20, 13);
    const auto pieces = after(count(), picture, board::celebration(count(), false));
    std::array<int, 64> owner{};
    for (const Pose& piece : pieces) {
        CHECK(!piece.moving);
        CHECK(piece.lift == 0);
        const auto at = static_cast<std::size_t>(std::floor(piece.y) * 8 + std::floor(piece.x));
        CHECK(owner[at] == 0);
        owner[at] = piece.owner == Side::first ? 1 : 2;
    }
    for (std::size_t i = 0; i < 20; ++i)
        CHECK(owner[i] == 1);
    for (std::size_t n = 0; n < 13; ++n)
        CHECK(owner[(7 - n / 8) * 8 + n % 8] == 2);
}

TEST_CASE("victory: the count rises to what lies there within one and a half seconds") {
    CHECK(board::celebration(count(), false) <= 1.5F);
    for (const auto& [dark, light] : {std::array{33, 31}, std::array{64, 0}, std::array{1, 50}}) {
        const engine::Picture picture = discs(dark, light);
        CHECK(board::counted(picture, 0) == std::array{0, 0});
        std::array<int, 2> before{};
        for (float time = 0; time <= 1.5F; time += 0.01F) {
            const auto now = board::counted(picture, time);
            CHECK(now[0] >= before[0]);
            CHECK(now[1] >= before[1]);
            before = now;
        }
        CHECK(before == std::array{dark, light});
    }
}

TEST_CASE("victory: every disc flies without a jump") {
    const engine::Picture picture = discs(40, 24);
    const auto sorted = [&](float time) {
        auto pieces = after(count(), picture, time);
        std::vector<float> lifts;
        for (const Pose& piece : pieces)
            lifts.push_back(piece.lift);
        return *std::max_element(lifts.begin(), lifts.end());
    };
    CHECK(sorted(0) == 0);
    float before = 0;
    for (float time = 0; time <= 1.5F; time += 0.005F) {
        const float now = sorted(time);
        CHECK(std::abs(now - before) < 0.08F);
        before = now;
    }
}

TEST_CASE("victory: paper flies for a second and a half where somebody here has won") {
    const std::array<Colour, 4> colours{};
    const auto seen = [&](float time) {
        ui::Mesh mesh(1);
        board::add_confetti(mesh, {300, 300}, 400, colours, time);
        return !mesh.vertices().empty();
    };
    CHECK(!seen(0));
    CHECK(seen(0.3F));
    CHECK(seen(1.45F));
    CHECK(!seen(1.5F));
    Victory cheered = line();
    cheered.cheered = Side::first;
    CHECK(board::whole_celebration(cheered, false) == doctest::Approx(1.8));
    CHECK(board::whole_celebration(cheered, true) == doctest::Approx(0.08));
    CHECK(board::whole_celebration(line(), false) == board::celebration(line(), false));
}

TEST_CASE("victory: paper never flickers: it turns over less than three times a second") {
    // a paper seen edge on is thin: its first triangle is small
    std::array<Colour, 4> colours{};
    int thin = 0;
    bool was = true;
    for (float time = 0.3F; time < 1.3F; time += 0.002F) {
        ui::Mesh mesh(0.01F);
        board::add_confetti(mesh, {300, 300}, 400, colours, time);
        const auto corners = mesh.vertices();
        const Vec a = corners[1].at - corners[0].at, b = corners[2].at - corners[0].at;
        const bool now = std::abs(a.x * b.y - a.y * b.x) < 20;
        thin += now && !was ? 1 : 0;
        was = now;
    }
    CHECK(thin >= 1);
    CHECK(thin < 3);
}

TEST_CASE("finale: the result waits for the pieces, not for the paper; a skip ends both") {
    play::Finale finale;
    CHECK(finale.shown(false));
    CHECK(!finale.moving(false));
    Victory won = line();
    won.cheered = Side::first;
    finale.begin(won, false);
    CHECK(!finale.shown(false));
    finale.update(1.1F, true, false);
    CHECK(finale.shown(false));
    CHECK(finale.moving(false));
    finale.update(0.8F, true, false);
    CHECK(!finale.moving(false));
    finale.begin(won, false);
    finale.skip();
    CHECK(finale.shown(false));
    CHECK(!finale.moving(false));
    finale.begin(won, true);
    CHECK(!finale.moving(false));
    board::Marks marks;
    finale.mark(marks, false);
    CHECK(marks.won == won.lines);
    CHECK(marks.won_progress == 1);
}

TEST_CASE("finale: counted discs go back to their squares when the count is put away") {
    const engine::Picture picture = discs(30, 20);
    play::Finale finale;
    finale.begin(count(), false);
    finale.update(2, true, false);
    CHECK(finale.count(picture) == std::array{30, 20});
    CHECK(!finale.moving(false));
    finale.update(0.1F, false, false);
    CHECK(finale.moving(false));
    finale.update(1, false, false);
    CHECK(!finale.count(picture));
    std::vector<Pose> pieces = board::resting(picture);
    finale.pose(pieces, picture);
    CHECK(pieces == board::resting(picture));
}

TEST_CASE("finale: reduced motion shows the line alone") {
    const engine::Picture picture = row_of_three();
    play::Finale finale;
    finale.begin(line(), false);
    finale.update(0.04F, true, true);
    board::Marks marks;
    finale.mark(marks, true);
    CHECK(marks.won_progress == 1);
    CHECK(marks.won_opacity == doctest::Approx(0.5));
    finale.update(0.05F, true, true);
    CHECK(finale.shown(true));
    CHECK(!finale.moving(true));
}
