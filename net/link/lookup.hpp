#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace net {

/// The first IPv4 address of a host, as text, by the system's resolver. May block for long.
[[nodiscard]] std::optional<std::string> ask_resolver(const std::string& host);

/// Finds the address of a host on a thread of its own. Nothing here ever waits: not the question,
/// nor giving it up.
class Lookup {
public:
    using Resolve = std::function<std::optional<std::string>(const std::string& host)>;

    explicit Lookup(std::string host, Resolve resolve = ask_resolver);
    /// Gives up; a resolver that still blocks is left behind.
    ~Lookup();
    Lookup(const Lookup&) = delete;
    Lookup& operator=(const Lookup&) = delete;

    [[nodiscard]] bool done() const;
    /// The address as text, or nothing where there is none. Precondition: done.
    [[nodiscard]] const std::optional<std::string>& address() const;

    struct Answer;

private:
    std::shared_ptr<Answer> answer_;
    std::jthread worker_;
};

} // namespace net
