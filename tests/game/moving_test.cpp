#include "game/profile/moving.hpp"

#include <algorithm>
#include <fstream>

#include <doctest/doctest.h>

#include "engine/match/record.hpp"
#include "game/profile/bundle.hpp"
#include "tests/support/folder.hpp"

using namespace game;
namespace fs = std::filesystem;

namespace {

constexpr auto never = [] { return false; };

/// A player's home with everything in it.
struct Home {
    Home() {
        fs::create_directories(places.games);
        fs::create_directories(drafts_folder(places));
    }
    [[nodiscard]] std::string read(const fs::path& file) const {
        const auto text = read_file(file, largest_record);
        return text ? *text : text.error().code;
    }
    [[nodiscard]] std::size_t matches() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(places.games), fs::directory_iterator()));
    }

    support::TemporaryFolder folder;
    Places places{folder.path / "config" / "settings.json", folder.path / "games",
                  folder.path / "state", "", folder.path / "own" / "holdings.json"};
};

std::string record(const std::string& name, int moves = 2) {
    engine::MatchSettings settings;
    settings.names = {name, "Bob"};
    engine::Match match(settings);
    for (const char* action : {"b2r", "b2-c2", "a1v"})
        if (moves-- > 0)
            REQUIRE(match.act(*match.to_act(), action));
    return engine::to_record(match, 1'790'000'000);
}

/// The name that a draft of it has.
const char* const draft = "2026-09-21-141320-worpion-dan-bob.rvr";

Settings some_settings() {
    Settings settings;
    settings.name = "Zo\u00E9";
    settings.theme = ui::ThemeName::night;
    settings.confirm_moves = true;
    return settings;
}

Holdings some_holdings() {
    Holdings holdings;
    holdings.purse.open("2026-11-30-101500-worpion-ann-bot-master", {29, 29});
    holdings.wardrobe.coins = 40;
    return holdings;
}

Bundle bundle() {
    return {some_settings(),
            some_holdings(),
            {{"one.rvr", record("Ann")}, {"two.rvr", record("Cleo")}},
            {{"three.rvr", record("Dan", 3)}}};
}

} // namespace

TEST_CASE("bundle: what is written is read back the same") {
    const auto read = read_bundle(to_json(bundle()), {});
    REQUIRE(read.ok());
    CHECK(*read == bundle());
}

TEST_CASE("bundle: a file from before there were chips leaves those that are here") {
    Bundle old = bundle();
    old.holdings.reset();
    const auto read = read_bundle(to_json(old), {});
    REQUIRE(read.ok());
    CHECK_FALSE(read->holdings);
}

TEST_CASE("bundle: whatever is wrong in it is refused as a whole") {
    const auto fault = [](const std::string& text) {
        const auto read = read_bundle(text, {});
        return read ? engine::Error{"read"} : read.error();
    };
    const auto with = [](const std::string& rest) {
        return R"({"format":"rectoverso data 1",)" + rest + "}";
    };
    CHECK(fault("").code == "data.unreadable");
    CHECK(fault(std::string(60000, '[')).code == "data.unreadable");
    CHECK(fault("{}").code == "data.unreadable");
    CHECK(fault(R"({"format":1})").code == "data.unreadable");
    CHECK(fault(R"({"format":"rectoverso data 2"})").code == "data.newer");
    CHECK(fault(with(R"("settings":[])")).code == "data.unreadable");
    CHECK(fault(with(R"("games":[])")).code == "data.unreadable");
    CHECK(fault(with(R"("settings":{"scale":9})")) == engine::Error{"data.settings", {"scale"}});
    CHECK(fault(with(R"("holdings":{"purse":{"chips":-1}})")).code == "data.holdings");
    CHECK(fault(with(R"("games":{"a.rvr":3})")) == engine::Error{"data.record", {"a.rvr"}});
    CHECK(fault(with(R"("unfinished":{"a.rvr":"Format: rectoverso 1\nGame: chess"})")) ==
          engine::Error{"data.record", {"a.rvr"}});
    for (const char* name : {"../a.rvr", "/a.rvr", ".rvr", ".a.rvr", "a.txt", "a\\b.rvr"}) {
        CAPTURE(name);
        Bundle bad = bundle();
        bad.games.emplace(name, record("Ann"));
        CHECK(fault(to_json(bad)) == engine::Error{"data.record", {name}});
    }
    const std::string good = to_json(bundle());
    for (std::size_t length = 0; length + 2 < good.size(); length += 97)
        CHECK_FALSE(read_bundle(good.substr(0, length), {}).ok());
}

TEST_CASE("moving: what one home exports another takes in, beside what is there") {
    Home from, to;
    for (const auto& [name, text] : bundle().games)
        REQUIRE(write_file(from.places.games / name, text));
    REQUIRE(write_file(from.places.games / "torn.rvr", "Format: rectoverso 1\nGame: chess\n"));
    REQUIRE(write_file(drafts_folder(from.places) / "three.rvr", record("Dan", 3)));
    const fs::path file = from.folder.path / "all.json";
    const auto exported = export_data(from.places, file, some_settings(), some_holdings());
    REQUIRE(exported.ok());
    CHECK(*exported == Exported{file.string(), 3, 1});
    CHECK(export_data(from.places, file, {}, {}).error().code == "file.exists");
    CHECK(export_data(from.places, from.folder.path / "no" / "a.json", {}, {}).error().code ==
          "file.missing");

    const std::string mine = record("Eve");
    REQUIRE(write_file(to.places.games / "one.rvr", mine)); // another match of that name
    Settings before;
    before.name = "Eve";
    Holdings mine_now;
    mine_now.wardrobe.coins = 7;
    const auto imported = import_data(to.places, file, before, mine_now, never);
    REQUIRE(imported.ok());
    CHECK(*imported == Imported{some_settings(), some_holdings(), 3});
    CHECK(to.read(to.places.games / "one.rvr") == mine);
    CHECK(to.read(to.places.games / "one-2.rvr") == record("Ann"));
    CHECK(to.read(drafts_folder(to.places) / draft) == record("Dan", 3));
    CHECK(to.read(to.places.settings.string() + ".before") == to_json(before));
    CHECK(to.read(to.places.holdings.string() + ".before") == to_json(mine_now));

    const auto again = import_data(to.places, file, before, mine_now, never);
    REQUIRE(again.ok());
    CHECK(again->matches == 0);
    CHECK(to.matches() == 3);
}

TEST_CASE("moving: however often a file is loaded, what was in force at first stays beside") {
    Home home;
    const fs::path file = home.folder.path / "all.json";
    REQUIRE(write_file(file, to_json(bundle())));
    Settings own;
    own.name = "Eve";
    Holdings earned;
    earned.wardrobe.coins = 2000;
    REQUIRE(import_data(home.places, file, own, earned, never));
    for (int again = 0; again < 3; ++again)
        REQUIRE(import_data(home.places, file, some_settings(), some_holdings(), never));
    const std::string settings = home.places.settings.string() + ".before";
    const std::string holdings = home.places.holdings.string() + ".before";
    CHECK(home.read(settings) == to_json(own));
    CHECK(home.read(holdings) == to_json(earned));
    CHECK(home.read(settings + "2") == to_json(some_settings()));
    CHECK(home.read(holdings + "2") == to_json(some_holdings()));
    CHECK_FALSE(fs::exists(holdings + "3")); // the same is kept once
}

TEST_CASE("moving: an unfinished match that is here too stays one, as it has come further") {
    for (const auto& [here, there] : {std::pair{2, 3}, std::pair{3, 2}, std::pair{3, 3}}) {
        Home home;
        const fs::path kept = drafts_folder(home.places) / draft;
        REQUIRE(write_file(kept, record("Dan", here)));
        const fs::path file = home.folder.path / "all.json";
        REQUIRE(write_file(
            file, to_json(Bundle{{}, {}, {}, {{"an-old-copy-2.rvr", record("Dan", there)}}})));
        const auto imported = import_data(home.places, file, {}, {}, never);
        REQUIRE(imported.ok());
        CHECK(imported->matches == 0);
        CHECK(home.read(kept) == record("Dan", std::max(here, there)));
        CHECK(std::distance(fs::directory_iterator(drafts_folder(home.places)),
                            fs::directory_iterator()) == 1);
    }
}

TEST_CASE("moving: where a draft took another's place and the rest fails, that comes back") {
    Home home;
    const fs::path kept = drafts_folder(home.places) / draft;
    REQUIRE(write_file(kept, record("Dan", 2)));
    const fs::path file = home.folder.path / "all.json";
    REQUIRE(write_file(
        file,
        to_json(Bundle{{}, {}, {}, {{"a.rvr", record("Dan", 3)}, {"b.rvr", record("Eve", 3)}}})));
    int asked = 0; // the program ends after the first match
    CHECK_FALSE(import_data(home.places, file, {}, {}, [&] { return ++asked > 1; }).ok());
    CHECK(home.read(kept) == record("Dan", 2));
}

TEST_CASE("moving: a file that is damaged anywhere changes nothing") {
    Home home;
    REQUIRE(write_file(home.places.games / "mine.rvr", record("Eve")));
    Bundle bad = bundle();
    bad.games["zzz.rvr"] = "no match";
    const fs::path file = home.folder.path / "all.json";
    REQUIRE(write_file(file, to_json(bad)));
    const auto imported = import_data(home.places, file, {}, {}, never);
    REQUIRE_FALSE(imported.ok());
    CHECK(imported.error() == engine::Error{"data.record", {"zzz.rvr"}});
    CHECK(home.matches() == 1);
    CHECK_FALSE(fs::exists(home.places.settings.string() + ".before"));
    CHECK(import_data(home.places, home.folder.path / "none.json", {}, {}, never).error().code ==
          "file.missing");
}

TEST_CASE("moving: what cannot be written to its end leaves nothing of it behind") {
    Home home;
    const fs::path file = home.folder.path / "all.json";
    REQUIRE(write_file(file, to_json(bundle())));
    fs::remove(drafts_folder(home.places));
    REQUIRE(write_file(drafts_folder(home.places), "in the way"));
    CHECK_FALSE(import_data(home.places, file, {}, {}, never).ok());
    CHECK(home.matches() == 0);

    int asked = 0; // the program ends after the first match
    CHECK_FALSE(import_data(home.places, file, {}, {}, [&] { return ++asked > 1; }).ok());
    CHECK(asked == 2);
    CHECK(home.matches() == 0);
    CHECK_FALSE(fs::exists(home.places.settings.string() + ".before"));
    CHECK_FALSE(fs::exists(home.places.holdings.string() + ".before"));
}

TEST_CASE("moving: deleting takes matches and settings and leaves other files") {
    Home home;
    REQUIRE(write_file(home.places.games / "one.rvr", record("Ann")));
    REQUIRE(write_file(home.places.games / "torn.rvr", "?"));
    REQUIRE(write_file(home.places.games / "notes.txt", "mine"));
    REQUIRE(write_file(drafts_folder(home.places) / "two.rvr", record("Ann")));
    for (const fs::path& file : {home.places.settings, home.places.holdings})
        for (const char* end : {"", ".bad", ".before"})
            REQUIRE(write_file(file.string() + end, "{}"));
    REQUIRE(write_file(way_back_file(home.places), "token"));
    CHECK(delete_data(home.places).ok());
    CHECK_FALSE(fs::exists(way_back_file(home.places)));
    CHECK(home.matches() == 1);
    CHECK(fs::exists(home.places.games / "notes.txt"));
    CHECK(fs::is_empty(drafts_folder(home.places)));
    CHECK(fs::is_empty(home.places.settings.parent_path()));
    CHECK(fs::is_empty(home.places.holdings.parent_path()));
    CHECK(delete_data(home.places).ok());
}
