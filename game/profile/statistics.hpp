#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bot/levels.hpp"
#include "game/profile/saved.hpp"

// What the kept records say of the player whose files they are.
namespace game {

/// How a match ended for the player.
enum class Ending : std::uint8_t { won, drawn, lost };

/// How many matches ended how.
struct Tally {
    int won = 0, drawn = 0, lost = 0;

    [[nodiscard]] int played() const { return won + drawn + lost; }
    void add(Ending ending);

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// How matches ended one after the other.
struct Form {
    static constexpr std::size_t most_last = 20;

    Tally tally;
    int streak = 0;           ///< wins in a row up to now; anything else ends it
    int best = 0;             ///< the longest there was
    std::vector<Ending> last; ///< the last `most_last`, the newest at the end

    void add(Ending ending);

    friend bool operator==(const Form&, const Form&) = default;
};

struct Statistics {
    struct Game {
        Form form;
        std::array<Tally, 4> bots; ///< by level
        Tally online;              ///< against people

        [[nodiscard]] const Tally& against(engine::LevelName level) const {
            return bots[static_cast<std::size_t>(level)];
        }
        friend bool operator==(const Game&, const Game&) = default;
    };

    Form form; ///< of all games together
    std::array<Game, 3> games;

    [[nodiscard]] const Game& of(engine::GameId game) const {
        return games[static_cast<std::size_t>(game)];
    }
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Counts the finished matches of a list that is sorted from the newest to the oldest. The player
/// is whoever met a bot; among two people the one who bears `name` or a name that the player bore
/// against bots. Nobody's are matches at one screen, those where that tells none of the two or
/// both, and those of bots alone; nor do those count that began from a position of one's choice.
[[nodiscard]] Statistics statistics(std::span<const Entry> newest_first, std::string_view name);

} // namespace game
