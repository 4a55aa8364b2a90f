#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "game/platform.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/scene.hpp"
#include "game/ui/entrance.hpp"
#include "game/ui/tips.hpp"

namespace game {

/// The application without its window: the scenes, the keys that work everywhere, what is logged
/// and which pictures are taken. Whoever owns the window hands in inputs and time and draws when
/// asked to.
class App {
public:
    struct Wishes {
        std::function<void()> toggle_full_screen;
        std::function<std::string()>
            take_picture; ///< F12; gives the file, or empty where it failed
    };

    App(Context& context, ScenePtr first, Wishes wishes);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    void on(const Input& input);
    void update(float seconds);
    /// Something moved or changed since the last frame.
    [[nodiscard]] bool wants_frame();
    void draw(Canvas& canvas) const;
    /// Something moves, as of the last frame that was wanted.
    [[nodiscard]] bool moving() const { return moving_; }
    [[nodiscard]] bool done() const { return stack_.empty() || quit_; }
    [[nodiscard]] bool pointing() const { return !done() && stack_.top().pointing(); }
    [[nodiscard]] std::string phase() const { return done() ? "" : stack_.top().phase(); }
    /// Clicks the control or the place of this name; nothing where there is none.
    void click(std::string_view name);
    /// Logs where everything stands, in device pixels, and which control has the keyboard, where
    /// that differs from the last time.
    void log_layout();
    void push(ScenePtr scene);

private:
    bool global_key(const input::KeyDown& key);
    void show_entrance(float seconds);
    void log_scene();
    /// Shows a tip where somebody has lingered on a control for long enough.
    void show_tip(float seconds);
    [[nodiscard]] ui::Tips::Words tips() const;
    /// Shows a line at the foot of the window for a moment.
    void tell(std::string words);
    void draw_told(Canvas& canvas) const;

    Context& context_;
    SceneStack stack_;
    Wishes wishes_;
    ui::Tips tips_;
    std::string told_;
    float told_left_ = 0; ///< seconds
    std::string logged_scene_;
    std::vector<std::string> logged_layout_;
    std::string logged_focus_;
    bool dirty_ = true, moving_ = false, quit_ = false;
    const Scene* top_;      ///< as it was last seen
    ui::Entrance entrance_; ///< of the top scene, which may be a window over another
};

} // namespace game
