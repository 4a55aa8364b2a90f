#include "game/sfml/audio.hpp"

#include <algorithm>
#include <cmath>
#include <system_error>

#include "game/sfml/loaded.hpp"

namespace game::sfml {

namespace {

constexpr const char* sound_names[sound_count] = {
    "lift", "clack_recto", "clack_verso", "place", "refuse", "your_turn",
    "win",  "lose",        "draw",        "chat",  "click",
};
constexpr std::size_t most_voices = 16;
constexpr float cross_fade = 0.6F;     // seconds
constexpr float presence_fade = 0.25F; // seconds
constexpr float duck_time = 2.5F;      // seconds
constexpr float duck_level = 0.3F;
constexpr float pitch_range = 0.04F;

std::size_t index(Sound sound) {
    return static_cast<std::size_t>(sound);
}

bool is_alert(Sound sound) {
    return sound == Sound::your_turn || sound == Sound::chat;
}

bool is_fanfare(Sound sound) {
    return sound == Sound::win || sound == Sound::lose || sound == Sound::draw;
}

/// The ear hears loudness by ratios: half the slider is to sound half as loud.
float gain(float volume) {
    return volume * volume;
}

float approach(float from, float to, float step) {
    return from < to ? std::min(to, from + step) : std::max(to, from - step);
}

/// SFML 2 cannot be asked for its device, but its OpenAL can. Without OpenAL (SFML 3) a lost device
/// costs nothing and comes back by itself.
bool device_present() {
    auto* current = loaded<void*()>("alcGetCurrentContext");
    auto* device_of = loaded<void*(void*)>("alcGetContextsDevice");
    auto* extension = loaded<char(void*, const char*)>("alcIsExtensionPresent");
    auto* integers = loaded<void(void*, int, int, int*)>("alcGetIntegerv");
    if (current == nullptr || device_of == nullptr || extension == nullptr || integers == nullptr) {
        return true;
    }
    void* context = current();
    void* device = context != nullptr ? device_of(context) : nullptr;
    if (device == nullptr) {
        return false;
    }
    constexpr int connected_name = 0x313; // ALC_CONNECTED
    int connected = 1;
    if (extension(device, "ALC_EXT_disconnect") != 0) {
        integers(device, connected_name, 1, &connected);
    }
    return connected != 0;
}

bool is_file(const std::filesystem::path& path) {
    std::error_code failure;
    return std::filesystem::is_regular_file(path, failure);
}

} // namespace

SoundPlayer::SoundPlayer(std::filesystem::path data, bool enabled, Log log)
    : data_(std::move(data)), log_(std::move(log)),
      state_(enabled ? State::closed : State::silent) {}

SoundPlayer::~SoundPlayer() = default;

std::unique_ptr<SoundPlayer::Bank> SoundPlayer::open(const std::filesystem::path& folder) {
    auto bank = std::make_unique<Bank>(); // the first buffer opens the device
    bank->device = device_present();
    for (std::size_t sound = 0; bank->device && sound < sound_count; ++sound) {
        const auto file = folder / (std::string(sound_names[sound]) + ".ogg");
        bank->loaded[sound] = is_file(file) && bank->buffers[sound].loadFromFile(file.string());
        if (!bank->loaded[sound]) {
            bank->missing.push_back(file.string());
        }
    }
    return bank;
}

bool SoundPlayer::ready() {
    if (state_ == State::closed) {
        state_ = State::opening;
        opening_ = std::async(std::launch::async, &SoundPlayer::open, data_ / "sounds");
    }
    take_bank();
    return state_ == State::ready;
}

void SoundPlayer::take_bank() {
    if (state_ != State::opening ||
        opening_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        return;
    }
    bank_ = opening_.get();
    if (!bank_->device) {
        give_up("sound: there is no device; the game is silent");
        return;
    }
    state_ = State::ready;
    for (const auto& file : bank_->missing) {
        log("sound: cannot read " + file);
    }
}

void SoundPlayer::give_up(const std::string& why) {
    voices_.clear();
    decks_.clear();
    bank_.reset();
    state_ = State::silent;
    log(why);
}

void SoundPlayer::play(Sound sound, float pitch) {
    const float loudness = gain(is_alert(sound) ? volumes_.alerts : volumes_.effects);
    if (loudness <= 0 || (!focused_ && !is_alert(sound)) || !ready() ||
        !bank_->loaded[index(sound)]) {
        return;
    }
    auto voice = std::find_if(voices_.begin(), voices_.end(), [](const sf::Sound& candidate) {
        return candidate.getStatus() == sf::SoundSource::Status::Stopped;
    });
    if (voice == voices_.end()) {
        if (voices_.size() >= most_voices) {
            return;
        }
        voice = voices_.emplace(voices_.end(), bank_->buffers[index(sound)]);
        set_flat(*voice);
    }
    voice->setBuffer(bank_->buffers[index(sound)]);
    voice->setVolume(100 * loudness);
    voice->setPitch(is_fanfare(sound) || is_alert(sound) ? pitch : pitch * random_pitch());
    voice->play();
    if (is_fanfare(sound)) {
        duck_left_ = duck_time;
    }
}

void SoundPlayer::music(Track track) {
    wanted_ = track;
}

void SoundPlayer::update(float seconds) {
    if (state_ == State::silent) {
        return;
    }
    const bool heard = wanted_ != Track::none && volumes_.music > 0 && focused_;
    if (state_ == State::closed && !heard) {
        return;
    }
    if (ready()) {
        start_track();
        fade(std::clamp(seconds, 0.F, 0.1F)); // a long pause is no part of a fade
    }
}

void SoundPlayer::start_track() {
    if (wanted_ == Track::none || (!decks_.empty() && decks_.back().track == wanted_)) {
        return;
    }
    const auto file = data_ / "music" / "home.ogg";
    Deck deck{wanted_, 0, std::make_unique<sf::Music>()};
    if (is_file(file) && deck.music->openFromFile(file.string())) {
        set_looping(*deck.music, true);
        set_flat(*deck.music);
    } else {
        deck.music.reset();
        log("sound: cannot read " + file.string());
    }
    decks_.push_back(std::move(deck));
}

float SoundPlayer::presence_goal() const {
    if (!focused_ || volumes_.music <= 0) {
        return 0;
    }
    return duck_left_ > 0 ? duck_level : 1;
}

void SoundPlayer::fade(float seconds) {
    duck_left_ = std::max(0.F, duck_left_ - seconds);
    presence_ = approach(presence_, presence_goal(), seconds / presence_fade);
    for (auto deck = decks_.begin(); deck != decks_.end();) {
        const bool current = std::next(deck) == decks_.end() && deck->track == wanted_;
        deck->level = approach(deck->level, current ? 1.F : 0.F, seconds / cross_fade);
        if (!current && deck->level <= 0) {
            deck = decks_.erase(deck);
            continue;
        }
        if (deck->music) {
            const float loudness = deck->level * presence_ * gain(volumes_.music);
            const bool playing = deck->music->getStatus() == sf::SoundSource::Status::Playing;
            deck->music->setVolume(100 * loudness);
            if (loudness > 0 && !playing) {
                deck->music->play();
            } else if (presence_ <= 0 && playing) {
                deck->music->pause(); // decoding what nobody hears would cost time
            }
        }
        ++deck;
    }
    heard_ = volumes_;
}

bool SoundPlayer::busy() const {
    switch (state_) {
    case State::silent:
        return false;
    case State::closed:
        return wanted_ != Track::none && volumes_.music > 0 && focused_;
    case State::opening:
        return true;
    case State::ready:
        break;
    }
    const bool settled = decks_.empty() ? wanted_ == Track::none
                                        : decks_.size() == 1 && decks_.back().track == wanted_ &&
                                              decks_.back().level >= 1;
    return !settled || presence_ != presence_goal() || duck_left_ > 0 || heard_ != volumes_;
}

void SoundPlayer::watch(std::chrono::steady_clock::time_point now) {
    if (now - watched_ < std::chrono::seconds(1)) {
        return;
    }
    watched_ = now;
    take_bank();
    if (state_ == State::ready && !device_present()) {
        give_up("sound: the device is gone; the game is silent");
    }
}

float SoundPlayer::random_pitch() {
    // Marsaglia's xorshift, 32 bits: a different clack each time is all that is asked of it.
    random_ ^= random_ << 13;
    random_ ^= random_ >> 17;
    random_ ^= random_ << 5;
    const float unit = static_cast<float>(random_ >> 8) / static_cast<float>(1U << 24);
    return 1 + pitch_range * (2 * unit - 1);
}

void SoundPlayer::log(const std::string& line) const {
    if (log_) {
        log_(line);
    }
}

} // namespace game::sfml
