#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace game {

enum class Sound : std::uint8_t {
    lift,
    clack_recto,
    clack_verso, ///< three semitones brighter than recto
    place,
    refuse,
    your_turn,
    win,
    lose,
    draw,
    chat,
    click,
    step, ///< an animal's
    capture,
    leap,
    den,      ///< reached: it wins
    pass,     ///< forced
    low_time, ///< ten seconds are left, then each from five
};

/// A loop of music: each game has its own.
enum class Track : std::uint8_t { none, home, worpion, reversi, jungle };

[[nodiscard]] constexpr Track track_of(engine::GameId game) {
    switch (game) {
    case engine::GameId::worpion:
        return Track::worpion;
    case engine::GameId::reversi:
        return Track::reversi;
    case engine::GameId::jungle:
        return Track::jungle;
    }
    return Track::none;
}

/// 0 to 1 each.
struct Volumes {
    float music = 0.6F, effects = 0.8F, alerts = 0.8F;

    friend bool operator==(const Volumes&, const Volumes&) = default;
};

/// Sound, as far as there is a device: every call returns at once and none fails.
class Audio {
public:
    virtual ~Audio() = default;

    /// `pitch` multiplies the frequency.
    virtual void play(Sound sound, float pitch = 1) = 0;
    /// Cross-fades to a loop in 600 ms.
    virtual void music(Track track) = 0;
    virtual void volumes(const Volumes& volumes) = 0;
    /// Unfocused, only `your_turn` is heard.
    virtual void focused(bool focused) = 0;
    /// Moves fades on; call it at least every 100 ms, frame or no frame.
    virtual void update(float seconds) = 0;
    /// False where there is no device.
    [[nodiscard]] virtual bool available() const = 0;
};

} // namespace game
