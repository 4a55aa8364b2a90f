#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"

namespace game {

namespace {

using ui::Kind;

class ChangedHostScene : public MenuScene {
public:
    ChangedHostScene(Context& context, const Launch& launch, net::Address address,
                     const ChangedKey& keys)
        : MenuScene(context, "stop"), launch_(launch), address_(std::move(address)), keys_(keys) {}

    [[nodiscard]] std::string name() const override { return "changed-host"; }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 640);
        ui::Page words;
        ui::Column column(context_.metrics, window.inset(40, 0));
        words.push_back(column.title(texts()("direct.changed"), 24));
        column.skip(8);
        words.push_back(column.text(texts()("direct.changed.words", {net::to_text(address_)}), 16));
        column.skip(10);
        add_key(words, column, "before", keys_.before);
        add_key(words, column, "now", keys_.now);
        column.skip(4);
        words.push_back(column.text(texts()("direct.changed.compare"), 16, true));
        auto [page, buttons] =
            words_page(window, texts()("direct.title"), std::move(words), column.y());
        const auto halves = ui::split(buttons, 2, 16);
        page.push_back({.id = "stop",
                        .kind = Kind::main,
                        .rect = halves[0],
                        .label = texts()("direct.changed.stop"),
                        .size = 18});
        page.push_back({.id = "go-on",
                        .kind = Kind::button,
                        .rect = halves[1],
                        .label = texts()("direct.changed.go"),
                        .size = 18});
        return std::move(page);
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id != "go-on")
            return back();
        context_.log("host " + net::to_text(address_) + " taken by its new key");
        launch_.remember(address_, keys_.now);
        return go::Replace{joining_scene(context_, launch_, address_)};
    }

private:
    /// What is behind a key, and its fingerprint as the other player reads it.
    void add_key(ui::Page& page, ui::Column& column, const std::string& which,
                 const net::PublicKey& key) const {
        page.push_back(column.text(texts()("direct.changed." + which), 16, true));
        column.skip(2);
        page.push_back(column.text(spelled(fingerprint(key)), 20, false, Face::figures));
        page.back().id = "key-" + which;
        column.skip(8);
    }

    const Launch& launch_;
    net::Address address_;
    ChangedKey keys_;
};

} // namespace

ScenePtr changed_host_scene(Context& context, const Launch& launch, net::Address address,
                            const ChangedKey& keys) {
    return std::make_unique<ChangedHostScene>(context, launch, std::move(address), keys);
}

} // namespace game
