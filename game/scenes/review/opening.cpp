#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/scenes/review/review.hpp"

namespace game::review {

namespace {

using ui::Kind;

class Opening : public OverlayScene {
public:
    Opening(Context& context, std::unique_ptr<Pending<Opened>> reading, std::string what, Then then)
        : OverlayScene(context, "cancel"), reading_(std::move(reading)), what_(std::move(what)),
          then_(std::move(then)) {}
    Opening(Context& context, Opened opened, std::string what, Then then)
        : OverlayScene(context, "anyway"), what_(std::move(what)), then_(std::move(then)),
          opened_(std::move(opened)) {}

    [[nodiscard]] std::string name() const override { return "opening"; }
    [[nodiscard]] std::string phase() const override {
        return !opened_ ? "opening" : opened_->saved ? "opening-damaged" : "opening-failed";
    }

    Go update(float /*seconds*/) override {
        if (reading_ && !opened_) {
            if (auto come = reading_->take(); !come.empty())
                take(std::move(come.front()));
        }
        if (opened_ && opened_->saved && !opened_->fault)
            return go::Replace{then_(std::move(*opened_->saved))};
        return go::Stay{};
    }
    [[nodiscard]] bool changed() override { return std::exchange(changed_, false); }

    [[nodiscard]] ui::Page page() const override {
        return panel_page(context_, 560, [this](ui::Page& page, ui::Column& column) {
            const auto words = [&](std::string text, bool muted) {
                page.push_back(column.text(std::move(text), 16, muted));
                column.skip(8);
            };
            const std::string what = what_.empty() ? texts()("opening.pasted") : what_;
            const std::string shown =
                ui::fitted(context_.metrics, what, column.width(), 16, Face::body);
            page.push_back(column.title(texts()(!opened_         ? "opening.title"
                                                : opened_->saved ? "opening.damaged"
                                                                 : "opening.failed"),
                                        24));
            column.skip(8);
            words(shown, true);
            if (!opened_) {
                column.skip(12);
                add_row(page, column, {{"cancel", Kind::button, texts()("menu.cancel")}});
                return;
            }
            words(sentence(texts().error(*opened_->fault)), false);
            if (opened_->saved) {
                const auto plies = static_cast<int>(headline(*opened_->saved).plies);
                words(texts().count("opening.read", plies), false);
            }
            column.skip(12);
            if (opened_->saved)
                add_row(page, column,
                        {{"cancel", Kind::button, texts()("menu.back")},
                         {"anyway", Kind::main, texts()("opening.anyway")}});
            else
                add_row(page, column, {{"cancel", Kind::main, texts()("menu.back")}});
        });
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "anyway")
            return go::Replace{then_(std::move(*opened_->saved))};
        return go::Back{};
    }

private:
    void take(Opened opened) {
        opened_ = std::move(opened);
        changed_ = true;
        if (!opened_->fault)
            return;
        hands_.focus(opened_->saved ? "anyway" : "cancel");
        context_.log("not opened " + opened_->fault->code);
    }

    std::unique_ptr<Pending<Opened>> reading_;
    std::string what_;
    Then then_;
    std::optional<Opened> opened_;
    bool changed_ = false;
};

} // namespace

ScenePtr opening_scene(Context& context, std::unique_ptr<Pending<Opened>> reading, std::string what,
                       Then then) {
    return std::make_unique<Opening>(context, std::move(reading), std::move(what), std::move(then));
}

ScenePtr opened_scene(Context& context, Opened opened, std::string what, Then then) {
    if (opened.saved && !opened.fault)
        return then(*std::move(opened.saved));
    return std::make_unique<Opening>(context, std::move(opened), std::move(what), std::move(then));
}

Then to_replay(Context& context, const Launch& launch) {
    return [&context, &launch](Saved saved) {
        return replay_scene(context, launch, std::move(saved));
    };
}

} // namespace game::review
