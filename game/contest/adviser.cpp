#include "game/contest/adviser.hpp"

#include <utility>

namespace game {

void Adviser::ask(const engine::Table& table) {
    forget();
    thinker_.start([table, advise = advise_, &known = knowledge_](std::stop_token stop) {
        return advise(table, known, engine::hint_budget, std::move(stop));
    });
}

void Adviser::forget() {
    thinker_.cancel();
    hint_.reset();
}

void Adviser::update() {
    if (auto found = thinker_.poll())
        hint_ = std::move(found);
}

} // namespace game
