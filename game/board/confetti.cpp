#include "game/board/confetti.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace game::board {

namespace {

constexpr int papers = 110;
constexpr float pi = std::numbers::pi_v<float>;
constexpr Colour ink{0x1B, 0x17, 0x14, 255};

// In widths of the board, and seconds.
constexpr float up = 2.1F, aside = 1.5F, fall = 1.0F, drag = 1.6F;
constexpr float sways = 0.02F;
constexpr float size = 0.019F;     ///< half of a paper's length
constexpr float latest = 0.22F;    ///< the last ones fly up
constexpr float fading = 0.45F;    ///< seconds over which a paper goes out
constexpr float most_turns = 1.4F; ///< a second

/// Numbers from 0 to 1 for each paper, the same every time (the finaliser of MurmurHash3).
class Lots {
public:
    explicit Lots(int paper) : state_(static_cast<std::uint32_t>(paper + 1) * 0x9E3779B9U) {}
    float next() {
        state_ += 0x6D2B79F5U;
        std::uint32_t hash = (state_ ^ (state_ >> 16U)) * 0x85EBCA6BU;
        hash = (hash ^ (hash >> 13U)) * 0xC2B2AE35U;
        return static_cast<float>((hash ^ (hash >> 16U)) % 4096U) / 4096;
    }
    float between(float a, float b) { return a + (b - a) * next(); }

private:
    std::uint32_t state_;
};

void add_paper(ui::Mesh& mesh, Vec centre, float width, std::array<Colour, 4> colours, float time,
               int paper) {
    Lots lots(paper);
    const float start = latest * lots.next();
    const float angle = lots.between(-1.3F, 1.3F);
    const float force = lots.between(0.35F, 1);
    const float turns = lots.between(0.6F, most_turns), phase = 2 * pi * lots.next();
    const float tilt = pi * lots.next(), spin = lots.between(-2.5F, 2.5F);
    const float half = width * size * lots.between(0.7F, 1.2F);
    const float age = time - start;
    if (age <= 0 || time >= paper_time)
        return;

    // thrown against the air, which slows it down, then it falls and sways
    const float flown = force * (1 - std::exp(-drag * age)) / drag;
    const float sway = sways * std::sin(phase + 5 * age) * std::min(age, 1.0F);
    const Vec way{aside * std::sin(angle) * flown + sway,
                  0.5F * fall * age * age - up * std::cos(angle) * flown};
    const Vec at = centre + way * width;
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
