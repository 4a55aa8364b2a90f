#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/jungle/board.hpp"
#include "game/board/animal.hpp"
#include "game/board/terrain.hpp"

using namespace game;
using board::AnimalPiece;
using engine::Side;

namespace {

const ui::Theme& paper = ui::theme(ui::ThemeName::paper);
const ui::Theme& night = ui::theme(ui::ThemeName::night);
constexpr Colour white{255, 255, 255, 255};

/// What would lie under a point after drawing: the colour of the last triangle over it.
class Sheet : public Canvas {
public:
    explicit Sheet(float scale = 1) : scale_(scale) {}

    [[nodiscard]] Vec size() const override { return {800, 800}; }
    [[nodiscard]] float scale() const override { return scale_; }
    [[nodiscard]] const TextMetrics& metrics() const override { std::abort(); }
    void triangles(std::span<const Vertex> vertices) override {
        drawn.insert(drawn.end(), vertices.begin(), vertices.end());
    }
    void text(std::string_view utf8, Vec at, const TextStyle& style) override {
        texts.push_back({std::string(utf8), at, style});
    }
    void picture(std::string_view name, Rect where, float opacity) override {
        pictures.push_back({std::string(name), where, opacity});
    }
    void clip(std::optional<Rect>) override {}
    void layer(std::string_view, std::uint64_t, Rect,
               const std::function<void(Canvas&)>& draw) override {
        draw(*this);
    }

    [[nodiscard]] Rect bounds() const {
        Vec low{1e9F, 1e9F}, high{-1e9F, -1e9F};
        for (const Vertex& v : drawn) {
            low = {std::min(low.x, v.at.x), std::min(low.y, v.at.y)};
            high = {std::max(high.x, v.at.x), std::max(high.y, v.at.y)};
        }
        return {low.x, low.y, high.x - low.x, high.y - low.y};
    }

    /// The last opaque colour drawn over `p`, of the nearest corner.
    [[nodiscard]] Colour at(Vec p) const {
        for (std::size_t i = drawn.size(); i >= 3; i -= 3) {
            const std::span<const Vertex> t(&drawn[i - 3], 3);
            if (t[0].colour.a == 255 && t[1].colour.a == 255 && t[2].colour.a == 255 &&
                covers(t, p))
                return t[0].colour;
        }
        return {0, 0, 0, 0};
    }

    struct Text {
        std::string text;
        Vec at;
        TextStyle style;
    };
    struct Shown {
        std::string name;
        Rect where;
        float opacity;
    };
    std::vector<Vertex> drawn;
    std::vector<Text> texts;
    std::vector<Shown> pictures;

private:
    static float turn(Vec a, Vec b, Vec p) {
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    }
    static bool covers(std::span<const Vertex> t, Vec p) {
        const float a = turn(t[0].at, t[1].at, p), b = turn(t[1].at, t[2].at, p),
                    c = turn(t[2].at, t[0].at, p);
        return a + b + c != 0 && ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0));
    }

    float scale_;
};

AnimalPiece piece(Side owner, std::uint8_t rank, float opacity = 1) {
    AnimalPiece made;
    made.centre = {100, 100};
    made.radius = 50;
    made.owner = owner;
    made.rank = rank;
    made.opacity = opacity;
    return made;
}

std::string_view picture_of(engine::jungle::Animal animal) {
    return board::animal_picture(static_cast<std::uint8_t>(engine::jungle::rank(animal)));
}

Sheet token(Side owner, float opacity = 1) {
    Sheet sheet;
    ui::Mesh mesh(1);
    board::add_animal_token(mesh, piece(owner, 8, opacity), 1);
    mesh.draw(sheet);
    return sheet;
}

Sheet faces(const std::vector<AnimalPiece>& pieces) {
    Sheet sheet;
    board::draw_animal_faces(sheet, pieces);
    return sheet;
}

board::Geometry geometry(board::View view = {}) {
    return board::fit({0, 0, 700, 900}, engine::info(engine::GameId::jungle), view, 1);
}

Sheet terrain(const ui::Theme& theme, const board::Geometry& geometry) {
    Sheet sheet;
    board::draw_terrain(sheet, theme, geometry);
    return sheet;
}

} // namespace

TEST_CASE("jungle art: every rank has a drawing of its own among the art, and no drawing is left") {
    const std::filesystem::path art = std::filesystem::path(SOURCE_DIR) / "assets/art";
    std::set<std::filesystem::path> drawings;
    for (const std::string& name : board::animal_pictures()) {
        CAPTURE(name);
        CHECK(std::filesystem::is_regular_file(art / (name + ".svg")));
        drawings.insert(art / (name + ".svg"));
    }
    CHECK(drawings.size() == engine::jungle::animal_count);
    for (const auto& file : std::filesystem::directory_iterator(art / "jungle"))
        CHECK(drawings.contains(file.path()));
    CHECK(picture_of(engine::jungle::Animal::rat) == "jungle/rat");
    CHECK(picture_of(engine::jungle::Animal::wolf) == "jungle/wolf");
    CHECK(picture_of(engine::jungle::Animal::elephant) == "jungle/elephant");
}

TEST_CASE("jungle art: a piece shows its animal, and its rank at the top right") {
    for (const Side owner : {Side::first, Side::second})
        for (std::uint8_t rank = 1; rank <= 8; ++rank) {
            const Sheet drawn = faces({piece(owner, rank)});
            REQUIRE(drawn.pictures.size() == 1);
            CHECK(drawn.pictures[0].name == board::animal_picture(rank));
            CHECK(drawn.pictures[0].where.centre() == Vec{100, 100});
            REQUIRE(drawn.texts.size() == 1);
            CHECK(drawn.texts[0].text == std::to_string(rank));
            CHECK(drawn.texts[0].at.x > 120);
            CHECK(drawn.texts[0].at.y < 85);
        }
}

TEST_CASE("jungle art: the rank is readable on a piece of 40 pixels") {
    AnimalPiece small = piece(Side::first, 8);
    small.radius = 20;
    CHECK(faces({small}).texts.at(0).style.size >= 11);
    for (const Side owner : {Side::first, Side::second}) {
        const Sheet drawn = faces({piece(owner, 8)});
        const Colour digit = drawn.texts.at(0).style.colour;
        CHECK(ui::contrast(digit, drawn.at(drawn.texts[0].at)) >= 4.5);
    }
}

TEST_CASE("jungle art: Blue and Red differ in shape, not in colour alone") {
    const Sheet blue = token(Side::first), red = token(Side::second);
    const Vec corner{100 + 50 * 0.76F, 100 - 50 * 0.76F};
    CHECK(blue.at(corner).a == 0);
    CHECK(red.at(corner).a == 255);
}

TEST_CASE("jungle art: frames stand out against land, water and their own faces") {
    for (const Side owner : {Side::first, Side::second}) {
        const Colour frame = board::animal_colour(owner);
        for (const engine::Cell cell : {engine::Cell{0, 0}, engine::Cell{1, 4}})
            CHECK(ui::contrast(frame, board::terrain_colour(paper, cell)) >= 3);
        CHECK(ui::contrast(frame, token(owner).at({100, 100})) >= 5);
    }
}

TEST_CASE("jungle art: a faded piece is faded in all its parts") {
    const Sheet drawn = faces({piece(Side::first, 3, 0.5F)});
    CHECK(drawn.pictures.at(0).opacity == 0.5F);
    CHECK(drawn.texts.at(0).style.colour.a == 128);
    for (const Vertex& v : drawn.drawn)
        CHECK(v.colour.a <= 128);
    const Sheet body = token(Side::second, 0.5F);
    for (const Vertex& v : body.drawn)
        CHECK(v.colour.a <= 128);
}

TEST_CASE("jungle art: what is blended with the ground stays opaque") {
    AnimalPiece dim = piece(Side::second, 3, 0.5F);
    dim.ground = Colour{0, 0, 0, 255};
    ui::Mesh mesh(1);
    board::add_animal_token(mesh, dim, 1);
    Sheet drawn;
    mesh.draw(drawn);
    const Colour centre = drawn.at({100, 100});
    CHECK(centre.a == 255);
    CHECK(centre.r < 140);
}

TEST_CASE("jungle art: the ground covers the squares and nothing else") {
    for (const bool turned : {false, true}) {
        const board::Geometry place = geometry({false, turned});
        const Sheet drawn = terrain(paper, place);
        for (int square = 0; square < engine::jungle::square_count; ++square)
            CHECK(drawn.at(place.centre(engine::jungle::cell(square)) + Vec{1, 2}).a == 255);
        const Rect all = drawn.bounds();
        CHECK(all.x >= place.squares.x - 1);
        CHECK(all.y >= place.squares.y - 1);
        CHECK(all.right() <= place.squares.right() + 1);
        CHECK(all.bottom() <= place.squares.bottom() + 1);
    }
}

TEST_CASE("jungle art: rivers, traps and dens lie where the rules have them, turned board or not") {
    for (const bool turned : {false, true}) {
        const board::Geometry place = geometry({false, turned});
        const Sheet drawn = terrain(paper, place);
        for (int square = 0; square < engine::jungle::square_count; ++square) {
            CAPTURE(square);
            const Vec middle = place.centre(engine::jungle::cell(square));
            // A little off the middle, where there are neither waves nor sticks.
            const Colour ground = drawn.at(middle + Vec{0, -0.18F * place.cell});
            CHECK((ground.b > ground.r + 20) == engine::jungle::is_water(square));
            for (const Side owner : {Side::first, Side::second}) {
                const bool owned =
                    engine::jungle::den(owner) == square ||
                    (engine::jungle::traps(owner) & engine::jungle::bit(square)) != 0;
                const Colour rim = drawn.at(middle - Vec{0.44F * place.cell, 0});
                const Colour tone = board::animal_colour(owner);
                const bool own_tone = std::abs(rim.r - tone.r) < 70 &&
                                      std::abs(rim.b - tone.b) < 70 &&
                                      std::abs(rim.g - tone.g) < 70;
                CHECK(own_tone == owned);
            }
        }
    }
}

TEST_CASE("jungle art: by day the ground has the colours agreed, by night darker ones") {
    CHECK(board::terrain_colour(paper, {1, 3}) == Colour{0x7E, 0xC8, 0xE3, 255});
    for (const engine::Cell cell : {engine::Cell{0, 0}, engine::Cell{1, 3}}) {
        const double day = ui::contrast(white, board::terrain_colour(paper, cell));
        CHECK(ui::contrast(white, board::terrain_colour(night, cell)) > 2 * day);
    }
    CHECK(ui::contrast(board::terrain_colour(paper, {0, 0}), board::terrain_colour(paper, {1, 3})) >
          1.2);
}
