#include "engine/jungle/line.hpp"

namespace engine::jungle {

Line::Line(const State& root) : before_(root.earlier().size()) {
    moments_[0] = root.now();
    std::copy(root.earlier().begin(), root.earlier().end(), keys_.begin());
}

Key Line::key() const {
    Key key = position().key();
    for (const Side side : {Side::first, Side::second}) {
        const Shuttle& shuttle = now().shuttle(side);
        if (shuttle.moves >= near_bar)
            key ^= mix(Key{shuttle.from} << 24 | Key{shuttle.to} << 16 | Key{shuttle.moves} << 8 |
                       Key{1} << static_cast<int>(side));
    }
    if (now().quiet() >= near_quiet)
        key ^= mix(static_cast<Key>(now().quiet()) << 32);
    return key;
}

/// Notes the position that is left, and makes room for the next.
std::size_t Line::next() {
    assert(ply() < longest);
    keys_[before_ + ply_] = position().key();
    moments_[ply_ + 1] = moments_[ply_];
    begin_[ply_ + 1] = begin_[ply_];
    return ++ply_;
}

bool Line::play(Action action) {
    const std::size_t ply = next();
    const std::size_t begin = begin_[ply], end = before_ + ply;
    const bool took = moments_[ply].apply(action, std::span(keys_).subspan(begin, end - begin));
    if (took)
        begin_[ply] = end;
    return took;
}

void Line::pass() {
    const std::size_t ply = next();
    moments_[ply].pass();
    begin_[ply] = before_ + ply;
}

} // namespace engine::jungle
