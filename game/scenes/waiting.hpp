#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/menu.hpp"
#include "game/scenes/menus.hpp"

namespace game {

/// Waits for a match across a link to begin: every step has its line, Cancel works at any time, a
/// failure is told in words.
class Waiting : public MenuScene {
public:
    Go update(float seconds) override;
    [[nodiscard]] bool changed() override;
    [[nodiscard]] ui::Page page() const override;

protected:
    struct Step {
        enum class State : std::uint8_t { later, now, done, failed };
        std::string words;
        State state{};
    };

    Waiting(Context& context, const Launch& launch)
        : MenuScene(context, "cancel"), launch_(launch) {}

    [[nodiscard]] virtual std::string title() const = 0;
    [[nodiscard]] virtual std::vector<Step> steps() const = 0;
    /// Begins, or begins again after a failure.
    virtual void begin() = 0;
    /// The match has begun: what it goes on with.
    [[nodiscard]] virtual OnlineMatch begun(net::Notices notices) {
        return {std::move(player_), std::move(notices)};
    }
    /// The link is gone: what comes of it.
    virtual Go lost(engine::Error why) { return failed(std::move(why)); }

    Go chosen(const ui::Chosen& what) override;
    Go back() override;
    void paint(Canvas& canvas) const override;

    Go failed(engine::Error why);
    [[nodiscard]] net::Session::Phase phase_now() const;
    [[nodiscard]] std::string own_name() const;

    void add_steps(ui::Page& page, ui::Column& column) const;
    [[nodiscard]] ui::Control cancel_button(const Rect& rect) const;

    const Launch& launch_;
    std::unique_ptr<net::Player> player_; ///< none after a failure
    std::optional<engine::Error> fault_;
    bool changed_ = false;

private:
    void add_fault(ui::Page& page, ui::Column& column) const;
    void add_buttons(ui::Page& page, Rect row) const;
    void pulse(float seconds);

    float pulse_ = 0;
    int dots_ = 0;
};

} // namespace game
