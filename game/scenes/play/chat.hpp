#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/match.hpp"
#include "game/canvas.hpp"
#include "game/scenes/play/layout.hpp"
#include "game/scenes/play/story.hpp"
#include "game/ui/entrance.hpp"
#include "game/ui/page.hpp"
#include "game/ui/texts.hpp"
#include "game/ui/theme.hpp"

namespace game::play {

/// The drawer at the left edge with the nine phrases, and the bubbles at the speakers' names.
class Chat {
public:
    /// Opens after the pointer has rested at the left edge for 120 ms, by T or by the handle.
    void on_pointer(Vec at, const Layout& layout);
    void pointer_left();
    void toggle();
    void close();
    [[nodiscard]] bool open() const { return open_; }

    /// A phrase was said. Muted, those of the other player are kept out.
    void said(engine::Seat seat, int phrase, bool mine);
    void mute(bool on) { muted_ = on; }
    [[nodiscard]] bool muted() const { return muted_; }

    /// `speed` of the drawer: 1 is the design's.
    void update(float seconds, float speed, bool reduced_motion);
    /// The drawer slides, the edge is watched, or a bubble will go away.
    [[nodiscard]] bool moving() const;
    /// The phrase in the bubble of a seat, or empty.
    [[nodiscard]] std::optional<int> bubble(engine::Seat seat) const;

    /// The drawer's controls: `phrase 1` to `phrase 9`, `mute`, `chat close`; or the `chat` handle
    /// alone.
    [[nodiscard]] static bool owns(const std::string& id);
    [[nodiscard]] ui::Page page(const Layout& layout, const ui::Texts& texts) const;
    void draw(Canvas& target, const ui::Theme& theme, const ui::Texts& texts, const Cast& cast,
              const Layout& layout, const ui::Hands& hands) const;

private:
    [[nodiscard]] ui::Page drawer_page(const Layout& layout, const ui::Texts& texts) const;

    struct Line {
        engine::Seat seat{};
        int phrase = 1;
    };

    bool open_ = false, muted_ = false, unread_ = false, by_edge_ = false;
    ui::Entrance drawer_;
    bool fades_ = false;                 ///< instead of sliding
    float age_ = 0;                      ///< seconds since it opened
    std::optional<float> at_edge_;       ///< seconds the pointer has rested there
    std::array<float, 2> bubble_left_{}; ///< seconds
    std::array<int, 2> bubble_{};
    std::vector<Line> lines_;
};

/// A phrase, 1 to 9, in the reader's words.
[[nodiscard]] std::string phrase_text(const ui::Texts& texts, int phrase);

} // namespace game::play
