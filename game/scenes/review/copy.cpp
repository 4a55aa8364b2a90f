#include <algorithm>
#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/review/review.hpp"

namespace game::review {

namespace {

using ui::Kind;

class Copy : public OverlayScene {
public:
    Copy(Context& context, engine::Table whole, engine::Table table)
        : OverlayScene(context, "moves"), whole_(std::move(whole)), table_(std::move(table)) {}

    [[nodiscard]] std::string name() const override { return "copy"; }

    [[nodiscard]] ui::Page page() const override {
        return panel_page(context_, 460, [this](ui::Page& page, ui::Column& column) {
            page.push_back(column.title(texts()("copy.title"), 24));
            column.skip(4);
            page.push_back(column.text(copied_.empty()
                                           ? texts()("copy.words")
                                           : texts()("copy.done", {texts()("copy." + copied_)}),
                                       16, copied_.empty()));
            column.skip(16);
            for (const std::string& what : kinds()) {
                add_row(page, column, {{what, Kind::button, texts()("copy." + what)}});
                column.skip(button_gap);
            }
            column.skip(8);
            add_row(page, column, {{"done", Kind::button, texts()("menu.close")}});
        });
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "done")
            return go::Back{};
        context_.copy(text(what.id));
        context_.log("copied " + what.id);
        copied_ = what.id;
        return go::Stay{};
    }

private:
    [[nodiscard]] std::vector<std::string> kinds() const {
        std::vector<std::string> all{"moves", "position"};
        if (table_.info().id == engine::GameId::reversi) {
            all.emplace_back("board");
            all.emplace_back("transcript");
        }
        return all;
    }
    [[nodiscard]] std::string text(const std::string& kind) const {
        if (kind == "position")
            return table_.position();
        if (kind == "board") // without the side to move
            return table_.position().substr(0, 64);
        std::string moves = whole_.record();
        if (kind == "transcript")
            std::erase(moves, ' ');
        return moves;
    }

    engine::Table whole_, table_;
    std::string copied_;
};

} // namespace

ScenePtr copy_scene(Context& context, engine::Table whole, engine::Table table) {
    return std::make_unique<Copy>(context, std::move(whole), std::move(table));
}

} // namespace game::review
