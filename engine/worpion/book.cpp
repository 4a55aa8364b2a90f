#include "engine/worpion/book.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <utility>

#include "engine/base/random.hpp"

// The file: the magic, the checksum of what follows (64 bits), the number of layers (8 bits). Each
// layer: the number of frequent scores (8 bits), these scores; the number of rare ones (32 bits);
// words (64 bits), in which the frequent scores of so many slots as fit are the digits of a number,
// the first slot's the lowest; the slots of the rare scores, ascending (32 bits each), these
// scores. Numbers are little-endian.
namespace engine::worpion {

namespace {

constexpr std::string_view magic = "worpion1";
constexpr std::size_t checksum_at = magic.size();
constexpr std::size_t content_at = checksum_at + 8;
constexpr std::size_t rare_size = 5; ///< bytes of a rare score and its slot

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i)
        number |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return number;
}

void append(std::string& bytes, std::uint64_t number, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i));
}

std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    for (std::size_t at = 0; at < bytes.size(); at += 8)
        sum = mix(sum ^ number_at(bytes, at, std::min<std::size_t>(8, bytes.size() - at))) + at;
    return sum;
}

/// The powers of a base that a word has digits for.
std::vector<std::uint64_t> powers_of(std::uint64_t base) {
    std::vector<std::uint64_t> powers{1};
    if (base < 2)
        base = 2;
    // The next digit's greatest value must still fit.
    while (powers.back() <= ~std::uint64_t{0} / base / base)
        powers.push_back(powers.back() * base);
    return powers;
}

std::size_t word_count(std::size_t slots, std::size_t digits) {
    return (slots + digits - 1) / digits;
}

bool is_storable(Score score) {
    return (score > lost_now && score < fastest) || score == some_win || score == -some_win;
}

/// What is written of a score; empty for that of a game that is over, which nobody looks up.
std::optional<Score> stored(Score score, bool with_distance) {
    if (score == lost_now)
        return std::nullopt;
    if (with_distance || score == 0)
        return score;
    return score > 0 ? some_win : static_cast<Score>(-some_win);
}

/// The scores that become digits, so that the layer is smallest: the most frequent ones.
std::vector<Score> frequent_scores(const Scores& scores, bool with_distance) {
    std::array<std::size_t, 256> counts{};
    std::vector<Score> symbols;
    for (const Score score : scores)
        if (const auto kept = stored(score, with_distance))
            if (counts[static_cast<std::uint8_t>(*kept)]++ == 0)
                symbols.push_back(*kept);
    const auto count = [&](Score score) { return counts[static_cast<std::uint8_t>(score)]; };
    std::sort(symbols.begin(), symbols.end(),
              [&](Score a, Score b) { return std::pair(count(a), a) > std::pair(count(b), b); });

    std::size_t best_size = ~std::size_t{0}, best = 0, rare = scores.size();
    for (std::size_t base = 1; base <= symbols.size(); ++base) {
        rare -= count(symbols[base - 1]);
        const std::size_t size =
            8 * word_count(scores.size(), powers_of(base).size()) + rare_size * rare;
        if (size < best_size) {
            best_size = size;
            best = base;
        }
    }
    symbols.resize(best);
    return symbols;
}

void append_layer(std::string& bytes, const Scores& scores, bool with_distance) {
    const std::vector<Score> symbols = frequent_scores(scores, with_distance);
    const std::vector<std::uint64_t> powers = powers_of(symbols.size());
    std::vector<std::uint64_t> words(word_count(scores.size(), powers.size()));
    std::string rare_slots, rare_scores;
    for (std::size_t slot = 0; slot < scores.size(); ++slot) {
        const auto score = stored(scores[slot], with_distance);
        if (!score)
            continue;
        const auto symbol = std::find(symbols.begin(), symbols.end(), *score);
        if (symbol == symbols.end()) {
            append(rare_slots, slot, 4);
            rare_scores += static_cast<char>(*score);
        } else {
            const auto digit = static_cast<std::uint64_t>(symbol - symbols.begin());
            words[slot / powers.size()] += digit * powers[slot % powers.size()];
        }
    }
    append(bytes, symbols.size(), 1);
    for (const Score symbol : symbols)
        bytes += static_cast<char>(symbol);
    append(bytes, rare_scores.size(), 4);
    for (const std::uint64_t word : words)
        append(bytes, word, 8);
    bytes += rare_slots;
    bytes += rare_scores;
}

/// The score before a placement that led to this score of the opponent.
Score before_placement(Score opponents) {
    const auto own = static_cast<Score>(-opponents);
    return own == some_win || own == -some_win ? own : one_earlier(own);
}

} // namespace

Result<Book> Book::read(std::string bytes) {
    Book book(std::move(bytes));
    if (!book.read_layers())
        return Error{"worpion.book_damaged"};
    return book;
}

/// Whether the bytes are a book; notes where everything is.
bool Book::read_layers() {
    const std::string_view bytes = bytes_;
    if (bytes.size() <= content_at || !bytes.starts_with(magic) ||
        number_at(bytes, checksum_at, 8) != checksum(bytes.substr(content_at)))
        return false;
    std::size_t at = content_at;
    const auto left = [&] { return bytes.size() - at; };
    const std::uint64_t count = number_at(bytes, at++, 1);
    if (count > square_count + 1)
        return false;
    for (std::uint64_t pawns = 0; pawns < count; ++pawns) {
        if (left() < 1)
            return false;
        const std::uint64_t symbols = number_at(bytes, at++, 1);
        if (symbols == 0 || left() < symbols + 4)
            return false;
        Layer layer{Index(static_cast<int>(pawns)), {}, powers_of(symbols)};
        for (std::uint64_t i = 0; i < symbols; ++i)
            layer.symbols.push_back(static_cast<Score>(bytes[at++]));
        if (!std::all_of(layer.symbols.begin(), layer.symbols.end(), is_storable))
            return false;
        layer.rare_count = number_at(bytes, at, 4);
        layer.words_at = at + 4;
        layer.rare_at =
            layer.words_at + 8 * word_count(layer.index.slot_count(), layer.powers.size());
        at = layer.rare_at + rare_size * layer.rare_count;
        if (at > bytes.size())
            return false;
        for (std::size_t i = 1; i <= layer.rare_count; ++i)
            if (!is_storable(static_cast<Score>(bytes[at - i])))
                return false;
        layers_.push_back(std::move(layer));
    }
    return left() == 0;
}

Score Book::score(const Layer& layer, std::size_t slot) const {
    // The first rare slot that is not below.
    std::size_t first = 0, last = layer.rare_count;
    while (first < last) {
        const std::size_t middle = (first + last) / 2;
        if (number_at(bytes_, layer.rare_at + 4 * middle, 4) < slot)
            first = middle + 1;
        else
            last = middle;
    }
    if (first < layer.rare_count && number_at(bytes_, layer.rare_at + 4 * first, 4) == slot)
        return static_cast<Score>(bytes_[layer.rare_at + 4 * layer.rare_count + first]);
    const std::size_t digits = layer.powers.size();
    const std::uint64_t word = number_at(bytes_, layer.words_at + 8 * (slot / digits), 8);
    return layer.symbols[word / layer.powers[slot % digits] % layer.symbols.size()];
}

std::optional<Value> Book::probe(const State& state) const {
    const auto found = find(state);
    return found ? std::optional(value_of(*found)) : std::nullopt;
}

std::optional<Score> Book::find(const State& state) const {
    const auto pawns = static_cast<std::size_t>(std::popcount(occupied(state.pawns())));
    const Squares movable = neighbours(squares(state.pawns(), other(state.to_act())));
    const bool begins = state.phase() == Phase::flip || (movable & state.empty()) == 0;
    if (pawns + (begins ? 0 : 1) >= layers_.size())
        return std::nullopt;
    if (begins)
        return score(layers_[pawns], layers_[pawns].index.slot(state));
    Score best = -some_win;
    for (const Action action : state.actions()) {
        State next = state;
        next.apply(action);
        const auto outcome = next.outcome();
        if (outcome && outcome->winner)
            return one_earlier(fastest);
        const Score found = outcome ? Score{0} : *find(next);
        best = std::max(best, before_placement(found));
    }
    return best;
}

std::string write_book(std::span<const Scores> layers, std::size_t with_distance) {
    std::string content;
    append(content, layers.size(), 1);
    for (std::size_t pawns = 0; pawns < layers.size(); ++pawns)
        append_layer(content, layers[pawns], pawns < with_distance);
    std::string bytes(magic);
    append(bytes, checksum(content), 8);
    return bytes + content;
}

} // namespace engine::worpion
