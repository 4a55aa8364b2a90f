#include "game/board/terrain.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "engine/jungle/board.hpp"
#include "game/board/lair.hpp"

namespace game::board {

namespace {

namespace jungle = engine::jungle;
using engine::Side;
using ui::faded;
using ui::mix;

constexpr Colour white{255, 255, 255, 255};
constexpr Colour black{0, 0, 0, 255};
constexpr Colour land{0xE9, 0xD9, 0xA8, 255};
constexpr Colour meadow{0xDB, 0xD4, 0x98, 255};
constexpr Colour soil{0xC4, 0xA9, 0x6C, 255};
constexpr Colour grass{0x8F, 0x9C, 0x4E, 255};
constexpr Colour sand{0xF4, 0xE8, 0xC4, 255};
constexpr Colour water{0x7E, 0xC8, 0xE3, 255};
constexpr Colour deep{0x4F, 0xA6, 0xCC, 255};

/// Squares smaller than this, in device pixels, show no waves, or no grass.
constexpr float smallest_detailed = 26, smallest_grown = 36;

Light light_of(const ui::Theme& theme) {
    // Not all the light goes at night: the meadow stays green and the water blue.
    const Colour day = ui::theme(ui::ThemeName::paper).square;
    return {day, mix(theme.square, day, 0.22F)};
}

/// Numbers that look like chance but belong to a square, so that its grass turns with the board.
class Chance {
public:
    explicit Chance(int square) : state_(static_cast<std::uint32_t>(square) * 2654435761U + 1) {}

    /// 0 to 1.
    float next() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<float>(state_ >> 8U) / static_cast<float>(1U << 24U);
    }
    float between(float low, float high) { return low + (high - low) * next(); }

private:
    std::uint32_t state_;
};

class Painter {
public:
    Painter(ui::Mesh& mesh, const ui::Theme& theme, const Geometry& geometry, float pixel)
        : mesh_(mesh), light_(light_of(theme)), geometry_(geometry), cell_(geometry.cell),
          detailed_(geometry.cell / pixel >= smallest_detailed),
          grown_(geometry.cell / pixel >= smallest_grown) {}

    void soil_below() {
        const Colour earth = light_.on(soil);
        mesh_.rounded(geometry_.squares, 0.1F * cell_, mix(earth, black, 0.08F), earth);
    }

    void meadow_square(int square) {
        const Rect box = place(square).inset(0.02F * cell_);
        const bool greener = (jungle::column(square) + jungle::row(square)) % 2 == 0;
        const Colour tone = light_.on(greener ? meadow : land);
        mesh_.rounded(box, 0.1F * cell_, mix(tone, white, 0.28F), mix(tone, black, 0.1F));
        mesh_.rounded({box.x, box.y + 0.02F * cell_, box.w, box.h - 0.035F * cell_}, 0.1F * cell_,
                      mix(tone, white, 0.08F), tone);
        if (grown_)
            growth(square);
    }

    /// One river, by two of its opposite corners.
    void river(int corner, int opposite) {
        const Rect a = place(corner), b = place(opposite);
        const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
        const Rect all{x, y, std::max(a.right(), b.right()) - x,
                       std::max(a.bottom(), b.bottom()) - y};
        const Colour bank = light_.on(sand);
        const float radius = 0.26F * cell_;
        const float swell = detailed_ ? 0.016F * cell_ : 0;
        const auto lower = [this](Rect box, float by) {
            return Rect{box.x, box.y + by * cell_, box.w, box.h - by * cell_};
        };
        const Rect sands = all.inset(0.035F * cell_), pool = all.inset(0.1F * cell_);
        shore(sands, radius, swell, mix(light_.on(soil), black, 0.22F));
        shore(lower(sands, -0.015F), radius, swell, bank);
        shore(pool, radius, swell, mix(light_.on(deep), black, 0.25F));
        shore(lower(pool, 0.03F), radius, swell, mix(light_.on(water), white, 0.35F));
        shore(lower(pool.inset(0.025F * cell_), 0.02F), radius, swell, light_.on(water));
        mesh_.shadow_ellipse(all.centre(), all.w * 0.26F, all.h * 0.30F, 0.8F * cell_,
                             faded(light_.on(deep), 0.55F));
    }

    /// Where one square of a river ends and the next begins, and waves.
    void water_square(int square) {
        const Rect box = place(square);
        const Colour foam = mix(light_.on(water), white, 0.55F);
        for (const auto& [dx, dy] : {std::array{1, 0}, {0, 1}}) {
            const int next = square + dx + jungle::columns * dy;
            if (jungle::is_water(next))
                border(box, place(next), foam);
        }
        if (detailed_)
            waves(square, foam);
    }

    void trap(int square, Side owner) { add_trap(mesh_, light_, place(square), owner); }
    void den(int square, Side owner) { add_den(mesh_, light_, place(square), owner); }

private:
    [[nodiscard]] Rect place(int square) const { return geometry_.square(jungle::cell(square)); }

    /// A rounded rectangle whose edge runs to and fro by `swell`, as a shore does.
    void shore(Rect rect, float radius, float swell, Colour fill) {
        constexpr int steps = 48; // a side
        constexpr float eighth = 0.293F;
        std::vector<Vec> points;
        const Vec corners[] = {{rect.x, rect.y},
                               {rect.right(), rect.y},
                               {rect.right(), rect.bottom()},
                               {rect.x, rect.bottom()}};
        for (std::size_t side = 0; side < 4; ++side) {
            const Vec from = corners[side], to = corners[(side + 1) % 4];
            const float length = std::abs(to.x - from.x) + std::abs(to.y - from.y);
            const Vec along = (to - from) * (1 / length);
            const Vec inwards{-along.y, along.x};
            for (int i = 0; i < steps; ++i) {
                const float t = length * static_cast<float>(i) / steps;
                // Within a corner's reach the edge follows an eighth of a circle.
                const float near = std::min({t, length - t, radius});
                if (near < eighth * radius)
                    continue;
                const float round = radius - near;
                const float give = radius - std::sqrt(radius * radius - round * round);
                const float calm = (near / radius - eighth) / (1 - eighth);
                const float turn = t / cell_ * 2 * 3.14159F;
                const float wave = swell * calm *
                                   (std::sin(turn + static_cast<float>(side)) +
                                    0.6F * std::sin(2 * turn + 2 * static_cast<float>(side)));
                points.push_back(from + along * t + inwards * (give + wave));
            }
        }
        mesh_.convex(points, fill);
    }

    void border(Rect one, Rect two, Colour foam) {
        constexpr int dashes = 5;
        const Vec middle = (one.centre() + two.centre()) * 0.5F;
        const Vec step = two.centre() - one.centre();
        const Vec along{-step.y, step.x};
        for (int dash = 0; dash < dashes; ++dash) {
            const float t = (static_cast<float>(dash) - (dashes - 1) / 2.0F) / dashes * 0.9F;
            mesh_.stroke(std::array{middle + along * (t - 0.035F), middle + along * (t + 0.035F)},
                         0.022F * cell_, faded(foam, 0.75F));
        }
    }

    /// Three crests to a square, every second row set off by half a wave.
    void waves(int square, Colour foam) {
        const Rect box = place(square);
        Chance chance(square);
        for (const float down : {0.27F, 0.53F, 0.79F}) {
            const float shift = (down == 0.53F ? 0.22F : -0.08F) + chance.between(-0.05F, 0.05F);
            const Vec from{box.x + (0.30F + shift) * cell_, box.y + down * cell_};
            crest({from.x, from.y + 0.03F * cell_}, faded(light_.on(deep), 0.8F));
            crest(from, faded(foam, 0.9F));
        }
    }

    void crest(Vec from, Colour colour) {
        std::array<Vec, 13> points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const float t = static_cast<float>(i) / (points.size() - 1);
            points[i] = {from.x + t * 0.34F * cell_,
                         from.y - 0.045F * cell_ * std::abs(std::sin(t * 2 * 3.14159F))};
        }
        mesh_.stroke(points, 0.028F * cell_, colour);
    }

    /// Tufts of grass and a pebble or two, at the edges where no piece hides them.
    void growth(int square) {
        Chance chance(square);
        const Rect box = place(square);
        for (const float side : {-1.0F, 1.0F}) {
            const Vec at =
                box.centre() +
                Vec{side * chance.between(0.06F, 0.14F), chance.between(-0.2F, 0.2F)} * cell_;
            mesh_.shadow_ellipse(at, chance.between(0.16F, 0.22F) * cell_, 0.15F * cell_,
                                 0.26F * cell_, faded(light_.on(grass), 0.13F));
        }
        const int tufts = 2 + static_cast<int>(chance.next() * 2.2F);
        for (int i = 0; i < tufts; ++i)
            tuft(spot(box, chance), chance);
        const float what = chance.next();
        if (what < 0.25F)
            flower(spot(box, chance));
        else if (what < 0.6F) {
            const Vec at = spot(box, chance);
            const Colour tone = mix(light_.on(soil), black, 0.12F);
            mesh_.ellipse({at.x, at.y + 0.008F * cell_}, 0.035F * cell_, 0.026F * cell_,
                          mix(tone, black, 0.3F), mix(tone, black, 0.3F));
            mesh_.ellipse(at, 0.033F * cell_, 0.024F * cell_, mix(tone, white, 0.45F), tone);
        }
    }

    void flower(Vec at) {
        const Colour petal = light_.on({0xFF, 0xFB, 0xEE, 255});
        for (int i = 0; i < 5; ++i) {
            const float angle = static_cast<float>(i) * 2 * 3.14159F / 5;
            mesh_.disc(at + Vec{std::sin(angle), -std::cos(angle)} * (0.024F * cell_),
                       0.018F * cell_, petal);
        }
        mesh_.disc(at, 0.015F * cell_, light_.on({0xE8, 0xA9, 0x2F, 255}));
    }

    /// A place near one of the four corners.
    Vec spot(Rect box, Chance& chance) const {
        const float across = chance.between(0.11F, 0.24F), down = chance.between(0.14F, 0.24F);
        const bool right = chance.next() < 0.5F, low = chance.next() < 0.5F;
        return {box.x + cell_ * (right ? 1 - across : across),
                box.y + cell_ * (low ? 1.02F - down : down)};
    }

    void tuft(Vec root, Chance& chance) {
        const Colour blade = mix(light_.on(grass), light_.on(meadow), chance.between(0, 0.3F));
        for (const float lean : {-0.055F, 0.0F, 0.05F}) {
            const float height = (lean == 0 ? 0.105F : 0.075F) * chance.between(0.85F, 1.15F);
            const Vec tip{root.x + lean * cell_, root.y - height * cell_};
            const Vec bend{root.x + lean * 0.25F * cell_, root.y - height * 0.55F * cell_};
            mesh_.stroke(std::array{Vec{root.x + lean * 0.15F * cell_, root.y}, bend, tip},
                         0.022F * cell_, blade);
        }
    }

    ui::Mesh& mesh_;
    Light light_;
    const Geometry& geometry_;
    float cell_;
    bool detailed_, grown_;
};

} // namespace

void draw_terrain(Canvas& canvas, const ui::Theme& theme, const Geometry& geometry) {
    const float pixel = 1 / canvas.scale();
    ui::Mesh mesh(pixel);
    Painter painter(mesh, theme, geometry, pixel);
    painter.soil_below();
    for (int square = 0; square < jungle::square_count; ++square)
        if (!jungle::is_water(square))
            painter.meadow_square(square);
    painter.river(jungle::square_at('b', 4), jungle::square_at('c', 6));
    painter.river(jungle::square_at('e', 4), jungle::square_at('f', 6));
    for (int square = 0; square < jungle::square_count; ++square)
        if (jungle::is_water(square))
            painter.water_square(square);
    for (const Side owner : {Side::first, Side::second}) {
        for (int square = 0; square < jungle::square_count; ++square)
            if ((jungle::traps(owner) & jungle::bit(square)) != 0)
                painter.trap(square, owner);
        painter.den(jungle::den(owner), owner);
    }
    mesh.draw(canvas);
}

Colour terrain_colour(const ui::Theme& theme, engine::Cell cell) {
    const int square = jungle::columns * cell.row + cell.column;
    return light_of(theme).on(jungle::is_water(square) ? water : mix(land, meadow, 0.5F));
}

} // namespace game::board
