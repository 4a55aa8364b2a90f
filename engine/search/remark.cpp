#include "engine/search/remark.hpp"

#include <array>

namespace engine {

namespace {

/// In the order of the kinds.
constexpr std::array<std::string_view, 27> words{
    "wins_at_once",   "wins",        "keeps_win",    "draws",           "resists",     "only_move",
    "only_safe",      "breaks_line", "makes_line",   "forces_gift",     "stops_line",  "ends_ahead",
    "ends_behind",    "ends_even",   "takes_corner", "keeps_corner",    "forces_pass", "leaves_few",
    "stays_for_good", "turns_one",   "captures",     "captures_caught", "rescues",     "threatens",
    "hunts",          "guards_den",  "nears_den"};

constexpr auto kinds = [] {
    std::array<RemarkKind, words.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<RemarkKind>(i);
    return all;
}();
static_assert(kinds.back() == RemarkKind::nears_den);

} // namespace

std::span<const RemarkKind> all_remark_kinds() {
    return kinds;
}

std::string_view to_text(RemarkKind kind) {
    return words.at(static_cast<std::size_t>(kind));
}

} // namespace engine
