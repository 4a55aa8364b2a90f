#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace engine {

/// Runs a piece of thinking (`think`, `advise`) on a thread of its own; polled by whoever draws
/// frames. What it works on belongs to the work: copies, or what outlives the thinker.
template <class Answer>
class Thinker {
public:
    /// Ends, soon after the stop is requested, with the best answer so far.
    using Work = std::function<Answer(std::stop_token)>;

    /// Begins; what it was thinking before is cancelled.
    void start(Work work) {
        cancel();
        worker_ = std::jthread([this, work = std::move(work)](std::stop_token stop) {
            Answer answer = work(std::move(stop));
            const std::scoped_lock lock(mutex_);
            done_ = std::move(answer);
        });
    }
    /// Stops thinking and forgets the answer.
    void cancel() {
        worker_ = {}; // requests the stop and joins
        done_.reset();
    }
    /// Asks for the answer now: the best so far follows within milliseconds.
    void hurry() { worker_.request_stop(); }
    /// Until its answer was taken.
    [[nodiscard]] bool busy() const { return worker_.joinable() || done_; }
    /// Blocks until it has thought, for who has nothing else to do: then `poll` has the answer.
    void wait() {
        if (worker_.joinable())
            worker_.join();
    }
    /// The answer, once, when it is there.
    [[nodiscard]] std::optional<Answer> poll() {
        {
            const std::scoped_lock lock(mutex_);
            if (!done_)
                return std::nullopt;
        }
        wait();
        return std::exchange(done_, std::nullopt);
    }

private:
    std::mutex mutex_;
    std::optional<Answer> done_;
    std::jthread worker_; // last: joined before what it writes to goes away
};

} // namespace engine
