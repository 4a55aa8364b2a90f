#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "game/platform.hpp"
#include "tests/support/pseudo_language.hpp"
#include "tests/support/scenes.hpp"
#include "tests/support/words_canvas.hpp"

using namespace game;

namespace {

struct Window {
    Vec size; ///< logical units
    float scale = 1;
};

/// What becomes of the windows at these sizes of the interface: where one would have less room than
/// the smallest window, its interface is smaller.
std::vector<Window> windows(float least, float most) {
    std::vector<Window> all;
    std::set<std::pair<long, long>> known;
    for (const Vec pixels : {Vec{800, 600}, Vec{1280, 800}, Vec{1920, 1080}})
        for (float factor = least; factor <= most; factor += 0.25F) {
            const float scale = scale_for(pixels, factor);
            const Vec size = pixels * (1 / scale);
            if (known.emplace(std::lround(size.x), std::lround(size.y)).second)
                all.push_back({size, scale});
        }
    return all;
}

/// Distance of two rectangles; negative where they overlap.
float gap(const Rect& a, const Rect& b) {
    const float across = std::max(b.x - a.right(), a.x - b.right());
    const float down = std::max(b.y - a.bottom(), a.y - b.bottom());
    return std::max(across, down);
}

bool is_words(const ui::Control& control) {
    return control.kind == ui::Kind::text || control.kind == ui::Kind::title;
}

bool is_behind(const ui::Control& control) {
    return control.kind == ui::Kind::panel || control.kind == ui::Kind::rule;
}

std::string name_of(const ui::Control& control) {
    return control.id.empty() ? '"' + control.label + '"' : control.id;
}

/// The longest name there can be, as wide as letters are.
constexpr const char* wide_name = "WWWWWWWWWWWWWWWWWWWW";

/// Words that hold such a name may break it where it has no room in one line, but no more.
bool breaks_a_name(const TextMetrics& metrics, const ui::Control& c) {
    const Face face = c.kind == ui::Kind::title ? Face::bold : c.face;
    return is_words(c) && c.label.find(wide_name) != std::string::npos &&
           ui::text_height(metrics, c.label, c.rect.w, c.size, face) <= c.rect.h + 0.5F;
}

std::vector<std::string> page_faults(const Context& context, const ui::Page& page) {
    const Rect window{0, 0, context.size.x, context.size.y};
    std::vector<std::string> faults;
    for (const ui::Control& control : page)
        if (!breaks_a_name(context.metrics, control))
            for (std::string& fault : ui::overflows(context.metrics, {control}, window))
                faults.push_back(std::move(fault));
    for (const ui::Control& panel : page)
        if (panel.kind == ui::Kind::panel)
            for (const ui::Control& control : page)
                if (gap(control.rect, panel.rect) < 0 &&
                    (control.rect.y < panel.rect.y || control.rect.bottom() > panel.rect.bottom()))
                    faults.push_back(name_of(control) + " hangs over its panel");
    for (std::size_t i = 0; i < page.size(); ++i) {
        const ui::Control& a = page[i];
        if (is_behind(a))
            continue;
        if (!is_words(a) && a.rect.h < 44)
            faults.push_back(name_of(a) + " is too low to be hit");
        if (a.size < 14)
            faults.push_back(name_of(a) + " is too small to be read");
        for (std::size_t j = i + 1; j < page.size(); ++j) {
            const ui::Control& b = page[j];
            constexpr float rounding = 0.01F;
            const float least = is_words(a) || is_words(b) ? 0.F : 8.F;
            if (!is_behind(b) && gap(a.rect, b.rect) < least - rounding)
                faults.push_back(name_of(a) + " is too near " + name_of(b));
        }
    }
    return faults;
}

std::vector<std::string> drawn_faults(const Context& context, const Scene& scene) {
    support::WordsCanvas canvas(context.size, context.scale, context.metrics);
    scene.draw(canvas);
    auto faults = canvas.faults();
    // the rank of an animal is a part of its picture, however small that is
    for (const auto& line : canvas.lines)
        if (line.size < 14 && line.text.size() > 1)
            faults.push_back('"' + line.text + "\" is too small to be read");
    for (const auto& line : canvas.lines)
        if (line.text.find("bot:") != std::string::npos)
            faults.push_back('"' + line.text + "\" is what records call a bot");
    return faults;
}

void check_all(support::World& world) {
    std::set<std::string> told; // the same fault on many screens is one
    support::each_scene(world, [&](Scene& scene, const std::string& state) {
        std::vector<std::string> faults = page_faults(world.context, scene.page());
        for (std::string& fault : drawn_faults(world.context, scene))
            faults.push_back(std::move(fault));
        for (const std::string& fault : faults)
            if (told.insert(fault).second)
                FAIL_CHECK(scene.phase() << " (" << state << "): " << fault);
    });
}

void check_everywhere(const ui::Texts& texts, const std::string& name,
                      const std::vector<Window>& where) {
    for (const Window& window : where) {
        support::World world(texts, window.size);
        world.context.scale = window.scale;
        world.context.settings.name = name;
        CAPTURE(window.size.x);
        CAPTURE(window.size.y);
        check_all(world);
    }
}

} // namespace

TEST_CASE("layout: in English every screen fits at the usual scale, nothing clipped or touching") {
    check_everywhere(support::texts(ui::Language::en), "Ann", windows(1, 1));
}

TEST_CASE("layout: in French every screen fits every window, nothing clipped or touching") {
    check_everywhere(support::texts(ui::Language::fr), "Ann", windows(0.75F, 2));
}

TEST_CASE("layout: a language a third longer than English still fits") {
    check_everywhere(support::pseudo_texts(support::source_file("config/texts/en.json")), "Ann",
                     windows(0.75F, 2));
}

TEST_CASE("layout: the widest names fit") {
    check_everywhere(support::texts(ui::Language::fr), wide_name, windows(1, 1));
}

TEST_CASE("layout: the longer language keeps placeholders and has a third more characters") {
    CHECK(support::pseudo("{0}!") == "{0}!");
    CHECK(support::pseudo("flip {0}").ends_with(" {0}"));
    const std::string english = "Line up three pawns that flip.";
    const auto longer = ui::code_points(support::pseudo(english)).size();
    CHECK(longer >= english.size() * 135 / 100);
    CHECK(longer <= english.size() * 140 / 100);
}
