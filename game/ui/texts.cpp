#include "game/ui/texts.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "engine/base/english.hpp"

namespace game::ui {

engine::Result<Texts> Texts::read(Language language, std::string_view json) {
    const auto document = nlohmann::json::parse(json, nullptr, false);
    if (!document.is_object())
        return engine::Error{"texts.unreadable"};
    Texts texts;
    texts.language_ = language;
    for (const auto& [key, value] : document.items()) {
        if (!value.is_string())
            return engine::Error{"texts.unreadable", {key}};
        texts.words_.emplace(key, value.get<std::string>());
    }
    return texts;
}

std::string Texts::operator()(std::string_view key, std::span<const std::string> arguments) const {
    const auto found = words_.find(key);
    return found == words_.end() ? std::string(key) : engine::fill(found->second, arguments);
}

std::string Texts::operator()(std::string_view key,
                              std::initializer_list<std::string> arguments) const {
    return (*this)(key, std::span(arguments.begin(), arguments.size()));
}

std::string Texts::count(std::string_view key, int n,
                         std::initializer_list<std::string> others) const {
    const bool one = n == 1 || (n == 0 && language_ == Language::fr);
    const std::string singular = std::string(key) + ".one";
    std::vector<std::string> arguments{std::to_string(n)};
    arguments.insert(arguments.end(), others.begin(), others.end());
    return (*this)(one && has(singular) ? std::string_view(singular) : key, arguments);
}

bool Texts::has(std::string_view key) const {
    return words_.find(key) != words_.end();
}

std::string Texts::error(const engine::Error& error) const {
    const std::string key = "error." + error.code;
    if (!has(key))
        return (*this)("error.unknown", {error.code});
    std::vector<std::string> arguments = error.arguments;
    if (const auto inner = engine::cause(error))
        arguments[inner->argument] = this->error(inner->error);
    return (*this)(key, arguments);
}

std::vector<std::string> Texts::keys() const {
    std::vector<std::string> keys;
    for (const auto& [key, words] : words_)
        keys.push_back(key);
    return keys;
}

Language language_of(std::string_view locale) {
    return locale.substr(0, 2) == "fr" ? Language::fr : Language::en;
}

} // namespace game::ui
