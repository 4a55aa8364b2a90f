#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/game.hpp"
#include "game/audio.hpp"
#include "game/canvas.hpp"
#include "game/input.hpp"
#include "game/ui/page.hpp"

namespace game {

class Scene;
using ScenePtr = std::unique_ptr<Scene>;

/// Where to go after an input or an update; carried out by the stack when the scene has returned.
namespace go {
struct Stay {};
struct Push {
    ScenePtr scene;
};
struct Replace {
    ScenePtr scene;
};
struct Back {};
struct Home {}; ///< back to the first scene; where that itself is left, out
struct Quit {};
} // namespace go
using Go = std::variant<go::Stay, go::Push, go::Replace, go::Back, go::Home, go::Quit>;

/// A named place on a scene, in logical units.
struct Landmark {
    std::string name;
    Rect rect;
};

/// A screen, or a window over one: input and time go in, where to go comes out, drawing changes
/// nothing.
class Scene {
public:
    virtual ~Scene() = default;

    /// Its name in logs and on pictures, as `home`.
    [[nodiscard]] virtual std::string name() const = 0;
    virtual Go on(const Input& input) = 0;
    virtual Go update(float seconds) = 0;
    virtual void draw(Canvas& canvas) const = 0;
    /// True while something moves on its own: frames are drawn until it is still.
    [[nodiscard]] virtual bool moving() const { return false; }
    /// True once after something changed that must be seen without any input.
    [[nodiscard]] virtual bool changed() { return false; }
    /// False where what is below shows through (a window over the board).
    [[nodiscard]] virtual bool covers() const { return true; }
    /// The pointer is over something that can be pressed: it becomes a hand.
    [[nodiscard]] virtual bool pointing() const { return false; }
    /// The control that the keyboard is seen to be on, or empty.
    [[nodiscard]] virtual std::string focused() const { return {}; }
    /// What stands on it now, for the log's rectangles and for tests.
    [[nodiscard]] virtual ui::Page page() const = 0;
    /// Places that are no controls, for the log's rectangles: board squares.
    [[nodiscard]] virtual std::vector<Landmark> landmarks() const { return {}; }
    /// A text field has the keyboard: letters are not commands.
    [[nodiscard]] virtual bool typing() const { return false; }
    /// Every key is its own, those that work everywhere too.
    [[nodiscard]] virtual bool takes_every_key() const { return false; }
    /// What it shows now, as pictures are named: `play-flip`.
    [[nodiscard]] virtual std::string phase() const { return name(); }
    /// The game it is about, where it is about one: F1 opens the rules on it.
    [[nodiscard]] virtual std::optional<engine::GameId> game() const { return std::nullopt; }
    /// A game is under way on it, and would be left behind by another one.
    [[nodiscard]] virtual bool in_play() const { return false; }
    /// The music on it; nothing where that of the scene below goes on.
    [[nodiscard]] virtual std::optional<Track> music() const { return std::nullopt; }
    /// Another scene stands on it from now on.
    virtual void covered() {}
    /// It is the top again.
    virtual void resumed() {}
    /// The program is about to end: whoever is left behind is told, what matters is saved.
    virtual void closing() {}
};

/// The scenes that stand on each other; the top one gets the input.
class SceneStack {
public:
    explicit SceneStack(ScenePtr first) { scenes_.push_back(std::move(first)); }

    void on(const Input& input);
    /// Updates every scene, so that a match goes on below a menu. Only the top may go elsewhere;
    /// one below may replace itself.
    void update(float seconds);
    /// `top_shown`, 0 to 1: how much of the top scene is there.
    void draw(Canvas& canvas, float top_shown = 1) const;
    void push(ScenePtr scene);
    void closing();
    [[nodiscard]] bool empty() const { return scenes_.empty(); }
    /// Precondition: not empty.
    [[nodiscard]] Scene& top() { return *scenes_.back(); }
    [[nodiscard]] const Scene& top() const { return *scenes_.back(); }
    [[nodiscard]] bool moving() const;
    [[nodiscard]] bool changed();
    /// A game is under way on one of them.
    [[nodiscard]] bool in_play() const;
    /// The music of the topmost scene that has any.
    [[nodiscard]] Track music() const;

private:
    void carry_out(Go go);

    std::vector<ScenePtr> scenes_;
};

} // namespace game
