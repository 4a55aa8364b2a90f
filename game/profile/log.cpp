#include "game/profile/log.hpp"

#include <algorithm>
#include <string>
#include <system_error>
#include <utility>

namespace game {

engine::Result<Log> Log::open(const std::filesystem::path& file) {
    std::error_code fault;
    if (file.has_parent_path())
        std::filesystem::create_directories(file.parent_path(), fault);
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    if (!out)
        return engine::Error{"file.unwritable", {file.string()}};
    return Log(std::move(out));
}

void Log::line(std::string_view words) {
    std::string line(words);
    std::replace(line.begin(), line.end(), '\n', ' ');
    line += '\n';
    out_ << line << std::flush;
}

} // namespace game
