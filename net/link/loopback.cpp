#include "net/link/loopback.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace net {

namespace {

/// What each end has not polled yet.
struct Pipe {
    std::array<std::vector<LinkEvent>, 2> waiting;
    bool open = true;
};

class End : public Transport {
public:
    End(std::shared_ptr<Pipe> pipe, std::size_t own) : pipe_(std::move(pipe)), own_(own) {}
    ~End() override { close(); }
    End(const End&) = delete;
    End& operator=(const End&) = delete;

    std::vector<LinkEvent> poll() override { return std::exchange(mine(), {}); }

    void send(PeerId peer, const Bytes& bytes) override {
        assert(peer == loopback_peer);
        if (pipe_->open)
            theirs().emplace_back(link::Got{peer, bytes});
    }
    void drop([[maybe_unused]] PeerId peer) override {
        assert(peer == loopback_peer);
        close();
    }

private:
    void close() {
        auto& events = mine();
        events.erase(std::remove_if(events.begin(), events.end(), is_not_end), events.end());
        if (!std::exchange(pipe_->open, false))
            return;
        const link::Closed closed{loopback_peer, {"link.closed"}};
        mine().emplace_back(closed);
        theirs().emplace_back(closed);
    }
    static bool is_not_end(const LinkEvent& event) {
        return !std::holds_alternative<link::Closed>(event);
    }
    std::vector<LinkEvent>& mine() { return pipe_->waiting.at(own_); }
    std::vector<LinkEvent>& theirs() { return pipe_->waiting.at(1 - own_); }

    std::shared_ptr<Pipe> pipe_;
    std::size_t own_;
};

} // namespace

std::pair<std::unique_ptr<Transport>, std::unique_ptr<Transport>> loopback() {
    auto pipe = std::make_shared<Pipe>();
    for (auto& events : pipe->waiting)
        events.emplace_back(link::Opened{loopback_peer});
    return {std::make_unique<End>(pipe, 0), std::make_unique<End>(pipe, 1)};
}

} // namespace net
