#pragma once

#include <functional>
#include <string>

#include "game/options.hpp"

namespace game {

/// Exit statuses of a program that could not do what it was asked for.
inline constexpr int failed = 1, wrong_usage = 2, no_display = 3, no_data = 4;

/// What is said when the display ends, or takes the window away; the status is `no_display`.
inline constexpr const char* window_taken =
    "rectoverso: the display took the window away; a match that was not over is kept";

/// "Cannot start", or cannot go on, with the line to print and the exit status.
struct CannotStart {
    int status;
    std::string line;
};

/// Opens the window and plays until it is closed; gives the exit status, or throws `CannotStart`.
/// `stop_signal` tells the signal that asked to stop, or 0: the loop ends at its next turn, so that
/// the other player hears a goodbye.
[[nodiscard]] int run_program(const Options& options, std::function<int()> stop_signal);

} // namespace game
