#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/match/record.hpp"
#include "game/app.hpp"
#include "game/board/animal.hpp"
#include "game/contest/local.hpp"
#include "game/contest/online.hpp"
#include "game/options.hpp"
#include "game/pictures.hpp"
#include "game/profile/disk.hpp"
#include "game/profile/files.hpp"
#include "game/profile/names.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/scenes/review/review.hpp"
#include "game/sfml/window.hpp"
#include "net/link/interfaces.hpp"

namespace {

using namespace game;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// The one thing a signal may touch: the loop ends at the next turn, so that the other player hears
// a goodbye.
volatile std::sig_atomic_t stop_signal = 0;

void ask_to_stop(int signal) {
    stop_signal = signal;
}

constexpr int failed = 1, wrong_usage = 2, no_display = 3, no_data = 4;

// "Cannot start": caught in main, which prints the line and exits with the status.
struct CannotStart {
    int status;
    std::string line;
};

std::string locale_name() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(variable); value && *value)
            return value;
    return "";
}

ui::Texts load_texts(const std::filesystem::path& data, ui::Language language) {
    const auto file = data / "texts" / (language == ui::Language::fr ? "fr.json" : "en.json");
    const auto text = read_file(file, 1U << 20U);
    if (!text)
        throw CannotStart{no_data, "rectoverso: " + file.string() +
                                       ": cannot be read; install the program again or run ./play"};
    const auto texts = ui::Texts::read(language, *text);
    if (!texts)
        throw CannotStart{no_data,
                          "rectoverso: " + file.string() + ": damaged; install the program again"};
    return *texts;
}

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

std::int64_t wall_seconds() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::int64_t ahead_of_utc(std::int64_t seconds) {
    const std::time_t when = seconds;
    std::tm local{};
    return localtime_r(&when, &local) != nullptr ? std::int64_t{local.tm_gmtoff} : 0;
}

LoadedSettings stored_settings(const std::filesystem::path& file) {
    Settings defaults;
    defaults.language = ui::language_of(locale_name());
    return load_settings(file, defaults);
}

// Everything the running program owns, in the order in which it is made.
class Program {
public:
    explicit Program(Options options)
        : options_(std::move(options)), places_(places(wishes(), surroundings())),
          stored_(stored_settings(places_.settings)),
          given_(overridden(stored_.settings, options_)), log_(open_log()), replay_(read_replay()),
          window_(open()), library_(disk_library(places_, surroundings().home)),
          context_{window_->metrics(), window_->audio(), *library_, given_,
                   load_texts(places_.data, given_.language)},
          pictures_(options_.shots) {
        fill_context();
    }

    int run() {
        if (options_.demo && !options_.shots.empty())
            tour();
        App app(context_, first_scene(),
                {[this] { toggle_full_screen(); }, [this] { return picture(); }});
        if (auto scene = asked_scene())
            app.push(std::move(scene));
        if (stored_.fault)
            app.push(notice_scene(context_, context_.texts("notice.settings_damaged"),
                                  context_.texts.error(*stored_.fault)));
        loop(app);
        return stop_signal == 0 ? 0 : 128 + stop_signal;
    }

private:
    [[nodiscard]] PlaceWishes wishes() const {
        PlaceWishes wishes;
        if (!options_.data_directory.empty())
            wishes.data_dir = options_.data_directory;
        wishes.portable = options_.portable;
        return wishes;
    }

    [[nodiscard]] std::optional<Log> open_log() const {
        if (options_.log.empty())
            return std::nullopt;
        auto log = Log::open(options_.log);
        if (!log)
            throw CannotStart{failed, "rectoverso: " + options_.log + ": cannot be written"};
        return std::move(*log);
    }

    void log(const std::string& line) {
        if (log_)
            log_->line(line);
    }

    // What cannot be read at all ends the program before there is a window.
    [[nodiscard]] std::optional<Opened> read_replay() const {
        if (options_.replay.empty())
            return std::nullopt;
        const auto text = options_.replay == "-" ? read_standard_input(largest_record)
                                                 : read_file(options_.replay, largest_record);
        Opened opened = text ? read_saved(*text) : Opened{std::nullopt, text.error()};
        if (!opened.saved) {
            // a file that cannot be had is named by its error
            const std::string where = "rectoverso: " + (text ? options_.replay + ": " : "");
            throw CannotStart{
                failed, where + load_texts(places_.data, ui::Language::en).error(*opened.fault)};
        }
        return opened;
    }

    std::unique_ptr<Platform> open() {
        sfml::WindowOptions window;
        window.width = options_.width;
        window.height = options_.height;
        window.full_screen = given_.full_screen;
        window.user_scale = given_.scale;
        window.data = places_.data;
        window.pictures = board::animal_pictures();
        window.log = [this](const std::string& line) { log(line); };
        try {
            return sfml::open_window(window);
        } catch (const sfml::MissingData& missing) {
            throw CannotStart{no_data, std::string("rectoverso: ") + missing.what()};
        } catch (const std::runtime_error& fault) {
            throw CannotStart{no_display, std::string("rectoverso: ") + fault.what()};
        }
    }

    void fill_context() {
        context_.save = [this](const Settings& settings) { take_over(settings, true); };
        context_.log = [this](const std::string& line) { log(line); };
        context_.copy = [this](const std::string& text) { window_->clipboard(text); };
        context_.clipboard = [this] { return window_->clipboard(); };
        context_.ahead_of_utc = ahead_of_utc;
        context_.keep_record = [this](const engine::Match& match, std::int64_t started) {
            const auto& settings = match.settings();
            const auto file = keep_record(places_.games,
                                          record_stem(started, engine::info(settings.game).key,
                                                      settings.names[0], settings.names[1]),
                                          engine::to_record(match, started));
            return file ? file->string() : std::string();
        };
        context_.title = [this](const std::string& title) { window_->title(title); };
        context_.wall = wall_seconds;
        context_.random = [random =
                               engine::Random(options_.seed.value_or(fresh_seed()))]() mutable {
            return random.next();
        };
        context_.review = [this](Saved saved) {
            return review::replay_scene(context_, launch_, std::move(saved));
        };
        launch_.addresses = net::local_addresses;
        launch_.local = [this](Context&, const MatchSetup& setup) { return local_match(setup); };
        launch_.resume = [this](Context&, const Saved& saved) {
            LocalContest::Settings settings;
            settings.match = saved.record.match.settings();
            settings.begun = saved.record.match;
            settings.resumed = wall_seconds();
            settings.bots = bots_of(settings.match);
            return play_scene(std::move(settings), saved.record.started);
        };
        launch_.online = [](Context& context, OnlineMatch match) -> ScenePtr {
            return std::make_unique<play::PlayScene>(
                context, std::make_unique<OnlineContest>(std::move(match.player),
                                                         std::move(match.notices), context.wall));
        };
        measure_window();
        take_over(given_, false);
    }

    ScenePtr local_match(const MatchSetup& setup) {
        LocalContest::Settings settings;
        settings.match = setup.match;
        settings.bots[1] = setup.bot;
        return play_scene(std::move(settings), wall_seconds());
    }

    ScenePtr play_scene(LocalContest::Settings settings, std::int64_t started) {
        settings.seed = context_.random();
        settings.knowledge = &context_.knowledge;
        settings.hints = context_.settings.of(settings.match.game).hints;
        settings.started = started;
        return std::make_unique<play::PlayScene>(
            context_, std::make_unique<LocalContest>(std::move(settings)));
    }

    void take_over(const Settings& settings, bool save) {
        if (settings.language != context_.texts.language())
            context_.texts = load_texts(places_.data, settings.language);
        context_.settings = settings;
        window_->user_scale(settings.scale);
        if (settings.full_screen != window_->full_screen())
            window_->full_screen(settings.full_screen);
        context_.audio.volumes(settings.sound ? settings.volumes : Volumes{0, 0, 0});
        measure_window();
        if (save && !save_settings(places_.settings, to_keep(settings, stored_.settings, given_)))
            log("settings not saved");
    }

    void toggle_full_screen() {
        Settings settings = context_.settings;
        settings.full_screen = !settings.full_screen;
        take_over(settings, true);
    }

    std::string picture() {
        const std::string stem = "picture-" + std::to_string(wall_seconds());
        auto file = places_.state / (stem + ".png");
        for (int n = 2; std::filesystem::exists(file); ++n) // several within a second
            file = places_.state / (stem + "-" + std::to_string(n) + ".png");
        return save_picture(file) ? file.string() : std::string();
    }

    bool save_picture(const std::filesystem::path& file) {
        std::error_code fault;
        std::filesystem::create_directories(file.parent_path(), fault);
        const bool saved = window_->save_picture(file);
        if (saved)
            log("picture " + file.string());
        else
            std::cerr << "rectoverso: " << file.string() << ": cannot be written\n";
        return saved;
    }

    void measure_window() {
        context_.size = window_->size();
        context_.scale = window_->scale();
    }

    ScenePtr first_scene() {
        if (!options_.demo)
            return home_scene(context_, launch_);
        LocalContest::Settings settings;
        settings.match = asked_settings(false);
        settings.match.names = {"bot:amateur", "bot:beginner"};
        settings.bots = {engine::LevelName::amateur, engine::LevelName::beginner};
        return play_scene(std::move(settings), wall_seconds());
    }

    // What the command line asks for, on top of the home screen.
    ScenePtr asked_scene() {
        if (options_.host)
            return hosting_scene(context_, launch_, asked_settings(true), *options_.host);
        if (options_.join)
            return joining_scene(context_, launch_, *options_.join);
        if (replay_)
            return review::opened_scene(context_, *std::move(replay_), options_.replay,
                                        review::to_replay(context_, launch_));
        if (options_.bot || options_.hot_seat)
            return launch_.local(context_, asked_match());
        if (options_.game && !options_.demo)
            return set_up_scene(context_, launch_, *options_.game);
        return nullptr;
    }

    [[nodiscard]] engine::GameId asked_game() const {
        return options_.game.value_or(context_.settings.game);
    }

    // What is not said is as usual: last have no say here.
    engine::MatchSettings asked_settings(bool online) {
        const engine::GameId game = asked_game();
        return match_settings(game, overridden(default_choices(game), game, options_), online,
                              context_.random());
    }

    MatchSetup asked_match() {
        remember_game(context_, asked_game());
        MatchSetup setup;
        setup.bot = options_.bot;
        setup.match = asked_settings(false);
        setup.match.names = local_names(context_, setup.bot);
        return setup;
    }

    // A picture of each screen that a demonstration match does not pass through.
    void tour() {
        std::vector<ScenePtr> scenes;
        scenes.push_back(home_scene(context_, launch_));
        scenes.push_back(set_up_scene(context_, launch_, asked_game()));
        scenes.push_back(direct_scene(context_, launch_));
        for (const engine::GameId game : engine::all_games())
            scenes.push_back(how_to_play_scene(context_, game));
        scenes.push_back(settings_scene(context_));
        scenes.push_back(credits_scene(context_));
        for (ScenePtr& scene : scenes) {
            App app(context_, std::move(scene), {[] {}, [] { return std::string(); }});
            app.update(0);
            frame(app);
        }
    }

    void frame(App& app) {
        Canvas& canvas = window_->begin_frame(context_.theme().paper);
        app.draw(canvas);
        window_->end_frame();
        if (const auto file = pictures_.due(app.phase()))
            save_picture(*file);
        if (options_.log_layout)
            app.log_layout();
    }

    // What a bot that thinks must not change.
    void log_frame(steady_clock::duration since_last, steady_clock::duration taken) {
        const auto tenths = [](steady_clock::duration time) {
            const auto micros = std::chrono::floor<std::chrono::microseconds>(time).count();
            return ' ' + std::to_string(micros / 1000) + '.' + std::to_string(micros / 100 % 10);
        };
        log("frame" + tenths(since_last) + tenths(taken));
    }

    // How long to wait for input: a frame's rest while something moves, longer the longer it is
    // quiet.
    [[nodiscard]] static milliseconds patience(bool moving, steady_clock::duration since_frame,
                                               steady_clock::duration since_input) {
        if (moving)
            return std::max(milliseconds{0},
                            milliseconds{16} - std::chrono::floor<milliseconds>(since_frame));
        return since_input < std::chrono::seconds{1} ? milliseconds{16} : milliseconds{33};
    }

    void loop(App& app) {
        auto last = steady_clock::now(), last_frame = last, last_input = last;
        const auto start = last;
        bool moving = true;
        while (!app.done() && window_->open()) {
            if (stop_signal != 0)
                app.on(input::CloseAsked{});
            auto input = window_->next(patience(moving, steady_clock::now() - last_frame,
                                                steady_clock::now() - last_input));
            const auto now = steady_clock::now();
            context_.now = std::chrono::floor<milliseconds>(now - start);
            for (; input; input = window_->next(milliseconds{0})) {
                measure_window();
                app.on(*input);
                last_input = now;
            }
            measure_window();
            const float seconds = std::chrono::duration<float>(now - last).count();
            last = now;
            app.update(std::min(seconds, 0.25F));
            context_.audio.update(seconds);
            window_->hand_cursor(app.pointing());
            moving = app.wants_frame();
            if (moving) {
                frame(app);
                if (options_.log_frames)
                    log_frame(now - last_frame, steady_clock::now() - now);
                last_frame = now;
            }
            if (options_.demo && demo_over(app, now))
                break;
        }
    }

    // Nobody presses a key in a demonstration: a while after a round the next one begins, and after
    // the match it ends.
    bool demo_over(App& app, steady_clock::time_point now) {
        const std::string phase = app.phase();
        const bool match = phase == "play-result", round = phase == "play-round-result";
        if (!match && !round)
            result_seen_.reset();
        else if (!result_seen_)
            result_seen_ = now;
        if (!result_seen_ || now - *result_seen_ < std::chrono::seconds{2})
            return false;
        if (round)
            app.on(input::KeyDown{.key = Key::enter});
        return match;
    }

    Options options_;
    Places places_;
    LoadedSettings stored_;
    Settings given_;
    std::optional<Log> log_;
    std::optional<Opened> replay_; ///< asked for on the command line
    std::unique_ptr<Platform> window_;
    std::unique_ptr<Library> library_;
    Context context_;
    Launch launch_;
    Pictures pictures_;
    std::optional<steady_clock::time_point> result_seen_; ///< in a demonstration
};

int start(const Options& options) {
    if (options.help) {
        std::cout << help_text();
        return 0;
    }
    if (options.version) {
        std::cout << "rectoverso " RECTOVERSO_VERSION "\n";
        return 0;
    }
    try {
        return Program(options).run();
    } catch (const CannotStart& cannot) {
        std::cerr << cannot.line << "\n";
        return cannot.status;
    } catch (const std::exception& fault) {
        std::cerr << "rectoverso: " << fault.what() << "\n";
        return failed;
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const auto options = game::read_options(arguments);
    if (!options) {
        std::cerr << game::usage_line(options.error()) << "\n";
        return wrong_usage;
    }
    std::signal(SIGINT, ask_to_stop);
    std::signal(SIGTERM, ask_to_stop);
    return start(*options);
}
