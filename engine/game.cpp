#include "engine/game.hpp"

namespace engine {

namespace {

struct ReasonWord {
    Reason reason;
    std::string_view word;
};

constexpr std::array words{
    ReasonWord{Reason::alignment, "alignment"},
    ReasonWord{Reason::gift, "gift"},
    ReasonWord{Reason::full, "full"},
    ReasonWord{Reason::discs, "discs"},
    ReasonWord{Reason::den, "den"},
    ReasonWord{Reason::captured, "captured"},
    ReasonWord{Reason::no_move, "no-move"},
    ReasonWord{Reason::repetition, "repetition"},
    ReasonWord{Reason::no_capture, "no-capture"},
    ReasonWord{Reason::time, "time"},
    ReasonWord{Reason::resigned, "resigned"},
    ReasonWord{Reason::left, "left"},
    ReasonWord{Reason::agreed, "agreed"},
};

} // namespace

std::string_view to_text(Reason reason) {
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const ReasonWord& w) { return w.reason == reason; });
    assert(found != words.end());
    return found->word;
}

std::optional<Reason> reason_named(std::string_view word) {
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const ReasonWord& w) { return w.word == word; });
    return found == words.end() ? std::nullopt : std::optional(found->reason);
}

std::string to_text(Cell cell) {
    return {static_cast<char>('a' + cell.column), static_cast<char>('1' + cell.row)};
}

} // namespace engine
