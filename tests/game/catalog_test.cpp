#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "engine/search/remark.hpp"
#include "game/scenes/how_to_play/examples.hpp"
#include "game/ui/utf8.hpp"
#include "net/protocol/english.hpp"
#include "tests/support/world.hpp"

// The catalogs against the sources that use them, and how their sentences are set.

using namespace game;
using ui::Language;

namespace {

/// All that stands between quotes in the sources of the layers.
const std::set<std::string>& literals() {
    static const std::set<std::string> found = [] {
        std::set<std::string> all;
        const std::regex quoted("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
        for (const char* layer : {"engine", "net", "game"})
            for (const auto& entry : std::filesystem::recursive_directory_iterator(
                     std::string(SOURCE_DIR) + "/" + layer)) {
                const auto kind = entry.path().extension();
                if (kind != ".cpp" && kind != ".hpp")
                    continue;
                std::ifstream in(entry.path());
                std::stringstream text;
                text << in.rdbuf();
                const std::string source = text.str();
                for (std::sregex_iterator at(source.begin(), source.end(), quoted), end; at != end;
                     ++at)
                    all.insert((*at)[1]);
            }
        return all;
    }();
    return found;
}

bool written(const std::string& word) {
    return literals().contains(word);
}

std::vector<std::string> parts_of(const std::string& key) {
    std::vector<std::string> parts;
    std::istringstream in(key);
    for (std::string part; std::getline(in, part, '.');)
        parts.push_back(part);
    return parts;
}

/// A part of a key that sources put together: written so, with dots, or with spaces or dashes in
/// place of its own; or a number.
bool is_part(const std::string& part) {
    std::string spaced = part, dashed = part;
    std::replace(spaced.begin(), spaced.end(), '-', ' ');
    std::replace(dashed.begin(), dashed.end(), '_', '-');
    const bool number = part.find_first_not_of("0123456789") == std::string::npos;
    return number || written(part) || written('.' + part) || written(part + '.') ||
           written('.' + part + '.') || written(spaced) || written(dashed);
}

/// A source asks for this key: by the whole of it, or by a beginning that is written with its dot
/// and parts that are written somewhere.
bool is_used(const std::string& key) {
    if (written(key))
        return true;
    const auto parts = parts_of(key);
    std::string beginning;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        beginning += parts[i] + '.';
        if (!written(beginning) && !written(beginning.substr(0, beginning.size() - 1)))
            continue;
        if (std::all_of(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1, parts.end(), is_part))
            return true;
    }
    return parts.size() == 2 && is_part(parts[0]) && written('.' + parts[1]);
}

/// Codes of errors, which are worded by `error.<code>`.
std::set<std::string> error_codes() {
    std::set<std::string> codes;
    for (const auto& [code, text] : engine::english_sentences())
        codes.emplace(code);
    for (const auto& [code, text] : net::english_sentences())
        codes.emplace(code);
    return codes;
}

bool ends_with_one(const std::string& key) {
    return key.ends_with(".one") && !key.starts_with("player.");
}

} // namespace

TEST_CASE("catalog: every key is asked for by some source") {
    const ui::Texts texts = support::texts(Language::en);
    const auto codes = error_codes();
    const std::string error = "error.";
    for (const std::string& key : texts.keys()) {
        CAPTURE(key);
        const std::string asked = ends_with_one(key) ? key.substr(0, key.size() - 4) : key;
        if (key.starts_with(error))
            CHECK((codes.contains(key.substr(error.size())) || written(key) ||
                   written(key.substr(error.size()))));
        else
            CHECK(is_used(asked));
    }
}

TEST_CASE("catalog: every key that a source writes is there") {
    const ui::Texts texts = support::texts(Language::en);
    const auto keys = texts.keys();
    std::set<std::string> families;
    for (const std::string& key : keys)
        families.insert(parts_of(key).front());
    const std::regex form("[a-z]+(\\.[a-z0-9_-]+)+");
    for (const std::string& word : literals()) {
        if (!std::regex_match(word, form) || !families.contains(parts_of(word).front()))
            continue;
        if (word.ends_with(".json") || word.ends_with(".book"))
            continue; // files
        const auto begins = [&](const std::string& key) {
            return key.starts_with(word + '.') || key.starts_with("error." + word);
        };
        const bool beginning = std::any_of(keys.begin(), keys.end(), begins);
        CAPTURE(word);
        CHECK((texts.has(word) || beginning));
    }
}

TEST_CASE("catalog: hints, months and pages of rules are as many as there are") {
    const ui::Texts texts = support::texts(Language::en);
    std::set<std::string> wanted, found;
    for (const engine::RemarkKind kind : engine::all_remark_kinds())
        wanted.insert("hint." + std::string(to_text(kind)));
    for (const engine::GameId id : engine::all_games()) {
        const std::string rules = "rules." + std::string(engine::info(id).key) + '.';
        for (std::size_t i = 1; i <= how_to_play::question_count(id); ++i)
            for (const char* end : {"", ".answer"})
                wanted.insert(rules + "question." + std::to_string(i) + end);
        for (std::size_t i = 1; i <= how_to_play::own_controls(id); ++i)
            for (const char* end : {"", ".does"})
                wanted.insert(rules + "control." + std::to_string(i) + end);
    }
    const std::regex counted("(hint\\..*|rules\\.[a-z]+\\.(question|control)\\..*)");
    for (const std::string& key : texts.keys())
        if (std::regex_match(key, counted) && !ends_with_one(key))
            found.insert(key);
    CHECK(found == wanted);
    for (int month = 1; month <= 12; ++month)
        CHECK(texts.has((month < 10 ? "month.0" : "month.") + std::to_string(month)));
    CHECK_FALSE(texts.has("month.13"));
    for (int phrase = 1; phrase <= 9; ++phrase)
        CHECK(texts.has("phrase." + std::to_string(phrase)));
    CHECK_FALSE(texts.has("phrase.10"));
}

TEST_CASE("catalog: a number of things has a singular, which has a plural") {
    // Numbers that are never one: minutes and seconds of clocks, and the limits of counts.
    const std::set<std::string> always_many{"setup.about.clock.fischer",
                                            "setup.about.clock.per_move",
                                            "count.occurrences",
                                            "count.shuttle",
                                            "leave.free",
                                            "resign.free",
                                            "looks.bonus",
                                            "looks.bonus.row",
                                            "stake.none.gains",
                                            "story.chips.lost",
                                            "story.chips.won"};
    const std::regex things("\\{\\d\\} (?:more |other |damaged |of \\{\\d\\} )?"
                            "(?:chips|coins|days|discs|games|matches|minutes|pawns|rounds|seconds|"
                            "steps|times|turns|moves (?:without|could|and)|flips answer)\\b");
    const ui::Texts english = support::texts(Language::en), french = support::texts(Language::fr);
    for (const std::string& key : english.keys()) {
        CAPTURE(key);
        if (ends_with_one(key))
            CHECK(english.has(key.substr(0, key.size() - 4)));
        else if (!key.starts_with("error.") &&
                 std::regex_search(support::sentence(english, key), things))
            CHECK((english.has(key + ".one") || always_many.contains(key)));
        if (ends_with_one(key))
            CHECK(french(key) != french(key.substr(0, key.size() - 4)));
    }
}

TEST_CASE("catalog: sentences are set as in print") {
    for (const Language language : {Language::en, Language::fr}) {
        const ui::Texts texts = support::texts(language);
        for (const std::string& key : texts.keys()) {
            const std::string words = support::sentence(texts, key);
            CAPTURE(key);
            CAPTURE(words);
            for (const char* wrong : {"  ", "...", "'", "\"", " ,", "\t"})
                CHECK(words.find(wrong) == std::string::npos);
            CHECK(words.front() != ' ');
            CHECK(words.back() != ' ');
        }
    }
}

TEST_CASE("catalog: French sets a hard space inside its quotes and before its double marks") {
    const ui::Texts texts = support::texts(Language::fr);
    for (const std::string& key : texts.keys()) {
        const std::u32string words = ui::code_points(support::sentence(texts, key));
        CAPTURE(key);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool before = std::u32string_view(U"!?;»").find(words[i]) != std::u32string::npos;
            const bool colon = words[i] == U':' && i + 1 < words.size() && words[i + 1] == U' ';
            if (before || colon || (words[i] == U':' && i + 1 == words.size())) {
                CHECK(i > 0);
                CHECK(words[i - 1] == U'\u00A0');
            }
            if (words[i] == U'«')
                CHECK(words[i + 1] == U'\u00A0');
        }
    }
}
