#pragma once

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/context.hpp"
#include "tests/support/plain_metrics.hpp"

namespace support {

/// Remembers what was to be heard.
class HeardAudio : public game::Audio {
public:
    void play(game::Sound sound, float) override { heard.push_back(sound); }
    void music(game::Track track) override { playing = track; }
    void volumes(const game::Volumes&) override {}
    void focused(bool) override {}
    void update(float) override {}
    [[nodiscard]] bool available() const override { return false; }

    std::vector<game::Sound> heard;
    game::Track playing = game::Track::none;
};

inline std::string source_file(const std::string& name) {
    std::ifstream in(std::string(SOURCE_DIR) + "/" + name);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline game::ui::Texts texts(game::ui::Language language) {
    const bool french = language == game::ui::Language::fr;
    return *game::ui::Texts::read(
        language, source_file(french ? "config/texts/fr.json" : "config/texts/en.json"));
}

/// What a scene needs of the world, without one.
struct World {
    explicit World(game::ui::Language language = game::ui::Language::en,
                   game::Vec size = {1280, 800}, float stretch = 1)
        : metrics(stretch), context{metrics, audio, {}, texts(language)} {
        context.settings.language = language;
        context.size = size;
        context.save = [this](const game::Settings& settings) {
            context.settings = settings;
            context.texts = texts(settings.language);
            ++saves;
        };
        context.log = [this](const std::string& line) { log.push_back(line); };
        context.copy = [this](const std::string& text) { clipboard = text; };
        context.keep_record = [this](const engine::Match& match, std::int64_t) {
            kept.push_back(match);
            return std::string("kept.rvr");
        };
        context.title = [this](const std::string& words) { title = words; };
        context.wall = [] { return std::int64_t{1'790'000'000}; };
        context.random = [seed = std::uint64_t{1}]() mutable { return seed++; };
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    [[nodiscard]] bool logged(const std::string& line) const {
        return std::find(log.begin(), log.end(), line) != log.end();
    }

    PlainMetrics metrics;
    HeardAudio audio;
    game::Context context;
    std::vector<std::string> log;
    std::vector<engine::Match> kept;
    std::string clipboard, title;
    int saves = 0;
};

} // namespace support
