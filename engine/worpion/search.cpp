#include "engine/worpion/search.hpp"

#include <utility>

#include "engine/search/search.hpp"
#include "engine/worpion/evaluation.hpp"

namespace engine::worpion {

Findings<Action> search(const State& state, const Budget& budget, int margin,
                        std::stop_token stop) {
    const auto points = [](const State& s) { return evaluate(s); };
    Search search(state, points, budget, std::move(stop));
    search.run(margin);
    return search.findings();
}

} // namespace engine::worpion
