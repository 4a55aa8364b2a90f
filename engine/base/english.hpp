#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"

namespace engine {

/// The English of an error code; {0}, {1}, ... stand for the error's arguments.
struct Sentence {
    std::string_view code, text;
};

/// The sentences of all errors of this layer, sorted by code.
[[nodiscard]] std::span<const Sentence> english_sentences();

/// `text` with {0}, {1}, ... replaced by the arguments; one that is not there becomes nothing.
[[nodiscard]] std::string fill(std::string_view text, std::span<const std::string> arguments);

/// An error in English, for command lines and logs; a code that has no sentence here stands for
/// itself.
[[nodiscard]] std::string english(const Error& error);

/// The error `record.move`: the token of this number (from 1), found at the offset `at`, was
/// refused. Its arguments are the number, the text, the code of the reason and the reason's own
/// arguments.
[[nodiscard]] Error record_error(std::size_t number, std::string_view token, std::size_t at,
                                 const Error& reason);

/// The error `record.line`: what is wrong on a line (from 1) of a file, found at the offset `at`.
/// Its arguments are the line, the code of the reason and the reason's own arguments.
[[nodiscard]] Error line_error(std::size_t line, std::size_t at, const Error& reason);

/// The refusal inside a `record.move` or `record.line` (which may hold a `record.move`), and which
/// of the error's arguments its sentence takes the place of. Empty for any other error.
struct Cause {
    Error error;
    std::size_t argument = 0;
};
[[nodiscard]] std::optional<Cause> cause(const Error& error);

} // namespace engine
