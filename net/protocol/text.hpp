#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// Text from outside: what may stand in a message and reach a screen or a log.
namespace net {

/// How many code points `text` has; empty where it is not UTF-8 or holds a character that a message
/// may not: controls (C0, DEL, C1), line and paragraph separators, bidirectional embeddings,
/// overrides and isolates, invisible spaces, noncharacters.
[[nodiscard]] std::optional<std::size_t> code_points(std::string_view text);

/// `text` without what a message may not hold, cut after `most` code points.
[[nodiscard]] std::string cleaned(std::string_view text, std::size_t most);

/// Whether nothing of the text would be seen: spaces and joiners alone.
[[nodiscard]] bool blank(std::string_view text);

} // namespace net
