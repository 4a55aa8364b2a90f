#pragma once

#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "game/profile/library.hpp"

namespace game {

/// Work on a thread of its own that hands over what it finds; given up, it is asked to stop and
/// waited for, so the work looks at its stop token every few milliseconds.
template <class T>
class Errand final : public Pending<T> {
public:
    /// Hands an answer over.
    using Give = std::function<void(T)>;
    using Work = std::function<void(const std::stop_token&, const Give&)>;

    explicit Errand(Work work)
        : worker_([this, work = std::move(work)](const std::stop_token& stop) {
              work(stop, [this](T found) {
                  const std::scoped_lock lock(mutex_);
                  found_.push_back(std::move(found));
              });
              const std::scoped_lock lock(mutex_);
              over_ = true;
          }) {}

    std::vector<T> take() override {
        const std::scoped_lock lock(mutex_);
        return std::exchange(found_, {});
    }
    [[nodiscard]] bool busy() const override {
        const std::scoped_lock lock(mutex_);
        return !over_ || !found_.empty();
    }

private:
    mutable std::mutex mutex_;
    std::vector<T> found_;
    bool over_ = false;
    std::jthread worker_; // last: joined before what it writes to goes away
};

} // namespace game
