#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"

namespace game::ui {

enum class Language : std::uint8_t { en, fr };

/// The words of one language, from `config/texts/<language>.json`: a flat object of key ->
/// sentence; {0}, {1} and so on are filled in. Where the number of `count`, which fills {0}, is one
/// (French: nought or one) the key with `.one` is taken where there is one.
class Texts {
public:
    [[nodiscard]] static engine::Result<Texts> read(Language language, std::string_view json);

    [[nodiscard]] Language language() const { return language_; }
    /// The sentence; a missing key gives the key itself (a test keeps the catalogs complete).
    [[nodiscard]] std::string operator()(std::string_view key,
                                         std::span<const std::string> arguments = {}) const;
    [[nodiscard]] std::string operator()(std::string_view key,
                                         std::initializer_list<std::string> arguments) const;
    [[nodiscard]] std::string count(std::string_view key, int n,
                                    std::initializer_list<std::string> others = {}) const;
    [[nodiscard]] bool has(std::string_view key) const;
    /// An error in words: `error.<code>`.
    [[nodiscard]] std::string error(const engine::Error& error) const;
    [[nodiscard]] std::vector<std::string> keys() const;

private:
    Language language_{};
    std::map<std::string, std::string, std::less<>> words_;
};

/// `fr` where the locale (LC_ALL, LC_MESSAGES, LANG: the first that is set) begins with `fr`, else
/// `en`.
[[nodiscard]] Language language_of(std::string_view locale);

} // namespace game::ui
