#include "engine/reversi/search.hpp"

#include <utility>

#include "engine/reversi/evaluation.hpp"
#include "engine/search/search.hpp"

namespace engine::reversi {

Findings<Action> search(const State& state, const Budget& budget, int margin,
                        std::stop_token stop) {
    const auto points = [](const State& s) { return evaluate(s); };
    Search search(state, points, budget, std::move(stop));
    search.run(margin);
    return search.findings();
}

} // namespace engine::reversi
