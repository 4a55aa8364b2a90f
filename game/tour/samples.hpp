#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/profile/library.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/launch.hpp"

// What the pictures of `--shots` show: nothing of the player's is read or written, nobody is
// called.
namespace game::tour {

/// Whom the player meets, as records name bots.
inline constexpr const char* sample_bot = "bot:amateur";

/// A match as it might be played, `rounds` to win; `ended` rounds of it are over, the next one goes
/// on where there is one.
[[nodiscard]] engine::Match sample_match(engine::GameId game, std::array<std::string, 2> names,
                                         int rounds, int ended);

/// A player's files in memory. Nothing that is kept in them stays.
class SampleLibrary final : public Library {
public:
    /// Of somebody of this name, at a time in seconds since 1970 UTC.
    SampleLibrary(const std::string& player, std::int64_t now);

    /// As at a first start.
    void clear();

    engine::Result<engine::Done> keep_draft(const engine::Match&, std::int64_t) override;
    void drop_draft(const engine::Match&, std::int64_t) override {}
    std::optional<Saved> draft(const std::string&) override { return draft_; }
    std::optional<Saved> newest_draft() override { return draft_; }
    engine::Result<engine::Done> keep_way_back(const std::string& text) override;
    std::string way_back() override { return {}; }
    std::unique_ptr<Pending<Entry>> history() override;
    engine::Result<engine::Done> remove(const std::string&) override;
    std::unique_ptr<Pending<Opened>> open(const std::string&) override;
    std::unique_ptr<Pending<Opened>> read(std::string) override;
    engine::Result<Folder> look(const std::string&) override;
    std::string copy_name(const engine::Match&, std::int64_t) override;
    engine::Result<std::string> save_new(const std::string& file, const std::string&) override;
    std::string data_name(std::int64_t) override;
    std::string newest_data() override { return data_name(0); }
    std::unique_ptr<Pending<engine::Result<Exported>>>
    export_data(const std::string& file, const Settings&, const Holdings&) override;
    std::unique_ptr<Pending<engine::Result<Imported>>>
    import_data(const std::string&, const Settings& settings, const Holdings&) override;
    engine::Result<engine::Done> delete_data() override;

private:
    std::optional<Saved> draft_;
    std::vector<Entry> entries_;
};

/// What the router of a sample host says, by the port that it should open.
inline constexpr std::uint16_t open_port = 47474, closed_port = 47475, shared_port = 47476,
                               slow_port = 47477;

/// Ways to matches that lead nowhere: hosts that nobody joins, calls that nobody answers. Two
/// tables are open in the same network.
[[nodiscard]] Launch sample_launch();

} // namespace game::tour
