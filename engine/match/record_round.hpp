#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/match/match.hpp"
#include "engine/match/record_page.hpp"

namespace engine::record {

/// What is wrong in a round; whether the match is not what the record means from there on.
struct RoundFault {
    Fault fault;
    bool stops = true;
};

/// The header of this name; null where there is none.
[[nodiscard]] const Field* find(std::span<const Field> fields, std::string_view name);
/// The lines of moves of a round.
[[nodiscard]] std::string_view moves_of(std::string_view page, const RoundPart& part);

/// Plays a round that has just begun in the match, to its end as the record tells it. On a fault
/// the moves before it are played and the round goes on.
std::optional<RoundFault> read_round(Match& match, std::string_view page, const RoundPart& part);

} // namespace engine::record
