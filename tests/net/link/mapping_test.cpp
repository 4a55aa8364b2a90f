#include "net/link/mapping.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>

using namespace net;
using namespace std::chrono_literals;
using Stage = Mapping::State::Stage;

namespace {

constexpr Endpoint outside{{203, 0, 113, 7}, 50001};

/// What happens to scripted routers, in order; tests wait for it.
class Journal {
public:
    void write(const std::string& line) {
        const std::scoped_lock lock(mutex_);
        lines_.push_back(line);
        written_.notify_all();
    }
    bool reads(const std::string& line, std::size_t times = 1) {
        std::unique_lock lock(mutex_);
        return written_.wait_for(lock, 10s, [&] {
            return static_cast<std::size_t>(std::count(lines_.begin(), lines_.end(), line)) >=
                   times;
        });
    }
    std::vector<std::string> lines() {
        const std::scoped_lock lock(mutex_);
        return lines_;
    }

private:
    std::mutex mutex_;
    std::condition_variable written_;
    std::vector<std::string> lines_;
};

/// Gives its answers one after the other, then refuses.
class Scripted : public Router {
public:
    Scripted(RouterProtocol protocol, std::shared_ptr<Journal> journal,
             std::deque<std::optional<Lease>> answers)
        : protocol_(protocol), journal_(std::move(journal)), answers_(std::move(answers)) {}

    [[nodiscard]] RouterProtocol protocol() const override { return protocol_; }
    std::optional<Lease> map(std::uint16_t port, std::stop_token) override {
        const std::string name = protocol_ == RouterProtocol::upnp ? "upnp " : "pmp ";
        std::optional<Lease> answer;
        if (!answers_.empty()) {
            answer = answers_.front();
            answers_.pop_front();
        }
        journal_->write(name + std::to_string(port) + (answer ? " yes" : " no"));
        return answer;
    }
    void unmap() override { journal_->write("unmap"); }

private:
    RouterProtocol protocol_;
    std::shared_ptr<Journal> journal_;
    std::deque<std::optional<Lease>> answers_;
};

struct Script {
    std::shared_ptr<Journal> journal = std::make_shared<Journal>();
    Routers routers;

    void add(RouterProtocol protocol, std::deque<std::optional<Lease>> answers) {
        routers.push_back(std::make_unique<Scripted>(protocol, journal, std::move(answers)));
    }
    std::unique_ptr<Mapping> start() { return start_mapping(47474, std::move(routers)); }
};

/// Waits until the mapping stands so.
bool becomes(const Mapping& mapping, const Mapping::State& wanted) {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (std::chrono::steady_clock::now() < end)
        if (mapping.state() == wanted)
            return true;
    return false;
}

} // namespace

TEST_CASE("mapping: the first router that says yes is the one, and is told at the end") {
    Script script;
    script.add(RouterProtocol::nat_pmp, {Lease{outside, 1h}});
    script.add(RouterProtocol::upnp, {Lease{outside, 1h}});
    auto mapping = script.start();
    CHECK(becomes(*mapping, {Stage::mapped, RouterProtocol::nat_pmp, outside}));
    CHECK(is_open(mapping->state()));
    mapping.reset();
    CHECK(script.journal->lines() == std::vector<std::string>{"pmp 47474 yes", "unmap"});
}

TEST_CASE("mapping: where the first refuses the second is asked; where all do there is none") {
    Script script;
    script.add(RouterProtocol::nat_pmp, {});
    script.add(RouterProtocol::upnp, {Lease{outside, 1h}});
    const auto mapping = script.start();
    CHECK(becomes(*mapping, {Stage::mapped, RouterProtocol::upnp, outside}));
    Script none;
    none.add(RouterProtocol::nat_pmp, {});
    auto nothing = none.start();
    CHECK(becomes(*nothing, {Stage::none, {}, {}}));
    nothing.reset();
    CHECK(none.journal->lines() == std::vector<std::string>{"pmp 47474 no"});
}

TEST_CASE("mapping: a lease is renewed, and where that fails all are asked again") {
    constexpr Endpoint later{{203, 0, 113, 8}, 50002};
    Script script;
    script.add(RouterProtocol::nat_pmp,
               {Lease{outside, 2ms}, Lease{outside, 2ms}, std::nullopt, std::nullopt});
    script.add(RouterProtocol::upnp, {Lease{later, 1h}});
    auto mapping = script.start();
    CHECK(script.journal->reads("pmp 47474 yes", 2));
    CHECK(becomes(*mapping, {Stage::mapped, RouterProtocol::upnp, later}));
    mapping.reset();
    CHECK(script.journal->lines().back() == "unmap");
}

TEST_CASE("mapping: nobody waits for a router that does not answer, which is told when it does") {
    class Slow : public Router {
    public:
        explicit Slow(std::shared_ptr<Journal> journal) : journal_(std::move(journal)) {}
        [[nodiscard]] RouterProtocol protocol() const override { return RouterProtocol::upnp; }
        std::optional<Lease> map(std::uint16_t, std::stop_token) override {
            journal_->write("asked");
            (void)journal_->reads("go on");
            return Lease{outside, 1h};
        }
        void unmap() override { journal_->write("unmap"); }

    private:
        std::shared_ptr<Journal> journal_;
    };
    const auto journal = std::make_shared<Journal>();
    Routers routers;
    routers.push_back(std::make_unique<Slow>(journal));
    auto mapping = start_mapping(47474, std::move(routers));
    CHECK(journal->reads("asked"));
    CHECK(mapping->state() == Mapping::State{Stage::asking, RouterProtocol::upnp, {}});
    const auto before = std::chrono::steady_clock::now();
    mapping.reset();
    CHECK(std::chrono::steady_clock::now() - before < 5s);
    journal->write("go on");
    CHECK(journal->reads("unmap"));
}

TEST_CASE("mapping: a router behind a shared or private address opens nothing to the world") {
    for (const Ipv4& ip : {Ipv4{100, 64, 3, 4}, Ipv4{10, 0, 0, 7}, Ipv4{192, 168, 0, 2}})
        CHECK_FALSE(is_open({Stage::mapped, RouterProtocol::upnp, Endpoint{ip, 50001}}));
    CHECK_FALSE(is_open({Stage::none, {}, {}}));
}
