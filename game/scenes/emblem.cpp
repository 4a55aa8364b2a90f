#include "game/scenes/emblem.hpp"

#include "game/scenes/play/strip.hpp"

namespace game {

void draw_emblem(Canvas& canvas, const Context& context, engine::GameId game, Vec centre,
                 float radius) {
    constexpr std::uint8_t front = 0, elephant = 8;
    play::draw_side(canvas, context.theme(), context.skin(game), centre, radius,
                    engine::Side::first, game == engine::GameId::jungle ? elephant : front);
}

} // namespace game
