#include "game/scenes/home/attract.hpp"

#include <utility>

namespace game::home {

namespace {

constexpr float patience = 30, show_time = 120; // seconds

} // namespace

bool Attract::on(const Input& /*input*/) {
    const bool ran = running();
    rest();
    return ran;
}

void Attract::rest() {
    if (running())
        context_.log("attract ends");
    exhibition_.reset();
    alone_ = 0;
}

void Attract::begin() {
    context_.log("attract begins");
    exhibition_.emplace(think_, context_.settings.game, context_.random());
    alone_ = 0;
}

void Attract::update(float seconds) {
    if (!context_.focused || context_.settings.reduced_motion)
        return rest();
    if (!alone_)
        return;
    *alone_ += seconds;
    if (!running() && *alone_ >= patience)
        begin();
    else if (running() && *alone_ < show_time)
        exhibition_->update(seconds, context_.speed());
    else if (running()) {
        rest();
        alone_.reset();
    }
}

} // namespace game::home
