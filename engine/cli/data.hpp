#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/bot/knowledge.hpp"
#include "engine/game.hpp"

namespace engine::cli {

/// The engine's data file of this name, in `share/rectoverso/engine` beside the program's folder.
[[nodiscard]] std::filesystem::path data_file(std::string_view name);

/// Bytes of a whole data file. Error `data`: its argument is the whole line, which says what is
/// missing, where, and what to do.
[[nodiscard]] Result<std::string> read_data(std::string_view name);

/// Whether `replace_file` may write there, for what takes long to work out. Error `refused`, also
/// where something stands that is no plain file.
[[nodiscard]] Result<Done> check_replaceable(const std::filesystem::path& file);

/// Writes a file whole or not at all, its folders too. Error `refused`.
[[nodiscard]] Result<Done> replace_file(const std::filesystem::path& file, std::string_view bytes);

/// The solved part of Worpion. Error `data`, as above, also where the file is damaged.
[[nodiscard]] Result<worpion::Book> read_worpion_book();

/// What there is to know about this game. What is missing or damaged is said on standard error, a
/// line each, and left out.
[[nodiscard]] Knowledge read_knowledge(GameId game);

} // namespace engine::cli
