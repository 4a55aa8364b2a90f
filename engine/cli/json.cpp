#include "engine/cli/json.hpp"

namespace engine::cli {

// Notation needs no escapes, but a writer of strings does not rely on that.
std::string json_text(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (code < ' ') {
            quoted += "\\u00";
            quoted += digits[code >> 4];
            quoted += digits[code & 15];
            continue;
        }
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + "\"";
}

std::string json_list(std::span<const std::string> texts) {
    std::string list = "[";
    for (const std::string& text : texts) {
        if (list.size() > 1)
            list += ',';
        list += json_text(text);
    }
    return list + "]";
}

} // namespace engine::cli
