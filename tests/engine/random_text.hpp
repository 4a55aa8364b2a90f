#pragma once

#include <string>

#include "engine/base/random.hpp"

/// Up to 40 bytes of any kind.
[[nodiscard]] std::string random_bytes(engine::Random& random);
/// The text with a few characters changed, doubled, dropped or swapped for others that readers of
/// games know; now and then cut off, or with a piece of it repeated.
[[nodiscard]] std::string mutated(std::string text, engine::Random& random);
