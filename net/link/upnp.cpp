#include "net/link/upnp.hpp"

#include <array>
#include <miniupnpc/miniupnpc.h>
#include <miniupnpc/upnpcommands.h>
#include <miniupnpc/upnperrors.h>
#include <string>

namespace net {

namespace {

constexpr int search_time = 1'500; ///< ms, for routers to answer
constexpr int hops = 2;
constexpr const char* lease = "3600"; ///< seconds
constexpr auto lease_time = std::chrono::seconds(3600);
constexpr const char* for_ever = "0";
constexpr int connected = 1;                     ///< of UPNP_GetValidIGD
constexpr int taken = 718, permanent_only = 725; ///< errors of AddPortMapping
constexpr int ports_tried = 5;

struct FreeDevices {
    void operator()(UPNPDev* devices) const { freeUPNPDevlist(devices); }
};

/// A gateway that was found: where it takes orders, and what it calls us.
class Gateway {
public:
    Gateway() {
        int fault = 0;
        const std::unique_ptr<UPNPDev, FreeDevices> devices(
            upnpDiscover(search_time, nullptr, nullptr, UPNP_LOCAL_PORT_ANY, 0, hops, &fault));
#if MINIUPNPC_API_VERSION >= 18
        const int found = UPNP_GetValidIGD(devices.get(), &urls_, &data_, own_.data(),
                                           static_cast<int>(own_.size()), nullptr, 0);
#else
        const int found = UPNP_GetValidIGD(devices.get(), &urls_, &data_, own_.data(),
                                           static_cast<int>(own_.size()));
#endif
        filled_ = found != 0;
        connected_ = found == connected;
    }
    ~Gateway() {
        if (filled_)
            FreeUPNPUrls(&urls_);
    }
    Gateway(const Gateway&) = delete;
    Gateway& operator=(const Gateway&) = delete;

    [[nodiscard]] bool is_connected() const {
        return connected_;
    }
    [[nodiscard]] std::optional<Ipv4> outside_address() const {
        std::array<char, 64> text{};
        if (UPNP_GetExternalIPAddress(urls_.controlURL, service(), text.data()) !=
            UPNPCOMMAND_SUCCESS)
            return std::nullopt;
        return read_ipv4(text.data());
    }
    /// 0, or an error.
    [[nodiscard]] int add(const std::string& outside, const std::string& inside) const {
        const auto ask = [&](const char* time) {
            return UPNP_AddPortMapping(urls_.controlURL, service(), outside.c_str(), inside.c_str(),
                                       own_.data(), "Rectoverso", "UDP", nullptr, time);
        };
        const int fault = ask(lease);
        return fault == permanent_only ? ask(for_ever) : fault;
    }
    void remove(const std::string& outside) const {
        UPNP_DeletePortMapping(urls_.controlURL, service(), outside.c_str(), "UDP", nullptr);
    }

private:
    [[nodiscard]] const char* service() const {
        return data_.first.servicetype;
    }

    UPNPUrls urls_{};
    IGDdatas data_{};
    std::array<char, 64> own_{}; ///< address in its network
    bool filled_ = false, connected_ = false;
};

class UpnpRouter : public Router {
public:
    [[nodiscard]] RouterProtocol protocol() const override { return RouterProtocol::upnp; }

    std::optional<Lease> map(std::uint16_t port, std::stop_token stop) override {
        if (!gateway_)
            gateway_ = std::make_unique<Gateway>();
        if (stop.stop_requested() || !gateway_->is_connected())
            return give_up();
        const auto ip = gateway_->outside_address();
        const auto outside = ip ? add(port) : std::nullopt;
        if (!outside || !can_be_called({*ip, *outside}))
            return give_up();
        outside_ = *outside;
        return Lease{{*ip, *outside}, lease_time};
    }
    void unmap() override {
        if (gateway_)
            gateway_->remove(std::to_string(outside_));
    }

private:
    /// It is looked for anew the next time.
    std::optional<Lease> give_up() {
        gateway_.reset();
        return std::nullopt;
    }
    /// The port outside: the same as here, or one of the next where others have that.
    [[nodiscard]] std::optional<std::uint16_t> add(std::uint16_t port) const {
        const int first = outside_ != 0 ? outside_ : port;
        for (int outside = first; outside < first + ports_tried && outside <= 65535; ++outside) {
            const int fault = gateway_->add(std::to_string(outside), std::to_string(port));
            if (fault == UPNPCOMMAND_SUCCESS)
                return static_cast<std::uint16_t>(outside);
            if (fault != taken)
                break;
        }
        return std::nullopt;
    }

    std::unique_ptr<Gateway> gateway_;
    std::uint16_t outside_ = 0; ///< as mapped
};

} // namespace

std::unique_ptr<Router> upnp_router() {
    return std::make_unique<UpnpRouter>();
}

} // namespace net
