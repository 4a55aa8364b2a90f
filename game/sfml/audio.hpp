#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <list>
#include <memory>
#include <string>

#include "game/audio.hpp"
#include "game/sfml/compat.hpp"
#include "game/sfml/tune.hpp"

namespace game::sfml {

constexpr std::size_t sound_count = 17;
constexpr std::size_t fanfare_count = 3;

/// Keeps OpenAL's remarks off the terminal, unless the player asked for them. Call it before there
/// are threads.
void silence_openal();

/// The sound device and the effects, opened in the background at the first thing to be heard. What
/// asks for sound before that, or without a device, is silently let go; where there is none it is
/// looked for again from time to time. A device may keep whoever opens or closes it waiting for
/// ever, so the calling thread does neither. Music and fanfares are decoded while they play: whole,
/// a loop would take 20 MB, the fanfares 4 MB.
class SoundPlayer : public Audio {
public:
    using Log = std::function<void(const std::string&)>;

    /// Reads `data`/sounds and `data`/music. Not `enabled`: never opens a device.
    SoundPlayer(std::filesystem::path data, bool enabled, Log log);
    /// Waits for the device, but not for long: a thread that hangs in it is left alone, so that the
    /// process must end without looking back (`std::_Exit`).
    ~SoundPlayer() override;

    void play(Sound sound, float pitch) override;
    void music(Track track) override;
    void volumes(const Volumes& volumes) override { volumes_ = volumes; }
    void focused(bool focused) override;
    void update(float seconds) override;
    [[nodiscard]] bool available() const override { return state_ != State::off && !missing_; }

    /// Looks after the device about once a second: one that is gone is given up.
    void watch(std::chrono::steady_clock::time_point now);

private:
    using Time = std::chrono::steady_clock::time_point;
    enum class State : std::uint8_t { off, closed, opening, ready, closing };

    /// What the background thread hands over.
    struct Bank {
        bool device = false;
        std::array<sf::SoundBuffer, sound_count> buffers; ///< a fanfare's stays empty
        std::array<sf::Music, fanfare_count> fanfares;
        std::array<bool, sound_count> loaded{};
    };

    struct Deck {
        Track track = Track::none;
        float level = 0; ///< of the cross-fade, 0 to 1
        std::future<std::unique_ptr<Tune>> loading;
        std::unique_ptr<Tune> tune; ///< null while loading, and where it failed
        bool plays = false;
    };

    static std::unique_ptr<Bank> open(const std::filesystem::path& folder);
    void play_effect(Sound sound, float loudness, float pitch);
    void play_fanfare(Sound sound, float loudness, float pitch);
    /// True once there is a device; begins to open it.
    bool ready();
    void take_bank();
    /// Without a device, until it is looked for again.
    void miss(const std::string& why);
    void close();
    void start_track();
    void take_track(Deck& deck);
    void play_deck(Deck& deck) const;
    void fade(float seconds);
    [[nodiscard]] bool music_heard() const;
    [[nodiscard]] float presence_goal() const;
    [[nodiscard]] float random_pitch();
    void log(const std::string& line) const;

    std::filesystem::path data_;
    Log log_;
    State state_;
    bool missing_ = false; ///< there was no device when it was last looked for
    Time retry_at_{};      ///< not to be opened before
    std::chrono::seconds retry_after_{0};
    std::future<std::unique_ptr<Bank>> opening_;
    std::future<void> closing_;
    std::unique_ptr<Bank> bank_;
    std::list<sf::Sound> voices_;
    std::list<Deck> decks_; ///< the last is the track wanted, those before it fade out
    Track wanted_ = Track::none;
    Volumes volumes_;
    bool focused_ = true;
    float presence_ = 1;  ///< of the music: 0 unheard, 1 as loud as the volumes say
    float duck_left_ = 0; ///< seconds for which a fanfare keeps the music low
    std::uint32_t random_ = 0x9E3779B9;
    Time watched_{}, changed_{}; ///< `changed_`: the state
};

} // namespace game::sfml
