#pragma once

#include <functional>
#include <string>
#include <vector>

#include "game/app.hpp"
#include "game/tour/samples.hpp"
#include "game/tour/staged_contest.hpp"

namespace game::tour {

/// A screen in the state that is to be pictured.
struct Stop {
    std::string name; ///< of its picture
    std::function<ScenePtr()> open;
    std::vector<std::string> presses = {}; ///< names of controls and places, one after the other
    std::string until = {};                ///< a line of the log begins so; empty: at once
};

/// Goes through every screen of the game with sample content, in the look, language and size of a
/// context.
class Tour {
public:
    /// `like` outlives it; nothing of its player's is shown or changed.
    explicit Tour(const Context& like);
    Tour(const Tour&) = delete;
    Tour& operator=(const Tour&) = delete;

    /// Calls `show` at each stop, once its screen is at rest, until `stopped` says so. False: it
    /// was stopped.
    bool visit(const std::function<void(App& app, const std::string& name)>& show,
               const std::function<bool()>& stopped);

private:
    using Show = std::function<void(App&, const std::string&)>;
    bool visit(const std::vector<Stop>& stops, const Show& show,
               const std::function<bool()>& stopped);

    // what there is to see, in stops.cpp
    [[nodiscard]] std::vector<Stop> menus();
    [[nodiscard]] std::vector<Stop> rules();
    [[nodiscard]] std::vector<Stop> records();
    [[nodiscard]] std::vector<Stop> boards();
    [[nodiscard]] std::vector<Stop> first_start();

    [[nodiscard]] ScenePtr board(StagedContest::Stage stage);
    [[nodiscard]] Saved saved(engine::GameId game) const;

    std::string player_;
    SampleLibrary library_;
    Context context_;
    Launch launch_;
    std::vector<std::string> log_;
};

} // namespace game::tour
