#include "game/board/confetti.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace game::board {

namespace {

constexpr int papers = 90;
constexpr float pi = std::numbers::pi_v<float>;
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

// In widths of the board, and seconds.
constexpr float up = 1.25F, aside = 0.85F, fall = 1.9F, drag = 1.6F;
constexpr float size = 0.017F;
constexpr float latest = 0.22F;    ///< the last ones fly up
constexpr float fading = 0.45F;    ///< seconds over which a paper goes out
constexpr float most_turns = 1.4F; ///< a second

/// A sequence of numbers 0 to 1 for each paper, the same every time.
class Lots {
public:
    explicit Lots(int paper) : state_(static_cast<std::uint32_t>(paper + 1) * 0x9E3779B9U) {}
    float next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return static_cast<float>(state_ % 4096U) / 4096;
    }
    float between(float a, float b) { return a + (b - a) * next(); }

private:
    std::uint32_t state_;
};

void add_paper(ui::Mesh& mesh, Vec centre, float width, std::array<Colour, 4> colours, float time,
               int paper) {
    Lots lots(paper);
    lots.next(); // the first of neighbours are alike
    const float start = latest * lots.next();
    const float angle = lots.between(-0.92F, 0.92F);
    const float force = lots.between(0.35F, 1);
    const float turns = lots.between(0.6F, most_turns), phase = 2 * pi * lots.next();
    const float tilt = pi * lots.next(), spin = lots.between(-2.5F, 2.5F);
    const float half = width * size * lots.between(0.7F, 1.2F);
    const float age = time - start;
    if (age <= 0 || time >= paper_time)
        return;

    // thrown against the air, which slows it down, then it falls and sways
    const float flown = (1 - std::exp(-drag * age)) / drag;
    const float sway = 0.02F * std::sin(phase + 5 * age) * std::min(age, 1.0F);
    const Vec at = centre + Vec{aside * force * std::sin(angle * 1.4F) * flown * 1.6F + sway,
                                -up * force * std::cos(angle) * flown * 1.7F +
                                    0.5F * fall * age * age * 0.55F} *
                                width;
    const float shown = std::cos(phase + 2 * pi * turns * age); // its back is darker
    const Colour tone = colours[static_cast<std::size_t>(paper) % colours.size()];
    const float opacity = std::min(1.0F, (paper_time - time) / fading);
    const Colour colour = ui::faded(ui::mix(tone, ink, shown < 0 ? 0.22F : 0), opacity);
    const Vec along = Vec{std::cos(tilt + spin * age), std::sin(tilt + spin * age)};
    const Vec across = Vec{-along.y, along.x} * (half * 0.62F * std::max(std::abs(shown), 0.12F));
    const Vec length = along * half;
    const std::array corners{at + length + across, at + length - across, at - length - across,
                             at - length + across};
    mesh.convex(corners, colour);
}

} // namespace

void add_confetti(ui::Mesh& mesh, Vec centre, float width, std::array<Colour, 4> colours,
                  float time) {
    if (time <= 0 || time >= paper_time)
        return;
    for (int paper = 0; paper < papers; ++paper)
        add_paper(mesh, centre, width, colours, time, paper);
}

} // namespace game::board
