#include <utility>

#include "game/scenes/waiting.hpp"

namespace game {

namespace {

/// Calls the table of a match that was going on when the program was ended last, or opens it again.
class Returning final : public Waiting {
public:
    Returning(Context& context, const Launch& launch) : Waiting(context, launch) { begin(); }

    [[nodiscard]] std::string name() const override { return "returning"; }

protected:
    void begin() override {
        auto player = launch_.come_back(context_.library.way_back(), context_.now);
        if (!player) {
            (void)lost(player.error());
            return;
        }
        player_ = std::move(*player);
        hands_.focus("cancel");
        context_.log("returning");
    }
    Go lost(engine::Error why) override {
        // There is nothing to come back to any more.
        if (why.code == "room.no_seat" || why.code == "room.too_late" ||
            why.code == "room.unreadable")
            (void)context_.library.keep_way_back("");
        return failed(std::move(why));
    }
    [[nodiscard]] std::string title() const override { return texts()("direct.returning"); }
    [[nodiscard]] std::vector<Step> steps() const override {
        return {{texts()("direct.returning.words"), Step::State::now}};
    }
};

} // namespace

ScenePtr returning_scene(Context& context, const Launch& launch) {
    return std::make_unique<Returning>(context, launch);
}

} // namespace game
