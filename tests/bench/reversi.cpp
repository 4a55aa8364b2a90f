#include "engine/reversi/search.hpp"
#include "engine/reversi/state.hpp"
#include "tests/bench/measure.hpp"

namespace bench {

void measure_reversi() {
    using engine::reversi::State;
    measure_perft<State>(10);
    measure_perft<State>(12);
    measure_search<State>(10);
}

} // namespace bench
