#include "game/ui/texts.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "engine/base/english.hpp"
#include "net/protocol/english.hpp"
#include "tests/support/world.hpp"

using namespace game::ui;

namespace {

Texts catalog(Language language) {
    const std::string name = language == Language::fr ? "fr" : "en";
    std::ifstream in(std::string(SOURCE_DIR) + "/config/texts/" + name + ".json");
    std::stringstream text;
    text << in.rdbuf();
    const auto texts = Texts::read(language, text.str());
    REQUIRE(texts.ok());
    return *texts;
}

/// The {0}, {1}, ... of a sentence.
std::set<std::string> slots(const std::string& sentence) {
    std::set<std::string> found;
    for (std::size_t at = sentence.find('{'); at != std::string::npos;
         at = sentence.find('{', at + 1))
        found.insert(sentence.substr(at, 3));
    return found;
}

} // namespace

TEST_CASE("texts: a key gives its sentence with the arguments filled in, a missing one itself") {
    const auto texts = Texts::read(Language::en, R"({"a":"{1} and {0}","b":"plain"})");
    REQUIRE(texts.ok());
    CHECK((*texts)("a", {"x", "y"}) == "y and x");
    CHECK((*texts)("b") == "plain");
    CHECK((*texts)("c") == "c");
}

TEST_CASE("texts: nought is plural in English and singular in French") {
    const std::string json = R"({"n":"{0} rounds","n.one":"{0} round","m":"{0} pawns"})";
    const auto english = Texts::read(Language::en, json), french = Texts::read(Language::fr, json);
    CHECK(english->count("n", 0) == "0 rounds");
    CHECK(english->count("n", 1) == "1 round");
    CHECK(english->count("n", 2) == "2 rounds");
    CHECK(french->count("n", 0) == "0 round");
    CHECK(french->count("n", 1) == "1 round");
    CHECK(french->count("n", 2) == "2 rounds");
    CHECK(english->count("m", 1) == "1 pawns");
}

TEST_CASE("texts: what is no catalog is refused") {
    for (const char* json : {"", "[]", "{\"a\":1}", "{\"a\":", "{\"a\":\"\xFF\"}"})
        CHECK_FALSE(Texts::read(Language::en, json).ok());
}

TEST_CASE("texts: the language follows the locale") {
    CHECK(language_of("fr_FR.UTF-8") == Language::fr);
    CHECK(language_of("fr") == Language::fr);
    CHECK(language_of("en_GB.UTF-8") == Language::en);
    CHECK(language_of("C") == Language::en);
    CHECK(language_of("") == Language::en);
}

TEST_CASE("texts: an unknown error still names its code, a move's refusal its reason") {
    const Texts texts = catalog(Language::en);
    CHECK(texts.error({"no.such_code"}).find("no.such_code") != std::string::npos);
    const std::string words =
        texts.error({"record.move", {"7", "b2-c2", "worpion.occupied", "c2"}});
    CHECK(words.find(texts.error({"worpion.occupied", {"c2"}})) != std::string::npos);
}

TEST_CASE("texts: both catalogs have the same keys, filled by the same arguments") {
    const Texts english = catalog(Language::en), french = catalog(Language::fr);
    CHECK(english.keys() == french.keys());
    for (const std::string& key : english.keys()) {
        CAPTURE(key);
        CHECK(slots(support::sentence(english, key)) == slots(support::sentence(french, key)));
        CHECK_FALSE(english(key).empty());
        CHECK_FALSE(french(key).empty());
    }
}

TEST_CASE("texts: every error of the engine and the net has its sentence, in English the same") {
    // but for the marks, which command lines have from the typewriter
    const auto plain = [](std::string words) {
        for (const auto& [curly, straight] :
             {std::pair{"’", "'"}, std::pair{"“", "\""}, std::pair{"”", "\""}})
            for (std::size_t at; (at = words.find(curly)) != std::string::npos;)
                words.replace(at, std::string_view(curly).size(), straight);
        return words;
    };
    const Texts english = catalog(Language::en);
    const auto check = [&](const auto& sentences) {
        for (const auto& [code, text] : sentences) {
            const std::string key = "error." + std::string(code);
            CAPTURE(key);
            CHECK(english.has(key));
            CHECK(plain(english(key, {"{0}", "{1}", "{2}", "{3}"})) == plain(std::string(text)));
        }
    };
    check(engine::english_sentences());
    check(net::english_sentences());
}
