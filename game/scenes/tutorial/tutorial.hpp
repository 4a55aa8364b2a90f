#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/board/board.hpp"
#include "game/board/carried.hpp"
#include "game/board/picker.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/play/stage.hpp"
#include "game/scenes/tutorial/lesson.hpp"

namespace game::tutorial {

/// The guided steps of a game: the board as in a match, and Minim who says what to do.
class Tutorial final : public MenuScene {
public:
    /// `step` is below `step_count`.
    Tutorial(Context& context, engine::GameId game, std::size_t step);

    [[nodiscard]] std::string name() const override { return "tutorial"; }
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] std::optional<engine::GameId> game() const override { return game_; }
    [[nodiscard]] std::optional<Track> music() const override { return track_of(game_); }
    [[nodiscard]] bool in_play() const override { return true; }
    [[nodiscard]] std::string focused() const override {
        return board_has_keys_ ? std::string() : hands_.ringed();
    }
    Go on(const Input& input) override;
    Go update(float seconds) override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] bool moving() const override;
    [[nodiscard]] ui::Page page() const override;
    [[nodiscard]] std::vector<Landmark> landmarks() const override;
    void covered() override { picker_.reset(); }

protected:
    Go chosen(const ui::Chosen& what) override;

private:
    struct Shake {
        engine::Cell at;
        float left = 0; ///< seconds
    };
    struct Layout {
        Rect header, panel, inner;
        board::Geometry board;
    };

    // what happens, in tutorial.cpp
    Go on_key(const input::KeyDown& key, const Input& input);
    void on_board(const Input& input);
    void pick(const Input& input);
    void try_action(const std::string& action, engine::Cell at);
    void carry_out(const std::vector<Effect>& effects);
    void take(const effect::Play& play);
    void take(const effect::Wrong& wrong);
    void take(const effect::Next&);
    void take(const effect::Finished&);
    void begin(std::size_t step);
    [[nodiscard]] Go go_on();
    void keep_done();

    // what is shown, in tutorial_view.cpp
    [[nodiscard]] const Step& step() const { return steps(game_)[step_]; }
    [[nodiscard]] bool last() const { return step_ + 1 == step_count; }
    [[nodiscard]] Layout layout() const;
    void add_dots(ui::Page& page, const Rect& row) const;
    void add_words(ui::Page& page, const Rect& inner) const;
    void add_buttons(ui::Page& page, const Rect& inner) const;
    [[nodiscard]] Rect bubble(const Rect& inner) const;
    [[nodiscard]] std::string text_key(std::string_view rest) const;
    [[nodiscard]] std::string words() const;
    /// The window has little room.
    [[nodiscard]] bool small() const;
    [[nodiscard]] float words_size() const;
    [[nodiscard]] board::Marks marks() const;
    [[nodiscard]] board::Skin skin() const { return context_.skin(game_); }
    [[nodiscard]] std::vector<engine::Move> my_moves() const;
    [[nodiscard]] bool advises() const;
    void draw_teacher(Canvas& canvas, const Layout& layout) const;
    void draw_ticks(Canvas& canvas, const ui::Page& page) const;

    engine::GameId game_;
    std::size_t step_;
    Lesson lesson_;
    play::Stage stage_;
    board::Picker picker_;
    board::Carried carried_;
    bool board_has_keys_ = true;        ///< else the controls have them
    std::optional<std::string> answer_; ///< to a wrong try
    std::optional<Shake> shake_;
    std::optional<engine::Cell> aim_; ///< of the last right action: where the flourish begins
    float wait_ = 0;                  ///< seconds until what follows the last move
    float advised_for_ = 0;           ///< seconds
    float ghost_turn_ = 1;
    float since_won_ = 0; ///< seconds, 1 at most: the line is drawn
    float flourish_ = 1;  ///< 0 to 1
};

} // namespace game::tutorial
