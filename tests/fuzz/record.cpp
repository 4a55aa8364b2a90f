// Records: what is read is written and read again the same.
#include <cstdint>
#include <cstdlib>

#include "engine/match/record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const engine::Reading reading = engine::read_record(text);
    if (!reading.record)
        return 0;
    const std::string again = engine::to_record(*reading.record);
    const engine::Reading second = engine::read_record(again);
    if (second.fault || engine::to_record(*second.record) != again)
        std::abort();
    return 0;
}
