#pragma once

#include <vector>

#include "net/link/endpoint.hpp"
#include "net/protocol/wire.hpp"

namespace net {

/// Tells datagrams to everybody in the networks of this machine, and on the machine itself.
class Voice {
public:
    virtual ~Voice() = default;
    virtual void say(const Bytes& bytes) = 0;
};

/// Hears what is told to everybody.
class Ear {
public:
    struct Heard {
        Ipv4 from{};
        Bytes bytes;
        friend bool operator==(const Heard&, const Heard&) = default;
    };
    virtual ~Ear() = default;
    /// What came since the last call, 64 datagrams at most. Never blocks.
    virtual std::vector<Heard> hear() = 0;
};

} // namespace net
