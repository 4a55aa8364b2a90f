#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "game/sfml/compat.hpp"

// What is committed as rendered: measured, as nobody listens to a test.

namespace {

using Samples = std::vector<std::int16_t>;

const std::filesystem::path assets = SOURCE_DIR "/assets";

struct Heard {
    Samples samples; ///< of all channels in turn
    std::size_t channels = 0;
    std::size_t rate = 0; ///< a channel's samples a second

    [[nodiscard]] double seconds() const {
        return static_cast<double>(samples.size()) / static_cast<double>(channels * rate);
    }
};

Heard decoded(const std::filesystem::path& file) {
    sf::InputSoundFile in;
    REQUIRE_MESSAGE(in.openFromFile(file.string()), file.string());
    Heard heard;
    heard.channels = in.getChannelCount();
    heard.rate = in.getSampleRate();
    heard.samples.resize(static_cast<std::size_t>(in.getSampleCount()));
    REQUIRE(in.read(heard.samples.data(), heard.samples.size()) == heard.samples.size());
    return heard;
}

/// In decibels below the loudest there is; `from` and `to` in seconds.
double loudness(const Heard& heard, double from, double to) {
    const auto at = [&heard](double seconds) {
        const auto frame = static_cast<std::size_t>(seconds * static_cast<double>(heard.rate));
        return std::min(frame * heard.channels, heard.samples.size());
    };
    double sum = 1e-9;
    for (std::size_t i = at(from); i < at(to); ++i) {
        sum += std::pow(heard.samples[i] / 32768.0, 2);
    }
    return 10 * std::log10(sum / static_cast<double>(std::max<std::size_t>(at(to) - at(from), 1)));
}

int peak(const Heard& heard) {
    int most = 0;
    for (const std::int16_t sample : heard.samples) {
        most = std::max(most, std::abs(int{sample}));
    }
    return most;
}

/// The widest step from `first` on to the frame after, over `count` frames, past the end at the
/// beginning again.
int widest_step(const Heard& heard, std::size_t first, std::size_t count) {
    int most = 0;
    const std::size_t all = heard.samples.size();
    for (std::size_t i = first; i < first + count * heard.channels; ++i) {
        most = std::max(
            most, std::abs(heard.samples[i % all] - heard.samples[(i + heard.channels) % all]));
    }
    return most;
}

constexpr int nearly_clipped = 32000;

} // namespace

TEST_CASE("sound: every loop lasts 60 to 90 s, is never silent and as loud as the others") {
    for (const char* name : {"home", "worpion", "reversi", "jungle"}) {
        CAPTURE(name);
        const Heard loop = decoded(assets / "music" / (std::string(name) + ".ogg"));
        CHECK(loop.channels == 2);
        CHECK(loop.seconds() >= 60);
        CHECK(loop.seconds() <= 90);
        CHECK(peak(loop) < nearly_clipped);
        CHECK(std::abs(loudness(loop, 0, loop.seconds()) - -19.2) < 1);
        for (double at = 0; at + 2 <= loop.seconds(); at += 2) {
            CAPTURE(at);
            CHECK(loudness(loop, at, at + 2) > -35);
        }
    }
}

TEST_CASE("sound: the end of every loop joins its beginning without a click") {
    for (const char* name : {"home", "worpion", "reversi", "jungle"}) {
        CAPTURE(name);
        const Heard loop = decoded(assets / "music" / (std::string(name) + ".ogg"));
        const std::size_t frames = loop.samples.size() / loop.channels;
        const std::size_t around = 64;
        const int seam = widest_step(loop, (frames - around) * loop.channels, around + 1);
        CHECK(seam < widest_step(loop, 0, frames) / 4);
    }
}

TEST_CASE("sound: win, loss and draw are stings of 2 to 4 s that begin at once and die away") {
    for (const char* name : {"win", "lose", "draw"}) {
        CAPTURE(name);
        const Heard sting = decoded(assets / "sounds" / (std::string(name) + ".ogg"));
        const double end = sting.seconds();
        CHECK(end >= 2);
        CHECK(end <= 4);
        CHECK(peak(sting) < nearly_clipped);
        CHECK(loudness(sting, 0, 0.1) > -40);
        CHECK(loudness(sting, 0, end) > -26);
        CHECK(loudness(sting, end - 0.02, end) < -55);
    }
}

TEST_CASE("sound: every effect is heard, and all is small enough to carry about") {
    std::uintmax_t bytes = 0;
    int effects = 0;
    for (const char* folder : {"sounds", "music"}) {
        for (const auto& entry : std::filesystem::directory_iterator(assets / folder)) {
            if (entry.path().extension() != ".ogg") {
                continue;
            }
            bytes += entry.file_size();
            if (folder != std::string("sounds")) {
                continue;
            }
            CAPTURE(entry.path().string());
            const Heard effect = decoded(entry.path());
            CHECK(peak(effect) > 3000);
            CHECK(peak(effect) < nearly_clipped);
            ++effects;
        }
    }
    CHECK(effects == 17);
    CHECK(bytes < 12'000'000);
}
