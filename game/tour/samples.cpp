#include "game/tour/samples.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/base/utc.hpp"
#include "engine/bot/hint.hpp"
#include "engine/search/remark.hpp"
#include "net/link/nearby.hpp"

namespace game::tour {

using engine::GameId;
using engine::Seat;

namespace {

constexpr std::int64_t day = engine::seconds_a_day;

/// A round of each game between two bots, from its beginning to a turn of the first side.
std::string_view sample_moves(GameId game) {
    switch (game) {
    case GameId::worpion:
        return "b2v b2-a2/d4v d4-c4/b3v b3-a3/a4v c4-d4/b4r a2-b2/d2r d2-d1/b3r b3-c3/c2r";
    case GameId::reversi:
        return "f5 d6 c5 f4 d7 d8 e7 f6 e3 b4 e6 e2 g4 f3 f2 g1 d1 d2 f1 h5 h1 g2 h3 h2 g3 h4";
    case GameId::jungle:
        break;
    }
    return "8 a3-a4 1 a7-b7 6 a1-b1 7 a9-a8 4 c3-b3 7 a8-a9 5 e3-d3 7 a9-b9 7 g1-f1 1 b7-b6 5 "
           "d3-d4 1 b6-a6 5 d4-d5 1 a6-b6 3 f2-e2 8 g7-g6 4 b3-c3 7 b9-a9 7 f1-f2 7 a9-b9 7 f2-f3 "
           "4 e7-d7 7 f3-f7 7 b9-a9";
}

/// Plays what was written down; the player whose turn it is then may be anyone.
void play(engine::Match& match) {
    const auto table =
        engine::Table::start(match.settings().game).replay(sample_moves(match.settings().game));
    if (!table)
        return;
    for (const engine::Move& move : table->played())
        if (const auto seat = match.to_act())
            (void)match.act(*seat, move.text);
}

/// Answers that are there at once.
template <class T>
class Ready final : public Pending<T> {
public:
    explicit Ready(std::vector<T> answers) : answers_(std::move(answers)) {}
    std::vector<T> take() override { return std::exchange(answers_, {}); }
    [[nodiscard]] bool busy() const override { return !answers_.empty(); }

private:
    std::vector<T> answers_;
};
template <class T>
std::unique_ptr<Pending<T>> ready(T answer) {
    return std::make_unique<Ready<T>>(std::vector{std::move(answer)});
}

Entry entry(const std::string& player, std::size_t number, std::int64_t time) {
    const auto levels = engine::all_levels();
    Headline line;
    line.game = engine::all_games()[number % 3];
    line.names = {player, "bot:" + std::string(to_text(levels[number * 7 % levels.size()]))};
    line.started = time;
    line.rounds = number % 4 == 1 ? 3 : 1;
    const bool won = number % 3 == 0 || number % 5 < 2, drawn = number % 11 == 5;
    line.score = {won ? line.rounds : line.rounds / 2, won ? line.rounds / 2 : line.rounds};
    line.result = engine::MatchResult{won ? Seat::first : Seat::second, engine::Reason::resigned};
    if (drawn)
        line.result->winner.reset();
    return {"match-" + std::to_string(number) + ".rvr", time, false, line, {}};
}

/// Nobody is at the other end.
template <class Base>
class Silent : public Base {
public:
    [[nodiscard]] const net::Session& session() const override { return session_; }
    void want(const net::Wish&) override {}
    net::Notices update(net::Time, std::int64_t) override { return {}; }

private:
    net::Session session_{""};
};
class SilentHost final : public Silent<net::Host> {
public:
    explicit SilentHost(std::uint16_t port) : port_(port != 0 ? port : open_port) {}
    [[nodiscard]] std::uint16_t port() const override { return port_; }
    [[nodiscard]] net::PublicKey key() const override { return {}; }
    [[nodiscard]] std::optional<engine::Error> turned_away() const override { return {}; }

private:
    std::uint16_t port_;
};

class SampleMapping final : public net::Mapping {
public:
    explicit SampleMapping(std::uint16_t port) : port_(port) {}
    [[nodiscard]] State state() const override {
        constexpr net::Endpoint open{{203, 0, 113, 7}, 50001}, shared{{100, 64, 3, 4}, 50001};
        switch (port_) {
        case open_port:
            return {State::Stage::mapped, net::RouterProtocol::upnp, open};
        case shared_port:
            return {State::Stage::mapped, net::RouterProtocol::upnp, shared};
        case slow_port:
            return {State::Stage::asking, net::RouterProtocol::upnp, {}};
        default:
            return {State::Stage::none, {}, {}};
        }
    }

private:
    std::uint16_t port_;
};

/// Hears of the same tables whenever it is asked.
class SampleEar final : public net::Ear {
public:
    std::vector<Heard> hear() override {
        net::Fingerprint ann, bob;
        bob.bytes[0] = std::byte{1};
        engine::MatchSettings quick, long_one;
        quick.game = GameId::worpion;
        long_one.game = GameId::jungle;
        long_one.rounds = 3;
        long_one.clock = *engine::clock_named("5+3");
        return {
            {{192, 168, 1, 21}, net::encode(net::announcement(quick, "Ann", ann, open_port))},
            {{192, 168, 1, 22}, net::encode(net::announcement(long_one, "Bob", bob, open_port))}};
    }
};

} // namespace

engine::Match sample_match(GameId game, std::array<std::string, 2> names, int rounds, int ended) {
    engine::MatchSettings settings;
    settings.game = game;
    settings.rounds = rounds;
    settings.names = std::move(names);
    settings.clock = *engine::clock_named("5+3");
    engine::Match match(settings);
    for (int round = 0; round < ended && !match.result(); ++round) {
        play(match);
        if (!match.round_result())
            (void)match.resign(round == 1 ? Seat::first : Seat::second);
        if (round + 1 < ended)
            (void)match.next_round();
    }
    if (ended == 0)
        play(match);
    return match;
}

SampleLibrary::SampleLibrary(const std::string& player, std::int64_t now)
    : draft_(Saved{{sample_match(GameId::reversi, {player, sample_bot}, 3, 0), now - day / 4},
                   "draft.rvr",
                   true}) {
    constexpr std::size_t count = 58;
    entries_.push_back({"draft.rvr", now - day / 4, true, headline(*draft_), {}});
    for (std::size_t i = 0; i < count; ++i)
        entries_.push_back(
            entry(player, i, now - day / 3 - static_cast<std::int64_t>(i) * (day / 3 + 1'000)));
}

void SampleLibrary::clear() {
    draft_.reset();
    entries_.clear();
}

engine::Result<engine::Done> SampleLibrary::keep_draft(const engine::Match&, std::int64_t) {
    return engine::Done{};
}

engine::Result<engine::Done> SampleLibrary::keep_way_back(const std::string&) {
    return engine::Done{};
}

std::unique_ptr<Pending<Entry>> SampleLibrary::history() {
    return std::make_unique<Ready<Entry>>(entries_);
}

engine::Result<engine::Done> SampleLibrary::remove(const std::string&) {
    return engine::Done{};
}

std::unique_ptr<Pending<Opened>> SampleLibrary::open(const std::string&) {
    return ready(Opened{draft_, {}});
}

std::unique_ptr<Pending<Opened>> SampleLibrary::read(std::string) {
    return ready(Opened{draft_, {}});
}

engine::Result<Folder> SampleLibrary::look(const std::string&) {
    return Folder{"/users/ann", "/users", {"games", "pictures"}, {"jungle-final.rvr", "notes.txt"}};
}

std::string SampleLibrary::copy_name(const engine::Match&, std::int64_t) {
    return "~/match.rvr";
}

engine::Result<std::string> SampleLibrary::save_new(const std::string& file, const std::string&) {
    return file;
}

std::string SampleLibrary::data_name(std::int64_t) {
    return "~/rectoverso-data.json";
}

std::unique_ptr<Pending<engine::Result<Exported>>>
SampleLibrary::export_data(const std::string& file, const Settings&, const Holdings&) {
    return ready(engine::Result<Exported>(Exported{file, entries_.size(), 0}));
}

std::unique_ptr<Pending<engine::Result<Imported>>>
SampleLibrary::import_data(const std::string&, const Settings& settings, const Holdings& holdings) {
    Imported imported;
    imported.settings = settings;
    imported.holdings = holdings;
    imported.matches = entries_.size();
    return ready(engine::Result<Imported>(imported));
}

engine::Result<engine::Done> SampleLibrary::delete_data() {
    return engine::Done{};
}

Launch sample_launch() {
    Launch launch;
    launch.local = [](Context&, const MatchSetup&) { return ScenePtr(); };
    launch.online = [](Context&, const OnlineMatch&) { return ScenePtr(); };
    launch.resume = [](Context&, const Saved&) { return ScenePtr(); };
    launch.host = [](const engine::MatchSettings&, const std::string&, std::uint16_t port) {
        return engine::Result<std::unique_ptr<net::Host>>(std::make_unique<SilentHost>(port));
    };
    launch.join = [](const net::Address&, const net::ExpectedKey&, const std::string&) {
        return engine::Result<std::unique_ptr<net::Player>>(
            std::make_unique<Silent<net::Player>>());
    };
    launch.addresses = [] { return std::vector<net::Ipv4>{{192, 168, 1, 20}}; };
    launch.map = [](std::uint16_t port) { return std::make_unique<SampleMapping>(port); };
    launch.ear = [] { return std::make_unique<SampleEar>(); };
    return launch;
}

} // namespace game::tour
