#include "game/profile/files.hpp"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <unistd.h>

#include "game/profile/names.hpp"
#include "tests/support/folder.hpp"

using namespace game;
namespace fs = std::filesystem;

using Folder = support::TemporaryFolder;

TEST_CASE("files: what is written is read back, and nothing else is left") {
    const Folder folder;
    const fs::path file = folder.path / "a.txt";
    REQUIRE(write_file(file, "one"));
    REQUIRE(write_file(file, "two\0three"));
    CHECK(*read_file(file, 100) == "two");
    CHECK(folder.entries() == 1);
}

TEST_CASE("files: missing, too large and unreadable ones are told apart") {
    const Folder folder;
    CHECK(read_file(folder.path / "none", 10).error().code == "file.missing");
    REQUIRE(write_file(folder.path / "a", "12345"));
    CHECK(read_file(folder.path / "a", 5).ok());
    CHECK(read_file(folder.path / "a", 4).error().code == "file.too_large");
    CHECK(read_file(folder.path, 10).error().code == "file.unreadable");
    CHECK(write_file(folder.path / "a" / "b", "x").error().code == "file.unwritable");
    CHECK(folder.entries() == 1);
}

TEST_CASE("files: a first start has no settings yet") {
    const Folder folder;
    Settings defaults;
    defaults.language = ui::Language::fr;
    const auto loaded = load_settings(folder.path / "deep" / "settings.json", defaults);
    CHECK(loaded.settings == defaults);
    CHECK_FALSE(loaded.fault);
}

TEST_CASE("files: settings are kept in a folder that is made for them") {
    const Folder folder;
    const fs::path file = folder.path / "deep" / "settings.json";
    Settings settings;
    settings.name = "Ann";
    REQUIRE(save_settings(file, settings));
    const auto loaded = load_settings(file, {});
    CHECK_FALSE(loaded.fault);
    CHECK(loaded.settings == settings);
}

TEST_CASE("files: damaged settings are reported, kept as .bad, and the defaults are used") {
    const Folder folder;
    const fs::path file = folder.path / "settings.json";
    REQUIRE(write_file(file, "{\"scale\": 12}"));
    const auto loaded = load_settings(file, {});
    CHECK(loaded.settings == Settings{});
    REQUIRE(loaded.fault);
    CHECK(loaded.fault->code == "settings.damaged");
    CHECK_FALSE(loaded.unread);
    CHECK_FALSE(fs::exists(file));
    CHECK(*read_file(folder.path / "settings.json.bad", 100) == "{\"scale\": 12}");
}

TEST_CASE("files: what was damaged earlier stays beside what is damaged now") {
    const Folder folder;
    const fs::path settings = folder.path / "settings.json", holdings = folder.path / "own.json";
    for (const char* text : {"{\"scale\": 12}", "{\"scale\": 13}", "{"}) {
        REQUIRE(write_file(settings, text));
        REQUIRE(write_file(holdings, text));
        CHECK(load_settings(settings, {}).fault);
        CHECK(load_holdings(holdings).fault);
    }
    for (const fs::path& file : {settings, holdings}) {
        CHECK(*read_file(file.string() + ".bad", 100) == "{\"scale\": 12}");
        CHECK(*read_file(file.string() + ".bad2", 100) == "{\"scale\": 13}");
        CHECK(*read_file(file.string() + ".bad3", 100) == "{");
    }
}

TEST_CASE("files: what cannot be read, as a pipe, is never waited for and stays as it is") {
    const Folder folder;
    const fs::path settings = folder.path / "settings.json", holdings = folder.path / "own.json";
    REQUIRE(::mkfifo(settings.c_str(), 0600) == 0);
    fs::create_directories(holdings);
    const LoadedSettings loaded = load_settings(settings, {});
    const LoadedHoldings own = load_holdings(holdings);
    CHECK(loaded.fault == engine::Error{"file.unreadable", {settings.string()}});
    CHECK(own.fault == engine::Error{"file.unreadable", {holdings.string()}});
    CHECK(loaded.unread);
    CHECK(own.unread);
    CHECK(fs::is_fifo(settings));
    CHECK(fs::is_directory(holdings));
    CHECK(folder.entries() == 2);
}

TEST_CASE("files: huge settings are refused without being read") {
    const Folder folder;
    const fs::path file = folder.path / "settings.json";
    REQUIRE(write_file(file, std::string(100'000, ' ')));
    const auto loaded = load_settings(file, {});
    REQUIRE(loaded.fault);
    CHECK(loaded.fault->code == "file.too_large");
    CHECK_FALSE(loaded.unread);
    CHECK(loaded.settings == Settings{});
}

TEST_CASE("files: damaged holdings are reported, kept as .bad, and fresh ones are used") {
    const Folder folder;
    const fs::path file = folder.path / "own" / "holdings.json";
    CHECK_FALSE(load_holdings(file).fault);
    Holdings holdings;
    holdings.wardrobe.coins = 20;
    REQUIRE(save_holdings(file, holdings));
    CHECK(load_holdings(file).holdings == holdings);
    REQUIRE(write_file(file, "{"));
    const LoadedHoldings loaded = load_holdings(file);
    CHECK(loaded.holdings == Holdings{});
    REQUIRE(loaded.fault);
    CHECK(loaded.fault->code == "holdings.unreadable");
    CHECK(*read_file(folder.path / "own" / "holdings.json.bad", 100) == "{");
}

TEST_CASE("files: a record's name tells when, what and who, in safe characters") {
    const std::int64_t when = 1796033700; // 2026-11-30 10:15:00
    CHECK(record_stem(when, "worpion", "Ann", "Bob") == "2026-11-30-101500-worpion-ann-bob");
    CHECK(record_stem(when, "worpion", "Zo\u00E9 l'\u00C9toile", "bot:amateur") ==
          "2026-11-30-101500-worpion-zoe-l-etoile-bot-amateur");
    CHECK(record_stem(when, "worpion", "../../x", "\u732B") ==
          "2026-11-30-101500-worpion-x-player");
}

TEST_CASE("files: a record never overwrites another") {
    const Folder folder;
    const auto first = keep_record(folder.path / "games", "stem", "1");
    const auto second = keep_record(folder.path / "games", "stem", "2");
    REQUIRE(first.ok());
    REQUIRE(second.ok());
    CHECK(first->filename() == "stem.rvr");
    CHECK(second->filename() == "stem-2.rvr");
    CHECK(*read_file(*first, 10) == "1");
    CHECK(*read_file(*second, 10) == "2");
}

TEST_CASE("files: a new file replaces nothing") {
    const Folder folder;
    const fs::path file = folder.path / "deep" / "a.rvr";
    REQUIRE(write_new_file(file, "1"));
    CHECK(write_new_file(file, "2").error().code == "file.exists");
    CHECK(*read_file(file, 10) == "1");
    CHECK(write_new_file(folder.path / "deep", "3").error().code == "file.exists");
}

TEST_CASE("files: a record that cannot be kept is an error") {
    const Folder folder;
    REQUIRE(write_file(folder.path / "games", "in the way"));
    CHECK(keep_record(folder.path / "games", "stem", "1").error().code == "file.unwritable");
}

TEST_CASE("files: a log line can be read at once") {
    const Folder folder;
    auto log = Log::open(folder.path / "deep" / "log.txt");
    REQUIRE(log.ok());
    log->line("scene home");
    CHECK(*read_file(folder.path / "deep" / "log.txt", 100) == "scene home\n");
    log->line("two\nlines");
    CHECK(*read_file(folder.path / "deep" / "log.txt", 100) == "scene home\ntwo lines\n");
}

TEST_CASE("paths: XDG's places are used where they are absolute") {
    const Surroundings around{"/users/ann", "/etc/ann", "relative", "", "/opt/game/bin/rectoverso"};
    CHECK(places({}, around) ==
          Places{"/etc/ann/rectoverso/settings.json", "/users/ann/.local/share/rectoverso/games",
                 "/users/ann/.local/state/rectoverso", "/opt/game/share/rectoverso",
                 "/users/ann/.local/share/rectoverso/holdings.json",
                 "/users/ann/.local/share/rectoverso/identity.key",
                 "/users/ann/.local/share/rectoverso/known-hosts"});
}

TEST_CASE("paths: a data folder or a portable one holds everything of the player") {
    const Surroundings around{"/users/ann", "", "", "", "/opt/game/bin/rectoverso"};
    CHECK(places({.data_dir = "/tmp/x"}, around) ==
          Places{"/tmp/x/settings.json", "/tmp/x/games", "/tmp/x", "/opt/game/share/rectoverso",
                 "/tmp/x/holdings.json", "/tmp/x/identity.key", "/tmp/x/known-hosts"});
    CHECK(places({.portable = true}, around).settings ==
          "/opt/game/bin/rectoverso-data/settings.json");
}

TEST_CASE("paths: the running program is found") {
    CHECK(surroundings().program.is_absolute());
}
