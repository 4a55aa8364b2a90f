#include "game/scenes/play/strip.hpp"

#include <algorithm>
#include <array>

#include "game/scenes/play/bubble.hpp"
#include "game/scenes/play/story.hpp"
#include "game/scenes/portrait.hpp"
#include "game/ui/page.hpp"
#include "game/ui/shapes.hpp"

namespace game::play {

namespace {

constexpr float margin = 14, clock_size = 24, name_size = 18, note_size = 14, discs_size = 24;
constexpr float narrowest_name = 130;

/// Draws one strip from its ends to its middle: what is left in between is the name's.
class Drawer {
public:
    Drawer(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, const Strip& strip)
        : canvas_(canvas), theme_(theme), skin_(skin), strip_(strip), y_(strip.rect.centre().y),
          left_(strip.rect.x + 58), right_(strip.rect.right() - margin) {}

    void draw() {
        body();
        who();
        clock();
        score();
        disc_count();
        words(large_tray());
        if (strip_.bubble)
            draw_bubble(canvas_, theme_, strip_.bubble_style,
                        {strip_.rect.x + 38, strip_.rect.y, strip_.rect.w - 38, strip_.rect.h},
                        *strip_.bubble);
    }

private:
    [[nodiscard]] float width(const std::string& words, float size, Face face) const {
        return canvas_.metrics().width(words, size, face);
    }
    [[nodiscard]] ui::Mesh mesh() const { return ui::Mesh(1 / canvas_.scale()); }

    void body() {
        const Rect& rect = strip_.rect;
        ui::Mesh mesh = this->mesh();
        mesh.shadow(rect, 14, 12, theme_.shadow);
        mesh.rounded(rect, 14, theme_.card, theme_.card_low);
        if (strip_.to_play) {
            const auto [recto, verso] = board::colours(skin_, strip_.side);
            const bool dark = ui::contrast(recto, theme_.card) >= ui::contrast(verso, theme_.card);
            mesh.rounded_ring(rect, 14, 3, dark ? recto : verso);
        }
        mesh.draw(canvas_);
    }

    /// A piece of the side; where a bot plays it its face, and the piece as a badge.
    void who() {
        const float h = strip_.rect.h, x = strip_.rect.x + (strip_.bot ? 34.0F : 30.0F);
        if (!strip_.bot) {
            draw_side(canvas_, theme_, skin_, {x, y_}, h * 0.29F, strip_.side);
            return;
        }
        draw_portrait(canvas_, strip_.bot, {x, y_ - 1}, h * 0.36F);
        draw_side(canvas_, theme_, skin_, {x + h * 0.31F, y_ + h * 0.24F}, h * 0.15F, strip_.side);
        left_ += h * 0.2F;
    }

    /// The one that runs stands on a plate.
    void clock() {
        if (!strip_.clock)
            return;
        const ClockFace& clock = *strip_.clock;
        const float inner = std::max(width("00:00", clock_size, Face::figures),
                                     width(clock.text, clock_size, Face::figures));
        const Rect plate{right_ - inner - 20, y_ - 19, inner + 20, 38};
        Colour ink = clock.low ? theme_.warning : theme_.muted;
        if (clock.running) {
            ui::Mesh mesh = this->mesh();
            mesh.rounded(plate, 10, clock.low ? theme_.danger : theme_.ink);
            mesh.draw(canvas_);
            ink = clock.low ? theme_.danger_ink : theme_.card;
        }
        canvas_.text(clock.text, {plate.right() - 10, ui::baseline(y_, clock_size)},
                     {clock_size, ink, Face::figures, Align::right});
        right_ = plate.x - 10;
    }

    /// Rounds won, as pips.
    void score() {
        if (strip_.rounds < 2)
            return;
        ui::Mesh mesh = this->mesh();
        const float step = 18;
        for (int i = 0; i < strip_.rounds; ++i) {
            const Vec at{right_ - 8 - step * static_cast<float>(strip_.rounds - 1 - i), y_};
            if (i < strip_.won)
                mesh.disc(at, 6.5F, theme_.accent);
            mesh.ring(at, 7, 1.5F, theme_.muted);
        }
        mesh.draw(canvas_);
        right_ -= step * static_cast<float>(strip_.rounds) + 8;
    }

    void disc_count() {
        if (!strip_.discs)
            return;
        canvas_.text(std::to_string(*strip_.discs), {left_, ui::baseline(y_, discs_size)},
                     {discs_size, theme_.ink, Face::figures});
        left_ += width("00", discs_size, Face::figures) + 14;
    }

    void pieces(float x, float y, float radius, float step) {
        const Tray& tray = strip_.tray;
        if (tray.holes) {
            ui::Mesh mesh = this->mesh();
            for (std::size_t i = tray.pieces.size(); i < tray.places; ++i)
                mesh.disc({x + radius + step * static_cast<float>(i), y}, radius * 0.4F,
                          ui::faded(theme_.muted, 0.35F));
            mesh.draw(canvas_);
        }
        for (std::size_t i = 0; i < tray.pieces.size(); ++i)
            board::draw_piece(canvas_, skin_, {x + radius + step * static_cast<float>(i), y},
                              radius, tray.pieces[i].owner, tray.pieces[i].face);
    }

    /// The tray beside the name, where both have room; whether it was drawn.
    bool large_tray() {
        if (strip_.tray.places == 0)
            return false;
        const float radius = std::min(13.F, strip_.rect.h * 0.21F), step = 2 * radius + 4;
        const float tray = step * static_cast<float>(strip_.tray.places);
        const float name = std::max(narrowest_name, width(strip_.name, name_size, Face::bold));
        if (right_ - left_ < name + 16 + tray)
            return false;
        right_ -= tray;
        pieces(right_, y_, radius, step);
        right_ -= 16;
        return true;
    }

    /// Name and note; the tray below the name where it is not `drawn` yet.
    void words(bool drawn) {
        const float room = right_ - left_;
        const bool whole = width(strip_.name, name_size, Face::bold) <= room;
        const std::string name =
            ui::fitted(canvas_.metrics(), whole ? strip_.name : strip_.short_name, room, name_size,
                       Face::bold);
        const bool tray = !drawn && strip_.tray.places > 0;
        if (strip_.note.empty() && !tray) {
            canvas_.text(name, {left_, ui::baseline(y_, name_size)},
                         {name_size, theme_.ink, Face::bold});
            return;
        }
        canvas_.text(name, {left_, y_ - 2}, {name_size, theme_.ink, Face::bold});
        const float radius = strip_.rect.h * 0.14F, step = 2 * radius + 2;
        const float needed = tray ? step * static_cast<float>(strip_.tray.places) : 0;
        float x = left_;
        const float note = width(strip_.note, note_size, Face::body);
        if (!tray || note + 10 + needed <= room) {
            canvas_.text(ui::fitted(canvas_.metrics(), strip_.note, room, note_size, Face::body),
                         {x, y_ + 16}, {note_size, theme_.muted});
            x += note + 10;
        }
        if (tray)
            pieces(x, y_ + 12, radius, step);
        if (strip_.discs_in_hand)
            rack(x, room - (x - left_));
    }

    /// Discs on edge, dark and light, as they lie in the tray of a board.
    void rack(float x, float room) {
        ui::Mesh mesh = this->mesh();
        const float step = 5;
        const auto [dark, light] = std::pair{board::colours(skin_, engine::Side::first).recto,
                                             board::colours(skin_, engine::Side::second).recto};
        for (int i = 0; i < *strip_.discs_in_hand; ++i) {
            const float at = x + step * static_cast<float>(i);
            if (at + step > x + room)
                break;
            mesh.rounded({at, y_ + 5, 4, 14}, 1.5F, dark);
            mesh.rounded({at + 2, y_ + 5, 2, 14}, 1, light);
        }
        mesh.draw(canvas_);
    }

    Canvas& canvas_;
    const ui::Theme& theme_;
    const board::Skin& skin_;
    const Strip& strip_;
    float y_, left_, right_;
};

} // namespace

void draw_side(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin, Vec centre,
               float radius, engine::Side side, std::uint8_t piece) {
    constexpr double least_contrast = 1.6;
    const auto [recto, verso] = board::colours(skin, side);
    if (ui::contrast(recto, theme.card) < least_contrast) {
        ui::Mesh mesh(1 / canvas.scale());
        mesh.ring(centre, radius + 1.5F, 1.5F, verso);
        mesh.draw(canvas);
    }
    board::draw_piece(canvas, skin, centre, radius, side, piece);
}

std::string clock_text(const ui::Texts& texts, engine::Time left) {
    const auto milliseconds = std::max<std::int64_t>(0, left.count());
    if (milliseconds < 10'000)
        return texts("clock.tenths", {std::to_string(milliseconds / 1000),
                                      std::to_string(milliseconds / 100 % 10)});
    const auto seconds = (milliseconds + 999) / 1000;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

Tray tray(const Stage& stage, engine::Side side) {
    Tray tray;
    const engine::GameId game = stage.table().info().id;
    if (game == engine::GameId::worpion) {
        tray.pieces.resize(static_cast<std::size_t>(stage.picture().in_hand[engine::index(side)]),
                           {side, 0});
        tray.places = static_cast<std::size_t>(stage.first_picture().in_hand[engine::index(side)]);
        tray.holes = true;
    } else if (game == engine::GameId::jungle) {
        const auto owns = [&](const engine::Picture& picture, const engine::Token& wanted) {
            return std::any_of(picture.tokens.begin(), picture.tokens.end(),
                               [&](const engine::Token& token) {
                                   return token.owner == wanted.owner && token.face == wanted.face;
                               });
        };
        for (const engine::Token& token : stage.first_picture().tokens)
            if (token.owner != side && !owns(stage.picture(), token))
                tray.pieces.push_back({token.owner, token.face});
        std::sort(tray.pieces.begin(), tray.pieces.end(),
                  [](const auto& a, const auto& b) { return a.face < b.face; });
        tray.places = 8;
    }
    return tray;
}

void add_discs(Strip& strip, const ui::Texts& texts, const engine::Picture& picture) {
    const auto count = discs(picture);
    if (!count)
        return;
    strip.discs = (*count)[engine::index(strip.side)];
    if (picture.borrowed == std::array{0, 0})
        return;
    strip.discs_in_hand = picture.in_hand[engine::index(strip.side)];
    const int borrowed = picture.borrowed[engine::index(strip.side)];
    if (borrowed > 0)
        strip.note = texts.count("play.borrows", borrowed, {strip.note});
}

void draw_strip(Canvas& canvas, const ui::Theme& theme, const board::Skin& skin,
                const Strip& strip) {
    Drawer(canvas, theme, skin, strip).draw();
}

} // namespace game::play
