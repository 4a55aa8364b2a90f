#include "engine/worpion/search.hpp"
#include "engine/worpion/state.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

void measure_worpion() {
    using engine::worpion::State;
    measure_perft<State>(9);
    measure_search<State>(9);
}

} // namespace bench
