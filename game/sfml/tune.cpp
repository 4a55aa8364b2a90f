#include "game/sfml/tune.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "game/sfml/compat.hpp"
#include "game/sfml/loaded.hpp"

namespace game::sfml {

namespace {

/// What a tune needs of OpenAL, by which SFML 2 plays; in other versions there is none of it.
struct OpenAl {
    using Name = unsigned;
    static constexpr int gain = 0x100A, state = 0x1010, processed = 0x1016; // of sources
    static constexpr int playing = 0x1012;                                  // a state
    static constexpr int mono = 0x1101, stereo = 0x1103;                    // of 16 bits

    [[nodiscard]] static bool present() { return loaded<void()>("alGenSources") != nullptr; }

    void (*make_sources)(int, Name*) = loaded<void(int, Name*)>("alGenSources");
    void (*delete_sources)(int, const Name*) = loaded<void(int, const Name*)>("alDeleteSources");
    void (*make_buffers)(int, Name*) = loaded<void(int, Name*)>("alGenBuffers");
    void (*delete_buffers)(int, const Name*) = loaded<void(int, const Name*)>("alDeleteBuffers");
    void (*fill)(Name, int format, const void*, int bytes,
                 int rate) = loaded<void(Name, int, const void*, int, int)>("alBufferData");
    void (*queue)(Name, int,
                  const Name*) = loaded<void(Name, int, const Name*)>("alSourceQueueBuffers");
    void (*take_back)(Name, int, Name*) = loaded<void(Name, int, Name*)>("alSourceUnqueueBuffers");
    void (*set)(Name, int what, float) = loaded<void(Name, int, float)>("alSourcef");
    void (*ask)(Name, int what, int*) = loaded<void(Name, int, int*)>("alGetSourcei");
    void (*play)(Name) = loaded<void(Name)>("alSourcePlay");
    void (*pause)(Name) = loaded<void(Name)>("alSourcePause");
    void (*stop)(Name) = loaded<void(Name)>("alSourceStop");
};

/// SFML 2's own stream asks a hundred times a second whether it may decode, which costs twice as
/// much as decoding.
class OpenAlTune final : public Tune {
public:
    explicit OpenAlTune(std::unique_ptr<sf::InputSoundFile> file) : file_(std::move(file)) {
        al_.make_sources(1, &source_);
        al_.make_buffers(static_cast<int>(buffers_.size()), buffers_.data());
        for (const OpenAl::Name buffer : buffers_) {
            append(buffer);
        }
    }
    ~OpenAlTune() override {
        al_.stop(source_);
        al_.delete_sources(1, &source_); // first: it holds the buffers
        al_.delete_buffers(static_cast<int>(buffers_.size()), buffers_.data());
    }

    void play() override {
        plays_ = true;
        al_.play(source_);
    }
    void pause() override {
        plays_ = false;
        al_.pause(source_);
    }
    void loudness(float loudness) override { al_.set(source_, OpenAl::gain, loudness); }

    void update() override {
        if (!plays_) {
            return;
        }
        for (int left = number(OpenAl::processed); left > 0; --left) {
            OpenAl::Name buffer = 0;
            al_.take_back(source_, 1, &buffer);
            append(buffer);
        }
        if (number(OpenAl::state) != OpenAl::playing) { // it had to wait too long
            al_.play(source_);
        }
    }

private:
    static constexpr std::size_t parts_of_a_second = 2;

    [[nodiscard]] int number(int what) const {
        int number = 0;
        al_.ask(source_, what, &number);
        return number;
    }

    /// Decodes the next piece, over the end where it lies there, into a buffer and lines it up.
    void append(OpenAl::Name buffer) {
        const auto channels = static_cast<std::size_t>(file_->getChannelCount());
        const std::size_t size = file_->getSampleRate() / parts_of_a_second * channels;
        samples_.resize(size);
        std::size_t filled = 0;
        for (bool more = true; filled < size && more;) {
            auto count = file_->read(samples_.data() + filled, size - filled);
            if (count == 0) {
                file_->seek(std::uint64_t{0});
                count = file_->read(samples_.data() + filled, size - filled);
            }
            more = count > 0; // a damaged file may have nothing
            filled += static_cast<std::size_t>(count);
        }
        al_.fill(buffer, channels == 1 ? OpenAl::mono : OpenAl::stereo, samples_.data(),
                 static_cast<int>(filled * sizeof(std::int16_t)),
                 static_cast<int>(file_->getSampleRate()));
        al_.queue(source_, 1, &buffer);
    }

    OpenAl al_;
    std::unique_ptr<sf::InputSoundFile> file_;
    std::vector<std::int16_t> samples_; ///< of one buffer
    OpenAl::Name source_ = 0;
    std::array<OpenAl::Name, 2 * parts_of_a_second + 1> buffers_{};
    bool plays_ = false;
};

/// By SFML alone.
class SfmlTune final : public Tune {
public:
    explicit SfmlTune(std::unique_ptr<sf::Music> music) : music_(std::move(music)) {
        set_looping(*music_, true);
        set_flat(*music_);
    }

    void play() override {
        music_->play();
        music_->setPlayingOffset(at_);
    }
    void pause() override {
        // Not SFML's pause, which keeps the thread of its stream busy.
        at_ = music_->getPlayingOffset();
        music_->stop();
    }
    void loudness(float loudness) override { music_->setVolume(100 * loudness); }
    void update() override {}

private:
    std::unique_ptr<sf::Music> music_;
    sf::Time at_;
};

template <class Source>
std::unique_ptr<Source> open(const std::filesystem::path& file) {
    auto source = std::make_unique<Source>();
    return source->openFromFile(file.string()) ? std::move(source) : nullptr;
}

} // namespace

std::unique_ptr<Tune> open_tune(const std::filesystem::path& file) {
    std::error_code failure;
    if (!std::filesystem::is_regular_file(file, failure)) {
        return nullptr;
    }
    if (OpenAl::present()) {
        auto source = open<sf::InputSoundFile>(file);
        return source && source->getChannelCount() <= 2
                   ? std::make_unique<OpenAlTune>(std::move(source))
                   : nullptr;
    }
    auto source = open<sf::Music>(file);
    return source ? std::make_unique<SfmlTune>(std::move(source)) : nullptr;
}

} // namespace game::sfml
