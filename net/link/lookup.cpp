#include "net/link/lookup.hpp"

#include <array>
#include <atomic>
#include <cassert>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <utility>

#include "net/link/left_behind.hpp"

namespace net {

/// All that a look-up and its thread share.
struct Lookup::Answer {
    std::atomic<bool> done = false;
    std::optional<std::string> address; ///< written before `done`, read after it
};

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
        leave_behind(std::move(worker_), [answer = answer_] { return answer->done.load(); });
}

bool Lookup::done() const {
    return answer_->done.load();
}

const std::optional<std::string>& Lookup::address() const {
    assert(done());
    return answer_->address;
}

} // namespace net
