#pragma once

#include <optional>

#include "engine/worpion/book.hpp"

namespace engine {

/// What bots know beyond the rules, as it is read from the files of `assets/engine/`, once, and
/// shared by all. Without a part of it they play on by search alone.
struct Knowledge {
    std::optional<worpion::Book> worpion;
};

} // namespace engine
