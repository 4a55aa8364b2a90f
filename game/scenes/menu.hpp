#pragma once

#include <string>
#include <utility>

#include "game/scenes/context.hpp"
#include "game/scenes/scene.hpp"
#include "game/ui/layout.hpp"
#include "game/ui/page.hpp"

namespace game {

/// A scene that is a page: input goes to its controls, Escape leads back.
class MenuScene : public Scene {
public:
    Go on(const Input& input) override;
    Go update(float /*seconds*/) override { return go::Stay{}; }
    void draw(Canvas& canvas) const override;
    [[nodiscard]] bool typing() const override { return hands_.typing(page()); }
    [[nodiscard]] bool pointing() const override;
    [[nodiscard]] std::string focused() const override { return hands_.ringed(); }
    void resumed() override { hands_.let_go(); }

protected:
    MenuScene(Context& context, std::string first_focus)
        : context_(context), hands_(std::move(first_focus)) {}

    /// A control was chosen; `back` never comes here.
    virtual Go chosen(const ui::Chosen& what) = 0;
    /// Escape, or the control `back`.
    virtual Go back() { return go::Back{}; }
    /// A key that no control took; true where it did something.
    virtual bool key(const input::KeyDown& /*key*/) { return false; }
    /// Pictures over the page.
    virtual void paint(Canvas& /*canvas*/) const {}

    [[nodiscard]] const ui::Texts& texts() const { return context_.texts; }
    /// Header and content, together in the middle of the window.
    struct Block {
        Rect header, content;
    };
    /// A block whose content is as wide as `column` and `height` high, or as high as there is room.
    [[nodiscard]] Block block_of(const Rect& column, float height) const;
    /// The way back at the left end of a header.
    [[nodiscard]] ui::Control way_back(const Rect& row) const;
    /// The way back at the left, the title in the middle.
    [[nodiscard]] ui::Page header(const Block& block, std::string title) const;
    /// A header above one panel with what was laid out from y = 0 on, `height` high and inset by 40
    /// at its sides; and where a row of buttons has room below that.
    [[nodiscard]] std::pair<ui::Page, Rect> words_page(const Rect& column, std::string title,
                                                       ui::Page words, float height) const;

    Context& context_;
    ui::Hands hands_;
};

/// A panel in the middle of the window over a dimmed scene.
class OverlayScene : public MenuScene {
public:
    void draw(Canvas& canvas) const override;
    [[nodiscard]] bool covers() const override { return false; }

protected:
    using MenuScene::MenuScene;
};

/// An error's sentence as one that stands alone: a capital at its beginning (unless that is a
/// square), a full stop.
[[nodiscard]] std::string sentence(std::string words);

} // namespace game
