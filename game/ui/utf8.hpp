#pragma once

#include <string>
#include <string_view>

// Code points of UTF-8 text. Bytes that are no UTF-8 count as U+FFFD each.
namespace game::ui {

[[nodiscard]] std::u32string code_points(std::string_view utf8);
[[nodiscard]] std::string utf8(std::u32string_view code_points);

} // namespace game::ui
