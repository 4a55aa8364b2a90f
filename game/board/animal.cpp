#include "game/board/animal.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "game/board/lids.hpp"
#include "game/board/skin.hpp"
#include "game/board/style.hpp"

namespace game::board {

namespace {

using engine::Side;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

// In radii of the piece.
constexpr float square_half = 0.90F; ///< of Red's shape, for about the same area
constexpr float square_corner = 0.34F;
constexpr float edge = 0.15F; ///< of the rim that shows below
constexpr float frame_width = 0.14F;
constexpr float picture_half = 0.80F;
constexpr Vec badge_at{0.72F, -0.70F};
constexpr float smallest_lids = 16; ///< radius in device pixels

constexpr std::array<std::string_view, 8> pictures{"jungle/rat",  "jungle/cat",     "jungle/dog",
                                                   "jungle/wolf", "jungle/leopard", "jungle/tiger",
                                                   "jungle/lion", "jungle/elephant"};

Colour face_colour(Side owner) {
    return owner == Side::first ? Colour{0xE9, 0xF1, 0xF7, 255} : Colour{0xFD, 0xF1, 0xE1, 255};
}

/// Draws the parts of one piece, in radii about its middle.
class TokenPainter {
public:
    TokenPainter(ui::Mesh& mesh, const AnimalPiece& piece) : mesh_(mesh), piece_(piece) {}

    [[nodiscard]] Vec at(Vec p) const { return piece_.centre + p * piece_.radius; }

    [[nodiscard]] Colour paint(Colour colour) const {
        return piece_.ground ? mix(*piece_.ground, colour, piece_.opacity)
                             : ui::faded(colour, piece_.opacity);
    }

    /// The outline moved inwards by `by`, `down` below the middle.
    void shape(float by, Colour top, Colour bottom, float down = 0) {
        const Vec c = at({0, down});
        if (piece_.owner == Side::first) {
            const float r = (1 - by) * piece_.radius;
            mesh_.rounded({c.x - r, c.y - r, 2 * r, 2 * r}, r, paint(top), paint(bottom));
        } else {
            mesh_.rounded(box(by, c), corner(by), paint(top), paint(bottom));
        }
    }

    /// A line along the outline, `width` wide, its outer side `by` within.
    void ring(float by, float width, Colour colour) {
        if (piece_.owner == Side::first)
            mesh_.ring(piece_.centre, (1 - by) * piece_.radius, width * piece_.radius,
                       paint(colour));
        else
            mesh_.rounded_ring(box(by, piece_.centre), corner(by), width * piece_.radius,
                               paint(colour));
    }

    void disc(Vec p, float radius, Colour top, Colour bottom) {
        const Vec c = at(p);
        const float r = radius * piece_.radius;
        mesh_.rounded({c.x - r, c.y - r, 2 * r, 2 * r}, r, paint(top), paint(bottom));
    }

private:
    [[nodiscard]] Rect box(float by, Vec c) const {
        const float half = (square_half - by) * piece_.radius;
        return {c.x - half, c.y - half, 2 * half, 2 * half};
    }
    [[nodiscard]] float corner(float by) const { return (square_corner - by) * piece_.radius; }

    ui::Mesh& mesh_;
    const AnimalPiece& piece_;
};

/// In radii; relatively larger on small pieces, so that the rank stays readable.
float badge_radius(const AnimalPiece& piece) {
    return std::clamp(7.8F / piece.radius, 0.31F, 0.39F);
}

void add_badge(ui::Mesh& mesh, const AnimalPiece& piece) {
    TokenPainter painter(mesh, piece);
    const Colour tone = animal_colour(piece.owner);
    const float radius = badge_radius(piece);
    painter.disc(badge_at, radius, white, face_colour(piece.owner));
    painter.disc(badge_at, radius - 0.05F, mix(tone, white, 0.06F), mix(tone, ink, 0.12F));
}

void draw_rank(Canvas& canvas, const AnimalPiece& piece) {
    const char digit = static_cast<char>('0' + piece.rank);
    TextStyle style;
    style.size = 1.5F * badge_radius(piece) * piece.radius;
    style.colour =
        piece.ground ? mix(*piece.ground, white, piece.opacity) : ui::faded(white, piece.opacity);
    style.face = Face::bold;
    style.align = Align::centre;
    const Vec at = piece.centre + badge_at * piece.radius;
    canvas.text({&digit, 1}, {at.x, at.y + 0.35F * style.size}, style);
}

} // namespace

Colour animal_colour(Side owner) {
    return colours({engine::GameId::jungle}, owner).recto;
}

std::string_view animal_picture(std::uint8_t rank) {
    assert(rank >= 1 && rank <= pictures.size());
    return pictures[rank - std::size_t{1}];
}

std::vector<std::string> animal_pictures() {
    return {pictures.begin(), pictures.end()};
}

void add_animal_shadow(ui::Mesh& mesh, const AnimalPiece& piece, float height, Colour colour) {
    // Wider and paler the higher the piece is.
    const float r = piece.radius;
    const Vec c{piece.centre.x + height * 0.25F, piece.centre.y + r * (edge + 0.06F) + height};
    const float blur = r * 0.22F + height * 1.3F;
    const float half = r * square_half;
    if (piece.owner == Side::first)
        mesh.shadow_ellipse(c, r, r, blur, colour);
    else
        mesh.shadow({c.x - half, c.y - half, 2 * half, 2 * half}, square_corner * r, blur, colour);
}

void add_animal_token(ui::Mesh& mesh, const AnimalPiece& piece, float pixel) {
    TokenPainter painter(mesh, piece);
    const Colour tone = animal_colour(piece.owner);
    const Colour face = face_colour(piece.owner);
    const Colour below = mix(tone, ink, 0.5F);
    for (const float down : {edge, edge * 0.66F, edge * 0.33F})
        painter.shape(0, below, below, down);
    painter.shape(0, mix(tone, white, 0.45F), mix(tone, ink, 0.1F));
    painter.shape(0.03F, mix(tone, white, 0.16F), tone, 0.01F);
    painter.shape(frame_width - 0.02F, mix(tone, ink, 0.4F), mix(tone, white, 0.2F));
    painter.shape(frame_width, mix(face, ink, 0.07F), face);
    painter.shape(frame_width + 0.03F, face, mix(face, white, 0.5F), 0.02F);
    if (piece.radius <= 14 * pixel)
        return;
    if (piece.style != PieceStyle::plain) {
        Piece lying;
        lying.centre = piece.centre;
        lying.radius = piece.radius;
        lying.opacity = piece.opacity;
        lying.ground = piece.ground;
        const Outline outline = piece.owner == Side::first ? Outline::round : Outline::square;
        Painter frame(mesh, lying, {outline, 0, 0}, pixel);
        add_frame(frame, piece.style, tone, face);
    } else if (piece.owner == Side::second) {
        painter.ring(0.06F, 0.025F, mix(tone, white, 0.55F));
    }
}

void draw_animal_faces(Canvas& canvas, std::span<const AnimalPiece> pieces) {
    ui::Mesh lids(1 / canvas.scale()), badges(1 / canvas.scale());
    for (const AnimalPiece& piece : pieces) {
        const float half = picture_half * piece.radius;
        canvas.picture(animal_picture(piece.rank),
                       {piece.centre.x - half, piece.centre.y - half, 2 * half, 2 * half},
                       piece.opacity);
        if (piece.radius * canvas.scale() >= smallest_lids)
            add_lids(lids, piece.rank, piece.centre, half, piece.shut, piece.opacity);
        add_badge(badges, piece);
    }
    lids.draw(canvas);
    badges.draw(canvas);
    for (const AnimalPiece& piece : pieces)
        draw_rank(canvas, piece);
}

} // namespace game::board
