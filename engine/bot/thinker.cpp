#include "engine/bot/thinker.hpp"

#include <utility>

namespace engine {

void Thinker::start(Table table, Level level, std::uint64_t seed) {
    cancel();
    worker_ = std::jthread([this, table = std::move(table), level, seed](std::stop_token stop) {
        Thought thought = think(table, level, seed, std::move(stop));
        const std::scoped_lock lock(mutex_);
        done_ = std::move(thought);
    });
}

void Thinker::cancel() {
    worker_ = {}; // requests the stop and joins
    done_.reset();
}

std::optional<Thought> Thinker::poll() {
    {
        const std::scoped_lock lock(mutex_);
        if (!done_)
            return std::nullopt;
    }
    worker_.join();
    return std::exchange(done_, std::nullopt);
}

} // namespace engine
