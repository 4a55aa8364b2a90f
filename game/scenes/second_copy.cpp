#include "game/scenes/second_copy.hpp"

#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"

namespace game {

namespace {

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
        const auto fill = [this](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(texts()("second.title"), 24));
            column.skip(12);
            page.push_back(column.text(texts()("second.words"), 17));
            column.skip(28);
            add_main(page, column, "separate", texts()("second.separate"));
            column.skip(button_gap);
            add_row(page, column, {{"quit", ui::Kind::button, texts()("home.quit")}});
        };
        return panel_page(context_, 600, fill, 32);
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
