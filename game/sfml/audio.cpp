#include "game/sfml/audio.hpp"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "game/sfml/loaded.hpp"

namespace game::sfml {

namespace {

constexpr const char* sound_names[sound_count] = {
    "lift",    "clack_recto", "clack_verso", "place", "refuse",   "your_turn",
    "win",     "lose",        "draw",        "chat",  "click",    "step",
    "capture", "leap",        "den",         "pass",  "low_time",
};
constexpr std::size_t most_voices = 16;
constexpr float cross_fade = 0.6F;     // seconds
constexpr float presence_fade = 0.25F; // seconds
constexpr float duck_time = 3.2F;      // seconds
constexpr float duck_level = 0.2F;
constexpr float pitch_range = 0.04F;
constexpr std::chrono::seconds most_opening{3};   // after which a device counts as missing
constexpr std::chrono::seconds first_retry{2};    // and twice as long each time,
constexpr std::chrono::seconds last_retry{16};    // up to this
constexpr std::chrono::seconds proving{2};        // of a device that had been missing
constexpr std::chrono::milliseconds parting{250}; // at the end of the program

std::string track_file(Track track) {
    constexpr const char* names[] = {"", "home", "worpion", "reversi", "jungle"};
    return std::string(names[static_cast<std::size_t>(track)]) + ".ogg";
}

std::size_t index(Sound sound) {
    return static_cast<std::size_t>(sound);
}

bool is_alert(Sound sound) {
    return sound == Sound::your_turn || sound == Sound::chat || sound == Sound::low_time;
}

constexpr Sound fanfares[fanfare_count] = {Sound::win, Sound::lose, Sound::draw};

/// Its place among the fanfares, `fanfare_count` of any other sound.
std::size_t fanfare_index(Sound sound) {
    return static_cast<std::size_t>(std::find(std::begin(fanfares), std::end(fanfares), sound) -
                                    std::begin(fanfares));
}

bool is_fanfare(Sound sound) {
    return fanfare_index(sound) < fanfare_count;
}

/// The ear hears loudness by ratios: half the slider is to sound half as loud.
float gain(float volume) {
    return volume * volume;
}

float approach(float from, float to, float step) {
    return from < to ? std::min(to, from + step) : std::max(to, from - step);
}

void ignore(const char*, int, const char*, int, const char*, ...) {}

/// Without a sound card the libraries below SFML would fill the terminal with remarks.
void silence_libraries() {
    using Handler = void(const char*, int, const char*, int, const char*, ...);
    if (auto* set = from_library<int(Handler*)>("libasound.so.2", "snd_lib_error_set_handler")) {
        set(ignore);
    }
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

bool load(sf::SoundBuffer& buffer, const std::filesystem::path& file) {
    std::error_code failure;
    return std::filesystem::is_regular_file(file, failure) && buffer.loadFromFile(file.string());
}

bool load(sf::Music& music, const std::filesystem::path& file) {
    std::error_code failure;
    return std::filesystem::is_regular_file(file, failure) && music.openFromFile(file.string());
}

std::string file_name(std::size_t sound) {
    return std::string(sound_names[sound]) + ".ogg";
}

template <class Result>
bool is_done(const std::future<Result>& future,
             std::chrono::milliseconds wait = std::chrono::milliseconds(0)) {
    return future.valid() && future.wait_for(wait) == std::future_status::ready;
}

/// Waits for a while; then the work keeps what it needs until the process ends. The destructor of
/// a future would wait for ever.
template <class Result>
void part_from(std::future<Result> future) {
    if (future.valid() && !is_done(future, parting))
        static_cast<void>(new std::future<Result>(std::move(future)));
}

} // namespace

void silence_openal() {
#if defined(__unix__) || defined(__APPLE__)
    setenv("ALSOFT_LOGLEVEL", "0", 0);
#endif
}

SoundPlayer::SoundPlayer(std::filesystem::path data, bool enabled, Log log)
    : data_(std::move(data)), log_(std::move(log)), state_(enabled ? State::closed : State::off) {}

SoundPlayer::~SoundPlayer() {
    close();
    part_from(std::move(opening_));
    part_from(std::move(closing_));
}

std::unique_ptr<SoundPlayer::Bank> SoundPlayer::open(const std::filesystem::path& folder) {
    silence_libraries();
    auto bank = std::make_unique<Bank>(); // the first buffer opens the device
    bank->device = device_present();
    for (std::size_t sound = 0; bank->device && sound < sound_count; ++sound) {
        const std::size_t fanfare = fanfare_index(static_cast<Sound>(sound));
        const auto file = folder / file_name(sound);
        bank->loaded[sound] = fanfare < fanfare_count ? load(bank->fanfares[fanfare], file)
                                                      : load(bank->buffers[sound], file);
    }
    return bank;
}

bool SoundPlayer::ready() {
    if (state_ == State::closed && watched_ >= retry_at_) {
        state_ = State::opening;
        changed_ = watched_;
        opening_ = std::async(std::launch::async, &SoundPlayer::open, data_ / "sounds");
    }
    take_bank();
    return state_ == State::ready;
}

void SoundPlayer::take_bank() {
    if (state_ != State::opening || !is_done(opening_)) {
        return;
    }
    bank_ = opening_.get();
    if (!bank_->device) {
        miss("sound: there is no device; the game is silent");
        return;
    }
    state_ = State::ready;
    changed_ = watched_;
    if (std::exchange(missing_, false)) {
        log("sound: there is a device again");
        return;
    }
    std::string missing;
    for (std::size_t sound = 0; sound < sound_count; ++sound) {
        if (!bank_->loaded[sound]) {
            missing += ' ' + file_name(sound);
        }
    }
    if (!missing.empty()) {
        log("sound: cannot read from " + (data_ / "sounds").string() + ":" + missing);
    }
}

void SoundPlayer::miss(const std::string& why) {
    if (!std::exchange(missing_, true)) {
        log(why);
    }
    const bool lasted = state_ == State::ready && watched_ - changed_ > std::chrono::minutes(1);
    retry_after_ = lasted ? first_retry : std::clamp(2 * retry_after_, first_retry, last_retry);
    retry_at_ = watched_ + retry_after_;
    close();
}

void SoundPlayer::close() {
    if (voices_.empty() && decks_.empty() && !bank_) {
        return;
    }
    // Tracks may still be loading; the last thing of SFML's that goes away closes the device.
    struct Silenced {
        std::list<sf::Sound> voices;
        std::list<Deck> decks;
        std::unique_ptr<Bank> bank;
    };
    auto silenced = std::make_unique<Silenced>();
    silenced->voices.swap(voices_);
    silenced->decks.swap(decks_);
    silenced->bank = std::move(bank_);
    state_ = State::closing;
    closing_ = std::async(std::launch::async, [silenced = std::move(silenced)]() mutable {
        silenced->voices.clear();
        silenced->decks.clear();
        silenced.reset();
    });
}

void SoundPlayer::play(Sound sound, float pitch) {
    const float loudness = gain(is_alert(sound) ? volumes_.alerts : volumes_.effects);
    if (loudness <= 0 || (!focused_ && sound != Sound::your_turn) || !ready() ||
        !bank_->loaded[index(sound)]) {
        return;
    }
    if (is_fanfare(sound)) {
        play_fanfare(sound, loudness, pitch);
    } else {
        play_effect(sound, loudness, is_alert(sound) ? pitch : pitch * random_pitch());
    }
}

void SoundPlayer::play_effect(Sound sound, float loudness, float pitch) {
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
    voice->setPitch(pitch);
    voice->play();
}

void SoundPlayer::play_fanfare(Sound sound, float loudness, float pitch) {
    sf::Music& fanfare = bank_->fanfares[fanfare_index(sound)];
    set_flat(fanfare);
    fanfare.setVolume(100 * loudness);
    fanfare.setPitch(pitch);
    fanfare.stop(); // once more from its beginning
    fanfare.play();
    duck_left_ = duck_time;
}

void SoundPlayer::music(Track track) {
    wanted_ = track;
}

void SoundPlayer::focused(bool focused) {
    focused_ = focused;
    if (!focused) {
        for (sf::Sound& voice : voices_) {
            voice.stop();
        }
        if (bank_) {
            std::for_each(bank_->fanfares.begin(), bank_->fanfares.end(),
                          [](sf::Music& fanfare) { fanfare.stop(); });
        }
    }
}

void SoundPlayer::update(float seconds) {
    if (state_ == State::off || (state_ == State::closed && !music_heard())) {
        return;
    }
    if (ready()) {
        start_track();
        fade(std::clamp(seconds, 0.F, 0.1F)); // a long pause is no part of a fade
    }
}

bool SoundPlayer::music_heard() const {
    return wanted_ != Track::none && volumes_.music > 0 && focused_;
}

void SoundPlayer::start_track() {
    if (!music_heard() || (!decks_.empty() && decks_.back().track == wanted_)) {
        return;
    }
    if (retry_after_ > std::chrono::seconds(0) && watched_ - changed_ < proving) {
        return; // decoding costs too much for a device that comes and goes
    }
    const auto fading = std::find_if(decks_.begin(), decks_.end(),
                                     [this](const Deck& deck) { return deck.track == wanted_; });
    if (fading != decks_.end()) { // it is wanted again before it was gone
        decks_.splice(decks_.end(), decks_, fading);
        return;
    }
    if (std::any_of(decks_.begin(), decks_.end(),
                    [](const Deck& deck) { return deck.loading.valid(); })) {
        return; // one after the other
    }
    Deck& deck = decks_.emplace_back();
    deck.track = wanted_;
    deck.loading = std::async(std::launch::async, open_tune, data_ / "music" / track_file(wanted_));
}

void SoundPlayer::take_track(Deck& deck) {
    if (!is_done(deck.loading)) {
        return;
    }
    deck.tune = deck.loading.get();
    if (!deck.tune) {
        log("sound: cannot read " + (data_ / "music" / track_file(deck.track)).string());
    }
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
        take_track(*deck);
        const bool current = std::next(deck) == decks_.end() && deck->track == wanted_;
        if (!deck->loading.valid()) {
            deck->level = approach(deck->level, current ? 1.F : 0.F, seconds / cross_fade);
            if (!current && deck->level <= 0) {
                deck = decks_.erase(deck);
                continue;
            }
            play_deck(*deck);
        }
        ++deck;
    }
}

void SoundPlayer::play_deck(Deck& deck) const {
    if (!deck.tune) {
        return;
    }
    const float loudness = deck.level * presence_ * gain(volumes_.music);
    deck.tune->loudness(loudness);
    if (loudness > 0 && !deck.plays) {
        deck.tune->play();
        deck.plays = true;
    } else if (presence_ <= 0 && deck.plays) {
        deck.tune->pause();
        deck.plays = false;
    }
    deck.tune->update();
}

void SoundPlayer::watch(Time now) {
    if (now - watched_ < std::chrono::seconds(1)) {
        return;
    }
    watched_ = now;
    take_bank();
    if (state_ == State::ready && !device_present()) {
        miss("sound: the device is gone; the game is silent");
    } else if (state_ == State::opening && now - changed_ > most_opening &&
               !std::exchange(missing_, true)) {
        log("sound: the device does not answer; the game is silent");
    } else if (state_ == State::closing && is_done(closing_)) {
        closing_.get();
        state_ = State::closed;
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
