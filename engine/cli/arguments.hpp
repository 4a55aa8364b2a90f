#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"

namespace engine::cli {

/// What a command accepts: options with a value (`--depth D`), flags (`--json`), and how many plain
/// words.
struct Grammar {
    std::span<const std::string_view> options = {};
    std::span<const std::string_view> flags = {};
    std::size_t least_words = 0, most_words = 0;
};

/// A command's arguments, sorted out.
struct Arguments {
    struct Option {
        std::string_view name, value;
    };

    std::vector<std::string_view> words;
    std::vector<Option> options; ///< flags too, with an empty value

    [[nodiscard]] std::optional<std::string_view> value(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const { return value(name).has_value(); }
};

/// Options stand in any order between the words, once each; `--name=value` is read too. An error's
/// code is `usage` and its argument the sentence.
[[nodiscard]] Result<Arguments> read_arguments(std::span<const std::string_view> given,
                                               const Grammar& grammar);

/// The number that option `name` gives, from `least` to `most`; `otherwise` when it is not there.
/// Its error is that of `read_arguments`.
[[nodiscard]] Result<std::uint64_t> number_of(const Arguments& arguments, std::string_view name,
                                              std::uint64_t least, std::uint64_t most,
                                              std::uint64_t otherwise);

/// The most that `--time` takes: a day, in milliseconds.
inline constexpr std::uint64_t longest_time = 86'400'000;

} // namespace engine::cli
