#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <map>
#include <thread>

#include "engine/base/number.hpp"
#include "engine/base/scanner.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/data.hpp"
#include "engine/worpion/book.hpp"
#include "engine/worpion/builder.hpp"

namespace engine::cli {

namespace {

using worpion::Book;
using worpion::Census;

/// Turns with so many pawns and fewer are kept; from there on search answers at once.
constexpr int kept_pawns = 9;
/// So many of these layers have distances, which keeps the file below ten million bytes.
constexpr std::size_t layers_with_distance = 9;

/// Solves the game, with its progress on standard error.
std::vector<worpion::Scores> solve_game(unsigned threads, std::vector<Census>& layers) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    return worpion::solve_layers(kept_pawns, threads, [&](const Census& census) {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start);
        std::cerr << "worpion: " << census.positions() << " turns with " << census.pawns
                  << " pawns solved, " << seconds.count() << " s\n";
        layers.push_back(census);
    });
}

/// The numbers of a layer, right-aligned in columns.
std::string line(const std::string& label, const Census& census) {
    std::string text = std::string(5 - std::min<std::size_t>(5, label.size()), ' ') + label;
    for (const std::uint64_t number :
         {census.positions(), census.wins, census.draws, census.losses}) {
        const std::string digits = std::to_string(number);
        text.append(13 - std::min<std::size_t>(12, digits.size()), ' ');
        text += digits;
    }
    return text + "\n";
}

/// The counts of all layers and their sum.
std::string counts(const std::vector<Census>& layers) {
    std::string text = "pawns    positions         wins        draws       losses\n";
    Census total;
    for (const Census& layer : layers) {
        text += line(std::to_string(layer.pawns), layer);
        total.wins += layer.wins;
        total.draws += layer.draws;
        total.losses += layer.losses;
    }
    return text + line("all", total);
}

/// How the game ends for Orange after this first placement.
std::string ending(const Book& book, worpion::Action action) {
    worpion::State next = worpion::State::start();
    next.apply(action);
    const auto green = book.probe(next);
    if (!green || !green->distance)
        return "Orange draws:";
    const bool wins = green->ending == worpion::Ending::loss;
    return (wins ? "Orange wins in " : "Orange loses in ") + std::to_string(*green->distance + 1) +
           ":";
}

/// What the first placements lead to, those alike in one line.
std::string first_placements(const Book& book) {
    const auto start = worpion::State::start();
    std::map<std::string, std::string> lines;
    for (const worpion::Action action : start.actions()) {
        std::string& line = lines[ending(book, action)];
        line += ' ';
        line += to_text(start, action);
    }
    std::string text;
    for (const auto& [what, which] : lines)
        text.append(what).append(which).append("\n");
    return text;
}

} // namespace

Printed build_book(Given given) {
    constexpr std::array<std::string_view, 2> options{"--out", "--threads"};
    constexpr std::array<std::string_view, 1> flags{"--full"};
    const auto arguments = read_arguments(given, {options, flags, 1, 1});
    if (!arguments)
        return arguments.error();
    if (arguments->words.front() != "worpion")
        return usage_error("no book is built of \"" + shown(arguments->words.front()) +
                           "\": use worpion");
    auto threads = std::optional<std::uint64_t>(std::max(std::thread::hardware_concurrency(), 1U));
    if (const auto word = arguments->value("--threads"))
        threads = read_number(*word, 1, 256);
    if (!threads)
        return usage_error("--threads must be a number from 1 to 256");
    auto file = data_file("worpion.book");
    if (const auto out = arguments->value("--out"))
        file = *out;
    if (const auto writable = check_replaceable(file); !writable)
        return writable.error();

    std::vector<Census> layers;
    const auto scores = solve_game(static_cast<unsigned>(*threads), layers);
    const bool full = arguments->has("--full");
    const std::string bytes =
        worpion::write_book(scores, full ? scores.size() : layers_with_distance);
    const auto written = replace_file(file, bytes);
    if (!written)
        return written.error();
    std::reverse(layers.begin(), layers.end());
    const auto book = Book::read(bytes);
    return counts(layers) + (book ? first_placements(*book) : "") + file.string() + ": " +
           std::to_string(bytes.size()) + " bytes\n";
}

} // namespace engine::cli
