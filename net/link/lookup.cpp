#include "net/link/lookup.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <mutex>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <utility>
#include <vector>

namespace net {

/// All that a look-up and its thread share.
struct Lookup::Answer {
    std::atomic<bool> done = false;
    std::optional<std::string> address; ///< written before `done`, read after it
};

namespace {

/// The threads of look-ups that were given up. The resolver cannot be interrupted, and closing a
/// window must not wait for a name server: such a thread, which owns all that it touches, is joined
/// once it has ended; one that still blocks when the program ends, ends with the process.
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

    void keep(std::shared_ptr<Lookup::Answer> answer, std::jthread worker) {
        const std::scoped_lock lock(mutex_);
        join_ended();
        threads_->emplace_back(std::move(answer), std::move(worker));
    }

private:
    using Threads = std::vector<std::pair<std::shared_ptr<Lookup::Answer>, std::jthread>>;

    void join_ended() {
        const auto ended = [](const auto& each) { return each.first->done.load(); };
        threads_->erase(std::remove_if(threads_->begin(), threads_->end(), ended), threads_->end());
    }

    std::mutex mutex_;
    Threads* const threads_ = new Threads; // outlives us where destroying it would wait
};

LeftBehind& left_behind() {
    static LeftBehind all;
    return all;
}

} // namespace

std::optional<std::string> ask_resolver(const std::string& host) {
    addrinfo wanted{};
    wanted.ai_family = AF_INET;
    wanted.ai_socktype = SOCK_DGRAM;
    addrinfo* list = nullptr;
    if (getaddrinfo(host.c_str(), nullptr, &wanted, &list) != 0 || list == nullptr)
        return std::nullopt;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owner(list, &freeaddrinfo);
    std::array<char, NI_MAXHOST> text{};
    if (getnameinfo(list->ai_addr, list->ai_addrlen, text.data(), text.size(), nullptr, 0,
                    NI_NUMERICHOST) != 0)
        return std::nullopt;
    return text.data();
}

Lookup::Lookup(std::string host, Resolve resolve)
    : answer_(std::make_shared<Answer>()),
      worker_([answer = answer_, host = std::move(host), resolve = std::move(resolve)] {
          answer->address = resolve(host);
          answer->done.store(true);
      }) {}

Lookup::~Lookup() {
    if (!done())
        left_behind().keep(answer_, std::move(worker_));
}

bool Lookup::done() const {
    return answer_->done.load();
}

const std::optional<std::string>& Lookup::address() const {
    assert(done());
    return answer_->address;
}

} // namespace net
