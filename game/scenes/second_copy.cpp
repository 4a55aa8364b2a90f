#include "game/scenes/second_copy.hpp"

#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/ui/parts.hpp"

namespace game {

namespace {

using ui::Kind;

constexpr float look_again = 0.5F; // seconds

class SecondCopyScene : public MenuScene {
public:
    SecondCopyScene(Context& context, SecondCopy about)
        : MenuScene(context, "separate"), about_(std::move(about)) {}

    [[nodiscard]] std::string name() const override { return "second-copy"; }

    Go update(float seconds) override {
        waited_ += seconds;
        if (waited_ < look_again)
            return go::Stay{};
        waited_ = 0;
        return about_.free() ? take(WhoseFiles::usual) : go::Stay{};
    }

    [[nodiscard]] ui::Page page() const override {
        constexpr float width = 600, padding = 32;
        const float inner = width - 2 * padding;
        const std::string title = texts()("second.title"), words = texts()("second.words");
        const float height = ui::text_height(context_.metrics, title, inner, 24, Face::bold) + 12 +
                             ui::text_height(context_.metrics, words, inner, 17, Face::body) + 28 +
                             52 + 12 + 48 + 2 * padding;
        const Rect panel = ui::centred({0, 0, context_.size.x, context_.size.y}, {width, height});
        ui::Column column(context_.metrics, panel.inset(padding));
        ui::Page page{{.kind = Kind::panel, .rect = panel}};
        page.push_back(column.title(title, 24));
        column.skip(12);
        page.push_back(column.text(words, 17));
        column.skip(28);
        page.push_back({.id = "separate",
                        .kind = Kind::main,
                        .rect = column.take(52),
                        .label = texts()("second.separate"),
                        .size = 18});
        column.skip(12);
        page.push_back({.id = "quit",
                        .kind = Kind::button,
                        .rect = column.take(48),
                        .label = texts()("home.quit")});
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        return what.id == "separate" ? take(WhoseFiles::separate) : back();
    }
    Go back() override { return go::Quit{}; }

private:
    Go take(WhoseFiles files) {
        about_.choose(files);
        return go::Quit{};
    }

    SecondCopy about_;
    float waited_ = 0;
};

} // namespace

ScenePtr second_copy_scene(Context& context, SecondCopy about) {
    return std::make_unique<SecondCopyScene>(context, std::move(about));
}

} // namespace game
