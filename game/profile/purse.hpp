#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/match/stakes.hpp"

namespace game {

/// The chips of this computer's player. A value; whoever changes it saves it before anything else
/// shows the change.
///
/// Each match settles once: it is open from its first action on, under the name of its file, and
/// what is settled is not open any more. So it does not matter how often, and after what, a match
/// is settled again; and what it is played for stays as it was when it began.
///
/// Gains count by UTC day, and a day stays as it was left: a clock that is set back finds the gains
/// of the day it comes from, one that is set forward again finds what it left there, and one that
/// was wrong and is put right (see days.hpp) begins with what the wrong day brought. So who takes
/// days ahead of time has used them when they come, and who had a wrong clock waits for the day
/// after the first match with the right one, no longer.
class Purse {
public:
    [[nodiscard]] int chips() const { return chips_; }
    /// What may still be lost in matches that are open.
    [[nodiscard]] int held() const;
    /// What may be played for: the chips that are not held.
    [[nodiscard]] int hand() const { return chips_ - held(); }
    /// What the day has brought so far; `now` is UTC in seconds since 1970.
    [[nodiscard]] int gains(std::int64_t now) const;
    /// What an open match is played for; null: none is open by that name.
    [[nodiscard]] const engine::Payout* open(std::string_view match) const;
    [[nodiscard]] std::vector<std::string> open_matches() const;
    /// Whether leaving an open match costs its price from now on, as `bind` has it.
    [[nodiscard]] bool bound(std::string_view match) const;

    /// Notes the day as a match begins, so that a clock that had been wrong is found out; true: it
    /// is another one than counted before.
    bool observe(std::int64_t now);
    /// Opens a match; one of the same name that was open begins anew. Precondition: what it may
    /// lose is in hand.
    void open(const std::string& match, const engine::Payout& payout);
    /// An open match has gone so far that leaving it is not free any more, and stays so whatever is
    /// taken back. False: nothing changes.
    bool bind(std::string_view match);
    /// Settles an open match. Gives what it brought, or cost where that is below zero; empty: it is
    /// not open, nothing changes.
    std::optional<int> settle(std::string_view match, engine::Settlement how, std::int64_t now);

    friend bool operator==(const Purse&, const Purse&) = default;

private:
    /// What was won on a UTC day, counted from 1970-01-01.
    struct Day {
        std::int64_t day = 0;
        int gains = 0;

        friend bool operator==(const Day&, const Day&) = default;
    };
    struct Open {
        engine::Payout payout;
        bool bound = false;

        friend bool operator==(const Open&, const Open&) = default;
    };
    template <class Json>
    friend engine::Result<Purse> read_purse(const Json& object);
    friend std::string to_json(const Purse& purse);

    [[nodiscard]] int gains_on(std::int64_t day) const;

    int chips_ = engine::first_chips;
    std::vector<Day> days_; ///< each once, the one that counts at the end; see days.hpp
    std::map<std::string, Open, std::less<>> open_;
};

/// Reads what `to_json` writes, out of a JSON value. Error `holdings.damaged` with the key.
template <class Json>
[[nodiscard]] engine::Result<Purse> read_purse(const Json& object);
[[nodiscard]] std::string to_json(const Purse& purse);

} // namespace game
