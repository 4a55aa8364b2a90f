#include "engine/cli/arguments.hpp"

#include <algorithm>

#include "engine/base/number.hpp"
#include "engine/base/scanner.hpp"

namespace engine::cli {

namespace {

Error usage(std::string sentence) {
    return {"usage", {std::move(sentence)}};
}

bool contains(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

std::optional<std::string_view> Arguments::value(std::string_view name) const {
    for (const Option& option : options)
        if (option.name == name)
            return option.value;
    return std::nullopt;
}

Result<Arguments> read_arguments(std::span<const std::string_view> given, const Grammar& grammar) {
    Arguments arguments;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const std::string_view word = given[i];
        if (!word.starts_with("--")) {
            arguments.words.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const bool takes_value = contains(grammar.options, name);
        if (!takes_value && !contains(grammar.flags, name))
            return usage("unknown option " + shown(name));
        if (arguments.has(name))
            return usage(shown(name) + " is given twice");
        std::string_view value;
        if (equals != std::string_view::npos)
            value = word.substr(equals + 1);
        else if (takes_value && ++i < given.size())
            value = given[i];
        if (takes_value && i == given.size())
            return usage(shown(name) + " needs a value");
        if (!takes_value && equals != std::string_view::npos)
            return usage(shown(name) + " takes no value");
        arguments.options.push_back({name, value});
    }
    if (arguments.words.size() < grammar.least_words)
        return usage("an argument is missing");
    if (arguments.words.size() > grammar.most_words)
        return usage("unexpected argument \"" + shown(arguments.words[grammar.most_words]) + "\"");
    return arguments;
}

Result<std::uint64_t> number_of(const Arguments& arguments, std::string_view name,
                                std::uint64_t least, std::uint64_t most, std::uint64_t otherwise) {
    const auto text = arguments.value(name);
    if (!text)
        return otherwise;
    const auto number = read_number(*text, least, most);
    if (!number)
        return usage(std::string(name) + " \"" + shown(*text) + "\" must be a number from " +
                     std::to_string(least) + " to " + std::to_string(most));
    return *number;
}

} // namespace engine::cli
