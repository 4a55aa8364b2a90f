#include "game/tour/tour.hpp"

#include <algorithm>

namespace game::tour {

Tour::Tour(const Context& like)
    : player_("Ann"), library_(player_, like.wall()), context_{like.metrics, like.audio, library_,
                                                               like.settings, like.texts},
      launch_(sample_launch()) {
    context_.settings.name = player_;
    context_.settings.welcomed = true;
    context_.holdings.wardrobe.coins = 320;
    context_.size = like.size;
    context_.scale = like.scale;
    context_.wall = like.wall;
    context_.ahead_of_utc = like.ahead_of_utc;
    context_.save = [this](const Settings& settings) { context_.settings = settings; };
    context_.keep = [this](const Holdings& holdings) {
        context_.holdings = holdings;
        return true;
    };
    context_.log = [this](const std::string& line) { log_.push_back(line); };
    context_.copy = [](const std::string&) {};
    context_.clipboard = [] { return std::string(); };
    context_.keep_record = [](const engine::Record&) { return std::string("match.rvr"); };
    context_.title = [](const std::string&) {};
    context_.random = [] { return std::uint64_t{1}; };
    context_.review = [](const Saved&) { return ScenePtr(); };
}

bool Tour::visit(const Show& show, const std::function<bool()>& stopped) {
    for (const auto& stops : {menus(), rules(), records(), boards()})
        if (!visit(stops, show, stopped))
            return false;
    context_.settings.name.clear();
    library_.clear();
    return visit(first_start(), show, stopped);
}

bool Tour::visit(const std::vector<Stop>& stops, const Show& show,
                 const std::function<bool()>& stopped) {
    constexpr float step = 0.1F;
    constexpr int steps = 40;
    const Settings settings = context_.settings;
    for (const Stop& stop : stops) {
        if (stopped())
            return false;
        log_.clear();
        context_.settings = settings; // each as if none had been visited before
        App app(context_, stop.open(), {[] {}, [] { return std::string(); }});
        const auto rest = [&] {
            for (int i = 0; i < steps; ++i)
                app.update(step);
        };
        const auto said = [&](const std::string& line) { return line.starts_with(stop.until); };
        app.update(0);
        for (const std::string& name : stop.presses) {
            app.click(name);
            rest();
        }
        while (!stop.until.empty() && std::none_of(log_.begin(), log_.end(), said)) {
            if (stopped())
                return false;
            app.update(0);
        }
        rest();
        show(app, stop.name);
    }
    return true;
}

} // namespace game::tour
