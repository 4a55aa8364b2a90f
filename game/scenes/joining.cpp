#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/waiting.hpp"
#include "net/link/calls.hpp"

namespace game {

namespace {

using net::Calls;

/// Calls a host by one way after the other.
class Joining final : public Waiting {
public:
    Joining(Context& context, const Launch& launch, const net::Destination& destination)
        : Waiting(context, launch), ways_(net::calls_to(destination)), calls_(ways_, context.now) {
        begin();
    }

    [[nodiscard]] std::string name() const override { return "joining"; }

    Go update(float seconds) override {
        if (player_ && phase_now() == net::Session::Phase::connecting)
            carry_out(calls_.on_time(context_.now));
        joined_ = joined_ || phase_now() != net::Session::Phase::connecting;
        return Waiting::update(seconds);
    }

protected:
    void begin() override {
        calls_ = Calls(ways_, context_.now);
        joined_ = false;
        hands_.focus("cancel");
        call();
    }
    [[nodiscard]] std::string title() const override {
        return texts()("direct.joining", {own_name()});
    }
    [[nodiscard]] std::vector<Step> steps() const override {
        const bool linked = phase_now() != net::Session::Phase::connecting;
        std::vector<Step> steps;
        for (std::size_t i = 0; i < ways_.size(); ++i)
            steps.push_back(step(i, linked));
        steps.push_back(
            {texts()("direct.waiting_match"), linked ? Step::State::now : Step::State::later});
        return steps;
    }
    /// Who answers at an address typed by hand is known from then on.
    [[nodiscard]] OnlineMatch begun(net::Notices notices) override {
        if (const auto key = player_->other_key(); key && typed())
            launch_.remember(calls_.current().address, *key);
        return Waiting::begun(std::move(notices));
    }
    Go lost(engine::Error why) override {
        if (joined_)
            return failed(std::move(why));
        const auto now = player_->other_key();
        if (why.code == "link.wrong_key" && known_ && now)
            return go::Replace{
                changed_host_scene(context_, launch_, calls_.current().address, {*known_, *now})};
        carry_out(calls_.on_failure(why, context_.now));
        return go::Stay{};
    }

private:
    [[nodiscard]] Step step(std::size_t i, bool linked) const {
        const net::Call& way = ways_[i];
        const std::string words = texts()(key_of(way.way), {net::to_text(way.address)});
        switch (calls_.state(i)) {
        case Calls::State::calling:
            return {words, linked ? Step::State::done : Step::State::now};
        case Calls::State::silent:
            return {texts()("direct.way.silent", {words}), Step::State::failed};
        case Calls::State::stranger:
            return {texts()("direct.way.stranger", {words}), Step::State::failed};
        case Calls::State::untried:
            break;
        }
        return {words, Step::State::later};
    }
    static const char* key_of(net::Call::Way way) {
        switch (way) {
        case net::Call::Way::inside:
            return "direct.way.inside";
        case net::Call::Way::outside:
            return "direct.way.outside";
        case net::Call::Way::typed:
            break;
        }
        return "direct.calling";
    }

    /// Nobody said which key must answer.
    [[nodiscard]] bool typed() const {
        return std::holds_alternative<net::AnyKey>(calls_.current().host);
    }
    void carry_out(Calls::Next next) {
        if (next == Calls::Next::call)
            call();
        else if (next == Calls::Next::give_up)
            (void)failed(calls_.why());
    }
    void call() {
        const net::Call& call = calls_.current();
        changed_ = true;
        net::ExpectedKey expected = call.host;
        if (typed()) {
            const auto known = launch_.known_key(call.address);
            if (!known) {
                (void)failed(known.error());
                return;
            }
            known_ = *known;
            if (known_)
                expected = *known_;
        }
        auto player = launch_.join(call.address, expected, own_name());
        if (!player) {
            (void)failed(player.error());
            return;
        }
        player_ = std::move(*player);
        context_.log("joining " + net::to_text(call.address));
    }

    std::vector<net::Call> ways_;
    Calls calls_;
    bool joined_ = false;                 ///< the host has answered
    std::optional<net::PublicKey> known_; ///< the key that answered there before
};

} // namespace

ScenePtr joining_scene(Context& context, const Launch& launch,
                       const net::Destination& destination) {
    return std::make_unique<Joining>(context, launch, destination);
}

} // namespace game
