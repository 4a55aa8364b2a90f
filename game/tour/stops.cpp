#include <memory>
#include <utility>

#include "engine/base/english.hpp"
#include "engine/search/remark.hpp"
#include "game/scenes/menus.hpp"
#include "game/scenes/my_data.hpp"
#include "game/scenes/play/play_scene.hpp"
#include "game/scenes/review/review.hpp"
#include "game/scenes/second_copy.hpp"
#include "game/scenes/tutorial/lesson.hpp"
#include "game/scenes/welcome.hpp"
#include "game/tour/tour.hpp"

// What there is to see of the game, as data.
namespace game::tour {

using engine::GameId;
using engine::Seat;

namespace {

std::string key_of(GameId game) {
    return std::string(engine::info(game).key);
}

/// Pages that can be turned to, from the first one on.
std::size_t pages_of(Scene& rules) {
    std::size_t pages = 0;
    for (std::string last; last != rules.phase(); ++pages) {
        last = rules.phase();
        (void)rules.on(input::KeyDown{.key = Key::page_down});
    }
    return pages;
}

} // namespace

ScenePtr Tour::board(StagedContest::Stage stage) {
    return std::make_unique<play::PlayScene>(context_,
                                             std::make_unique<StagedContest>(std::move(stage)));
}

Saved Tour::saved(GameId game) const {
    constexpr std::int64_t yesterday = 80'000;
    return {{sample_match(game, {player_, sample_bot}, 3, 2), context_.wall() - yesterday}};
}

std::vector<Stop> Tour::menus() {
    std::vector<Stop> stops{{"home", [this] { return home_scene(context_, launch_); }}};
    for (const GameId game : engine::all_games())
        stops.push_back({"set-up-" + key_of(game),
                         [this, game] { return set_up_scene(context_, launch_, game); },
                         {"opponent-professional"}});
    const auto set_up = [this](SetUpFor whom) {
        return [this, whom] { return set_up_scene(context_, launch_, GameId::reversi, whom); };
    };
    const auto settings = [this] { return settings_scene(context_); };
    const auto data = [this] { return my_data_scene(context_); };
    const auto looks = [this] { return looks_scene(context_); };
    const auto hosting = [this](std::uint16_t port) {
        return [this, port] {
            return hosting_scene(context_, launch_,
                                 sample_match(GameId::worpion, {player_, ""}, 3, 0).settings(),
                                 port);
        };
    };
    const std::vector<Stop> others{
        {"set-up-two", set_up(SetUpFor::two)},
        {"set-up-guest", set_up(SetUpFor::guest)},
        {"direct", [this] { return direct_scene(context_, launch_); }},
        {"direct-hosting", hosting(open_port)},
        {"direct-hosting-asking", hosting(slow_port)},
        {"direct-hosting-closed", hosting(closed_port)},
        {"direct-hosting-shared", hosting(shared_port)},
        {"direct-joining",
         [this] {
             return joining_scene(context_, launch_, net::Address{"192.168.1.20", 47474});
         }},
        {"direct-invited",
         [this] {
             const net::Endpoint outside{{203, 0, 113, 7}, 50001};
             return joining_scene(context_, launch_,
                                  net::Invite{{{192, 168, 1, 20}, 47474}, outside, {}});
         }},
        {"direct-changed",
         [this] {
             net::PublicKey before, now;
             now.bytes.fill(std::byte{1});
             return changed_host_scene(context_, launch_, {"192.168.1.20", 47474}, {before, now});
         }},
        {"settings", settings},
        {"settings-match", [this] { return settings_scene(context_, true); }},
        {"data", data},
        {"data-export", data, {"export"}},
        {"data-exported", data, {"export", "go"}},
        {"data-import", data, {"import"}},
        {"data-delete", data, {"delete"}},
        {"data-delete-again", data, {"delete", "delete-all"}},
        {"profile", [this] { return profile_scene(context_, launch_); }},
        {"looks-pieces", looks},
        {"looks-boards", looks, {"boards"}},
        {"looks-bubbles", looks, {"bubbles"}},
        {"credits", [this] { return credits_scene(context_); }},
        {"second-copy",
         [this] {
             return second_copy_scene(context_, {[] { return false; }, [](WhoseFiles) {}});
         }},
        {"notice", [this] {
             return notice_scene(context_, context_.texts("notice.settings_damaged"),
                                 context_.texts.error({"settings.damaged", {"scale", "7"}}));
         }}};
    stops.insert(stops.end(), others.begin(), others.end());
    return stops;
}

std::vector<Stop> Tour::rules() {
    std::vector<Stop> stops;
    for (const GameId game : engine::all_games()) {
        const auto open = [this, game] { return how_to_play_scene(context_, game); };
        const std::string name = "how-to-play-" + key_of(game);
        stops.push_back({name + "-contents", open, {"steps"}});
        const std::size_t pages = pages_of(*open());
        for (std::size_t page = 1; page <= pages; ++page)
            stops.push_back({name + '-' + std::to_string(page), open,
                             std::vector<std::string>(page - 1, "next")});
    }
    for (const GameId game : engine::all_games())
        for (std::size_t step = 0; step < tutorial::step_count; ++step)
            stops.push_back({"tutorial-" + key_of(game) + '-' + std::to_string(step + 1),
                             [this, game, step] { return tutorial_scene(context_, game, step); }});
    stops.push_back(
        {"tutorial-end", [this] { return tutorial_end_scene(context_, GameId::worpion); }});
    return stops;
}

std::vector<Stop> Tour::records() {
    std::vector<Stop> stops;
    for (const GameId game : engine::all_games())
        stops.push_back(
            {"review-" + key_of(game),
             [this, game] { return review::replay_scene(context_, launch_, saved(game)); },
             {"next", "next", "next", "next", "next", "next"}});
    const auto history = [this] { return review::history_scene(context_, launch_); };
    const auto table = [this] { return saved(GameId::reversi).record.match.rounds()[0].table; };
    const std::vector<Stop> others{
        {"review-end",
         [this] { return review::replay_scene(context_, launch_, saved(GameId::worpion)); },
         {"last"}},
        {"review-try",
         [this, table] {
             return review::try_scene(context_, launch_, table().at(9), engine::LevelName::amateur);
         }},
        {"review-copy",
         [this, table] { return review::copy_scene(context_, table(), table().at(9)); }},
        {"review-export", [this] { return review::export_scene(context_, saved(GameId::jungle)); }},
        {"history", history},
        {"history-delete", history, {"delete 2"}},
        {"browse", [this] { return review::browse_scene(context_, launch_); }},
        {"opened-damaged", [this] {
             const engine::Error fault = engine::line_error(
                 12, 0, {"record.move", {"7", "b2-c2", "worpion.occupied", "c2"}});
             return review::opened_scene(context_, {saved(GameId::worpion), fault},
                                         "~/worpion-evening.rvr", {});
         }}};
    stops.insert(stops.end(), others.begin(), others.end());
    return stops;
}

std::vector<Stop> Tour::boards() {
    std::vector<Stop> stops;
    const auto stage = [this](GameId game, int rounds, int ended) {
        StagedContest::Stage made{sample_match(game, {player_, sample_bot}, rounds, ended),
                                  Seat::first};
        made.bots = {false, true};
        made.hint.emplace(); // the button stands there
        return made;
    };
    const auto opened = [this](StagedContest::Stage what) {
        return [this, what = std::move(what)] { return board(what); };
    };
    for (const GameId game : engine::all_games()) {
        const auto open = opened(stage(game, 3, 0));
        stops.push_back({"board-" + key_of(game), open});
        auto advised = stage(game, 3, 0);
        advised.hint = engine::Hint{advised.match.table().moves().front().text,
                                    engine::Remark{engine::RemarkKind::keeps_win}};
        stops.push_back({"board-hint-" + key_of(game), opened(advised), {"hint"}, "hint "});
        stops.push_back({"result-" + key_of(game), opened(stage(game, 1, 1))});
    }
    const auto open = opened(stage(GameId::worpion, 3, 0));
    for (const char* tab : {"table", "story"})
        stops.push_back({std::string("board-") + tab, open, {std::string("tab ") + tab}});
    for (const char* card : {"pause", "resign"})
        stops.push_back({std::string("card-") + card, open, {card}});
    stops.push_back({"card-leave", open, {"pause", "give up"}});
    stops.push_back({"result-round", opened(stage(GameId::reversi, 3, 1))});
    stops.push_back({"result-match", opened(stage(GameId::reversi, 3, 4))});
    StagedContest::Stage linked{sample_match(GameId::jungle, {player_, "Zoe"}, 1, 0), Seat::first};
    linked.online = true;
    linked.notices = {notice::Said{Seat::second, 1}, notice::Said{Seat::second, 6}};
    stops.push_back({"chat", opened(linked), {"chat"}});
    linked.notices.clear();
    linked.mine = false;
    linked.absence = Absence{false, 47, false};
    stops.push_back({"away-opponent", opened(linked)});
    linked.absence = Absence{false, 0, true};
    stops.push_back({"away-claim", opened(linked)});
    linked.absence = Absence{true, 47, false};
    stops.push_back({"away-table", opened(linked)});
    linked.absence.reset();
    linked.notices = {notice::Closed{{"link.lost"}}};
    stops.push_back({"closed", opened(linked)});
    return stops;
}

std::vector<Stop> Tour::first_start() {
    return {{"welcome", [this] { return welcome_scene(context_); }},
            {"profile-empty", [this] { return profile_scene(context_, launch_); }},
            {"history-empty", [this] { return review::history_scene(context_, launch_); }}};
}

} // namespace game::tour
