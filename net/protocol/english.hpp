#pragma once

#include <span>
#include <string>

#include "engine/base/english.hpp"

namespace net {

/// The sentences of all errors of this layer, sorted by code.
[[nodiscard]] std::span<const engine::Sentence> english_sentences();

/// An error of this layer or of the engine in English, for command lines and logs.
[[nodiscard]] std::string english(const engine::Error& error);

} // namespace net
