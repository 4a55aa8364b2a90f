#include "net/link/natpmp.hpp"

#include <algorithm>
#include <cstring>
#include <natpmp.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/time.h>

namespace net {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto patience = 2s;
constexpr auto step = 50ms;           ///< of waiting, so that it is quick to stop
constexpr std::uint32_t lease = 3600; ///< seconds

/// A conversation with the gateway.
class Talk {
public:
    explicit Talk(std::stop_token stop)
        : stop_(std::move(stop)), end_(Clock::now() + patience),
          open_(initnatpmp(&state_, 0, 0) == 0) {}
    ~Talk() {
        if (open_)
            closenatpmp(&state_);
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    std::optional<Ipv4> outside_address() {
        if (!open_ || sendpublicaddressrequest(&state_) < 0)
            return std::nullopt;
        const auto answer = wait();
        if (!answer || answer->type != NATPMP_RESPTYPE_PUBLICADDRESS)
            return std::nullopt;
        Ipv4 ip{};
        std::memcpy(ip.data(), &answer->pnu.publicaddress.addr, ip.size());
        return ip;
    }
    /// The answer to a mapping; `seconds` 0 takes it back.
    std::optional<natpmpresp_t> map(std::uint16_t inside, std::uint16_t outside,
                                    std::uint32_t seconds) {
        if (!open_ ||
            sendnewportmappingrequest(&state_, NATPMP_PROTOCOL_UDP, inside, outside, seconds) < 0)
            return std::nullopt;
        const auto answer = wait();
        return answer && answer->type == NATPMP_RESPTYPE_UDPPORTMAPPING ? answer : std::nullopt;
    }

private:
    std::optional<natpmpresp_t> wait() {
        while (!stop_.stop_requested() && Clock::now() < end_) {
            timeval until{};
            if (getnatpmprequesttimeout(&state_, &until) != 0)
                return std::nullopt;
            const auto retry = std::chrono::seconds(until.tv_sec) +
                               std::chrono::duration_cast<std::chrono::milliseconds>(
                                   std::chrono::microseconds(until.tv_usec));
            pollfd socket{state_.s, POLLIN, 0};
            const auto pause = std::clamp<std::chrono::milliseconds>(retry, 1ms, step);
            static_cast<void>(::poll(&socket, 1, static_cast<int>(pause.count())));
            natpmpresp_t answer{};
            const int status = readnatpmpresponseorretry(&state_, &answer);
            if (status == 0)
                return answer;
            if (status != NATPMP_TRYAGAIN)
                return std::nullopt;
        }
        return std::nullopt;
    }

    std::stop_token stop_;
    Clock::time_point end_;
    natpmp_t state_{};
    bool open_;
};

class NatPmpRouter : public Router {
public:
    [[nodiscard]] RouterProtocol protocol() const override { return RouterProtocol::nat_pmp; }

    std::optional<Lease> map(std::uint16_t port, std::stop_token stop) override {
        Talk talk(std::move(stop));
        const auto ip = talk.outside_address();
        const auto answer =
            ip ? talk.map(port, outside_ != 0 ? outside_ : port, lease) : std::nullopt;
        if (!answer)
            return std::nullopt;
        inside_ = port;
        outside_ = answer->pnu.newportmapping.mappedpublicport;
        const Lease granted{{*ip, outside_},
                            std::chrono::seconds(answer->pnu.newportmapping.lifetime)};
        return can_be_called(granted.outside) && granted.time > 0s ? std::optional(granted)
                                                                   : std::nullopt;
    }
    void unmap() override { static_cast<void>(Talk({}).map(inside_, 0, 0)); }

private:
    std::uint16_t inside_ = 0, outside_ = 0; ///< as mapped
};

} // namespace

std::unique_ptr<Router> natpmp_router() {
    return std::make_unique<NatPmpRouter>();
}

} // namespace net
