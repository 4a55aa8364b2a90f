#include "net/link/left_behind.hpp"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

namespace net {

namespace {

class LeftBehind {
public:
    LeftBehind() = default;
    ~LeftBehind() {
        join_ended();
        if (threads_->empty())
            delete threads_;
    }
    LeftBehind(const LeftBehind&) = delete;
    LeftBehind& operator=(const LeftBehind&) = delete;

    void keep(std::jthread thread, std::function<bool()> ended) {
        const std::scoped_lock lock(mutex_);
        join_ended();
        threads_->emplace_back(std::move(ended), std::move(thread));
    }

private:
    using Threads = std::vector<std::pair<std::function<bool()>, std::jthread>>;

    void join_ended() {
        const auto ended = [](const auto& each) { return each.first(); };
        threads_->erase(std::remove_if(threads_->begin(), threads_->end(), ended), threads_->end());
    }

    std::mutex mutex_;
    Threads* const threads_ = new Threads; // outlives us where destroying it would wait
};

} // namespace

void leave_behind(std::jthread thread, std::function<bool()> ended) {
    static LeftBehind all;
    all.keep(std::move(thread), std::move(ended));
}

} // namespace net
