#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/bot/bot.hpp"

namespace engine {

/// Runs `think` on a thread of its own over copies; polled by whoever draws frames.
class Thinker {
public:
    /// Begins to think; what it was thinking before is cancelled.
    void start(Table table, Level level, std::uint64_t seed);
    /// Stops thinking and forgets the answer.
    void cancel();
    [[nodiscard]] bool busy() const { return worker_.joinable(); }
    /// The answer, once, when it is there.
    [[nodiscard]] std::optional<Thought> poll();

private:
    std::mutex mutex_;
    std::optional<Thought> done_;
    std::jthread worker_; // last: joined before what it writes to goes away
};

} // namespace engine
