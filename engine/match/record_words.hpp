#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/match/match.hpp"

/// What the writer and the reader of records both say.
namespace engine::record {

inline constexpr std::string_view format = "rectoverso 1";
inline constexpr std::string_view ongoing = "ongoing";
/// Characters of a player's name that are kept.
inline constexpr std::size_t longest_name = 64;
/// Bytes of a header's value that are kept.
inline constexpr std::size_t longest_value = 2000;

[[nodiscard]] std::string_view seat_text(Seat seat);
[[nodiscard]] std::string_view side_text(Side side);
[[nodiscard]] std::string result_text(std::string_view winner, Reason reason);
[[nodiscard]] std::string result_text(const Match& match);
[[nodiscard]] std::string result_text(const Round& round);
[[nodiscard]] std::string score_text(const Match& match);
/// A header's value as it is kept: spaces for what `is_printable` refuses, none around it, at most
/// `most` characters.
[[nodiscard]] std::string one_line(std::string_view text, std::size_t most = longest_value);

} // namespace engine::record
