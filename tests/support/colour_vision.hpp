#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "game/canvas.hpp"

// Colours as colour-blind eyes see them: Machado, Oliveira and Fernandes 2009, severity 1, on
// linear RGB; differences by CIEDE2000 (Sharma, Wu and Dalal 2005).
namespace support {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// What eyes make of linear RGB: all of it, or what is left without one kind of cone.
inline constexpr Matrix normal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix protan{{{0.152286, 1.052583, -0.204868},
                                {0.114503, 0.786281, 0.099216},
                                {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deutan{{{0.367322, 0.860646, -0.227968},
                                {0.280085, 0.672501, 0.047413},
                                {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix tritan{{{1.255528, -0.076749, -0.178779},
                                {-0.078411, 0.930809, 0.147602},
                                {0.004733, 0.691367, 0.303900}}};
inline constexpr Matrix to_xyz{{{0.4124564, 0.3575761, 0.1804375},
                                {0.2126729, 0.7151522, 0.0721750},
                                {0.0193339, 0.1191920, 0.9503041}}};

inline Triple times(const Matrix& m, const Triple& v) {
    Triple out{};
    for (std::size_t i = 0; i < 3; ++i)
        out[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return out;
}

inline double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// CIELAB, D65, of a colour as an eye sees it.
inline Triple lab(game::Colour colour, const Matrix& eye) {
    Triple rgb = times(eye, {linear(colour.r), linear(colour.g), linear(colour.b)});
    for (double& channel : rgb)
        channel = std::clamp(channel, 0.0, 1.0);
    const Triple xyz = times(to_xyz, rgb);
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

inline constexpr double degree = std::numbers::pi / 180;

inline double hue(double a, double b) {
    const double h = a == 0 && b == 0 ? 0 : std::atan2(b, a) / degree;
    return h < 0 ? h + 360 : h;
}

inline double mean_hue(double h1, double h2) {
    if (std::abs(h1 - h2) <= 180)
        return (h1 + h2) / 2;
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

/// The difference of two colours in CIELAB.
inline double ciede2000(const Triple& one, const Triple& two) {
    const auto seventh = [](double c) {
        return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
    };
    const double c_mean = (std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2;
    const double g = 0.5 * (1 - seventh(c_mean));
    const double a1 = (1 + g) * one[1], a2 = (1 + g) * two[1];
    const double c1 = std::hypot(a1, one[2]), c2 = std::hypot(a2, two[2]);
    const double h1 = hue(a1, one[2]), h2 = hue(a2, two[2]);
    double dh = c1 * c2 == 0 ? 0 : h2 - h1;
    if (dh > 180)
        dh -= 360;
    else if (dh < -180)
        dh += 360;
    const double dl = two[0] - one[0], dc = c2 - c1;
    const double dhue = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * degree);

    const double l = (one[0] + two[0]) / 2, c = (c1 + c2) / 2;
    const double h = c1 * c2 == 0 ? h1 + h2 : mean_hue(h1, h2);
    const double t = 1 - 0.17 * std::cos((h - 30) * degree) + 0.24 * std::cos(2 * h * degree) +
                     0.32 * std::cos((3 * h + 6) * degree) - 0.20 * std::cos((4 * h - 63) * degree);
    const double from_50 = (l - 50) * (l - 50);
    const double sl = 1 + 0.015 * from_50 / std::sqrt(20 + from_50);
    const double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
    const double turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double rt = -2 * seventh(c) * std::sin(2 * turn * degree);
    const double x = dl / sl, y = dc / sc, z = dhue / sh;
    return std::sqrt(x * x + y * y + z * z + rt * y * z);
}

/// Luminance in CIELAB, 0 to 100: all that a grey picture keeps of a colour.
inline double lightness(game::Colour colour) {
    return lab(colour, normal)[0];
}

} // namespace support
