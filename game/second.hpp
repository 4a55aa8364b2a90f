#pragma once

#include <functional>
#include <optional>
#include <string>

#include "game/loop.hpp"
#include "game/platform.hpp"
#include "game/profile/claim.hpp"
#include "game/profile/settings.hpp"
#include "game/ui/texts.hpp"

namespace game {

/// Asks on the window whose files to use, where another running copy of the program has the usual
/// ones. Gives files that are free, or nothing: the player wants neither, or was asked to stop.
[[nodiscard]] std::optional<Claim>
ask_whose_files(const Places& usual, Platform& window, const Settings& settings, ui::Texts texts,
                const std::function<void(const std::string&)>& log, Loop::Wishes wishes);

} // namespace game
