#include "engine/jungle/search.hpp"
#include "engine/jungle/state.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

void measure_jungle() {
    using engine::jungle::State;
    measure_perft<State>(7);
    measure_search<State>(8);
}

} // namespace bench
