#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/board/board.hpp"
#include "game/scenes/launch.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/play/panel.hpp"
#include "game/scenes/play/stage.hpp"
#include "game/scenes/play/strip.hpp"
#include "game/scenes/review/layout.hpp"
#include "game/scenes/review/lines.hpp"
#include "game/ui/scroll_bar.hpp"

namespace game::review {

/// A match that was played, step by step: any position of any round.
class Replay final : public Scene {
public:
    Replay(Context& context, const Launch& launch, Saved saved);

    [[nodiscard]] std::string name() const override { return "review"; }
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] std::optional<Track> music() const override {
        return track_of(match().settings().game);
    }
    Go on(const Input& input) override;
    Go update(float seconds) override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] bool moving() const override { return stage_.moving() || playing_; }
    [[nodiscard]] bool pointing() const override;
    [[nodiscard]] std::string focused() const override { return hands_.ringed(); }
    [[nodiscard]] ui::Page page() const override;
    [[nodiscard]] std::vector<Landmark> landmarks() const override;
    void covered() override { playing_ = false; }
    void resumed() override;

private:
    // input and time, in replay.cpp
    Go on_key(const input::KeyDown& key, const Input& input);
    Go choose(const ui::Chosen& chosen);
    bool on_list(const Input& input);
    void on_wheel(const input::Wheel& wheel);
    void step(int plies);
    void show(std::size_t ply);
    void enter(std::size_t round);
    void tell();
    void keep_in_sight();
    void play_on();

    // what is shown, in replay_view.cpp
    [[nodiscard]] Layout layout() const;
    void add_steps(ui::Page& page, const Rect& row) const;
    [[nodiscard]] const engine::Match& match() const { return saved_.record.match; }
    [[nodiscard]] const engine::Round& round() const { return match().rounds()[round_]; }
    [[nodiscard]] bool several() const { return match().rounds().size() > 1; }
    [[nodiscard]] std::size_t ply() const { return stage_.table().length(); }
    [[nodiscard]] bool at_end() const { return ply() == round().table.length(); }
    [[nodiscard]] engine::Seat near_seat() const;
    [[nodiscard]] engine::Side side_of(engine::Seat seat) const;
    [[nodiscard]] board::Skin skin() const;
    [[nodiscard]] board::Marks marks() const;
    [[nodiscard]] play::ClockFace clock_face(engine::Seat seat) const;
    [[nodiscard]] play::Strip strip(engine::Seat seat, const Rect& rect) const;
    [[nodiscard]] std::string situation() const;
    [[nodiscard]] float row_top(std::size_t line) const;
    [[nodiscard]] ui::Scrolled scrolled() const;
    /// The words of a line stand from here on, one action after the other.
    [[nodiscard]] std::vector<Rect> piece_rects(std::size_t line, const Rect& list) const;
    void draw_head(Canvas& canvas, const Layout& layout) const;
    void draw_line(Canvas& canvas, const Rect& list, std::size_t line) const;

    Context& context_;
    const Launch& launch_;
    Saved saved_;
    std::size_t round_ = 0;
    play::Stage stage_;
    std::vector<Line> lines_; ///< of the round
    ui::Hands hands_;
    std::optional<Vec> pointer_;
    ui::ScrollBar bar_;
    float scrolled_ = 0;   ///< the list, in logical units from its beginning
    bool playing_ = false; ///< by itself
    std::size_t speed_ = 1;
    float wait_ = 0;      ///< seconds until the next action
    float since_end_ = 1; ///< seconds, 1 at most: the line is drawn
};

} // namespace game::review
