#include "game/scenes/panel_page.hpp"

#include <utility>

namespace game {

ui::Page panel_page(const Context& context, float width,
                    const std::function<void(ui::Page&, ui::Column&)>& fill, float padding) {
    ui::Page page{{.kind = ui::Kind::panel}};
    ui::Column column(context.metrics, {padding, padding, width - 2 * padding, 0});
    fill(page, column);
    const Rect window{0, 0, context.size.x, context.size.y};
    const Rect panel = ui::centred(window, {width, column.y() + padding});
    page.front().rect = {0, 0, panel.w, panel.h};
    for (ui::Control& control : page) {
        control.rect.x += panel.x;
        control.rect.y += panel.y;
    }
    return page;
}

void add_main(ui::Page& page, ui::Column& column, std::string id, std::string label) {
    page.push_back({.id = std::move(id),
                    .kind = ui::Kind::main,
                    .rect = column.take(52),
                    .label = std::move(label),
                    .size = 18});
}

ui::Control name_field(const ui::Texts& texts, const Rect& rect, std::string name) {
    return {.id = "name",
            .kind = ui::Kind::field,
            .rect = rect,
            .label = texts("settings.name"),
            .detail = texts("settings.name.others"),
            .value_text = std::move(name),
            .limit = 20};
}

void add_row(ui::Page& page, ui::Column& column, const std::vector<Choice>& choices) {
    const auto places = ui::split(column.take(button_height), choices.size(), button_gap);
    for (std::size_t i = 0; i < choices.size(); ++i)
        page.push_back({.id = choices[i].id,
                        .kind = choices[i].kind,
                        .rect = places[i],
                        .label = choices[i].label,
                        .selected = choices[i].selected});
}

} // namespace game
