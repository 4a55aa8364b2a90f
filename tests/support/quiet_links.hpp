#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "net/link/router.hpp"
#include "net/link/voice.hpp"

// Routers and networks as a test lets them be; what it holds must outlive the scenes that use them.
namespace support {

/// A mapping that stands as a test says.
class ToldMapping : public net::Mapping {
public:
    explicit ToldMapping(const State& state) : state_(state) {}
    [[nodiscard]] State state() const override { return state_; }

private:
    const State& state_;
};

/// Everything that was said.
class WrittenVoice : public net::Voice {
public:
    explicit WrittenVoice(std::vector<net::Bytes>& said) : said_(said) {}
    void say(const net::Bytes& bytes) override { said_.push_back(bytes); }

private:
    std::vector<net::Bytes>& said_;
};

/// Hears what a test puts there.
class ToldEar : public net::Ear {
public:
    explicit ToldEar(std::vector<Heard>& heard) : heard_(heard) {}
    std::vector<Heard> hear() override { return std::exchange(heard_, {}); }

private:
    std::vector<Heard>& heard_;
};

} // namespace support
