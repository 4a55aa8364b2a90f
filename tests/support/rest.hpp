#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace support {

/// What a thread does that has nothing to do until it is told to stop: no spinning beside others.
inline void rest_until(const std::stop_token& stop) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait(lock, stop, [] { return false; });
}

} // namespace support
