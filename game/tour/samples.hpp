#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/contest/contest.hpp"
#include "game/profile/library.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/launch.hpp"

// What the pictures of `--shots` show: nothing of the player's is read or written, nobody is
// called.
namespace game::tour {

/// A match between the player and a bot as it might be played, `rounds` to win; `ended` rounds of
/// it are over, the next one goes on where there is one.
[[nodiscard]] engine::Match sample_match(engine::GameId game, const std::string& player, int rounds,
                                         int ended);

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

/// A match as it stands: across a link, or with a hint at hand.
class SampleContest final : public Contest {
public:
    struct Stage {
        engine::Match match;
        bool online = false;                   ///< else against a bot, which has the second seat
        Notices notices = {};                  ///< told at the first update
        std::optional<engine::Hint> hint = {}; ///< given when it is asked for
    };
    explicit SampleContest(Stage stage);

    [[nodiscard]] const engine::Match& match() const override { return stage_.match; }
    [[nodiscard]] std::optional<engine::Seat> my_turn() const override {
        return stage_.match.to_act();
    }
    [[nodiscard]] std::optional<engine::Seat> my_seat() const override {
        return engine::Seat::first;
    }
    [[nodiscard]] bool online() const override { return stage_.online; }
    [[nodiscard]] std::array<bool, 2> bots() const override { return {false, !stage_.online}; }
    [[nodiscard]] std::int64_t started() const override { return 0; }
    void want(const Wish&) override {}
    Notices update(std::chrono::milliseconds) override;
    [[nodiscard]] Adviser* adviser() override { return stage_.online ? nullptr : &adviser_; }
    [[nodiscard]] const Adviser* adviser() const override {
        return stage_.online ? nullptr : &adviser_;
    }

private:
    Stage stage_;
    engine::Knowledge nothing_;
    Adviser adviser_;
};

/// Ways to matches that lead nowhere: hosts that nobody joins, calls that nobody answers.
[[nodiscard]] Launch sample_launch();

} // namespace game::tour
