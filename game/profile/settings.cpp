#include "game/profile/settings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

#include "game/ui/utf8.hpp"
#include "net/play/name.hpp"

namespace game {

namespace {

using nlohmann::json;

/// Notes where a text stops being JSON.
struct FaultFinder : json::json_sax_t {
    std::size_t at = 0;

    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*elements*/) override { return true; }
    bool key(string_t& /*value*/) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*elements*/) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const json::exception& /*fault*/) override {
        at = position;
        return false;
    }
};

std::string line_of(std::string_view text, std::size_t at) {
    const auto before = text.substr(0, std::min(at, text.size()));
    return std::to_string(1 + std::count(before.begin(), before.end(), '\n'));
}

template <class Value, std::size_t N>
using Names = std::array<std::pair<std::string_view, Value>, N>;

constexpr Names<ui::Language, 2> languages{{{"en", ui::Language::en}, {"fr", ui::Language::fr}}};
constexpr Names<ui::ThemeName, 2> themes{
    {{"paper", ui::ThemeName::paper}, {"night", ui::ThemeName::night}}};

/// Takes the settings out of an object, one key at a time; the first fault is kept.
class Reader {
public:
    explicit Reader(const json& object) : object_(object) {}

    void flag(const char* key, bool& into) {
        if (const json* value = find(key)) {
            if (value->is_boolean())
                into = value->get<bool>();
            else
                refuse(key);
        }
    }
    void number(const char* key, float& into, float low, float high) {
        if (const json* value = find(key)) {
            const double read = value->is_number() ? value->get<double>() : -1e9;
            if (read >= low && read <= high)
                into = static_cast<float>(read);
            else
                refuse(key);
        }
    }
    void words(const char* key, std::string& into, std::size_t most) {
        if (const json* value = find(key)) {
            if (value->is_string() && plain(value->get<std::string>(), most))
                into = value->get<std::string>();
            else
                refuse(key);
        }
    }
    template <class Value, std::size_t N>
    void one_of(const char* key, Value& into, const Names<Value, N>& names) {
        if (const json* value = find(key)) {
            const auto found = std::find_if(names.begin(), names.end(), [&](const auto& name) {
                return *value == std::string(name.first);
            });
            if (found != names.end())
                into = found->second;
            else
                refuse(key);
        }
    }
    void one_of(const char* key, std::string& into, std::initializer_list<const char*> names) {
        if (const json* value = find(key)) {
            if (std::any_of(names.begin(), names.end(),
                            [&](const char* name) { return *value == name; }))
                into = value->get<std::string>();
            else
                refuse(key);
        }
    }
    void rounds(const char* key, int& into) {
        if (const json* value = find(key)) {
            if (*value == 1 || *value == 3 || *value == 5)
                into = value->get<int>();
            else
                refuse(key);
        }
    }
    [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }

private:
    static bool plain(const std::string& text, std::size_t most) {
        const std::u32string characters = ui::code_points(text);
        return characters.size() <= most &&
               std::none_of(characters.begin(), characters.end(),
                            [](char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); });
    }
    const json* find(const char* key) const {
        const auto found = object_.find(key);
        return found == object_.end() ? nullptr : &*found;
    }
    void refuse(const char* key) {
        if (!fault_)
            fault_ = key;
    }

    const json& object_;
    std::optional<std::string> fault_;
};

std::string_view name_of(ui::Language language) {
    return language == ui::Language::fr ? "fr" : "en";
}
std::string_view name_of(ui::ThemeName theme) {
    return theme == ui::ThemeName::night ? "night" : "paper";
}

/// A factor as it is written: without the tail that a float has as a double.
double written(float value) {
    return static_cast<double>(std::lround(value * 1000)) / 1000;
}

} // namespace

engine::Result<Settings> read_settings(std::string_view text, const Settings& defaults) {
    FaultFinder finder;
    if (!json::sax_parse(text, &finder))
        return engine::Error{"settings.unreadable", {line_of(text, finder.at)}};
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object())
        return engine::Error{"settings.unreadable", {"1"}};

    Settings s = defaults;
    Reader read(object);
    read.one_of("language", s.language, languages);
    read.one_of("theme", s.theme, themes);
    read.words("name", s.name, 20);
    s.name = net::clean_name(s.name, "");
    read.flag("welcomed", s.welcomed);
    read.number("music", s.volumes.music, 0, 1);
    read.number("effects", s.volumes.effects, 0, 1);
    read.number("alerts", s.volumes.alerts, 0, 1);
    read.flag("sound", s.sound);
    read.flag("reduced_motion", s.reduced_motion);
    read.number("speed", s.speed, 0.5F, 2);
    read.number("scale", s.scale, 0.75F, 2);
    read.flag("full_screen", s.full_screen);
    read.flag("colour_blind", s.colour_blind);
    read.one_of("opponent", s.opponent, {"beginner", "amateur", "two"});
    read.one_of("side", s.side, {"first", "second", "random"});
    read.rounds("rounds", s.rounds);
    read.words("last_address", s.last_address, 80);
    if (const auto& key = read.fault())
        return engine::Error{"settings.damaged",
                             {*key, line_of(text, text.find('"' + *key + '"'))}};
    return s;
}

std::string to_json(const Settings& s) {
    const nlohmann::ordered_json object = {
        {"language", name_of(s.language)},
        {"theme", name_of(s.theme)},
        {"name", s.name},
        {"welcomed", s.welcomed},
        {"music", written(s.volumes.music)},
        {"effects", written(s.volumes.effects)},
        {"alerts", written(s.volumes.alerts)},
        {"sound", s.sound},
        {"reduced_motion", s.reduced_motion},
        {"speed", written(s.speed)},
        {"scale", written(s.scale)},
        {"full_screen", s.full_screen},
        {"colour_blind", s.colour_blind},
        {"opponent", s.opponent},
        {"side", s.side},
        {"rounds", s.rounds},
        {"last_address", s.last_address},
    };
    // A name from a command line may be no UTF-8: that must not throw.
    return object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace game
