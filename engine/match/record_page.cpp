#include "engine/match/record_page.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "engine/base/scanner.hpp"
#include "engine/match/record_words.hpp"

namespace engine::record {

namespace {

constexpr std::array<std::string_view, 10> match_names{
    "Format", "Game",  "Opening", "First-seat", "Second-seat",
    "Rounds", "Clock", "Date",    "Score",      "Result"};
constexpr std::array<std::string_view, 4> round_names{"Round", "First-side", "Position", "Result"};
constexpr std::size_t longest_header_name = 40;
/// Unknown headers that are kept.
constexpr std::size_t most_unknown = 100;
/// A match to 5 has no more; longer lists are not gone through.
constexpr std::size_t most_rounds = 13;

bool is_in(std::string_view name, std::span<const std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// `Name: value`, the name of letters, digits and `-`.
std::optional<Field> field_of(std::string_view line, std::size_t at) {
    const std::size_t colon = line.substr(0, longest_header_name + 1).find(':');
    if (colon == std::string_view::npos || colon == 0 || !is_letter(line[0]))
        return std::nullopt;
    const std::string_view name = line.substr(0, colon);
    if (!std::all_of(name.begin(), name.end(),
                     [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-'; }))
        return std::nullopt;
    return Field{name, trimmed(line.substr(colon + 1)), at};
}

/// Puts the lines of a page where they belong, one after the other.
class Sorter {
public:
    /// False: nothing that follows can be given a place.
    bool add(std::string_view line, std::size_t at) {
        if (line.empty() || line[0] == ';')
            return true;
        const auto field = field_of(line, at);
        if (!field)
            return add_moves(line, at);
        if (field->value.size() > longest_value) {
            complain(at, {"record.header_long",
                          {std::string(field->name), std::to_string(longest_value)}});
            return true;
        }
        return add_field(*field);
    }
    Parts take() { return std::move(parts_); }

private:
    void complain(std::size_t at, Error reason) {
        if (!parts_.fault)
            parts_.fault = Fault{at, std::move(reason)};
    }
    bool misplaced(std::string_view line, std::size_t at) {
        complain(at, {"record.misplaced", {shown(line)}});
        return false;
    }

    bool add_moves(std::string_view line, std::size_t at) {
        if (!parts_.closing.empty())
            return misplaced(line, at);
        if (parts_.rounds.empty())
            parts_.rounds.push_back({at, {}, 0, 0});
        RoundPart& round = parts_.rounds.back();
        if (round.moves_end == 0)
            round.moves_begin = at;
        round.moves_end = at + line.size();
        return true;
    }

    bool add_field(const Field& field) {
        if (field.name == "Round")
            return add_round(field);
        if (parts_.rounds.empty() && is_in(field.name, round_names) && field.name != "Result")
            parts_.rounds.push_back({field.at, {}, 0, 0});
        if (parts_.rounds.empty())
            return keep(field, match_names, parts_.fields);
        RoundPart& round = parts_.rounds.back();
        if (round.moves_end == 0)
            return keep(field, round_names, round.fields);
        if (is_known(field.name))
            return misplaced(field.name, field.at);
        return keep(field, {}, parts_.closing);
    }

    bool add_round(const Field& field) {
        if (!parts_.closing.empty())
            return misplaced(field.name, field.at);
        if (parts_.rounds.size() == most_rounds) {
            complain(field.at, {"record.match_over"});
            return false;
        }
        parts_.rounds.push_back({field.at, {field}, 0, 0});
        return true;
    }

    bool keep(const Field& field, std::span<const std::string_view> known,
              std::vector<Field>& fields) {
        const bool is_ours = is_in(field.name, known);
        if (!is_ours && is_known(field.name)) {
            complain(field.at, {"record.misplaced", {std::string(field.name)}});
            return true;
        }
        if (is_ours && std::find_if(fields.begin(), fields.end(), [&](const Field& other) {
                           return other.name == field.name;
                       }) != fields.end()) {
            complain(field.at, {"record.header_twice", {std::string(field.name)}});
            return true;
        }
        if (!is_ours && unknown_++ >= most_unknown) {
            complain(field.at, {"record.header_many", {std::to_string(most_unknown)}});
            return true;
        }
        fields.push_back(field);
        return true;
    }

    Parts parts_;
    std::size_t unknown_ = 0;
};

/// Calls `take(line, at)` for each line, trimmed, until it returns false.
template <class Take>
void each_line(std::string_view page, Take&& take) {
    Scanner scanner(page);
    while (!scanner.at_end()) {
        const std::size_t begin = scanner.at();
        const std::string_view line = scanner.take_until('\n');
        scanner.accept('\n');
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        if (!take(trimmed(line), begin + indent))
            return;
    }
}

} // namespace

std::string page_of(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    std::string page(text);
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark)
        page.replace(0, byte_order_mark.size(), byte_order_mark.size(), ' ');
    for (std::size_t i = 0; i < page.size(); ++i) {
        const auto byte = static_cast<unsigned char>(page[i]);
        if (page[i] == '\r' && (i + 1 == page.size() || page[i + 1] != '\n'))
            page[i] = '\n';
        else if (page[i] != '\n' && (byte < ' ' || byte == 0x7f))
            page[i] = ' ';
    }
    return page;
}

std::size_t line_of(std::string_view page, std::size_t at) {
    const auto end = page.begin() + static_cast<std::ptrdiff_t>(std::min(at, page.size()));
    return static_cast<std::size_t>(std::count(page.begin(), end, '\n')) + 1;
}

bool is_known(std::string_view name) {
    return is_in(name, match_names) || is_in(name, round_names);
}

bool has_headers(std::string_view page) {
    bool found = false;
    each_line(page, [&](std::string_view line, std::size_t at) {
        found = field_of(line, at).has_value();
        return line.empty() || line[0] == ';';
    });
    return found;
}

Parts parts_of(std::string_view page) {
    Sorter sorter;
    each_line(page, [&](std::string_view line, std::size_t at) { return sorter.add(line, at); });
    return sorter.take();
}

} // namespace engine::record
