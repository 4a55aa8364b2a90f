#include "engine/jungle/state.hpp"

namespace engine::jungle {

namespace {

constexpr std::array<std::string_view, 1> openings{"standard"};
constexpr std::string_view set_up = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 0";

std::uint64_t packed(const Shuttle& shuttle) {
    return static_cast<std::uint64_t>(shuttle.from) << 16 |
           static_cast<std::uint64_t>(shuttle.to) << 8 | shuttle.moves;
}

/// `path` holds the positions of the line so far, of which those from `begin` on may come again.
std::uint64_t count(const Moment& now, std::vector<Key>& path, std::size_t begin, int depth) {
    if (depth == 0)
        return 1;
    if (depth == 1)
        return now.action_count();
    std::uint64_t total = 0;
    path.push_back(now.position().key());
    for (const Action action : now.actions()) {
        Moment next = now;
        const bool took = next.apply(action, std::span(path).subspan(begin));
        total += count(next, path, took ? path.size() : begin, depth - 1);
    }
    path.pop_back();
    return total;
}

} // namespace

const GameInfo State::info{GameId::jungle, "jungle", columns, rows, openings};

State State::start([[maybe_unused]] std::size_t opening) {
    assert(opening < openings.size());
    static const State standard = *read(set_up);
    return standard;
}

void State::apply(Action action) {
    const Key left = position().key();
    earlier_.push_back(left);
    trail_ = mix(trail_ ^ left);
    if (now_.apply(action, earlier())) {
        earlier_ = {};
        trail_ = 0;
    }
}

std::uint64_t State::key() const {
    const std::uint64_t shuttles =
        packed(now_.shuttle(Side::first)) << 24 | packed(now_.shuttle(Side::second));
    return mix(position().key() ^ mix(trail_ + static_cast<Key>(now_.quiet()) + 1)) ^
           mix(shuttles + 1);
}

std::uint64_t count_sequences(const State& state, int depth) {
    std::vector<Key> path(state.earlier().begin(), state.earlier().end());
    return count(state.now(), path, 0, depth);
}

} // namespace engine::jungle
