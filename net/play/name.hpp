#pragma once

#include <string>
#include <string_view>

namespace net {

/// The nickname that is sent: control characters, spaces at the ends and a bot's mark removed, at
/// most 20 code points, `fallback` when nothing is left.
[[nodiscard]] std::string clean_name(std::string_view name, std::string_view fallback);

} // namespace net
