#include "game/scenes/home/exhibition.hpp"

#include <algorithm>
#include <utility>

namespace game::home {

namespace {

using engine::GameId;
using engine::LevelName;
using engine::Side;

// Seconds.
constexpr float look = 0.35F;     ///< between two actions
constexpr float longest = 38;     ///< of a game
constexpr float last_look = 2.4F; ///< at its end
constexpr float fade = 0.4F, drawing = 0.6F;

engine::Table start_of(GameId game) {
    return engine::Table::start(game);
}

GameId after(GameId game) {
    const auto games = engine::all_games();
    return games[(static_cast<std::size_t>(game) + 1) % games.size()];
}

} // namespace

Exhibition::Exhibition(Think think, GameId first, std::uint64_t seed)
    : think_(std::move(think)), seed_(seed), stage_(start_of(first)) {
    begin(first);
}

void Exhibition::begin(GameId game) {
    thinker_.cancel();
    stage_.reset(start_of(game));
    age_ = rest_ = ending_ = 0;
    ++games_;
}

bool Exhibition::over() const {
    return !stage_.moving() && (stage_.table().outcome() || age_ >= longest);
}

void Exhibition::update(float seconds, float speed) {
    age_ += seconds;
    (void)stage_.update(seconds, speed, false);
    if (stage_.moving()) {
        rest_ = 0;
    } else if (!over()) {
        think_on(seconds);
    } else if ((ending_ += seconds) >= last_look) {
        begin(after(stage_.table().info().id));
    }
}

void Exhibition::think_on(float seconds) {
    rest_ += seconds;
    const engine::Table& table = stage_.table();
    if (!thinker_.busy()) {
        thinker_.start([table, think = think_, &known = nothing_,
                        level = engine::level(table.info().id, player(table.to_act())),
                        seed = seed_++](std::stop_token stop) {
            return think(table, level, known, seed, std::move(stop));
        });
    }
    if (rest_ < look)
        return;
    const auto thought = thinker_.poll();
    if (!thought)
        return;
    for (const engine::Move& move : table.moves())
        if (move.text == thought->action)
            return stage_.play(move);
}

bool Exhibition::moving() const {
    const bool drawn = ending_ > 0 && (ending_ < drawing || ending_ > last_look - fade);
    return stage_.moving() || age_ < fade || drawn;
}

LevelName Exhibition::player(Side side) const {
    const bool swapped = games_ % 2 == 0;
    return (side == Side::first) != swapped ? LevelName::amateur : LevelName::beginner;
}

float Exhibition::shown() const {
    return std::clamp(std::min(age_, last_look - ending_) / fade, 0.0F, 1.0F);
}

float Exhibition::won_progress() const {
    return std::min(ending_ / drawing, 1.0F);
}

} // namespace game::home
