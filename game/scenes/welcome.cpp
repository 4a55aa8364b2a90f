#include "game/scenes/welcome.hpp"

#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/panel_page.hpp"
#include "net/play/player.hpp"

namespace game {

namespace {

using ui::Kind;

class Welcome : public OverlayScene {
public:
    explicit Welcome(Context& context) : OverlayScene(context, "name") {}

    [[nodiscard]] std::string name() const override { return "welcome"; }

    [[nodiscard]] ui::Page page() const override {
        const auto fill = [this](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(texts()("welcome.title"), 32));
            column.skip(8);
            page.push_back(column.text(texts()("welcome.words"), 17));
            column.skip(16);
            page.push_back(name_field(texts(), column.take(72), name_));
            page.back().size = 17;
            column.skip(36);
            add_main(page, column, "start",
                     texts()(name_.empty() ? "welcome.skip" : "welcome.start"));
            column.skip(button_gap);
            page.push_back({.id = "learn",
                            .kind = Kind::link,
                            .rect = column.take(button_height),
                            .label = texts()("welcome.learn", {texts()("game." + game_key())}),
                            .align = Align::centre});
        };
        return panel_page(context_, 512, fill, 32);
    }

    void resumed() override {
        OverlayScene::resumed();
        leaving_ = learning_;
    }
    /// After the tutorial home is what is wanted.
    Go update(float /*seconds*/) override {
        if (leaving_)
            return go::Back{};
        return go::Stay{};
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "name") {
            name_ = what.text;
            return what.entered ? back() : go::Stay{};
        }
        if (what.id == "learn") {
            keep();
            learning_ = true;
            return go::Push{tutorial_scene(context_, context_.settings.game)};
        }
        return back();
    }
    Go back() override {
        keep();
        return go::Back{};
    }

private:
    [[nodiscard]] std::string game_key() const {
        return std::string(engine::info(context_.settings.game).key);
    }
    void keep() {
        Settings settings = context_.settings;
        settings.name = net::clean_name(name_, "");
        settings.welcomed = true;
        context_.save(settings);
    }

    std::string name_;
    bool learning_ = false, leaving_ = false;
};

} // namespace

ScenePtr welcome_scene(Context& context) {
    return std::make_unique<Welcome>(context);
}

} // namespace game
