#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/match_words.hpp"
#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"
#include "game/ui/icons.hpp"
#include "game/ui/shapes.hpp"
#include "net/play/player.hpp"

namespace game {

namespace {

using ui::Kind;

/// Waits for a match across a link to begin: every step has its line, Cancel works at any time, a
/// failure is told in words.
class Waiting : public MenuScene {
public:
    Go update(float seconds) override {
        if (!player_)
            return go::Stay{};
        pulse(seconds);
        const net::Session::Phase before = player_->session().phase();
        net::Notices notices = player_->update(context_.now, context_.wall());
        if (player_->session().phase() != before)
            changed_ = true;
        for (const std::string& line : player_->take_notes())
            context_.log(line);
        for (auto notice = notices.begin(); notice != notices.end(); ++notice) {
            if (std::holds_alternative<net::notice::MatchBegan>(*notice)) {
                if (const auto& match = player_->session().match())
                    remember_game(context_, match->settings().game);
                notices.erase(notices.begin(), notice);
                return go::Replace{
                    launch_.online(context_, {std::move(player_), std::move(notices)})};
            }
            if (const auto* closed = std::get_if<net::notice::Closed>(&*notice))
                return failed(closed->why);
        }
        return go::Stay{};
    }
    [[nodiscard]] bool changed() override { return std::exchange(changed_, false); }

    [[nodiscard]] ui::Page page() const override {
        const Rect window = ui::content(context_.size, 640);
        ui::Page words;
        ui::Column column(context_.metrics, window.inset(40, 0));
        if (fault_)
            add_fault(words, column);
        else
            add_steps(words, column);
        const float height = column.y() + 2 * 32 + 28 + 52;
        const Block block = block_of(window, height);
        ui::Page page = header(block, texts()("direct.title"));
        page.push_back({.kind = Kind::panel, .rect = block.content});
        for (ui::Control& control : words) {
            control.rect.y += block.content.y + 32;
            page.push_back(std::move(control));
        }
        const Rect inner = block.content.inset(40, 32);
        add_buttons(page, {inner.x, inner.bottom() - 52, inner.w, 52});
        return page;
    }

protected:
    struct Step {
        std::string words;
        bool done = false;
    };

    Waiting(Context& context, const Launch& launch)
        : MenuScene(context, "cancel"), launch_(launch) {}

    [[nodiscard]] virtual std::string title() const = 0;
    [[nodiscard]] virtual std::vector<Step> steps() const = 0;
    /// What stands below the steps.
    virtual void add_more(ui::Page& /*page*/, ui::Column& /*column*/) const {}
    /// Begins, or begins again after a failure.
    virtual void begin() = 0;

    Go chosen(const ui::Chosen& what) override {
        if (what.id == "again") {
            fault_.reset();
            begin();
            return go::Stay{};
        }
        return back();
    }
    Go back() override {
        player_.reset();
        return go::Back{};
    }

    Go failed(engine::Error why) {
        context_.log("link failed " + why.code);
        player_.reset();
        fault_ = std::move(why);
        hands_.focus("again");
        changed_ = true;
        return go::Stay{};
    }
    [[nodiscard]] net::Session::Phase phase_now() const {
        return player_ ? player_->session().phase() : net::Session::Phase::connecting;
    }

    /// A tick for what is done, dots that come and go for what is waited for.
    void paint(Canvas& canvas) const override {
        if (fault_)
            return;
        const ui::Theme& theme = context_.theme();
        ui::Mesh mesh(1 / canvas.scale());
        bool waited_for = true;
        std::size_t i = 0;
        const ui::Page now = page();
        for (const Step& step : steps()) {
            const std::string id = step_id(i++);
            for (const ui::Control& control : now) {
                if (control.id != id)
                    continue;
                const Vec at{control.rect.x - 22, control.rect.y + 13};
                mesh.disc(at, 13, step.done ? theme.accent_low : theme.line);
                if (step.done)
                    ui::add_icon(mesh, ui::Icon::check, at, 13, theme.accent_ink);
                else if (waited_for)
                    for (int dot = 0; dot <= dots_; ++dot)
                        mesh.disc(at + Vec{6 * static_cast<float>(dot - 1), 0}, 2, theme.ink);
            }
            waited_for = waited_for && step.done;
        }
        mesh.draw(canvas);
    }

    const Launch& launch_;
    std::unique_ptr<net::Player> player_; ///< none after a failure

private:
    static std::string step_id(std::size_t i) { return "step-" + std::to_string(i + 1); }

    void add_fault(ui::Page& page, ui::Column& column) const {
        page.push_back(column.title(texts()("direct.failed"), 24));
        column.skip(12);
        page.push_back(column.text(sentence(texts().error(*fault_)), 17));
        page.back().id = "fault";
        column.skip(12);
        page.push_back(column.text(texts()("direct.failed.words"), 16, true));
    }

    void add_steps(ui::Page& page, ui::Column& column) const {
        page.push_back(column.title(title(), 24));
        column.skip(16);
        std::size_t i = 0;
        for (const Step& step : steps()) {
            const Rect row = column.take(0);
            ui::Column words(context_.metrics, {row.x + 36, row.y, row.w - 36, 0});
            ui::Control control = words.text(step.words, 17, step.done);
            control.id = step_id(i++);
            page.push_back(std::move(control));
            column.skip(words.y() - row.y + 12);
        }
        add_more(page, column);
    }

    void add_buttons(ui::Page& page, Rect row) const {
        const auto halves = ui::split(row, 2, 16);
        if (fault_)
            page.push_back({.id = "again",
                            .kind = Kind::main,
                            .rect = halves[0],
                            .label = texts()("direct.again"),
                            .size = 18});
        page.push_back({.id = "cancel",
                        .kind = Kind::button,
                        .rect = fault_ ? halves[1] : row,
                        .label = texts()("menu.cancel"),
                        .size = 18});
    }

    /// Three dots, one more each half second: seen to be alive. After a while the screen is still,
    /// as a game that waits for an hour should cost nothing.
    void pulse(float seconds) {
        if (pulse_ > lively)
            return;
        pulse_ += seconds;
        const int dots = static_cast<int>(std::fmod(pulse_, 1.5F) * 2);
        changed_ = changed_ || dots != dots_;
        dots_ = dots;
    }

    std::optional<engine::Error> fault_;
    bool changed_ = false;
    static constexpr float lively = 3; ///< seconds since it began
    float pulse_ = 0;
    int dots_ = 0;
};

std::string own_name(const Context& context) {
    return net::clean_name(context.settings.name, context.texts("player.unnamed"));
}

class Hosting final : public Waiting {
public:
    Hosting(Context& context, const Launch& launch, engine::MatchSettings settings,
            std::uint16_t port)
        : Waiting(context, launch), settings_(std::move(settings)), wanted_port_(port) {
        begin();
    }

    [[nodiscard]] std::string name() const override { return "hosting"; }

protected:
    void begin() override {
        auto host = launch_.host(settings_, own_name(context_), wanted_port_);
        if (!host) {
            failed(host.error());
            return;
        }
        port_ = (*host)->port();
        addresses_ = launch_.addresses();
        player_ = std::move(*host);
        hands_.focus("cancel");
        context_.log("hosting " + std::to_string(port_));
    }

    [[nodiscard]] std::string title() const override {
        return texts()("direct.hosting", {own_name(context_)});
    }
    [[nodiscard]] std::vector<Step> steps() const override {
        return {{texts()("direct.listening", {std::to_string(port_)}), true},
                {texts()("direct.waiting_guest"), false}};
    }
    void add_more(ui::Page& page, ui::Column& column) const override {
        page.push_back(column.text(texts()("direct.table", {match_words(texts(), settings_)}), 16,
                                   false, Face::bold));
        page.back().id = "offer";
        column.skip(12);
        page.push_back(column.text(texts()("direct.read_out"), 16, true));
        column.skip(8);
        const std::size_t shown = std::min<std::size_t>(addresses_.size(), 2);
        for (std::size_t i = 0; i < shown; ++i) {
            const Rect row = column.take(44);
            page.push_back({.id = "address-" + std::to_string(i + 1),
                            .kind = Kind::text,
                            .rect = {row.x, row.y + 4, row.w - 152, 37},
                            .label = spelled(i),
                            .size = 26,
                            .face = Face::figures});
            page.push_back({.id = "copy-" + std::to_string(i + 1),
                            .kind = Kind::button,
                            .rect = {row.right() - 136, row.y, 136, 44},
                            .label = texts()(copied_ == i ? "direct.copied" : "direct.copy"),
                            .icon = copied_ == i ? ui::Icon::check : ui::Icon::none});
            column.skip(8);
        }
        if (shown == 0)
            page.push_back(column.text(texts()("direct.no_address"), 16));
    }
    Go chosen(const ui::Chosen& what) override {
        for (std::size_t i = 0; i < addresses_.size(); ++i) {
            if (what.id == "copy-" + std::to_string(i + 1)) {
                context_.copy(spelled(i));
                copied_ = i;
                return go::Stay{};
            }
        }
        return Waiting::chosen(what);
    }

private:
    [[nodiscard]] std::string spelled(std::size_t i) const {
        return addresses_[i] + ":" + std::to_string(port_);
    }

    engine::MatchSettings settings_;
    std::uint16_t wanted_port_, port_ = 0;
    std::vector<std::string> addresses_;
    std::optional<std::size_t> copied_;
};

class Joining final : public Waiting {
public:
    Joining(Context& context, const Launch& launch, net::Address address)
        : Waiting(context, launch), address_(std::move(address)) {
        begin();
    }

    [[nodiscard]] std::string name() const override { return "joining"; }

protected:
    void begin() override {
        auto player = launch_.join(address_, net::AnyKey{}, own_name(context_));
        if (!player) {
            failed(player.error());
            return;
        }
        player_ = std::move(*player);
        hands_.focus("cancel");
        context_.log("joining " + spelled());
    }
    [[nodiscard]] std::string title() const override {
        return texts()("direct.joining", {own_name(context_)});
    }
    [[nodiscard]] std::vector<Step> steps() const override {
        const bool linked = phase_now() != net::Session::Phase::connecting;
        return {{texts()("direct.calling", {spelled()}), linked},
                {texts()("direct.waiting_match"), false}};
    }

private:
    [[nodiscard]] std::string spelled() const {
        return address_.host + ":" + std::to_string(address_.port);
    }

    net::Address address_;
};

} // namespace

ScenePtr hosting_scene(Context& context, const Launch& launch, engine::MatchSettings settings,
                       std::uint16_t port) {
    return std::make_unique<Hosting>(context, launch, std::move(settings), port);
}

ScenePtr joining_scene(Context& context, const Launch& launch, net::Address address) {
    return std::make_unique<Joining>(context, launch, std::move(address));
}

} // namespace game
