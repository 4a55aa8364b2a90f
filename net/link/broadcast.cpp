#include "net/link/broadcast.hpp"

#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/link/interfaces.hpp"
#include "net/protocol/announcement.hpp"

namespace net {

namespace {

constexpr std::size_t most_a_call = 64;

class Socket {
public:
    Socket() : handle_(socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)) {}
    ~Socket() {
        if (handle_ >= 0)
            close(handle_);
    }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    [[nodiscard]] int handle() const { return handle_; }
    [[nodiscard]] bool set(int option) const {
        const int on = 1;
        return setsockopt(handle_, SOL_SOCKET, option, &on, sizeof on) == 0;
    }

private:
    int handle_;
};

sockaddr_in address_of(const Ipv4& ip, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    std::memcpy(&address.sin_addr, ip.data(), ip.size());
    return address;
}

class UdpVoice : public Voice {
public:
    explicit UdpVoice(std::uint16_t port) : port_(port) {}

    [[nodiscard]] bool ready() const { return socket_.handle() >= 0 && socket_.set(SO_BROADCAST); }
    void say(const Bytes& bytes) override {
        for (const Ipv4& ip : broadcast_addresses()) {
            const sockaddr_in to = address_of(ip, port_);
            static_cast<void>(sendto(socket_.handle(), bytes.data(), bytes.size(), 0,
                                     reinterpret_cast<const sockaddr*>(&to), sizeof to));
        }
    }

private:
    Socket socket_;
    std::uint16_t port_;
};

class UdpEar : public Ear {
public:
    [[nodiscard]] bool listen(std::uint16_t port) const {
        const sockaddr_in any = address_of({}, port);
        return socket_.handle() >= 0 && socket_.set(SO_REUSEADDR) && socket_.set(SO_REUSEPORT) &&
               bind(socket_.handle(), reinterpret_cast<const sockaddr*>(&any), sizeof any) == 0;
    }
    std::vector<Heard> hear() override {
        std::vector<Heard> all;
        for (std::size_t i = 0; i < most_a_call; ++i) {
            std::array<std::byte, largest_announcement + 1> bytes{};
            sockaddr_in from{};
            socklen_t length = sizeof from;
            const auto size = recvfrom(socket_.handle(), bytes.data(), bytes.size(), 0,
                                       reinterpret_cast<sockaddr*>(&from), &length);
            if (size < 0)
                break;
            Heard heard;
            std::memcpy(heard.from.data(), &from.sin_addr, heard.from.size());
            heard.bytes.assign(bytes.begin(), bytes.begin() + size);
            all.push_back(std::move(heard));
        }
        return all;
    }

private:
    Socket socket_;
};

} // namespace

std::unique_ptr<Voice> open_voice(std::uint16_t port) {
    auto voice = std::make_unique<UdpVoice>(port);
    return voice->ready() ? std::move(voice) : nullptr;
}

std::unique_ptr<Ear> open_ear(std::uint16_t port) {
    auto ear = std::make_unique<UdpEar>();
    return ear->listen(port) ? std::move(ear) : nullptr;
}

} // namespace net
