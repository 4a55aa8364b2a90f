#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/match_words.hpp"
#include "game/scenes/waiting.hpp"
#include "net/link/invite.hpp"
#include "net/link/nearby.hpp"

namespace game {

namespace {

using ui::Kind;
using Stage = net::Mapping::State::Stage;

/// Listens, tells the network and the router of it, and shows the code that a friend needs.
class Hosting final : public Waiting {
public:
    Hosting(Context& context, const Launch& launch, engine::MatchSettings settings,
            std::uint16_t port)
        : Waiting(context, launch), settings_(std::move(settings)), wanted_port_(port) {
        begin();
    }
    ~Hosting() override { announce(false); }
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;

    [[nodiscard]] std::string name() const override { return "hosting"; }

    Go update(float seconds) override {
        if (player_) {
            if (context_.now >= next_announcement_)
                announce(true);
            watch_mapping();
            watch_visitors();
        }
        return Waiting::update(seconds);
    }

    /// The code in a panel of its own; in the one below it what happens, and what a friend does.
    [[nodiscard]] ui::Page page() const override {
        if (fault_)
            return Waiting::page();
        const Rect window = ui::content(context_.size, 960);
        ui::Page code, words;
        const float code_height = add_code(code, {window.x + side, 0, window.w - 2 * side, 0});
        const float words_height = add_words(words, {window.x + side, 0, window.w - 2 * side, 0});
        const float below = code_height + 2 * padding + 12;
        const Block block = block_of(window, below + words_height + 2 * padding + 20 + 52);
        const Rect& all = block.content;
        ui::Page page = header(block, title());
        add_panel(page, {all.x, all.y, all.w, code_height + 2 * padding}, std::move(code));
        add_panel(page, {all.x, all.y + below, all.w, all.h - below}, std::move(words));
        page.push_back(
            cancel_button({all.x + side, all.bottom() - padding - 52, all.w - 2 * side, 52}));
        return page;
    }

protected:
    void begin() override {
        auto host = launch_.host(settings_, own_name(), wanted_port_);
        if (!host) {
            (void)failed(host.error());
            return;
        }
        port_ = (*host)->port();
        key_ = net::fingerprint((*host)->key());
        addresses_ = launch_.addresses();
        host_ = host->get();
        visitor_.reset();
        player_ = std::move(*host);
        voice_ = launch_.voice();
        next_announcement_ = context_.now;
        mapping_ = launch_.map(port_);
        mapped_ = mapping_ ? mapping_->state() : nobody_asked;
        hands_.focus(invite() ? "copy" : "cancel");
        context_.log("hosting " + std::to_string(port_));
        log_code();
    }
    /// The router goes on letting the guest in.
    [[nodiscard]] OnlineMatch begun(net::Notices notices) override {
        OnlineMatch match = Waiting::begun(std::move(notices));
        match.mapping = std::move(mapping_);
        return match;
    }
    Go lost(engine::Error why) override {
        announce(false);
        mapping_.reset();
        return failed(std::move(why));
    }

    [[nodiscard]] std::string title() const override { return texts()("direct.hosting"); }
    [[nodiscard]] std::vector<Step> steps() const override {
        std::vector<Step> steps;
        if (!visitor_) // who was heard
            steps.push_back(
                {texts()("direct.listening", {std::to_string(port_)}), Step::State::done});
        if (mapping_)
            steps.push_back(mapping_step());
        if (visitor_)
            steps.push_back(
                {texts()("direct.visitor", {texts().error(*visitor_)}), Step::State::failed});
        steps.push_back({texts()("direct.waiting_guest"), Step::State::now});
        return steps;
    }

    Go chosen(const ui::Chosen& what) override {
        if (what.id != "copy")
            return Waiting::chosen(what);
        copy();
        return go::Stay{};
    }
    bool key(const input::KeyDown& pressed) override {
        if (pressed.key != Key::letter || pressed.letter != 'c' || !invite())
            return false;
        copy();
        return true;
    }

private:
    static constexpr float side = 32, padding = 18; ///< of both panels
    static constexpr net::Mapping::State nobody_asked{Stage::none, {}, {}};

    /// While the router is asked there is none: it might lack the way from outside.
    [[nodiscard]] std::optional<net::Invite> invite() const {
        if (fault_ || addresses_.empty() || mapped_.stage == Stage::asking)
            return std::nullopt;
        net::Invite invite{{addresses_.front(), port_}, std::nullopt, key_};
        if (net::is_open(mapped_))
            invite.outside = mapped_.outside;
        return invite;
    }

    void announce(bool open) {
        next_announcement_ = context_.now + net::announce_every;
        if (voice_)
            voice_->say(net::encode(net::announcement(settings_, own_name(), key_, port_, open)));
        if (!open)
            voice_.reset();
    }
    void watch_mapping() {
        const net::Mapping::State now = mapping_ ? mapping_->state() : mapped_;
        if (now == mapped_)
            return;
        mapped_ = now;
        changed_ = true;
        copied_.clear();
        log_code();
    }
    void watch_visitors() {
        if (auto now = host_->turned_away(); now != visitor_) {
            visitor_ = std::move(now);
            changed_ = true;
        }
    }
    void log_code() {
        if (const auto now = invite())
            context_.log("code " + net::to_code(*now));
    }
    void copy() {
        copied_ = net::to_code(*invite());
        context_.copy(copied_);
    }

    [[nodiscard]] Step mapping_step() const {
        const std::string port = std::to_string(port_);
        const bool upnp = mapped_.asked == net::RouterProtocol::upnp;
        if (mapped_.stage == Stage::asking)
            return {texts()("direct.router.asking", {upnp ? "UPnP" : "NAT-PMP"}), Step::State::now};
        if (mapped_.stage == Stage::none)
            return {texts()("direct.router.none"), Step::State::failed};
        if (!net::is_open(mapped_))
            return {texts()("direct.router.shared"), Step::State::failed};
        return {texts()("direct.router.open", {std::to_string(mapped_.outside->port)}),
                Step::State::done};
    }

    /// A panel and what was laid out for it from y = 0 on.
    static void add_panel(ui::Page& page, const Rect& rect, ui::Page content) {
        page.push_back({.kind = Kind::panel, .rect = rect});
        for (ui::Control& control : content) {
            control.rect.y += rect.y + padding;
            page.push_back(std::move(control));
        }
    }

    /// Two columns: what is on offer and what happens; what a friend does. Gives their height.
    float add_words(ui::Page& page, Rect area) const {
        constexpr float gap = 36;
        const float steps = std::round(0.42F * (area.w - gap)); // whose lines are the shorter ones
        ui::Column left(context_.metrics, {area.x, 0, steps, 0}),
            right(context_.metrics, {area.x + steps + gap, 0, area.w - steps - gap, 0});
        page.push_back(left.text(texts()("direct.table", {match_words(texts(), settings_)}), 16,
                                 false, Face::bold));
        page.back().id = "offer";
        left.skip(10);
        add_steps(page, left);
        page.push_back(right.text(texts()("direct.friend"), 16));
        for (const std::string& line : limits()) {
            right.skip(6);
            page.push_back(right.text(line, 14, true));
        }
        right.skip(6);
        page.push_back(right.text(texts()("direct.key", {spelled(key_)}), 14, true));
        page.back().id = "key";
        return std::max(left.y() - 12, right.y());
    }

    /// What stands in the way of friends who are farther away.
    [[nodiscard]] std::vector<std::string> limits() const {
        const std::string port = std::to_string(port_);
        std::vector<std::string> lines;
        if (mapped_.stage == Stage::mapped && !net::is_open(mapped_))
            lines.push_back(texts()("direct.far.shared"));
        else if (mapped_.stage == Stage::none)
            lines.push_back(texts()("direct.far.none", {port}));
        lines.push_back(texts()("direct.firewall", {port}));
        return lines;
    }

    /// The groups of the code in two rows, the button beside them. Gives their height.
    float add_code(ui::Page& page, Rect area) const {
        constexpr float button = 168, gap = 24, row = 40;
        const auto now = invite();
        if (!now) {
            ui::Column column(context_.metrics, area);
            page.push_back(column.text(
                texts()(addresses_.empty() ? "direct.no_address" : "direct.code.coming"), 17));
            return column.y();
        }
        const std::string code = net::to_code(*now);
        std::vector<std::string> groups;
        for (std::size_t at = 0; at < code.size(); at += 5)
            groups.push_back(code.substr(at, 4));
        const std::size_t columns = (groups.size() + 1) / 2;
        const float cell = std::floor((area.w - button - gap) / static_cast<float>(columns));
        const float size = largest_fit(groups, cell - 12);
        const float height = std::ceil(size * ui::line_height);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const float top = row * static_cast<float>(i / columns) + (row - height) / 2;
            page.push_back({.id = "code-" + std::to_string(i + 1),
                            .kind = Kind::text,
                            .rect = {area.x + cell * static_cast<float>(i % columns),
                                     std::floor(top), cell, height},
                            .label = groups[i],
                            .size = size,
                            .face = Face::figures,
                            .align = Align::centre});
        }
        const bool copied = copied_ == code;
        page.push_back({.id = "copy",
                        .kind = Kind::main,
                        .rect = {area.right() - button, row - 26, button, 52},
                        .label = texts()(copied ? "direct.copied" : "direct.copy"),
                        .size = 18,
                        .icon = copied ? ui::Icon::check : ui::Icon::none});
        return 2 * row;
    }
    [[nodiscard]] float largest_fit(const std::vector<std::string>& groups, float width) const {
        float widest = 0;
        for (const std::string& group : groups)
            widest = std::max(widest, context_.metrics.width(group, 100, Face::figures));
        return std::clamp(std::floor(100 * width / widest), 18.F, 28.F);
    }

    engine::MatchSettings settings_;
    std::uint16_t wanted_port_, port_ = 0;
    const net::Host* host_ = nullptr;      ///< what `player_` is, while there is one
    std::optional<engine::Error> visitor_; ///< why the last one did not come in
    net::Fingerprint key_;
    std::vector<net::Ipv4> addresses_;
    std::unique_ptr<net::Voice> voice_; ///< none where nothing is announced
    net::Time next_announcement_{};
    std::unique_ptr<net::Mapping> mapping_; ///< none where no router is asked
    net::Mapping::State mapped_;            ///< as it is shown
    std::string copied_;                    ///< code
};

} // namespace

ScenePtr hosting_scene(Context& context, const Launch& launch, engine::MatchSettings settings,
                       std::uint16_t port) {
    return std::make_unique<Hosting>(context, launch, std::move(settings), port);
}

} // namespace game
