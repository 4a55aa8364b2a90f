#include "game/profile/settings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
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
constexpr Names<SideChoice, 3> sides{
    {{"first", SideChoice::first}, {"second", SideChoice::second}, {"random", SideChoice::random}}};
constexpr std::string_view two_people = "two";

template <class Value, std::size_t N>
constexpr std::optional<Value> named(const Names<Value, N>& names, std::string_view word) {
    for (const auto& [name, value] : names)
        if (name == word)
            return value;
    return std::nullopt;
}
template <class Value, std::size_t N>
constexpr std::string_view name_in(const Names<Value, N>& names, Value wanted) {
    for (const auto& [name, value] : names)
        if (value == wanted)
            return name;
    return {};
}

/// Takes settings out of an object, one key at a time; the first fault is kept.
class Reader {
public:
    /// `text` is what the object was read from, its own part from `begin` on.
    Reader(const json& object, std::string_view text, std::size_t begin)
        : object_(object), text_(text), begin_(begin) {}

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
    /// `meaning` gives the value that a word stands for, or nothing.
    template <class Value, class Meaning>
    void word(const char* key, Value& into, const Meaning& meaning) {
        if (const json* value = find(key)) {
            const auto read = meaning(value->is_string() ? value->get<std::string>() : "");
            if (read)
                into = *read;
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
    /// Reads an object within this one by `read(Reader&)`.
    template <class Read>
    void object(const std::string& key, const Read& read) {
        const json* value = find(key);
        if (value == nullptr)
            return;
        if (!value->is_object())
            return refuse(key);
        Reader inner(*value, text_, place(key));
        read(inner);
        if (!fault_)
            fault_ = inner.fault_;
    }
    [[nodiscard]] const std::optional<engine::Error>& fault() const { return fault_; }

private:
    static bool plain(const std::string& text, std::size_t most) {
        const std::u32string characters = ui::code_points(text);
        return characters.size() <= most &&
               std::none_of(characters.begin(), characters.end(),
                            [](char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); });
    }
    [[nodiscard]] const json* find(const std::string& key) const {
        const auto found = object_.find(key);
        return found == object_.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::size_t place(const std::string& key) const {
        return std::min(text_.find('"' + key + '"', begin_), text_.size());
    }
    void refuse(const std::string& key) {
        if (!fault_)
            fault_ = engine::Error{"settings.damaged", {key, line_of(text_, place(key))}};
    }

    const json& object_;
    std::string_view text_;
    std::size_t begin_;
    std::optional<engine::Error> fault_;
};

std::optional<std::optional<engine::LevelName>> opponent_named(std::string_view word) {
    if (word == two_people)
        return std::optional<engine::LevelName>{};
    if (const auto level = engine::level_named(word))
        return level;
    return std::nullopt;
}

void read_choices(Reader& read, engine::GameId game, Choices& into) {
    read.word("opponent", into.bot, opponent_named);
    read.word("side", into.side, side_named);
    read.rounds("rounds", into.rounds);
    read.word("clock", into.clock, engine::clock_named);
    read.word("online_clock", into.online_clock, engine::clock_named);
    read.word("opening", into.opening,
              [game](std::string_view name) { return engine::opening_named(game, name); });
    read.flag("hints", into.hints);
}

nlohmann::ordered_json choices_json(engine::GameId game, const Choices& c) {
    return {{"opponent", c.bot ? engine::to_text(*c.bot) : two_people},
            {"side", to_text(c.side)},
            {"rounds", c.rounds},
            {"clock", engine::to_text(c.clock)},
            {"online_clock", engine::to_text(c.online_clock)},
            {"opening", engine::info(game).openings[c.opening]},
            {"hints", c.hints}};
}

/// The steps of the tutorials that were done. What is none is left out: it is not worth a fault
/// that sets all the rest aside.
void read_lessons(const json& object, Settings& into) {
    const json all = object.value("tutorial", json());
    for (const engine::GameId game : engine::all_games()) {
        const auto steps = all.find(std::string(engine::info(game).key));
        if (steps == all.end() || !steps->is_array())
            continue;
        for (const json& one : *steps)
            if (one.is_number_integer() && one >= 1 && one <= 8)
                into.learn(game, one.get<std::size_t>() - 1);
    }
}

nlohmann::ordered_json lessons_json(const Settings& s, engine::GameId game) {
    auto done = nlohmann::ordered_json::array();
    for (std::size_t step = 0; step < 8; ++step)
        if (s.knows(game, step))
            done.push_back(step + 1);
    return done;
}

/// A factor as it is written: without the tail that a float has as a double.
double written(float value) {
    return static_cast<double>(std::lround(value * 1000)) / 1000;
}

} // namespace

std::string_view to_text(SideChoice side) {
    return name_in(sides, side);
}

std::optional<SideChoice> side_named(std::string_view word) {
    return named(sides, word);
}

Choices default_choices(engine::GameId game) {
    Choices choices;
    choices.online_clock = *engine::clock_named(game == engine::GameId::jungle ? "5+3" : "45s");
    return choices;
}

engine::Result<Settings> read_settings(std::string_view text, const Settings& defaults) {
    FaultFinder finder;
    if (!json::sax_parse(text, &finder))
        return engine::Error{"settings.unreadable", {line_of(text, finder.at)}};
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object())
        return engine::Error{"settings.unreadable", {"1"}};

    Settings s = defaults;
    Reader read(object, text, 0);
    read.word("language", s.language, [](auto word) { return named(languages, word); });
    read.word("theme", s.theme, [](auto word) { return named(themes, word); });
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
    read.flag("show_legal", s.show_legal);
    read.flag("confirm_moves", s.confirm_moves);
    read.word("game", s.game, engine::game_named);
    read_choices(read, engine::GameId::worpion, s.of(engine::GameId::worpion));
    read.object("choices", [&s](Reader& all) {
        for (const engine::GameId game : engine::all_games())
            all.object(std::string(engine::info(game).key),
                       [&](Reader& one) { read_choices(one, game, s.of(game)); });
    });
    read.words("last_address", s.last_address, 80);
    read_lessons(object, s);
    if (read.fault())
        return *read.fault();
    return s;
}

std::string to_json(const Settings& s) {
    nlohmann::ordered_json choices, lessons;
    for (const engine::GameId game : engine::all_games()) {
        choices[std::string(engine::info(game).key)] = choices_json(game, s.of(game));
        lessons[std::string(engine::info(game).key)] = lessons_json(s, game);
    }
    const nlohmann::ordered_json object = {
        {"language", name_in(languages, s.language)},
        {"theme", name_in(themes, s.theme)},
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
        {"show_legal", s.show_legal},
        {"confirm_moves", s.confirm_moves},
        {"game", engine::info(s.game).key},
        {"choices", choices},
        {"last_address", s.last_address},
        {"tutorial", lessons},
    };
    // A name from a command line may be no UTF-8: that must not throw.
    return object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

} // namespace game
