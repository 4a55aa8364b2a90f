#include "game/board/picker.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace game::board {

namespace {

using engine::Cell;
using engine::Move;
using engine::Picture;
using engine::Token;
using Moves = std::span<const Move>;

constexpr float jitter = 6; ///< of a hand that clicks, in logical units

Cell plus(Cell a, Cell b) {
    return {static_cast<std::int8_t>(a.column + b.column), static_cast<std::int8_t>(a.row + b.row)};
}

bool on_board(Cell cell, const engine::GameInfo& info) {
    return cell.column >= 0 && cell.column < info.columns && cell.row >= 0 && cell.row < info.rows;
}

const Token* token_at(const Picture& picture, Cell cell) {
    const auto found = std::find_if(picture.tokens.begin(), picture.tokens.end(),
                                    [cell](const Token& token) { return token.at == cell; });
    return found == picture.tokens.end() ? nullptr : &*found;
}

std::optional<engine::Side> owner_at(const Picture& picture, Cell cell) {
    const Token* token = token_at(picture, cell);
    return token == nullptr ? std::nullopt : std::optional(token->owner);
}

/// The first of the moves with this start (none: from the hand) for which `wanted` holds.
template <class Wanted>
const Move* find(Moves moves, std::optional<Cell> from, Wanted wanted) {
    const auto found = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
        return move.gesture.from == from && wanted(move);
    });
    return found == moves.end() ? nullptr : &*found;
}

const Move* step_between(Moves moves, Cell from, Cell to) {
    return find(moves, from, [to](const Move& move) { return move.gesture.to == to; });
}

bool may_move(Moves moves, Cell from) {
    return find(moves, from, [](const Move&) { return true; }) != nullptr;
}

/// The placement on a square, showing `face` where there is a choice.
const Move* placement_on(Moves moves, Cell cell, std::uint8_t face) {
    const auto here = [cell](const Move& move) { return move.gesture.to == cell; };
    const Move* exact = find(moves, std::nullopt, [&](const Move& move) {
        return here(move) && move.gesture.face == face;
    });
    return exact != nullptr ? exact : find(moves, std::nullopt, here);
}

bool placing(Moves moves) {
    return !moves.empty() && !moves.front().gesture.from && !moves.front().gesture.pass;
}

/// A forced pass is the referee's.
Moves without_pass(Moves moves) {
    return !moves.empty() && moves.front().gesture.pass ? Moves{} : moves;
}

/// Where pieces that stand already change by a placement.
std::vector<Cell> changed_by(const Move& move, const engine::Table& table) {
    engine::Table next = table;
    if (!next.play(move.text))
        return {};
    const Picture after = next.picture();
    std::vector<Cell> changed;
    for (const Token& old : table.picture().tokens) {
        const Token* now = token_at(after, old.at);
        if (now != nullptr && *now != old)
            changed.push_back(old.at);
    }
    return changed;
}

/// Whether a piece in hand can be put down showing one side or the other.
bool face_matters(Moves moves) {
    return placing(moves) && find(moves, std::nullopt, [&](const Move& move) {
                                 return move.gesture.to == moves.front().gesture.to &&
                                        move.gesture.face != moves.front().gesture.face;
                             }) != nullptr;
}

/// Whether pieces turn over as they move: then an arrow over one plays.
bool flipping(Moves moves, const Picture& picture) {
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        const Token* token = move.gesture.from ? token_at(picture, *move.gesture.from) : nullptr;
        return token != nullptr && token->face != move.gesture.face;
    });
}

/// The notation of a placement on any square, legal or not, made after one that is or was legal;
/// empty where there is none to go by.
std::string placement_text(Cell cell, std::uint8_t face, Moves moves, const engine::Table& table) {
    const std::vector<Move> played = table.played();
    for (const Moves known : {moves, Moves(played)}) {
        const auto put = [](const Move& move) { return !move.gesture.pass; };
        const Move* model = find(known, std::nullopt, [&](const Move& move) {
            return put(move) && move.gesture.face == face;
        });
        if (model == nullptr)
            model = find(known, std::nullopt, put);
        if (model != nullptr)
            return to_text(cell) + model->text.substr(to_text(model->gesture.to).size());
    }
    return {};
}

constexpr std::array<Cell, 4> steps{Cell{0, 1}, Cell{0, -1}, Cell{-1, 0}, Cell{1, 0}};

/// A step the piece might try: onto an empty square if there is one beside it.
Cell likely_step(Cell from, const Picture& picture, const engine::GameInfo& info) {
    std::optional<Cell> any;
    for (const Cell step : steps) {
        const Cell to = plus(from, step);
        if (!on_board(to, info))
            continue;
        if (token_at(picture, to) == nullptr)
            return to;
        any = to;
    }
    return any.value_or(from);
}

/// To the right and up, as seen.
std::optional<Cell> step_of(Key key) {
    switch (key) {
    case Key::up:
        return steps[0];
    case Key::down:
        return steps[1];
    case Key::left:
        return steps[2];
    case Key::right:
        return steps[3];
    default:
        return std::nullopt;
    }
}

void add(std::vector<Cell>& cells, Cell cell) {
    if (std::find(cells.begin(), cells.end(), cell) == cells.end())
        cells.push_back(cell);
}

} // namespace

void Picker::reset() {
    picked_.reset();
    held_.reset();
}

Picker::Picked Picker::on(const Input& input, const Geometry& geometry, const engine::Table& table,
                          std::span<const Move> moves) {
    const Scene scene{geometry, table, without_pass(moves)};
    if (const auto* moved = std::get_if<input::Moved>(&input))
        return on_moved(moved->at, scene);
    if (std::holds_alternative<input::PointerLeft>(input))
        return on_pointer(std::nullopt, scene);
    if (const auto* press = std::get_if<input::Pressed>(&input))
        return on_press(*press, scene);
    if (const auto* release = std::get_if<input::Released>(&input))
        return release->button == Button::left ? on_release(release->at, scene) : Nothing{};
    if (const auto* wheel = std::get_if<input::Wheel>(&input))
        return wheel->steps != 0 && geometry.at(wheel->at) ? turn(scene) : Nothing{};
    if (const auto* key = std::get_if<input::KeyDown>(&input))
        return on_key(key->key, scene);
    const bool elsewhere = std::holds_alternative<input::FocusLost>(input) ||
                           std::holds_alternative<input::Resized>(input);
    return elsewhere && held_ ? drop() : Nothing{};
}

Picker::Picked Picker::on_pointer(std::optional<Cell> cell, const Scene& scene) {
    const bool took_lead = !pointer_leads_ && cell.has_value();
    const bool moved = cell != hovered_ && !scene.moves.empty();
    hovered_ = cell;
    pointer_leads_ = pointer_leads_ || took_lead;
    return took_lead || moved ? Picked(Redraw{}) : Nothing{};
}

Picker::Picked Picker::on_moved(Vec at, const Scene& scene) {
    const std::optional<Cell> cell = scene.geometry.at(at);
    const Picked pointed = on_pointer(cell, scene);
    if (!held_)
        return pointed;
    held_->at = at;
    const Vec way = at - held_->grip;
    held_->dragged = held_->dragged || std::hypot(way.x, way.y) > jitter;
    held_->away = held_->away || (held_->dragged && cell != held_->from);
    if (held_->away)
        picked_ = held_->from;
    return Redraw{};
}

Picker::Picked Picker::on_press(const input::Pressed& press, const Scene& scene) {
    const std::optional<Cell> cell = scene.geometry.at(press.at);
    on_pointer(cell, scene);
    if (press.button == Button::right)
        return picked_ || held_ ? drop() : cell ? turn(scene) : Nothing{};
    if (press.button != Button::left)
        return Nothing{};
    held_.reset(); // the end of an earlier drag may have gone to another window
    if (!cell)
        return drop();
    Picked picked = choose(*cell, scene);
    if (may_move(scene.moves, *cell) && !std::holds_alternative<Play>(picked))
        held_ = Held{*cell, press.at, press.at};
    return picked;
}

Picker::Picked Picker::on_release(Vec at, const Scene& scene) {
    if (!held_)
        return Nothing{};
    on_moved(at, scene);
    const Held held = *std::exchange(held_, std::nullopt);
    if (!held.away)
        return Nothing{};
    const std::optional<Cell> cell = scene.geometry.at(at);
    if (!cell || cell == held.from)
        return drop();
    return go(held.from, *cell, scene);
}

Picker::Picked Picker::on_key(Key key, const Scene& scene) {
    if (const auto step = step_of(key))
        return on_arrow(scene.geometry.step(*step), scene);
    if (key == Key::escape)
        return drop();
    if (key == Key::space && face_matters(scene.moves))
        return turn(scene);
    if ((key == Key::enter || key == Key::space) && !pointer_leads_ && cursor_)
        return choose(*cursor_, scene);
    return Nothing{};
}

Picker::Picked Picker::on_arrow(Cell step, const Scene& scene) {
    const Picture picture = scene.table.picture();
    if (flipping(scene.moves, picture)) {
        const bool over_piece =
            pointer_leads_ && hovered_ && token_at(picture, *hovered_) != nullptr;
        const std::optional<Cell> from = picked_ ? picked_ : over_piece ? hovered_ : std::nullopt;
        if (from) {
            const Cell to = plus(*from, step);
            if (on_board(to, scene.table.info()))
                return go(*from, to, scene);
            return Refused{*from, {}};
        }
    }
    return move_cursor(step, scene.table.info()) ? Picked(Redraw{}) : Nothing{};
}

bool Picker::move_cursor(Cell step, const engine::GameInfo& info) {
    const bool appears = pointer_leads_ || !cursor_;
    pointer_leads_ = false;
    if (appears) {
        // It appears where the player looks; the next arrow moves it.
        const Cell middle{static_cast<std::int8_t>(info.columns / 2),
                          static_cast<std::int8_t>(info.rows / 2)};
        cursor_ = hovered_ ? *hovered_ : cursor_.value_or(middle);
        return true;
    }
    const Cell to = plus(*cursor_, step);
    if (!on_board(to, info))
        return false;
    cursor_ = to;
    return true;
}

Picker::Picked Picker::choose(Cell cell, const Scene& scene) {
    const Moves moves = scene.moves;
    if (moves.empty())
        return Nothing{};
    if (placing(moves))
        return put(cell, scene);
    if (picked_ == cell)
        return drop();
    const Picture picture = scene.table.picture();
    const Token* token = token_at(picture, cell);
    const bool another = picked_ && token != nullptr && token->owner == owner_at(picture, *picked_);
    if (picked_ && !another) {
        const Cell held = *picked_;
        Picked tried = go(held, cell, scene);
        if (std::holds_alternative<Refused>(tried))
            picked_ = held; // the next click may be a better one
        return tried;
    }
    if (may_move(moves, cell)) {
        picked_ = cell;
        return Redraw{.lifted = true};
    }
    if (token != nullptr)
        return go(cell, likely_step(cell, picture, scene.table.info()), scene);
    return put(cell, scene);
}

Picker::Picked Picker::go(Cell from, Cell to, const Scene& scene) {
    reset();
    if (scene.moves.empty())
        return Nothing{};
    if (const Move* move = step_between(scene.moves, from, to))
        return Play{move->text};
    return Refused{from, to_text(from) + "-" + to_text(to)};
}

Picker::Picked Picker::put(Cell cell, const Scene& scene) {
    if (const Move* move = placement_on(scene.moves, cell, face_))
        return Play{move->text};
    std::string attempt = placement_text(cell, face_, scene.moves, scene.table);
    if (attempt.empty())
        return Nothing{};
    return Refused{cell, std::move(attempt)};
}

Picker::Picked Picker::turn(const Scene& scene) {
    if (!face_matters(scene.moves))
        return Nothing{};
    face_ = face_ == 0 ? 1 : 0;
    return Redraw{.turned = true};
}

Picker::Picked Picker::drop() {
    const bool in_hand = picked_ || held_;
    reset();
    return in_hand ? Picked(Redraw{}) : Nothing{};
}

void Picker::prepare(const Move& move, bool cursor) {
    if (held_)
        return;
    reset();
    if (!move.gesture.from)
        face_ = move.gesture.face;
    if (!cursor)
        return;
    cursor_ = move.gesture.from.value_or(move.gesture.to);
    pointer_leads_ = false;
}

void Picker::mark(Marks& marks, const engine::Table& table, std::span<const Move> moves,
                  bool show_legal) const {
    const Picture picture = table.picture();
    mark_rules(marks, picture);
    if (!pointer_leads_)
        marks.cursor = cursor_;
    if (placing(moves))
        mark_placements(marks, table, moves, show_legal);
    else
        mark_steps(marks, picture, moves);
}

void Picker::mark_placements(Marks& marks, const engine::Table& table, std::span<const Move> moves,
                             bool show_legal) const {
    if (show_legal)
        for (const Move& move : moves)
            add(marks.targets, move.gesture.to);
    const std::optional<Cell> aim = aimed();
    const Move* here = aim ? placement_on(moves, *aim, face_) : nullptr;
    if (here == nullptr)
        return;
    marks.ghost = Token{*aim, here->side, here->gesture.face};
    marks.turning = changed_by(*here, table);
}

void Picker::mark_steps(Marks& marks, const Picture& picture, std::span<const Move> moves) const {
    const bool flips = flipping(moves, picture);
    marks.picked = picked_;
    const std::optional<Cell> source = picked_ ? picked_ : aimed();
    for (const Move& move : moves) {
        const Cell to = move.gesture.to;
        if (flips && !picked_) // somebody else's pieces: say which
            add(marks.takeable, *move.gesture.from);
        if (move.gesture.from != source)
            continue;
        if (!flips && !picked_)
            marks.aimed = source;
        if (move.gesture.goal)
            add(marks.goals, to);
        else if (token_at(picture, to) == nullptr)
            add(marks.targets, to);
        else
            add(marks.takeable, to);
    }
    if (held_ && held_->away && hovered_ && step_between(moves, held_->from, *hovered_))
        marks.over = hovered_;
    for (const engine::Mark& mark : picture.marks)
        if (mark.kind == engine::MarkKind::shuttling && source && mark.from == source)
            add(marks.barred, mark.at);
}

} // namespace game::board
