#pragma once

#include <memory>

#include "game/profile/files.hpp"
#include "game/profile/library.hpp"

namespace game {

/// The player's files where `places` says; `home` is where looking for files begins and what `~`
/// stands for. Reading goes on in threads of their own.
[[nodiscard]] std::unique_ptr<Library> disk_library(const Places& places,
                                                    const std::filesystem::path& home);

} // namespace game
