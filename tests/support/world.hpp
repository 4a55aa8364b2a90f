#pragma once

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "game/profile/names.hpp"
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

/// A sentence as the catalog has it, its placeholders in place.
inline std::string sentence(const game::ui::Texts& texts, const std::string& key) {
    return texts(key, {"{0}", "{1}", "{2}", "{3}", "{4}", "{5}"});
}

/// Files that are only remembered: drafts by their start, and what was asked for.
class NoFiles : public game::Library {
public:
    using Error = engine::Error;
    template <class T>
    struct Answer : game::Pending<T> {
        explicit Answer(std::vector<T> all) : answers(std::move(all)) {}
        std::vector<T> take() override { return std::exchange(answers, {}); }
        [[nodiscard]] bool busy() const override { return !answers.empty(); }
        std::vector<T> answers;
    };

    engine::Result<engine::Done> keep_draft(const engine::Match& match,
                                            std::int64_t started) override {
        if (full)
            return engine::Error{"file.unwritable", {"draft.rvr"}};
        drafts.insert_or_assign(started, match);
        ++saves;
        return engine::Done{};
    }
    void drop_draft(const engine::Match&, std::int64_t started) override { drafts.erase(started); }
    std::optional<game::Saved> draft(const std::string& stem) override {
        for (const auto& [started, match] : drafts)
            if (game::record_stem(match.settings(), started) == stem)
                return game::Saved{{match, started}, "draft.rvr", true};
        return std::nullopt;
    }
    std::optional<game::Saved> newest_draft() override {
        if (drafts.empty())
            return std::nullopt;
        return game::Saved{{drafts.rbegin()->second, drafts.rbegin()->first}, "draft.rvr", true};
    }
    engine::Result<engine::Done> keep_way_back(const std::string& text) override {
        seat = text;
        return engine::Done{};
    }
    std::string way_back() override { return seat; }
    std::unique_ptr<game::Pending<game::Entry>> history() override {
        return std::make_unique<Answer<game::Entry>>(entries);
    }
    engine::Result<engine::Done> remove(const std::string& file) override {
        removed.push_back(file);
        return engine::Done{};
    }
    std::unique_ptr<game::Pending<game::Opened>> open(const std::string& file) override {
        asked.push_back(file);
        return std::make_unique<Answer<game::Opened>>(opened);
    }
    std::unique_ptr<game::Pending<game::Opened>> read(std::string text) override {
        asked.push_back(std::move(text));
        return std::make_unique<Answer<game::Opened>>(opened);
    }
    engine::Result<game::Folder> look(const std::string& path) override {
        if (path == "/none")
            return Error{"file.unreadable", {path}};
        return game::Folder{path.empty() ? "/users/ann" : path, "/users", {"games", "more"}, files};
    }
    std::string copy_name(const engine::Match&, std::int64_t) override {
        return "/users/ann/match.rvr";
    }
    engine::Result<std::string> save_new(const std::string& file,
                                         const std::string& text) override {
        if (written.contains(file))
            return Error{"file.exists", {file}};
        written[file] = text;
        return file;
    }

    std::string data_name(std::int64_t) override { return "/users/ann/rectoverso-data.json"; }
    std::string newest_data() override { return newest; }
    std::unique_ptr<game::Pending<engine::Result<game::Exported>>>
    export_data(const std::string& file, const game::Settings&, const game::Holdings&) override {
        using Result = engine::Result<game::Exported>;
        asked.push_back(file);
        return std::make_unique<Answer<Result>>(
            std::vector{refusal ? Result(*refusal) : Result(game::Exported{file, 12, damaged})});
    }
    std::unique_ptr<game::Pending<engine::Result<game::Imported>>>
    import_data(const std::string& file, const game::Settings&, const game::Holdings&) override {
        using Result = engine::Result<game::Imported>;
        asked.push_back(file);
        return std::make_unique<Answer<Result>>(
            std::vector{refusal ? Result(*refusal) : Result(imported)});
    }
    engine::Result<engine::Done> delete_data() override {
        ++deletions;
        if (refusal)
            return *refusal;
        return engine::Done{};
    }

    std::map<std::int64_t, engine::Match> drafts;
    std::vector<game::Entry> entries;
    std::vector<game::Opened> opened; ///< what comes of reading; nothing: it goes on for ever
    std::vector<std::string> files{"one.rvr", "two.txt"}, removed, asked;
    std::map<std::string, std::string> written;
    int saves = 0;
    std::string seat;             ///< by what a match is come back to
    bool full = false;            ///< drafts cannot be kept
    std::string newest;           ///< exported file
    std::optional<Error> refusal; ///< what comes of moving everything, if it fails
    game::Imported imported;      ///< else
    std::size_t damaged = 0, deletions = 0;
};

/// What a scene needs of the world, without one.
struct World {
    explicit World(game::ui::Language language = game::ui::Language::en,
                   game::Vec size = {1280, 800})
        : World(texts(language), size) {}
    explicit World(game::ui::Texts catalog, game::Vec size)
        : context{metrics, audio, library, {}, std::move(catalog)} {
        const game::ui::Language language = context.texts.language();
        context.settings.language = language;
        context.size = size;
        context.save = [this](const game::Settings& settings) {
            context.settings = settings;
            if (settings.language != context.texts.language())
                context.texts = texts(settings.language);
            ++saves;
        };
        context.keep = [this](const game::Holdings& holdings) {
            context.holdings = holdings;
            ++keeps;
            return !library.full;
        };
        context.log = [this](const std::string& line) { log.push_back(line); };
        context.copy = [this](const std::string& text) { clipboard = text; };
        context.clipboard = [this] { return clipboard; };
        context.ahead_of_utc = [](std::int64_t) { return std::int64_t{0}; };
        context.keep_record = [this](const engine::Record& record) {
            kept.push_back(record.match);
            headers = record.headers;
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
    NoFiles library;
    game::Context context;
    std::vector<std::string> log;
    std::vector<engine::Match> kept;
    std::vector<engine::Header> headers; ///< of the record that was kept last
    std::string clipboard, title;
    int saves = 0, keeps = 0;
};

} // namespace support
