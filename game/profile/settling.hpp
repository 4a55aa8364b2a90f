#pragma once

#include <cstdint>

#include "game/profile/library.hpp"
#include "game/profile/purse.hpp"

namespace game {

/// Settles the open matches that nobody can go on with any more: one whose end was kept, but not
/// what it paid, as it ended; one that is not kept at all as a draw. `now` is UTC in seconds since
/// 1970. True: there were some.
bool settle_forgotten(Purse& purse, Library& library, std::int64_t now);

} // namespace game
