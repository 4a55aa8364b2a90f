#pragma once

#include <chrono>

#include "game/contest/local.hpp"

namespace support {

/// What happens next while simulated time stands still.
inline game::Notices wait(game::LocalContest& contest, std::chrono::milliseconds now) {
    game::Notices notices = contest.update(now); // somebody begins to think
    if (!notices.empty())
        return notices;
    contest.wait();
    return contest.update(now);
}

} // namespace support
