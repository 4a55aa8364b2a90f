#pragma once

#include <filesystem>

#include "engine/base/result.hpp"
#include "net/link/identity.hpp"

namespace game {

/// Reads who the player is to others across a link, or makes it where there is no such file yet:
/// of mode 0600, as whoever has it can play under the player's name. A file that is not right is
/// never replaced, as others remember the player by it. Errors, with the path: `identity.damaged`,
/// `identity.not_private`, where other users of the computer can read it, `file.*`.
[[nodiscard]] engine::Result<net::Identity> load_identity(const std::filesystem::path& file);

} // namespace game
