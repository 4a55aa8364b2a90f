#include "game/ui/page.hpp"

#include <doctest/doctest.h>

#include "game/ui/parts.hpp"
#include "game/ui/theme.hpp"
#include "tests/support/contrast_canvas.hpp"
#include "tests/support/plain_metrics.hpp"

using namespace game;
using namespace game::ui;

namespace {

Page three_rows() {
    return {
        {.id = "words", .kind = Kind::text, .rect = {0, 0, 400, 40}, .label = "Words"},
        {.id = "top", .kind = Kind::button, .rect = {0, 50, 400, 48}, .label = "Top"},
        {.id = "left", .kind = Kind::button, .rect = {0, 110, 190, 48}, .label = "Left"},
        {.id = "right", .kind = Kind::button, .rect = {210, 110, 190, 48}, .label = "Right"},
        {.id = "dead", .kind = Kind::button, .rect = {0, 170, 400, 48}, .enabled = false},
        {.id = "sound", .kind = Kind::slider, .rect = {0, 230, 424, 52}, .value = 0.5F},
        {.id = "name", .kind = Kind::field, .rect = {0, 300, 400, 48}, .limit = 6},
    };
}

input::KeyDown key(Key k, bool shift = false) {
    return {.key = k, .shift = shift};
}

void type(Hands& hands, Page& page, std::u32string_view words) {
    for (const char32_t c : words)
        if (const auto chosen = hands.on(input::Typed{c}, page))
            page.back().value_text = chosen->text;
}

} // namespace

TEST_CASE("page: arrows go to the nearest control that way and skip what cannot be chosen") {
    const Page page = three_rows();
    Hands hands("top");
    CHECK_FALSE(hands.on(key(Key::down), page));
    CHECK(hands.focus() == "left");
    CHECK(hands.ring_visible());
    hands.on(key(Key::right), page);
    CHECK(hands.focus() == "right");
    hands.on(key(Key::right), page);
    CHECK(hands.focus() == "right");
    hands.on(key(Key::down), page);
    CHECK(hands.focus() == "sound");
    hands.on(key(Key::up), page);
    CHECK(hands.focus() != "dead");
}

TEST_CASE("page: tab goes round all controls in order, with shift backwards") {
    const Page page = three_rows();
    Hands hands;
    for (const char* id : {"top", "left", "right", "sound", "name", "top"}) {
        hands.on(key(Key::tab), page);
        CHECK(hands.focus() == id);
    }
    hands.on(key(Key::tab, true), page);
    CHECK(hands.focus() == "name");
}

TEST_CASE("page: enter and space choose the focused control") {
    const Page page = three_rows();
    Hands hands("left");
    CHECK(hands.on(key(Key::enter), page) == Chosen{.id = "left"});
    CHECK(hands.on(key(Key::space), page) == Chosen{.id = "left"});
    CHECK(hands.ring_visible());
}

TEST_CASE("page: a click chooses when it is let go over the control it began on") {
    const Page page = three_rows();
    Hands hands;
    CHECK_FALSE(hands.on(input::Pressed{{10, 60}}, page));
    CHECK(hands.pressed() == "top");
    CHECK(hands.on(input::Released{{20, 70}}, page) == Chosen{.id = "top"});
    CHECK(hands.pressed().empty());
    CHECK_FALSE(hands.ring_visible());
    hands.on(input::Pressed{{10, 60}}, page);
    CHECK_FALSE(hands.on(input::Released{{10, 120}}, page));
    hands.on(input::Pressed{{10, 180}}, page);
    CHECK_FALSE(hands.on(input::Released{{10, 180}}, page));
    CHECK_FALSE(hands.on(input::Pressed{{10, 60}, Button::right}, page));
    CHECK_FALSE(hands.on(input::Released{{10, 60}, Button::right}, page));
}

TEST_CASE("page: the window losing the focus lets go of what was pressed") {
    const Page page = three_rows();
    Hands hands;
    hands.on(input::Pressed{{10, 60}}, page);
    hands.on(input::FocusLost{}, page);
    CHECK_FALSE(hands.on(input::Released{{10, 60}}, page));
}

TEST_CASE("page: the pointer says what it is over until it leaves") {
    const Page page = three_rows();
    Hands hands;
    hands.on(input::Moved{{10, 60}}, page);
    CHECK(hands.hovered() == "top");
    hands.on(input::Moved{{10, 10}}, page);
    CHECK(hands.hovered().empty());
    hands.on(input::Moved{{10, 60}}, page);
    hands.on(input::PointerLeft{}, page);
    CHECK(hands.hovered().empty());
}

TEST_CASE("page: a slider follows the pointer in steps and the keys by one step") {
    const Page page = three_rows();
    Hands hands;
    auto chosen = hands.on(input::Pressed{{12 + 0.22F * 400, 250}}, page);
    REQUIRE(chosen);
    CHECK(chosen->value == doctest::Approx(0.2));
    CHECK_FALSE(chosen->entered);
    chosen = hands.on(input::Moved{{9000, 0}}, page);
    REQUIRE(chosen);
    CHECK(chosen->value == 1);
    chosen = hands.on(input::Released{{-50, 0}}, page);
    REQUIRE(chosen);
    CHECK(chosen->value == 0);
    CHECK(chosen->entered);
    CHECK_FALSE(hands.on(input::Moved{{100, 250}}, page));
    chosen = hands.on(key(Key::right), page);
    REQUIRE(chosen);
    CHECK(chosen->value == doctest::Approx(0.55));
    CHECK(chosen->entered);
}

TEST_CASE("page: a field takes what is typed at its caret, up to its limit") {
    Page page = three_rows();
    Hands hands("name");
    CHECK(hands.typing(page));
    type(hands, page, U"Zo\u00E9");
    CHECK(page.back().value_text == "Zo\u00E9");
    hands.on(key(Key::left), page);
    type(hands, page, U"xy");
    CHECK(page.back().value_text == "Zoxy\u00E9");
    type(hands, page, U"12");
    CHECK(page.back().value_text == "Zoxy1\u00E9");
    hands.focus("top");
    CHECK_FALSE(hands.typing(page));
    CHECK_FALSE(hands.on(input::Typed{U'q'}, page));
}

TEST_CASE("page: a field removes before and after its caret, character by character") {
    Page page = three_rows();
    page.back().value_text = "a\u00E9\u20AC";
    Hands hands("name");
    auto chosen = hands.on(key(Key::backspace), page);
    REQUIRE(chosen);
    CHECK(chosen->text == "a\u00E9");
    hands.on(key(Key::home), page);
    CHECK_FALSE(hands.on(key(Key::backspace), page));
    chosen = hands.on(key(Key::remove), page);
    REQUIRE(chosen);
    CHECK(chosen->text == "\u00E9\u20AC");
}

TEST_CASE(
    "page: a field keeps space for itself, says when enter was pressed, and lets up and down go") {
    Page page = three_rows();
    page.back().value_text = "Ann";
    Hands hands("name");
    CHECK_FALSE(hands.on(key(Key::space), page));
    CHECK(hands.on(key(Key::enter), page) == Chosen{.id = "name", .text = "Ann", .entered = true});
    hands.on(key(Key::up), page);
    CHECK(hands.focus() == "sound");
}

TEST_CASE("page: what is typed, pasted or removed takes the place of a field marked whole") {
    Page page = three_rows();
    const auto marked = [&page] {
        page.back().value_text = "Ann";
        Hands hands("name");
        CHECK_FALSE(hands.on(input::KeyDown{Key::letter, 'a', false, true}, page));
        CHECK(hands.all_marked());
        return hands;
    };
    Hands hands = marked();
    hands.on(input::KeyDown{Key::letter, 'z'}, page); // comes before what it types
    type(hands, page, U"Zo");
    CHECK(page.back().value_text == "Zo");
    hands = marked();
    CHECK(hands.on(input::Pasted{"Bob"}, page)->text == "Bob");
    CHECK_FALSE(hands.all_marked());
    for (const Key remove : {Key::backspace, Key::remove}) {
        hands = marked();
        const auto chosen = hands.on(key(remove), page);
        REQUIRE(chosen);
        CHECK(chosen->text.empty());
    }
    hands = marked();
    hands.on(key(Key::left), page);
    type(hands, page, U"x");
    CHECK(page.back().value_text == "xAnn");
    hands = marked();
    hands.on(key(Key::right), page);
    type(hands, page, U"x");
    CHECK(page.back().value_text == "Annx");
    hands = marked();
    hands.focus("top");
    CHECK_FALSE(hands.all_marked());
}

TEST_CASE("page: what is pasted loses its control characters and what is beyond the limit") {
    Page page = three_rows();
    Hands hands("name");
    const auto chosen = hands.on(input::Pasted{"a\nb\x7F\xC2\x85 cdefgh"}, page);
    REQUIRE(chosen);
    CHECK(chosen->text == "ab cde");
    const auto broken = hands.on(input::Pasted{"\xFFz"}, page);
    REQUIRE(broken);
    CHECK(broken->text == "\uFFFDz");
}

TEST_CASE("page: words wrap at spaces, at line feeds, and anywhere in a word too long") {
    const support::PlainMetrics metrics;
    const auto lines = [&](std::string_view text, float width) {
        return wrap(metrics, text, width, 10, Face::body);
    };
    CHECK(lines("one two", 1000) == std::vector<std::string>{"one two"});
    CHECK(lines("one two", 30) == std::vector<std::string>{"one", "two"});
    CHECK(lines("one\n\ntwo", 1000) == std::vector<std::string>{"one", "", "two"});
    CHECK(lines("nnnnnn", 13) == std::vector<std::string>{"nn", "nn", "nn"});
    CHECK(lines("go\u00A0!", 14) != std::vector<std::string>{"go", "!"});
    CHECK(text_height(metrics, "one two", 30, 10, Face::body) == 28);
}

TEST_CASE("page: no word stands alone in a last line where the line before has words to spare") {
    const support::PlainMetrics metrics;
    const auto lines = [&](std::string_view text, std::size_t characters) {
        const float width = metrics.width(std::string(characters, 'n'), 10, Face::body);
        return wrap(metrics, text, width, 10, Face::body);
    };
    CHECK(lines("one two three four", 14) == std::vector<std::string>{"one two", "three four"});
    CHECK(lines("one two three four five", 14) ==
          std::vector<std::string>{"one two three", "four five"});
    CHECK(lines("one two three", 8) == std::vector<std::string>{"one two", "three"});
    CHECK(lines("a b ccccccccc dddddd", 13) == std::vector<std::string>{"a b ccccccccc", "dddddd"});
    CHECK(lines("one two three\nfour", 14) == std::vector<std::string>{"one two three", "four"});
    CHECK(lines("one two three four\nfive", 14) ==
          std::vector<std::string>{"one two", "three four", "five"});
}

TEST_CASE("page: text that is too long is cut with an ellipsis between characters") {
    const support::PlainMetrics metrics;
    CHECK(fitted(metrics, "\u00E9\u00E9\u00E9", 100, 10, Face::body) == "\u00E9\u00E9\u00E9");
    CHECK(fitted(metrics, "\u00E9\u00E9\u00E9\u00E9", 23, 10, Face::body) == "\u00E9\u00E9…");
    CHECK(fitted(metrics, "wide", 1, 10, Face::body).empty());
}

TEST_CASE("page: overflow names controls that are outside or too small") {
    const support::PlainMetrics metrics;
    Page page{{.id = "a", .kind = Kind::button, .rect = {0, 0, 200, 48}, .label = "Short"}};
    CHECK(overflows(metrics, page, {0, 0, 800, 600}).empty());
    page[0].label = "Far too long for such a button";
    CHECK(overflows(metrics, page, {0, 0, 800, 600}).size() == 1);
    page[0].label = "Short";
    CHECK(overflows(metrics, page, {0, 0, 100, 600}).size() == 1);
    page.push_back({.kind = Kind::text, .rect = {0, 60, 100, 20}, .label = "Two lines of words"});
    CHECK(overflows(metrics, page, {0, 0, 800, 600}).size() == 1);
}

TEST_CASE("page: words stand out by at least 4.5 to 1 also where a control is hovered or marked") {
    const support::PlainMetrics metrics;
    for (const ThemeName name : {ThemeName::paper, ThemeName::night})
        for (const Kind kind : {Kind::button, Kind::main, Kind::danger, Kind::card, Kind::choice,
                                Kind::tab, Kind::link, Kind::toggle, Kind::slider, Kind::field})
            for (const bool selected : {false, true}) {
                CAPTURE(static_cast<int>(name));
                CAPTURE(static_cast<int>(kind));
                CAPTURE(selected);
                const Page page{{.kind = Kind::panel, .rect = {0, 0, 400, 200}},
                                {.id = "it",
                                 .kind = kind,
                                 .rect = {50, 50, 300, 100},
                                 .label = "Label",
                                 .detail = "Detail",
                                 .value_text = "Value",
                                 .selected = selected}};
                Hands hands("it");
                hands.on(input::Moved{{200, 125}}, page);
                hands.on(input::KeyDown{.key = Key::letter, .letter = 'a', .control = true}, page);
                support::ContrastCanvas canvas({400, 200}, metrics, theme(name).paper);
                draw_page(canvas, theme(name), page, hands);
                for (const auto& words : canvas.all) {
                    CAPTURE(words.text);
                    CHECK(words.contrast >= 4.5);
                }
            }
}

TEST_CASE("page: a mouse alone pastes into a field that is empty and clears one that is not") {
    Page page = three_rows();
    Hands hands;
    const Vec end = parts::field_end(page.back()).centre();
    CHECK(hands.on(input::Pressed{end}, page) == Chosen{.id = "name", .paste = true});
    CHECK_FALSE(hands.on(input::Released{end}, page));
    CHECK(hands.on(input::Pasted{"Bob"}, page)->text == "Bob");
    page.back().value_text = "Bob";
    CHECK(hands.on(input::Pressed{end}, page) == Chosen{.id = "name"});
    CHECK(hands.typing(page));
}
