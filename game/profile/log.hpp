#pragma once

#include <filesystem>
#include <fstream>
#include <string_view>

#include "engine/base/result.hpp"

namespace game {

/// A log file: a line a time, on the disk before the call returns, so that a reader beside the game
/// sees what has happened.
class Log {
public:
    /// Begins the file anew; makes its folder. Error `file.unwritable` with the path.
    [[nodiscard]] static engine::Result<Log> open(const std::filesystem::path& file);
    /// Line feeds within `words` become spaces.
    void line(std::string_view words);

private:
    explicit Log(std::ofstream out) : out_(std::move(out)) {}

    std::ofstream out_;
};

} // namespace game
