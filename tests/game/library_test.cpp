#include "game/profile/library.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "engine/match/record.hpp"
#include "game/profile/disk.hpp"
#include "game/profile/errand.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/rest.hpp"

using namespace game;
namespace fs = std::filesystem;

namespace {

struct Shelf {
    Shelf()
        : library(disk_library(
              {folder.path / "settings.json", folder.path / "games", folder.path / "state", ""},
              folder.path)) {}

    support::TemporaryFolder folder;
    std::unique_ptr<Library> library;
};

engine::Match match_of(std::initializer_list<const char*> actions, const char* second = "Bob") {
    engine::MatchSettings settings;
    settings.names = {"Ann", second};
    engine::Match match(settings);
    for (const char* action : actions)
        REQUIRE(match.act(*match.to_act(), action));
    return match;
}

void put(const fs::path& file, const std::string& text) {
    REQUIRE(write_file(file, text));
}

/// Everything that comes, however long it takes.
template <class T>
std::vector<T> all_of(Pending<T>& pending) {
    std::vector<T> all;
    while (pending.busy()) {
        for (T& one : pending.take())
            all.push_back(std::move(one));
        std::this_thread::yield();
    }
    return all;
}

std::vector<Entry> history(Library& library) {
    std::vector<Entry> list;
    for (Entry& entry : all_of(*library.history()))
        insert(list, std::move(entry));
    return list;
}

} // namespace

TEST_CASE("library: the draft played last is offered, as it was kept") {
    const Shelf shelf;
    CHECK_FALSE(shelf.library->newest_draft());
    const engine::Match match = match_of({"b2r", "b2-b3"});
    REQUIRE(shelf.library->keep_draft(match_of({"b2r"}), 1'790'000'000));
    REQUIRE(shelf.library->keep_draft(match, 1'790'000'000));
    const auto draft = shelf.library->newest_draft();
    REQUIRE(draft);
    CHECK(draft->record.match == match);
    CHECK(draft->record.started == 1'790'000'000);
    CHECK(draft->draft);
    shelf.library->drop_draft(match, 1'790'000'000);
    CHECK_FALSE(shelf.library->newest_draft());
}

TEST_CASE("library: two unfinished matches do not stand in each other's way") {
    const Shelf shelf;
    REQUIRE(shelf.library->keep_draft(match_of({"b2r"}), 100));
    REQUIRE(shelf.library->keep_draft(match_of({"c3v"}, "Zoe"), 100));
    REQUIRE(shelf.library->keep_draft(match_of({"a1v"}), 200));
    CHECK(history(*shelf.library).size() == 3);
    shelf.library->drop_draft(match_of({}, "Zoe"), 100);
    CHECK(history(*shelf.library).size() == 2);
}

TEST_CASE("library: a damaged draft is passed over and left where it is") {
    const Shelf shelf;
    REQUIRE(shelf.library->keep_draft(match_of({"b2r"}), 100));
    const fs::path damaged = shelf.folder.path / "state" / "unfinished" / "z.rvr";
    put(damaged, "Format: rectoverso 1\nGame: worpion\n\nRound: 1\nb2r nonsense\n");
    fs::last_write_time(damaged, fs::file_time_type::clock::now() + std::chrono::hours(1));
    REQUIRE(shelf.library->newest_draft());
    CHECK(shelf.library->newest_draft()->record.started == 100);
    CHECK(fs::exists(damaged));
}

TEST_CASE("library: a finished match among the drafts is not to be gone on with") {
    const Shelf shelf;
    engine::Match match = match_of({"b2r"});
    REQUIRE(match.resign(engine::Seat::first));
    REQUIRE(shelf.library->keep_draft(match, 100));
    CHECK_FALSE(shelf.library->newest_draft());
    CHECK(history(*shelf.library).size() == 1);
}

TEST_CASE(
    "library: the history holds all records from the newest to the oldest, damaged ones too") {
    const Shelf shelf;
    const fs::path games = shelf.folder.path / "games";
    const auto record = [](std::int64_t started) {
        return engine::to_record(match_of({"b2r"}), started);
    };
    put(games / "one.rvr", record(100));
    put(games / "two.rvr", record(300));
    put(games / "other.text", record(400));
    put(games / "damaged.rvr", "\x01\x02 no game");
    REQUIRE(shelf.library->keep_draft(match_of({"c3r"}), 200));
    const auto list = history(*shelf.library);
    REQUIRE(list.size() == 4);
    CHECK(list[0].fault); // its file is the newest
    CHECK_FALSE(list[0].headline);
    CHECK(list[1].time == 300);
    CHECK(list[2].draft);
    CHECK(list[3].headline->started == 100);
    CHECK(list[3].headline->names[0] == "Ann");
    CHECK(fs::exists(games / "damaged.rvr"));
    REQUIRE(shelf.library->remove(list[1].file));
    CHECK_FALSE(fs::exists(games / "two.rvr"));
    CHECK(shelf.library->remove(list[1].file).error().code == "file.undeletable");
}

TEST_CASE("library: a history that is no longer wanted stops") {
    const Shelf shelf;
    for (int i = 0; i < 200; ++i)
        put(shelf.folder.path / "games" / (std::to_string(i) + ".rvr"), "no game");
    auto listing = shelf.library->history();
    listing.reset();
    CHECK(shelf.library->history()->busy());
}

TEST_CASE("library: opening tells what is wrong, and gives what could be read") {
    const Shelf shelf;
    const auto open = [&](const std::string& file) {
        auto come = all_of(*shelf.library->open(file));
        REQUIRE(come.size() == 1);
        return come.front();
    };
    CHECK(open("none.rvr").fault->code == "file.missing");
    CHECK(open(shelf.folder.path.string()).fault->code == "file.unreadable");
    put(shelf.folder.path / "a.rvr", engine::to_record(match_of({"b2r"}), 100));
    const Opened whole = open("~/a.rvr");
    CHECK_FALSE(whole.fault);
    CHECK(whole.saved->record.match == match_of({"b2r"}));
    CHECK_FALSE(whole.saved->draft);
    put(shelf.folder.path / "b.txt",
        "Format: rectoverso 1\nGame: worpion\n\nRound: 1\nb2r b2-b3/c2v nonsense\n");
    const Opened half = open("b.txt");
    REQUIRE(half.fault);
    CHECK(half.fault->code == "record.line");
    CHECK(half.fault->arguments.front() == "5");
    REQUIRE(half.saved);
    CHECK(half.saved->record.match.table().length() == 3);
}

TEST_CASE("library: files of 20 MB are read, larger ones refused") {
    const Shelf shelf;
    std::string text = "Format: rectoverso 1\nGame: worpion\n";
    const std::string line = "X-Note: " + std::string(992, 'x') + "\n";
    const std::string moves = "\nRound: 1\nb2r\n";
    while (text.size() + line.size() + moves.size() <= largest_record)
        text += line;
    put(shelf.folder.path / "large.rvr", text + moves);
    const auto opened = all_of(*shelf.library->open("large.rvr"));
    REQUIRE(opened.front().saved);
    CHECK(opened.front().saved->record.match.table().length() == 1);
    put(shelf.folder.path / "larger.rvr", text + line + line + moves);
    CHECK(all_of(*shelf.library->open("larger.rvr")).front().fault->code == "file.too_large");
}

TEST_CASE("library: what was copied is a record, a list of moves or a position") {
    const Shelf shelf;
    const auto read = [&](const std::string& text) {
        return all_of(*shelf.library->read(text)).front();
    };
    const Opened position = read("gg1G/O3/1o2/2O1 o f");
    REQUIRE(position.saved);
    CHECK(position.saved->record.match.table().position() == "gg1G/O3/1o2/2O1 o f");
    CHECK(position.saved->record.match.table().length() == 0);
    const Opened transcript = read("f5d6c3d3c4");
    REQUIRE(transcript.saved);
    CHECK(transcript.saved->record.match.settings().game == engine::GameId::reversi);
    CHECK(transcript.saved->record.match.table().length() == 5);
    CHECK(read("good morning").fault);
    CHECK_FALSE(read("good morning").saved);
    CHECK(read("").fault);
}

TEST_CASE("library: a folder shows folders and what may be a record, hidden ones not") {
    const Shelf shelf;
    const fs::path& home = shelf.folder.path;
    fs::create_directories(home / "b");
    fs::create_directories(home / "a");
    fs::create_directories(home / ".hidden");
    for (const char* name : {"z.rvr", "y.TXT", "x.png", ".w.rvr"})
        put(home / name, "");
    const auto seen = shelf.library->look("");
    REQUIRE(seen.ok());
    CHECK(seen->folders == std::vector<std::string>{"a", "b"});
    CHECK(seen->files == std::vector<std::string>{"y.TXT", "z.rvr"});
    REQUIRE(seen->above);
    CHECK(shelf.library->look("b")->above == seen->path);
    CHECK(shelf.library->look("z.rvr").error().code == "file.unreadable");
    CHECK(shelf.library->look("")->path == seen->path + "/b"); // where it was last
    CHECK_FALSE(shelf.library->look("/")->above);
}

TEST_CASE("library: a copy replaces nothing and goes where it is told") {
    const Shelf shelf;
    const std::string name = shelf.library->copy_name(match_of({"b2r"}), 0);
    CHECK(name == (shelf.folder.path / "1970-01-01-000000-worpion-ann-bob.rvr").string());
    CHECK(shelf.library->save_new("~/copies/a.rvr", "1").error().code == "file.missing");
    fs::create_directories(shelf.folder.path / "copies"); // only where the player has made one
    REQUIRE(shelf.library->save_new("~/copies/a.rvr", "1"));
    CHECK(shelf.library->save_new("copies/a.rvr", "2").error().code == "file.exists");
    CHECK(*read_file(shelf.folder.path / "copies" / "a.rvr", 10) == "1");
}

TEST_CASE("errand: what is found comes in order, and then it is over") {
    Errand<int> errand([](const std::stop_token&, const auto& give) {
        for (int i = 0; i < 100; ++i)
            give(i);
    });
    const auto all = all_of<int>(errand);
    REQUIRE(all.size() == 100);
    CHECK(all.back() == 99);
    CHECK(errand.take().empty());
}

TEST_CASE("errand: given up, it is asked to stop") {
    bool stopped = false;
    {
        const Errand<int> errand([&](const std::stop_token& stop, const auto&) {
            support::rest_until(stop);
            stopped = true;
        });
        CHECK(errand.busy());
    }
    CHECK(stopped);
}

TEST_CASE("history: the newest stands first, whatever came first") {
    std::vector<Entry> list;
    CHECK(insert(list, {"b", 20}) == 0);
    CHECK(insert(list, {"a", 10}) == 1);
    CHECK(insert(list, {"c", 30}) == 0);
    CHECK(insert(list, {"d", 20}) == 1);
    CHECK(list[1].file == "d");
    CHECK(list[3].file == "a");
}
