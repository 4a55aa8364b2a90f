#include "game/board/pieces.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "game/board/animal.hpp"
#include "game/board/disc.hpp"
#include "game/board/pawn.hpp"

namespace game::board {

namespace {

using engine::GameId;

constexpr Colour shadow_colour{0x1E, 0x12, 0x06, 0x8C};

AnimalPiece animal(const Piece& piece, const Skin& skin) {
    return {piece.centre,  piece.radius, piece.owner,       piece.face,
            piece.opacity, piece.ground, skin.looks.pieces, piece.look.blink};
}

/// Where a piece stands for its side and is no animal of its own: a paw.
void add_paw(ui::Mesh& mesh, const AnimalPiece& piece, float pixel) {
    if (piece.radius < 7 * pixel)
        return;
    const Colour tone = piece.ground
                            ? ui::mix(*piece.ground, animal_colour(piece.owner), piece.opacity)
                            : ui::faded(animal_colour(piece.owner), piece.opacity);
    const auto pad = [&](float x, float y, float across, float down) {
        const float r = piece.radius;
        mesh.ellipse(piece.centre + Vec{x, y} * r, across * r, down * r, tone, tone);
    };
    pad(0, 0.22F, 0.34F, 0.27F);
    for (const float side : {-1.0F, 1.0F}) {
        pad(side * 0.43F, -0.08F, 0.12F, 0.16F);
        pad(side * 0.16F, -0.32F, 0.13F, 0.18F);
    }
}

void draw_animals(Canvas& canvas, const Skin& skin, std::span<const Standing> pieces) {
    const float pixel = 1 / canvas.scale();
    ui::Mesh tokens(pixel);
    std::vector<AnimalPiece> faces;
    for (const Standing& standing : pieces) {
        const AnimalPiece made = animal(standing.piece, skin);
        add_animal_token(tokens, made, pixel);
        if (made.rank == 0)
            add_paw(tokens, made, pixel);
        else
            faces.push_back(made);
    }
    tokens.draw(canvas);
    draw_animal_faces(canvas, faces);
}

/// Pieces that differ in their places alone are made once and copied: most of a full board are.
class Pieces {
public:
    Pieces(const Skin& skin, float pixel) : skin_(skin), pixel_(pixel), all_(pixel) {}

    void add(Piece piece) {
        const Vec centre = std::exchange(piece.centre, {});
        auto made = std::find_if(made_.begin(), made_.end(),
                                 [&](const auto& one) { return one.first == piece; });
        if (made == made_.end()) {
            made = made_.insert(made_.end(), {piece, ui::Mesh(pixel_)});
            if (skin_.game == GameId::reversi)
                add_disc(made->second, skin_, piece, pixel_);
            else
                add_pawn(made->second, skin_, piece, pixel_);
        }
        all_.add(made->second, centre);
    }
    void draw(Canvas& canvas) const { all_.draw(canvas); }

private:
    const Skin& skin_;
    float pixel_;
    ui::Mesh all_;
    std::vector<std::pair<Piece, ui::Mesh>> made_;
};

} // namespace

void draw_shadows(Canvas& canvas, const Skin& skin, std::span<const Standing> pieces) {
    ui::Mesh mesh(1 / canvas.scale());
    for (const auto& [piece, height, shade] : pieces) {
        const Colour colour = ui::faded(shadow_colour, shade);
        if (skin.game == GameId::jungle)
            add_animal_shadow(mesh, animal(piece, skin), height, colour);
        else
            add_shadow(mesh, piece, {outline(skin, piece.owner)}, height, colour);
    }
    mesh.draw(canvas);
}

void draw_bodies(Canvas& canvas, const Skin& skin, std::span<const Standing> pieces) {
    if (skin.game == GameId::jungle) {
        draw_animals(canvas, skin, pieces);
        return;
    }
    Pieces drawn(skin, 1 / canvas.scale());
    for (const Standing& standing : pieces)
        drawn.add(standing.piece);
    drawn.draw(canvas);
}

} // namespace game::board
