#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <vector>

#include "game/options.hpp"
#include "game/program.hpp"

namespace {

// The one thing a signal may touch.
volatile std::sig_atomic_t stop_signal = 0;

void ask_to_stop(int signal) {
    stop_signal = signal;
}

int start(const game::Options& options) {
    if (options.help) {
        std::cout << game::help_text();
        return 0;
    }
    if (options.version) {
        std::cout << "rectoverso " RECTOVERSO_VERSION "\n";
        return 0;
    }
    try {
        return game::run_program(options, [] { return int{stop_signal}; });
    } catch (const game::CannotStart& cannot) {
        std::cerr << cannot.line << "\n";
        return cannot.status;
    } catch (const std::exception& fault) {
        std::cerr << "rectoverso: " << fault.what() << "\n";
        return game::failed;
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const auto options = game::read_options(arguments);
    if (!options) {
        std::cerr << game::usage_line(options.error()) << "\n";
        return game::wrong_usage;
    }
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, ask_to_stop);
    // A write that fails is told to whoever writes, as on a full disk, instead of ending the game.
    for (const int signal : {SIGPIPE, SIGXFSZ})
        std::signal(signal, SIG_IGN);
    const int status = start(*options);
    // A sound device that hangs has kept a thread, for which exit() would wait: nothing of ours is
    // left to be done.
    std::cout.flush();
    std::_Exit(status);
}
