#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/stakes.hpp"
#include "game/contest/contest.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/play/panel.hpp"
#include "game/scenes/play/story.hpp"

namespace game::play {

/// What the match on the board is played for, and its way through the purse of the player at this
/// screen: fixed as it begins, opened with the first action, settled with the end. A match that is
/// gone on with has the terms that the purse kept for it; where it kept none, it is without stake.
class Wager {
public:
    explicit Wager(Context& context) : context_(context) {}

    /// A match begins, or is gone on with.
    void begin(const Contest& contest);
    /// What has just happened in it, before anything of it is kept or shown. False: what changed in
    /// the purse could not be saved.
    bool follow(const Contest& contest, const Notices& news);
    /// Whether leaving for good costs nothing now; what is taken back does not make it so again.
    [[nodiscard]] bool leaving_is_free(const engine::Match& match) const;
    /// It was left while that was free. False: as above.
    bool drop() { return settle(engine::Settlement::drawn); }

    /// What the end of the match brought or cost, for "What happened"; empty until it is settled.
    [[nodiscard]] std::optional<Event> told() const;
    /// The same as a sentence for the result; where the match was for nothing, that. Empty where
    /// nobody could expect anything, and until it is over.
    [[nodiscard]] std::string result_words() const;
    /// For the panel: what a win brings, what losing and leaving now cost; or why nothing.
    [[nodiscard]] std::vector<Fact> facts(const engine::Match& match) const;
    /// What else is to be known of that; may be empty.
    [[nodiscard]] std::string note() const;
    /// What leaving for good costs now, as a sentence.
    [[nodiscard]] std::string leaving_words(const engine::Match& match) const;
    /// What losing the match costs, and that it can be left for nothing while that is so; empty
    /// where it is without stake.
    [[nodiscard]] std::string losing_words(const engine::Match& match) const;

private:
    enum class Without : std::uint8_t { people, position, resumed, gains, chips };

    void offer(const engine::Payout& payout);
    bool open(const engine::Match& match);
    bool settle(engine::Settlement how);
    bool save(const Purse& purse);
    [[nodiscard]] std::string why_not() const;

    Context& context_;
    std::string match_; ///< its name in the purse
    std::optional<engine::Payout> payout_;
    Without without_{};         ///< why there is none
    engine::Payout wanted_;     ///< what could not be played for
    int hand_ = 0;              ///< chips that there were to play with as it began
    std::optional<int> change_; ///< by the settled match
    int chips_ = 0;             ///< after that
};

} // namespace game::play
