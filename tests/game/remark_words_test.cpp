#include "game/scenes/remark_words.hpp"

#include <doctest/doctest.h>

#include "tests/support/world.hpp"

using namespace game;
using engine::RemarkKind;

TEST_CASE("remark words: every kind has its phrase in both languages") {
    for (const auto language : {ui::Language::en, ui::Language::fr}) {
        const ui::Texts texts = support::texts(language);
        for (const RemarkKind kind : engine::all_remark_kinds()) {
            CAPTURE(engine::to_text(kind));
            CHECK(texts.has("hint." + std::string(engine::to_text(kind))));
            for (const int number : {1, 2}) {
                const std::string words = remark_words(texts, {kind, number, 7}, "Ada");
                CHECK_FALSE(words.empty());
                CHECK(words.find('{') == std::string::npos);
            }
        }
    }
}

TEST_CASE("remark words: numbers, animals and the opponent are named") {
    const ui::Texts english = support::texts(ui::Language::en);
    CHECK(remark_words(english, {RemarkKind::wins, 3}, "Ada") == "Wins in 3 turns");
    CHECK(remark_words(english, {RemarkKind::wins, 1}, "Ada") == "Wins this turn");
    CHECK(remark_words(english, {RemarkKind::leaves_few, 2}, "Ada") == "Leaves Ada only 2 moves");
    CHECK(remark_words(english, {RemarkKind::captures, 0, 4}, "Ada") == "Takes the wolf");
    CHECK(remark_words(english, {RemarkKind::rescues, 0, 7}, "Ada") == "Saves your lion");
    const ui::Texts french = support::texts(ui::Language::fr);
    CHECK(remark_words(french, {RemarkKind::rescues, 0, 8}, "Ada") == "Sauve ton éléphant");
    CHECK(remark_words(french, {RemarkKind::leaves_few, 1}, "Ada") == "Ne laisse qu’un coup à Ada");
}
