#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/table.hpp"
#include "game/scenes/tutorial/steps.hpp"

namespace game::tutorial {

namespace event {
/// The player tries something at a square; `action` may be illegal, unreadable or empty.
struct Tried {
    std::string action;
    engine::Cell at;
};
/// What was played last has been seen.
struct Rested {};
/// Where is it?
struct Asked {};
} // namespace event
using Event = std::variant<event::Tried, event::Rested, event::Asked>;

namespace effect {
/// A move to be seen; what follows waits for `Rested`.
struct Play {
    engine::Move move;
    friend bool operator==(const Play&, const Play&) = default;
};
/// A try that is answered by words: `why` of the rules; without it the action is legal, or leads
/// nowhere, and is not what is wanted.
struct Wrong {
    engine::Cell at;
    std::optional<engine::Error> why;
    friend bool operator==(const Wrong&, const Wrong&) = default;
};
/// There is something new to do.
struct Next {
    friend bool operator==(const Next&, const Next&) = default;
};
/// All is done.
struct Finished {
    friend bool operator==(const Finished&, const Finished&) = default;
};
} // namespace effect
using Effect = std::variant<effect::Play, effect::Wrong, effect::Next, effect::Finished>;

/// One step as it is gone through: what the player tries is judged, the other side answers as the
/// step says. Pure; whoever shows it carries out the effects.
class Lesson {
public:
    /// `step` outlives it; its position can be read.
    Lesson(engine::GameId game, const Step& step);

    std::vector<Effect> on(const Event& event);

    [[nodiscard]] const engine::Table& table() const { return table_; }
    /// What is to be done now, or was last.
    [[nodiscard]] const Task& task() const { return step_->tasks[task_]; }
    /// Its place among the tasks, from 0.
    [[nodiscard]] std::size_t number() const { return task_; }
    /// It is the player's turn.
    [[nodiscard]] bool asks() const { return state_ == State::asking; }
    /// The other side has something left to play.
    [[nodiscard]] bool answers() const;
    [[nodiscard]] bool done() const { return state_ == State::done; }
    /// The action that is shown to the player: from the beginning where they are guided, after a
    /// wrong try, or when they ask.
    [[nodiscard]] std::optional<engine::Move> advice() const;

private:
    enum class State : std::uint8_t { asking, playing, done };

    std::vector<Effect> take(const event::Tried& tried);
    std::vector<Effect> take(const event::Rested&);
    std::vector<Effect> take(const event::Asked&);
    void ask(std::size_t task);

    const Step* step_;
    engine::Table table_;
    std::size_t task_ = 0;
    std::size_t replies_ = 0; ///< that were played to this task
    State state_ = State::asking;
    bool advises_ = false;
};

} // namespace game::tutorial
