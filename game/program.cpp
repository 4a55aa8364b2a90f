#include "game/program.hpp"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <future>
#include <iostream>
#include <random>
#include <utility>
#include <variant>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "engine/base/random.hpp"
#include "engine/match/record.hpp"
#include "game/app.hpp"
#include "game/board/animal.hpp"
#include "game/contest/local.hpp"
#include "game/contest/online.hpp"
#include "game/loop.hpp"
#include "game/profile/claim.hpp"
#include "game/profile/disk.hpp"
#include "game/profile/files.hpp"
#include "game/profile/identity.hpp"
#include "game/profile/knowledge.hpp"
#include "game/profile/names.hpp"
#include "game/profile/settling.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/scenes/review/review.hpp"
#include "game/second.hpp"
#include "game/sfml/window.hpp"
#include "game/tour/tour.hpp"
#include "net/link/broadcast.hpp"
#include "net/link/interfaces.hpp"
#include "net/link/mapping.hpp"

namespace game {

namespace {

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

// Frames come first: where cores are few, the calling thread takes what drawing leaves. (Elsewhere
// than on Linux the call would be about the whole program.)
void give_way() {
#ifdef __linux__
    static_cast<void>(setpriority(PRIO_PROCESS, 0, 10));
#endif
}

// Large pieces of memory stay apart from small ones, so that they go back to the system when they
// are no longer needed; otherwise glibc takes the largest seen so far as the measure of small.
void keep_large_memory_apart() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

// What was needed for a moment (to draw a board, to think) goes back to the system.
void give_back_memory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
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
    Program(Options options, std::function<int()> stop_signal)
        : options_(std::move(options)), stop_signal_(std::move(stop_signal)),
          claim_(game::places(wishes(), surroundings())),
          stored_(stored_settings(places().settings)),
          given_(overridden(stored_.settings, options_)), log_(open_log()), replay_(read_replay()),
          window_(open()), stays_(settle()), library_(disk_library(places(), surroundings().home)),
          stored_holdings_(load_holdings(places().holdings)), context_{window_->metrics(),
                                                                       window_->audio(), *library_,
                                                                       given_,
                                                                       load_texts(places().data,
                                                                                  given_.language)},
          loop_(*window_, context_, loop_wishes()) {
        fill_context();
    }

    int run() {
        if (!stays_)
            return exit_status();
        if (options_.demo && !options_.shots.empty() &&
            !tour::Tour(context_).visit(
                [this](App& app, const std::string& name) { loop_.frame(app, name); },
                [this] { return asked_to_close(); }))
            return exit_status();
        App app(context_, first_scene(),
                {[this] { toggle_full_screen(); }, [this] { return picture(); }});
        if (auto scene = asked_scene())
            app.push(std::move(scene));
        tell_fault(app, stored_, "notice.settings_damaged", "notice.settings_unread");
        tell_fault(app, stored_holdings_, "notice.holdings_damaged", "notice.holdings_unread");
        loop_.run(app);
        return exit_status();
    }

private:
    [[nodiscard]] int exit_status() const {
        if (!window_->open())
            throw CannotStart{no_display, window_taken};
        const int signal = stop_signal_();
        return signal == 0 ? 0 : 128 + signal;
    }

    // In a tour, which nobody attends, a window hears nothing else.
    bool asked_to_close() {
        bool asked = stop_signal_() != 0;
        while (const auto heard = window_->next(std::chrono::milliseconds{0}))
            asked = asked || std::holds_alternative<input::CloseAsked>(*heard);
        return asked || !window_->open();
    }

    [[nodiscard]] const Places& places() const { return claim_.places; }

    // Why defaults are in force: what was stored is damaged, or cannot be read.
    template <class Loaded>
    void tell_fault(App& app, const Loaded& loaded, const char* damaged, const char* unread) {
        const ui::Texts& texts = context_.texts;
        if (loaded.unread)
            app.push(notice_scene(context_, texts(unread),
                                  texts("notice.unread", {loaded.fault->arguments.front()})));
        else if (loaded.fault)
            app.push(notice_scene(context_, texts(damaged), texts.error(*loaded.fault)));
    }

    // Two copies that write the same files would undo each other's work. False: this one goes. A
    // demonstration, which nobody attends, keeps nothing that another copy could miss.
    bool settle() {
        if (claim_.lock.taken() && !options_.demo) {
            auto claim = ask_whose_files(
                places(), *window_, given_, load_texts(places().data, given_.language),
                [this](const std::string& line) { log(line); }, loop_wishes());
            if (!claim)
                return false;
            move_to(std::move(*claim));
        }
        if (claim_.lock.ours())
            remove_leftovers(places());
        return true;
    }

    // A profile that is new looks like the usual one.
    void move_to(Claim claim) {
        Settings defaults = stored_.settings;
        defaults.name.clear();
        defaults.welcomed = false;
        claim_ = std::move(claim);
        stored_ = load_settings(places().settings, defaults);
        given_ = overridden(stored_.settings, options_);
        log("profile " + std::to_string(claim_.number));
    }

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
        if (log_ && !log_->line(line)) {
            std::cerr << "rectoverso: " << options_.log << ": cannot be written any more\n";
            log_.reset();
        }
    }

    // What cannot be read at all ends the program before there is a window.
    [[nodiscard]] std::optional<Opened> read_replay() const {
        if (options_.replay.empty())
            return std::nullopt;
        const auto text =
            options_.replay == "-"
                ? read_standard_input(largest_record, [this] { return stop_signal_() != 0; })
                : read_file(options_.replay, largest_record);
        if (const int signal = stop_signal_())
            throw CannotStart{128 + signal, "rectoverso: stopped"};
        Opened opened = text ? read_saved(*text) : Opened{std::nullopt, text.error()};
        if (!opened.saved) {
            // a file that cannot be had is named by its error
            const std::string where = "rectoverso: " + (text ? options_.replay + ": " : "");
            throw CannotStart{
                failed, where + load_texts(places().data, ui::Language::en).error(*opened.fault)};
        }
        return opened;
    }

    std::unique_ptr<Platform> open() {
        sfml::WindowOptions window;
        window.width = options_.width;
        window.height = options_.height;
        window.full_screen = given_.full_screen;
        window.user_scale = given_.scale;
        window.data = places().data;
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

    Loop::Wishes loop_wishes() {
        return {[this] { return stop_signal_() != 0; },
                [this](const std::filesystem::path& file) { save_picture(file); },
                options_.shots,
                options_.demo,
                options_.log_layout,
                options_.log_frames,
                [this] { read_knowledge(); },
                give_back_memory};
    }

    void fill_context() {
        context_.save = [this](const Settings& settings) { take_over(settings, true); };
        context_.holdings = stored_holdings_.holdings;
        context_.keep = [this](const Holdings& holdings) {
            context_.holdings = holdings;
            const bool kept =
                !stored_holdings_.unread && save_holdings(places().holdings, holdings).ok();
            tell_whether_saved(kept, "holdings");
            return kept;
        };
        // an unattended demonstration may share the files with a copy that plays
        if (!options_.demo && settle_forgotten(context_.holdings.purse, *library_, wall_seconds()))
            context_.keep(context_.holdings);
        context_.log = [this](const std::string& line) { log(line); };
        context_.copy = [this](const std::string& text) { window_->clipboard(text); };
        context_.clipboard = [this] { return window_->clipboard(); };
        context_.ahead_of_utc = ahead_of_utc;
        context_.keep_record = [this](const engine::Record& record) {
            const auto file =
                keep_record(places().games, record_stem(record.match.settings(), record.started),
                            engine::to_record(record));
            return file ? file->string() : std::string();
        };
        context_.profile = claim_.number;
        context_.title = [this](const std::string& title) { show_title(title); };
        context_.wall = wall_seconds;
        context_.random = [random =
                               engine::Random(options_.seed.value_or(fresh_seed()))]() mutable {
            return random.next();
        };
        context_.review = [this](Saved saved) {
            return review::replay_scene(context_, launch_, std::move(saved));
        };
        context_.first_match = [this](engine::GameId game) {
            remember_game(context_, game);
            constexpr auto weakest = engine::LevelName::beginner;
            MatchSetup setup{match_settings(game, default_choices(game), false, 0), weakest};
            setup.match.names = local_names(context_, weakest);
            return launch_.local(context_, std::move(setup));
        };
        launch_.addresses = net::local_addresses;
        launch_.host = [this](engine::MatchSettings settings, const std::string& name,
                              std::uint16_t port) -> engine::Result<std::unique_ptr<net::Host>> {
            const auto identity = load_identity(places().identity);
            if (!identity)
                return identity.error();
            return net::host(std::move(settings), name, port, *identity);
        };
        launch_.join =
            [this](const net::Address& address, const net::ExpectedKey& expected,
                   const std::string& name) -> engine::Result<std::unique_ptr<net::Player>> {
            const auto identity = load_identity(places().identity);
            if (!identity)
                return identity.error();
            return net::join(address, expected, name, *identity);
        };
        if (!options_.no_mapping)
            launch_.map = [](std::uint16_t port) {
                return net::start_mapping(port, net::home_routers());
            };
        if (!options_.no_announce) {
            launch_.voice = [] { return net::open_voice(); };
            launch_.ear = [] { return net::open_ear(); };
        }
        launch_.known_key =
            [this](const net::Address& address) -> engine::Result<std::optional<net::PublicKey>> {
            const auto hosts = load_known_hosts(places().known_hosts);
            if (!hosts)
                return hosts.error();
            return hosts->at(address);
        };
        launch_.remember = [this](const net::Address& address, const net::PublicKey& key) {
            auto hosts = load_known_hosts(places().known_hosts);
            if (!hosts || hosts->at(address) == key)
                return;
            hosts->remember(address, key);
            tell_whether_saved(save_known_hosts(places().known_hosts, *hosts).ok(), "known hosts");
        };
        launch_.come_back = [this](const std::string& way_back,
                                   net::Time now) -> engine::Result<std::unique_ptr<net::Player>> {
            const auto identity = load_identity(places().identity);
            if (!identity)
                return identity.error();
            return net::come_back(way_back, now, *identity);
        };
        launch_.think = [](const auto&... about) {
            give_way();
            return engine::think(about...);
        };
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
                context,
                std::make_unique<OnlineContest>(std::move(match.player), std::move(match.notices),
                                                context.wall, std::move(match.mapping)));
        };
        measure(context_, *window_);
        take_over(given_, false);
        show_title(context_.texts("app.name"));
    }

    void show_title(const std::string& title) {
        window_->title(claim_.number == 1 ? title : title + " (" + profile_words(context_) + ")");
    }

    ScenePtr local_match(const MatchSetup& setup) {
        LocalContest::Settings settings;
        settings.match = setup.match;
        settings.bots[1] = setup.bot;
        return play_scene(std::move(settings), wall_seconds());
    }

    // What bots know is read once the first frame stands, and there before the first of them plays:
    // afterwards it does not change any more, so that they may look at it from their threads.
    void read_knowledge() {
        if (!std::exchange(reading_, true))
            coming_ = std::async(std::launch::async, load_knowledge, places().data);
    }
    const engine::Knowledge& knowledge() {
        read_knowledge();
        if (coming_.valid()) {
            LoadedKnowledge loaded = coming_.get();
            for (const std::string& fault : loaded.faults)
                log(fault);
            context_.knowledge = std::move(loaded.knowledge);
        }
        return context_.knowledge;
    }

    ScenePtr play_scene(LocalContest::Settings settings, std::int64_t started) {
        settings.knowledge = &knowledge();
        settings.hints = context_.settings.of(settings.match.game).hints;
        settings.seed = context_.random();
        settings.started = started;
        settings.think = launch_.think;
        settings.advise = [](const auto&... about) {
            give_way();
            return engine::advise(about...);
        };
        return std::make_unique<play::PlayScene>(
            context_, std::make_unique<LocalContest>(std::move(settings)));
    }

    void take_over(const Settings& settings, bool save) {
        if (settings.language != context_.texts.language())
            context_.texts = load_texts(places().data, settings.language);
        context_.settings = settings;
        window_->user_scale(settings.scale);
        if (settings.full_screen != window_->full_screen())
            window_->full_screen(settings.full_screen);
        context_.audio.volumes(settings.sound ? settings.volumes : Volumes{0, 0, 0});
        measure(context_, *window_);
        if (save) {
            const Settings kept = to_keep(settings, stored_.settings, given_);
            tell_whether_saved(!stored_.unread && save_settings(places().settings, kept).ok(),
                               "settings");
        }
    }

    // Once, until it is possible again: the game goes on without.
    void tell_whether_saved(bool saved, const std::string& what) {
        if (!saved)
            log(what + " not saved");
        if (!saved && saves_)
            context_.tell(context_.texts("app.not_saved"));
        saves_ = saved;
    }

    void toggle_full_screen() {
        Settings settings = context_.settings;
        settings.full_screen = !settings.full_screen;
        take_over(settings, true);
    }

    std::string picture() {
        const std::string stem = "picture-" + std::to_string(wall_seconds());
        auto file = places().state / (stem + ".png");
        std::error_code fault;
        for (int n = 2; std::filesystem::exists(file, fault); ++n) // several within a second
            file = places().state / (stem + "-" + std::to_string(n) + ".png");
        return save_picture(file) ? file.string() : std::string();
    }

    bool save_picture(const std::filesystem::path& file) {
        std::error_code fault;
        std::filesystem::create_directories(file.parent_path(), fault);
        const bool saved = window_->save_picture(file);
        log(saved ? "picture " + file.string() : "picture not saved");
        if (!saved)
            std::cerr << "rectoverso: " << file.string() << ": cannot be written\n";
        return saved;
    }

    ScenePtr first_scene() {
        if (!options_.demo)
            return home_scene(context_, launch_);
        LocalContest::Settings settings;
        settings.match = asked_settings(false);
        settings.match.names = {"bot:professional", "bot:amateur"};
        settings.bots = bots_of(settings.match);
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

    Options options_;
    std::function<int()> stop_signal_;
    Claim claim_;
    LoadedSettings stored_;
    Settings given_;
    std::optional<Log> log_;
    std::optional<Opened> replay_; ///< asked for on the command line
    bool reading_ = false;
    std::future<LoadedKnowledge> coming_; ///< valid until a bot needs it
    std::unique_ptr<Platform> window_;
    bool stays_;        ///< there are files to play with
    bool saves_ = true; ///< what was to be saved last could be
    std::unique_ptr<Library> library_;
    LoadedHoldings stored_holdings_;
    Context context_;
    Launch launch_;
    Loop loop_;
};

} // namespace

int run_program(const Options& options, std::function<int()> stop_signal) {
    keep_large_memory_apart();
    return Program(options, std::move(stop_signal)).run();
}

} // namespace game
