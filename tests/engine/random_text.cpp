#include "tests/engine/random_text.hpp"

#include <string_view>

using engine::Random;

std::string random_bytes(Random& random) {
    std::string text(random.below(40), '\0');
    for (char& c : text)
        c = static_cast<char>(random.below(256));
    return text;
}

std::string mutated(std::string text, Random& random) {
    constexpr std::string_view likely = "OoGgXx0123456789abcdefghrvbpf-/ {}.:;\n\r";
    for (std::uint32_t times = 1 + random.below(3); times > 0 && !text.empty(); --times) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        const char c = likely[random.below(static_cast<std::uint32_t>(likely.size()))];
        switch (random.below(7)) {
        case 0:
            text[at] = c;
            break;
        case 1:
            text.insert(at, 1, c);
            break;
        case 2:
            text.erase(at, 1 + random.below(3));
            break;
        case 3:
            text.resize(at);
            break;
        case 4:
            text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())),
                                        random.below(30)));
            break;
        default:
            text[at] = static_cast<char>(random.below(256));
        }
    }
    return text;
}
