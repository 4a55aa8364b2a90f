#pragma once

#include <span>
#include <string>
#include <string_view>

namespace engine::cli {

/// A string of JSON.
[[nodiscard]] std::string json_text(std::string_view text);
/// A list of strings.
[[nodiscard]] std::string json_list(std::span<const std::string> texts);

} // namespace engine::cli
