// benchmarks [PART...]: measures the named parts, all of them without a name.

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "tests/bench/measure.hpp"

namespace {

struct Part {
    std::string_view name;
    void (*measure)();
};

constexpr std::array parts{
    Part{"memory", bench::measure_memory},
    Part{"worpion", bench::measure_worpion},
    Part{"worpion-values", bench::measure_worpion_values},
    Part{"reversi", bench::measure_reversi},
    Part{"jungle", bench::measure_jungle},
    Part{"patience", bench::measure_patience},
};

int complain(std::string_view name) {
    std::fprintf(stderr,
                 "benchmarks: there is no part \"%.*s\"; parts:", static_cast<int>(name.size()),
                 name.data());
    for (const Part& part : parts)
        std::fprintf(stderr, " %.*s", static_cast<int>(part.name.size()), part.name.data());
    std::fprintf(stderr, "\n");
    return 2;
}

} // namespace

int main(int count, char** arguments) {
    const std::span<char*> names(arguments + 1, arguments + count);
    for (const std::string_view name : names)
        if (std::ranges::find(parts, name, &Part::name) == parts.end())
            return complain(name);
    for (const Part& part : parts)
        if (names.empty() || std::ranges::find(names, part.name) != names.end())
            part.measure();
}
