#include "game/scenes/tutorial/lesson.hpp"

#include <algorithm>
#include <cassert>

#include "engine/base/split.hpp"

namespace game::tutorial {

Lesson::Lesson(engine::GameId game, const Step& step)
    : step_(&step), table_(*engine::Table::from_position(game, step.position)) {
    ask(0);
}

void Lesson::ask(std::size_t task) {
    task_ = task;
    replies_ = 0;
    state_ = State::asking;
    advises_ = step_->tasks[task].guided;
}

std::vector<Effect> Lesson::on(const Event& event) {
    return std::visit([this](const auto& one) { return take(one); }, event);
}

std::vector<Effect> Lesson::take(const event::Tried& tried) {
    if (!asks())
        return {};
    engine::Table after = table_;
    const auto move = after.play(tried.action);
    if (move && wants(task(), move->text)) {
        table_ = after;
        state_ = State::playing;
        return {effect::Play{*move}};
    }
    advises_ = true;
    effect::Wrong wrong{tried.at, {}};
    if (!move && !tried.action.empty())
        wrong.why = move.error();
    return {wrong};
}

std::vector<Effect> Lesson::take(const event::Rested&) {
    if (state_ != State::playing)
        return {};
    if (answers()) {
        const auto move = table_.play(engine::split(task().reply, ',')[replies_++]);
        assert(move);
        return {effect::Play{*move}};
    }
    if (task_ + 1 < step_->tasks.size()) {
        ask(task_ + 1);
        return {effect::Next{}};
    }
    state_ = State::done;
    return {effect::Finished{}};
}

std::vector<Effect> Lesson::take(const event::Asked&) {
    advises_ = advises_ || asks();
    return {};
}

bool Lesson::answers() const {
    return state_ == State::playing && replies_ < engine::split(task().reply, ',').size();
}

std::optional<engine::Move> Lesson::advice() const {
    if (!asks() || !advises_)
        return std::nullopt;
    const auto moves = table_.moves();
    const auto advised = std::find_if(moves.begin(), moves.end(), [&](const engine::Move& move) {
        return move.text == task().advice;
    });
    // where several ways lead here, another right action stands in
    const auto right = advised != moves.end()
                           ? advised
                           : std::find_if(moves.begin(), moves.end(), [&](const engine::Move& m) {
                                 return wants(task(), m.text);
                             });
    assert(right != moves.end());
    return *right;
}

} // namespace game::tutorial
