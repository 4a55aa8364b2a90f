#pragma once

#include <functional>
#include <thread>

namespace net {

/// Takes over a thread that cannot be interrupted, as closing a window must not wait for a name
/// server or a router. The thread owns all that it touches. It is joined once `ended` says so; one
/// that still blocks when the program ends, ends with the process.
void leave_behind(std::jthread thread, std::function<bool()> ended);

} // namespace net
