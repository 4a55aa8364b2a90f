#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/board/board.hpp"
#include "game/scenes/match_words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/panel_page.hpp"
#include "game/ui/parts.hpp"
#include "net/link/hex.hpp"
#include "net/link/nearby.hpp"
#include "net/play/player.hpp"

namespace game {

namespace {

using ui::Kind;

class Direct : public MenuScene {
public:
    Direct(Context& context, const Launch& launch)
        : MenuScene(context, "host"), launch_(launch), name_(context.settings.name),
          address_(context.settings.last_address), ear_(launch.ear()) {}

    [[nodiscard]] std::string name() const override { return "direct"; }

    /// Hears of the tables in this network.
    Go update(float /*seconds*/) override {
        if (!ear_)
            return go::Stay{};
        bool changed = nearby_.on_time(context_.now);
        for (const net::Ear::Heard& heard : ear_->hear())
            changed = nearby_.hear(heard.from, heard.bytes, context_.now) || changed;
        if (changed)
            context_.log("tables nearby " + std::to_string(nearby_.tables().size()));
        changed_ = changed_ || changed;
        return go::Stay{};
    }
    [[nodiscard]] bool changed() override { return std::exchange(changed_, false); }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 960);
        const Block block = block_of(window, ear_ ? 520 : 460);
        ui::Page page = header(block, texts()("direct.title"));
        const auto halves = ui::split(block.content, 2, 24);
        const Rect& left = halves[0];
        page.push_back(name_field(texts(), {left.x, left.y, left.w, 72}, name_));
        add_host(page, {left.x, left.y + 96, left.w, left.h - 96});
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
        for (const net::NearbyTable& table : nearby_.tables())
            if (what.id == id_of(table))
                return join(table.invite());
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
        column.skip(12);
        page.push_back({.id = "address",
                        .kind = Kind::field,
                        .rect = column.take(72),
                        .label = texts()("direct.address"),
                        .detail = "192.168.1.20:47474",
                        .value_text = address_,
                        .size = 17,
                        .face = Face::figures,
                        .limit = 80});
        column.skip(12);
        page.push_back({.id = "join",
                        .kind = Kind::main,
                        .rect = column.take(52),
                        .label = texts()("direct.call"),
                        .size = 18});
        if (ear_)
            add_tables(page, {inner.x, column.y() + 20, inner.w, inner.bottom() - column.y() - 20});
    }

    /// The tables in this network, as many as there is room for.
    void add_tables(ui::Page& page, Rect area) const {
        constexpr float row = 56, gap = 8;
        ui::Column column(context_.metrics, area);
        page.push_back(column.text(texts()("direct.nearby"), 16, false, Face::bold));
        column.skip(6);
        const auto& tables = nearby_.tables();
        if (tables.empty()) {
            page.push_back(column.text(texts()("direct.nearby.none"), 16, true));
            return;
        }
        const auto room =
            static_cast<std::size_t>((area.bottom() - column.y() + gap) / (row + gap));
        const std::size_t shown = std::min(tables.size(), std::max<std::size_t>(room, 1));
        for (std::size_t i = 0; i < shown; ++i) {
            page.push_back(
                {.id = id_of(tables[i]),
                 .kind = Kind::choice,
                 .rect = column.take(row),
                 .label = ui::fitted(context_.metrics, tables[i].name(),
                                     area.w - 2 * ui::parts::button_padding, 16, Face::bold),
                 .detail = short_match_words(texts(), tables[i].settings)});
            column.skip(gap);
        }
    }
    static std::string id_of(const net::NearbyTable& table) {
        return "table-" + net::to_hex(table.host.bytes);
    }

    void keep() {
        Settings s = context_.settings;
        s.name = net::clean_name(name_, "");
        const auto read = net::read_destination(address_); // a code is for one match
        if (!read || !std::holds_alternative<net::Invite>(*read))
            s.last_address = address_;
        if (!(s == context_.settings))
            context_.save(s);
    }

    Go join(const net::Destination& destination) {
        keep();
        return go::Push{joining_scene(context_, launch_, destination)};
    }
    Go join() {
        const auto destination = net::read_destination(address_);
        if (!destination) {
            fault_ = destination.error();
            hands_.focus("address");
            return go::Stay{};
        }
        return join(*destination);
    }

    const Launch& launch_;
    std::string name_, address_;
    std::optional<engine::Error> fault_; ///< of the address
    std::unique_ptr<net::Ear> ear_;      ///< none where tables nearby are not looked for
    net::Nearby nearby_;
    bool changed_ = false;
};

} // namespace

ScenePtr direct_scene(Context& context, const Launch& launch) {
    return std::make_unique<Direct>(context, launch);
}

} // namespace game
