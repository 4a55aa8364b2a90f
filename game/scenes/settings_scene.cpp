#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/my_data.hpp"
#include "game/scenes/panel_page.hpp"
#include "net/play/player.hpp"

namespace game {

namespace {

using ui::Kind;

/// A slider shows a factor between two ends; its values are multiples of `step`.
struct Span {
    float low, high, step;

    [[nodiscard]] float place(float value) const { return (value - low) / (high - low); }
    [[nodiscard]] float value(float place) const {
        return low + step * std::round(place * (high - low) / step);
    }
    [[nodiscard]] float slider_step() const { return step / (high - low); }
};
constexpr Span volume{0, 1, 0.05F}, speed{0.5F, 2, 0.25F}, scale{0.75F, 2, 0.25F};

class SettingsScene : public MenuScene {
public:
    SettingsScene(Context& context, bool in_match)
        : MenuScene(context, "back"), in_match_(in_match), name_(context.settings.name),
          scale_(context.settings.scale), sound_(context.audio.available()) {}

    [[nodiscard]] std::string name() const override { return "settings"; }
    /// A sound device came or went.
    [[nodiscard]] bool changed() override {
        const bool now = context_.audio.available();
        return std::exchange(sound_, now) != now;
    }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 960);
        const Block block = block_of(window, roomy() ? 544 : 488);
        const Rect panel = block.content;
        ui::Page page = header(block, texts()("settings.title"));
        page.push_back({.kind = Kind::panel, .rect = panel});
        const auto halves = ui::split(panel.inset(24, 16), 2, 40);
        page.push_back(
            {.kind = Kind::rule, .rect = {panel.centre().x, panel.y + 28, 1, panel.h - 56}});
        add_looks(page, halves[0]);
        add_sound_and_motion(page, halves[1]);
        return page;
    }

    void resumed() override {
        MenuScene::resumed();
        name_ = context_.settings.name; // others may have been loaded
        scale_ = context_.settings.scale;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "data")
            return go::Push{my_data_scene(context_)};
        Settings s = context_.settings;
        if (what.id == "name")
            name_ = what.text;
        else if (what.id == "scale")
            scale_ = scale.value(what.value);
        else
            set(s, what);
        // The page moves under the hand while the scale changes: it waits for the slider's release.
        if (what.id == "scale" && what.entered)
            s.scale = scale_;
        if (what.id == "name")
            s.name = net::clean_name(name_, "");
        if (!(s == context_.settings))
            context_.save(s);
        if (what.entered && (what.id == "effects" || what.id == "alerts"))
            context_.audio.play(what.id == "alerts" ? Sound::your_turn : Sound::place);
        return go::Stay{};
    }

private:
    static void set(Settings& s, const ui::Chosen& what) {
        const std::string& id = what.id;
        if (id == "language-en")
            s.language = ui::Language::en;
        else if (id == "language-fr")
            s.language = ui::Language::fr;
        else if (id == "theme-paper")
            s.theme = ui::ThemeName::paper;
        else if (id == "theme-night")
            s.theme = ui::ThemeName::night;
        else if (id == "full-screen")
            s.full_screen = !s.full_screen;
        else if (id == "colour-blind")
            s.colour_blind = !s.colour_blind;
        else if (id == "sound")
            s.sound = !s.sound;
        else if (id == "music")
            s.volumes.music = volume.value(what.value);
        else if (id == "effects")
            s.volumes.effects = volume.value(what.value);
        else if (id == "alerts")
            s.volumes.alerts = volume.value(what.value);
        else if (id == "reduced-motion")
            s.reduced_motion = !s.reduced_motion;
        else if (id == "speed")
            s.speed = speed.value(what.value);
        else if (id == "show-legal")
            s.show_legal = !s.show_legal;
        else if (id == "confirm-moves")
            s.confirm_moves = !s.confirm_moves;
    }

    /// There is room for groups to stand apart.
    [[nodiscard]] bool roomy() const { return context_.size.y >= 720; }
    void next(ui::Column& column) const { column.skip(roomy() ? 16 : 8); }

    void add_looks(ui::Page& page, Rect half) const {
        const Settings& s = context_.settings;
        ui::Column column(context_.metrics, half);
        page.push_back(name_field(texts(), column.take(72), name_));
        next(column);
        add_pair(page, column, "settings.language", {"language-en", "English"},
                 {"language-fr", "Français"}, s.language == ui::Language::fr);
        next(column);
        add_pair(page, column, "settings.theme", {"theme-paper", texts()("settings.paper")},
                 {"theme-night", texts()("settings.night")}, s.theme == ui::ThemeName::night);
        next(column);
        page.push_back(slider(column, "scale", scale, scale_, percent(scale_)));
        next(column);
        page.push_back(toggle(column, "full-screen", s.full_screen));
        next(column);
        page.push_back(toggle(column, "colour-blind", s.colour_blind));
        if (in_match_)
            return;
        next(column);
        page.push_back({.id = "data",
                        .kind = Kind::button,
                        .rect = column.take(48),
                        .label = texts()("settings.data")});
    }

    void add_sound_and_motion(ui::Page& page, Rect half) const {
        const Settings& s = context_.settings;
        ui::Column column(context_.metrics, half);
        page.push_back(toggle(column, "sound", s.sound));
        if (!context_.audio.available())
            page.back().label = texts()("settings.no_sound");
        next(column);
        page.push_back(slider(column, "music", volume, s.volumes.music, percent(s.volumes.music)));
        next(column);
        page.push_back(
            slider(column, "effects", volume, s.volumes.effects, percent(s.volumes.effects)));
        next(column);
        page.push_back(
            slider(column, "alerts", volume, s.volumes.alerts, percent(s.volumes.alerts)));
        next(column);
        page.push_back(slider(column, "speed", speed, s.speed, percent(s.speed)));
        next(column);
        page.push_back(toggle(column, "reduced-motion", s.reduced_motion));
        next(column);
        page.push_back(toggle(column, "show-legal", s.show_legal));
        next(column);
        page.push_back(toggle(column, "confirm-moves", s.confirm_moves));
    }

    struct Option {
        std::string id, label;
    };
    void add_pair(ui::Page& page, ui::Column& column, const std::string& key, const Option& first,
                  const Option& second, bool second_now) const {
        ui::Control label = column.text(texts()(key), 15, true, Face::bold);
        page.push_back(label);
        column.skip(3);
        const auto places = ui::split(column.take(48), 2, 16);
        page.push_back({.id = first.id,
                        .kind = Kind::choice,
                        .rect = places[0],
                        .label = first.label,
                        .selected = !second_now});
        page.push_back({.id = second.id,
                        .kind = Kind::choice,
                        .rect = places[1],
                        .label = second.label,
                        .selected = second_now});
    }

    [[nodiscard]] ui::Control toggle(ui::Column& column, const std::string& id, bool on) const {
        return {.id = id,
                .kind = Kind::toggle,
                .rect = column.take(44),
                .label = texts()("settings." + id),
                .selected = on};
    }

    [[nodiscard]] ui::Control slider(ui::Column& column, const std::string& id, const Span& span,
                                     float value, std::string shown) const {
        return {.id = id,
                .kind = Kind::slider,
                .rect = column.take(56),
                .label = texts()("settings." + id),
                .value_text = std::move(shown),
                .value = span.place(value),
                .step = span.slider_step()};
    }

    [[nodiscard]] std::string percent(float value) const {
        return texts()("settings.percent", {std::to_string(std::lround(value * 100))});
    }

    bool in_match_;    ///< the player's files must stay as they are
    std::string name_; ///< as typed; what is kept has no spaces at its ends
    float scale_;
    bool sound_; ///< there was a device when it was last drawn
};

} // namespace

ScenePtr settings_scene(Context& context, bool in_match) {
    return std::make_unique<SettingsScene>(context, in_match);
}

} // namespace game
