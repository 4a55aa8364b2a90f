#include "tests/frames/sheet.hpp"

#include <iostream>
#include <stdexcept>
#include <utility>

#include "game/board/pose.hpp"
#include "game/scenes/excerpt.hpp"

namespace frames {

namespace {

using namespace game;

constexpr float margin = 12, label_height = 22;

} // namespace

void save_sheet(const Studio& studio, const std::string& name, const std::vector<Strip>& strips) {
    const ui::Theme& theme = ui::theme(studio.theme);
    Canvas& canvas = studio.window.begin_frame(theme.paper);
    const Vec size = canvas.size();
    const float height = (size.y - margin) / static_cast<float>(strips.size());
    float y = margin / 2;
    for (const Strip& strip : strips) {
        canvas.text(strip.label, {margin, y + 15}, {14, theme.ink, Face::bold});
        const float width = (size.x - margin) / static_cast<float>(strip.count);
        for (int i = 0; i < strip.count; ++i) {
            const Rect place{margin + static_cast<float>(i) * width, y + label_height,
                             width - margin, height - label_height - 4};
            const Excerpt part =
                excerpt(place, engine::info(strip.game), strip.corners, canvas.scale());
            canvas.clip(part.shown);
            const float last = static_cast<float>(std::max(1, strip.count - 1));
            strip.draw(canvas, part.geometry, static_cast<float>(i) / last);
            canvas.clip(std::nullopt);
        }
        y += height;
    }
    studio.window.end_frame();
    const auto file = studio.folder / (name + ".png");
    if (!studio.window.save_picture(file))
        throw std::runtime_error(file.string() + ": cannot be written");
    std::cout << file.string() << "\n";
}

Strip motion(const Studio& studio, std::string label, engine::GameId game,
             std::string_view position, std::string_view action, std::vector<engine::Cell> corners,
             int count, const std::optional<board::Hold>& hold) {
    auto table = engine::Table::from_position(game, position);
    if (!table)
        throw std::runtime_error("position of " + label);
    const engine::Picture before = table->picture();
    const auto move = table->play(action);
    if (!move)
        throw std::runtime_error("action of " + label);
    const auto draw = [theme = studio.theme, game, before, after = table->picture(),
                       gesture = move->gesture,
                       hold](Canvas& canvas, const board::Geometry& geometry, float progress) {
        board::draw(canvas, ui::theme(theme), {game}, geometry,
                    board::pose(before, after, gesture, progress, hold), {});
    };
    return {std::move(label), game, std::move(corners), count, draw};
}

} // namespace frames
