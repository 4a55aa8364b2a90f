#include "game/board/life.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace game::board {

namespace {

// Times in seconds. Nothing begins or ends abruptly: life fades out over the last of these.
constexpr float fading = 0.3F;
constexpr float blink_time = 0.2F, blink_every = 2.6F, blink_varies = 2.2F;
constexpr float peep_time = 0.9F, peep_every = 7, peep_varies = 5;
constexpr float gleam_time = 0.45F, gleam_every = 4, gleam_step = 0.045F;

constexpr float looks_from = 0.6F; ///< squares: eyes turn no further for what is farther away

/// 0 to 1, the same for a square always: no two pieces blink together.
float lot(const Pose& piece, std::uint32_t salt) {
    std::uint32_t hash = salt * 0x9E3779B9U + static_cast<std::uint32_t>(piece.x) * 0x85EBCA6BU +
                         static_cast<std::uint32_t>(piece.y) * 0xC2B2AE35U;
    hash = (hash ^ (hash >> 15U)) * 0x2C1B3C6DU;
    hash ^= hash >> 12U;
    return static_cast<float>(hash % 1024U) / 1024;
}

/// How far something that takes `length` out of every `period` has come: 0 to 1, else 0.
float part(float clock, float period, float length) {
    const float at = std::fmod(std::max(clock, 0.0F), period);
    return at < length ? at / length : 0;
}

/// Rises fast, stays for a moment, falls: 0 at both ends.
float there_and_back(float t) {
    return std::clamp(std::min(t, 1 - t) * 3.2F, 0.0F, 1.0F);
}

float blink(const Pose& piece, float clock) {
    const float period = blink_every + blink_varies * lot(piece, 1);
    return there_and_back(part(clock + period * lot(piece, 2), period, blink_time));
}

float peep(const Pose& piece, float clock) {
    const float period = peep_every + peep_varies * lot(piece, 3);
    return there_and_back(part(clock + period * lot(piece, 4), period, peep_time));
}

/// A light that passes over the board from one corner to the other.
float gleam(const Pose& piece, float clock, const Geometry& geometry) {
    const Vec at =
        (geometry.point(piece.x, piece.y) - Vec{geometry.squares.x, geometry.squares.y}) *
        (1 / geometry.cell);
    return part(clock - gleam_step * (at.x + at.y), gleam_every, gleam_time);
}

Vec glance(const Pose& piece, Vec watched, const Geometry& geometry) {
    const Vec way = (watched - geometry.point(piece.x, piece.y)) * (1 / geometry.cell);
    const float length = std::hypot(way.x, way.y);
    return way * (1 / std::max(length, looks_from));
}

} // namespace

void enliven(std::vector<Pose>& pieces, engine::GameId game, const Geometry& geometry,
             const Life& life) {
    const float strength = std::clamp(life.left / fading, 0.0F, 1.0F);
    if (strength <= 0 || geometry.cell <= 0)
        return;
    for (Pose& piece : pieces) {
        Look& look = piece.look;
        if (game == engine::GameId::reversi) {
            look.gleam = piece.moving ? 0 : gleam(piece, life.clock, geometry) * strength;
            continue;
        }
        const bool asleep = game == engine::GameId::worpion && piece.face != 0;
        look.blink = strength * (asleep ? peep(piece, life.clock) : blink(piece, life.clock));
        if (life.watched)
            look.glance = glance(piece, *life.watched, geometry) * strength;
    }
}

} // namespace game::board
