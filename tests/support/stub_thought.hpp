#pragma once

#include <stop_token>
#include <string>

#include "game/contest/local.hpp"
#include "tests/support/rest.hpp"

namespace support {

/// Thinks until it is told to stop, then plays the first action there is.
inline engine::Thought endless(const engine::Table& table, const engine::Level&,
                               const engine::Knowledge&, std::uint64_t,
                               const std::stop_token& stop) {
    rest_until(stop);
    engine::Thought thought;
    thought.action = table.moves().front().text;
    return thought;
}

/// Has an answer at once.
inline engine::Thought instant(const engine::Table& table, const engine::Level&,
                               const engine::Knowledge&, std::uint64_t, const std::stop_token&) {
    engine::Thought thought;
    thought.action = table.moves().front().text;
    return thought;
}

/// Advises the last action there is.
inline engine::Hint last_of_all(const engine::Table& table, const engine::Knowledge&,
                                const engine::Budget&, const std::stop_token&) {
    return {table.moves().back().text, {}};
}

/// Finds nothing until it is told to stop.
inline engine::Hint no_end(const engine::Table& table, const engine::Knowledge&,
                           const engine::Budget&, const std::stop_token& stop) {
    rest_until(stop);
    return {table.moves().front().text, {}};
}

} // namespace support
