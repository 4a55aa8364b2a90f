#include "engine/cli/build_book.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <thread>

#include "engine/base/scanner.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/data.hpp"
#include "engine/worpion/book.hpp"

namespace engine::cli {

namespace {

using worpion::Book;
using worpion::Census;

/// The number, right-aligned in a column.
std::string column(std::uint64_t number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), ' ') + digits;
}

std::string line(const std::string& label, const Census& census) {
    return label + column(census.positions(), 13) + column(census.wins, 13) +
           column(census.draws, 13) + column(census.losses, 13) + "\n";
}

/// The counts of all layers, the empty board first.
std::string counts(const std::vector<Census>& layers) {
    std::string text = "pawns    positions         wins        draws       losses\n";
    Census total;
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        text += line(column(static_cast<std::uint64_t>(layer->pawns), 5), *layer);
        total.wins += layer->wins;
        total.draws += layer->draws;
        total.losses += layer->losses;
    }
    return text + line("  all", total);
}

/// What each first placement leads to for Orange, those alike in one line.
std::string first_placements(const Book& book) {
    const auto start = worpion::State::start();
    std::vector<std::pair<std::string, std::string>> results; // what, which
    for (const worpion::Action action : start.actions()) {
        worpion::State next = start;
        next.apply(action);
        const worpion::Value value = *book.probe(next); // for Green
        std::string what = "draws:";
        if (value.distance)
            what = (value.ending == worpion::Ending::loss ? "wins in " : "loses in ") +
                   std::to_string(*value.distance + 1) + ":";
        auto same = std::find_if(results.begin(), results.end(),
                                 [&](const auto& result) { return result.first == what; });
        if (same == results.end())
            same = results.insert(results.end(), {what, ""});
        same->second += " " + to_text(start, action);
    }
    std::string text;
    for (const auto& [what, which] : results)
        text += "Orange " + what + which + "\n";
    return text;
}

} // namespace

unsigned all_threads() {
    return std::max(std::thread::hardware_concurrency(), 1U);
}

std::vector<worpion::Scores> solve_worpion(unsigned threads,
                                           const std::function<void(const Census&)>& told) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    return worpion::solve_layers(book_pawns, threads, [&](const Census& census) {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start);
        std::cerr << "worpion: " << census.pawns << " pawns solved, " << census.positions()
                  << " positions, " << seconds.count() << " s\n";
        if (told)
            told(census);
    });
}

Printed build_book(Given given) {
    constexpr std::array<std::string_view, 2> options{"--out", "--threads"};
    constexpr std::array<std::string_view, 1> flags{"--full"};
    const auto arguments = read_arguments(given, {options, flags, 1, 1});
    if (!arguments)
        return arguments.error();
    if (arguments->words.front() != "worpion")
        return usage_error("no book is built of \"" + shown(arguments->words.front()) +
                           "\": use worpion");
    auto threads = std::optional<std::uint64_t>(all_threads());
    if (const auto word = arguments->value("--threads"))
        threads = read_number(*word, 1, 256);
    if (!threads)
        return usage_error("--threads must be a number from 1 to 256");
    auto file = data_file("worpion.book");
    if (const auto out = arguments->value("--out"))
        file = *out;

    std::vector<Census> layers;
    const auto scores = solve_worpion(static_cast<unsigned>(*threads),
                                      [&](const Census& census) { layers.push_back(census); });
    const std::string bytes =
        worpion::write_book(scores, arguments->has("--full") ? scores.size() : book_distances);
    const auto written = replace_file(file, bytes);
    if (!written)
        return written.error();
    const auto book = Book::read(bytes);
    return counts(layers) + first_placements(*book) + file.string() + ": " +
           std::to_string(bytes.size()) + " bytes\n";
}

} // namespace engine::cli
