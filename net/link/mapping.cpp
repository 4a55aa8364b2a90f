#include "net/link/mapping.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "net/link/left_behind.hpp"
#include "net/link/natpmp.hpp"
#include "net/link/upnp.hpp"

namespace net {

namespace {

using namespace std::chrono_literals;
using Stage = Mapping::State::Stage;

constexpr auto patience = 300ms; ///< with a router, when all is over

/// What the thread and its owner share.
struct Shared {
    std::mutex mutex;
    std::condition_variable_any changed;
    Mapping::State state;
    bool ended = false;

    void tell(const Mapping::State& now) {
        const std::scoped_lock lock(mutex);
        state = now;
    }
    bool has_ended() {
        const std::scoped_lock lock(mutex);
        return ended;
    }
};

/// Asks and renews until it is stopped or no router is left; owns all that it touches.
class Worker {
public:
    Worker(std::uint16_t port, Routers routers, std::shared_ptr<Shared> shared)
        : port_(port), routers_(std::move(routers)), shared_(std::move(shared)) {}

    void run(const std::stop_token& stop) {
        while (Router* router = ask_all(stop)) {
            keep(*router, stop);
            if (stop.stop_requested()) {
                router->unmap();
                break;
            }
        }
        const std::scoped_lock lock(shared_->mutex);
        shared_->ended = true;
        shared_->changed.notify_all();
    }

private:
    /// The first router that forwards the port.
    Router* ask_all(const std::stop_token& stop) {
        for (const auto& router : routers_) {
            if (stop.stop_requested())
                return nullptr;
            shared_->tell({Stage::asking, router->protocol(), {}});
            if (ask(*router, stop))
                return router.get();
        }
        shared_->tell({Stage::none, {}, {}});
        return nullptr;
    }
    bool ask(Router& router, const std::stop_token& stop) {
        const auto lease = router.map(port_, stop);
        if (!lease)
            return false;
        lease_ = lease->time;
        shared_->tell({Stage::mapped, router.protocol(), lease->outside});
        return true;
    }
    /// Renews until that fails.
    void keep(Router& router, const std::stop_token& stop) {
        do {
            std::unique_lock lock(shared_->mutex);
            shared_->changed.wait_for(lock, stop, lease_ / 2, [] { return false; });
        } while (!stop.stop_requested() && ask(router, stop));
    }

    std::uint16_t port_;
    Routers routers_;
    std::shared_ptr<Shared> shared_;
    std::chrono::milliseconds lease_{};
};

class ThreadedMapping : public Mapping {
public:
    ThreadedMapping(std::uint16_t port, Routers routers)
        : thread_([worker = Worker(port, std::move(routers), shared_)](
                      const std::stop_token& stop) mutable { worker.run(stop); }) {}
    ~ThreadedMapping() override {
        thread_.request_stop();
        std::unique_lock lock(shared_->mutex);
        const bool ended =
            shared_->changed.wait_for(lock, patience, [this] { return shared_->ended; });
        lock.unlock();
        if (!ended)
            leave_behind(std::move(thread_), [shared = shared_] { return shared->has_ended(); });
    }
    ThreadedMapping(const ThreadedMapping&) = delete;
    ThreadedMapping& operator=(const ThreadedMapping&) = delete;

    [[nodiscard]] State state() const override {
        const std::scoped_lock lock(shared_->mutex);
        return shared_->state;
    }

private:
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
    std::jthread thread_;
};

} // namespace

std::unique_ptr<Mapping> start_mapping(std::uint16_t port, Routers routers) {
    return std::make_unique<ThreadedMapping>(port, std::move(routers));
}

Routers home_routers() {
    Routers routers;
    routers.push_back(natpmp_router());
    routers.push_back(upnp_router());
    return routers;
}

} // namespace net
