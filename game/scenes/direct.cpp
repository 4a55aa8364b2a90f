#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "game/board/board.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "net/play/player.hpp"

namespace game {

namespace {

using ui::Kind;

class Direct : public MenuScene {
public:
    Direct(Context& context, const Launch& launch)
        : MenuScene(context, "host"), launch_(launch), name_(context.settings.name),
          address_(context.settings.last_address) {}

    [[nodiscard]] std::string name() const override { return "direct"; }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 960);
        const Block block = block_of(window, 400);
        const Rect all = block.content;
        ui::Page page = header(block, texts()("direct.title"));
        page.push_back({.id = "name",
                        .kind = Kind::field,
                        .rect = {all.x, all.y, 320, 72},
                        .label = texts()("settings.name"),
                        .detail = texts()("settings.name.others"),
                        .value_text = name_,
                        .limit = 20});
        const auto halves = ui::split({all.x, all.y + 96, all.w, all.h - 96}, 2, 24);
        add_host(page, halves[0]);
        add_join(page, halves[1]);
        return page;
    }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "name") {
            name_ = what.text;
            return go::Stay{};
        }
        if (what.id == "address") {
            address_ = what.text;
            fault_.reset();
            return what.entered ? join() : go::Stay{};
        }
        if (what.id == "join")
            return join();
        if (what.id == "host") {
            keep();
            return go::Push{
                set_up_scene(context_, launch_, context_.settings.game, SetUpFor::guest)};
        }
        return go::Stay{};
    }
    Go back() override {
        keep();
        return go::Back{};
    }

    /// A piece of each game stands where there is room above the button that leads to them.
    void paint(Canvas& canvas) const override {
        const ui::Page now = page();
        const Rect below = ui::find(now, "host")->rect;
        const auto words = std::find_if(now.begin(), now.end(), [](const ui::Control& control) {
            return control.id == "host-words";
        });
        constexpr float radius = 30, step = 92;
        const float middle = (words->rect.bottom() + below.y) / 2;
        if (below.y - middle < radius + 16)
            return;
        float x = below.centre().x - step;
        for (const engine::GameId game : engine::all_games()) {
            const bool jungle = game == engine::GameId::jungle;
            board::draw_piece(canvas, context_.skin(game), {x, middle}, radius, engine::Side::first,
                              jungle ? lion : std::uint8_t{0});
            x += step;
        }
    }

private:
    static constexpr std::uint8_t lion = 7; ///< its rank

    void add_host(ui::Page& page, Rect panel) const {
        const Rect inner = panel.inset(24);
        ui::Column column(context_.metrics, inner);
        page.push_back({.kind = Kind::panel, .rect = panel});
        page.push_back(column.title(texts()("direct.host"), 24));
        column.skip(8);
        page.push_back(column.text(texts()("direct.host.words"), 16, true));
        page.back().id = "host-words";
        page.push_back({.id = "host",
                        .kind = Kind::main,
                        .rect = {inner.x, inner.bottom() - 52, inner.w, 52},
                        .label = texts()("direct.choose"),
                        .size = 18,
                        .icon = ui::Icon::next});
    }

    void add_join(ui::Page& page, Rect panel) const {
        const Rect inner = panel.inset(24);
        ui::Column column(context_.metrics, inner);
        page.push_back({.kind = Kind::panel, .rect = panel});
        page.push_back(column.title(texts()("direct.join"), 24));
        column.skip(8);
        ui::Control words = column.text(
            fault_ ? sentence(texts().error(*fault_)) : texts()("direct.join.words"), 16, !fault_);
        if (fault_)
            words.id = "fault";
        page.push_back(words);
        page.push_back({.id = "address",
                        .kind = Kind::field,
                        .rect = {inner.x, inner.bottom() - 52 - 24 - 72, inner.w, 72},
                        .label = texts()("direct.address"),
                        .detail = "192.168.1.20:47474",
                        .value_text = address_,
                        .size = 17,
                        .face = Face::figures,
                        .limit = 80});
        page.push_back({.id = "join",
                        .kind = Kind::main,
                        .rect = {inner.x, inner.bottom() - 52, inner.w, 52},
                        .label = texts()("direct.call"),
                        .size = 18});
    }

    void keep() {
        Settings s = context_.settings;
        s.name = net::clean_name(name_, "");
        s.last_address = address_;
        if (!(s == context_.settings))
            context_.save(s);
    }

    Go join() {
        keep();
        const auto address = net::read_address(address_);
        if (!address) {
            fault_ = address.error();
            hands_.focus("address");
            return go::Stay{};
        }
        return go::Push{joining_scene(context_, launch_, *address)};
    }

    const Launch& launch_;
    std::string name_, address_;
    std::optional<engine::Error> fault_; ///< of the address
};

} // namespace

ScenePtr direct_scene(Context& context, const Launch& launch) {
    return std::make_unique<Direct>(context, launch);
}

} // namespace game
