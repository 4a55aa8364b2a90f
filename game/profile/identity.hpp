#pragma once

#include <filesystem>

#include "engine/base/result.hpp"
#include "game/profile/known_hosts.hpp"
#include "net/link/identity.hpp"

// Who is who across a link: the files of the player's own key and of those of others.
namespace game {

/// Reads who the player is to others across a link, or makes it where there is no such file yet:
/// of mode 0600, as whoever has it can play under the player's name. A file that is not right is
/// never replaced, as others remember the player by it. Errors, with the path: `identity.damaged`,
/// `identity.not_private`, where other users of the computer can read it, `file.*`.
[[nodiscard]] engine::Result<net::Identity> load_identity(const std::filesystem::path& file);

/// Reads whom the player met, or nobody where there is no such file yet. A damaged one is never
/// replaced, as nobody would be known any more. Errors, with the path: `hosts.damaged`, `file.*`.
[[nodiscard]] engine::Result<KnownHosts> load_known_hosts(const std::filesystem::path& file);
engine::Result<engine::Done> save_known_hosts(const std::filesystem::path& file,
                                              const KnownHosts& hosts);

} // namespace game
