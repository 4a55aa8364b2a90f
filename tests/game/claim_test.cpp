#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "game/profile/claim.hpp"
#include "game/profile/moving.hpp"
#include "tests/support/folder.hpp"

using namespace game;
namespace fs = std::filesystem;

namespace {

struct Fixture {
    support::TemporaryFolder folder;
    Places places{folder.path / "settings.json", folder.path / "games", folder.path, "/data"};

    static void put(const fs::path& file, const std::string& text) {
        fs::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }
};

} // namespace

TEST_CASE_FIXTURE(Fixture, "claim: the second to ask for a folder is told that it is taken") {
    const Claim first(places);
    CHECK(first.lock.ours());
    CHECK_FALSE(first.lock.taken());
    const Claim second(places);
    CHECK(second.lock.taken());
    CHECK_FALSE(second.lock.ours());
}

TEST_CASE_FIXTURE(Fixture, "claim: a folder is free again once its program let go of it") {
    { const Claim first(places); }
    CHECK(Claim(places).lock.ours());
    Claim first(places);
    Claim moved = std::move(first);
    CHECK(Claim(places).lock.taken());
    moved = Claim({"/x/settings.json", folder.path / "other/games", "/x", "/data"});
    CHECK(Claim(places).lock.ours());
}

TEST_CASE_FIXTURE(Fixture, "claim: what cannot be locked is shared") {
    Fixture::put(folder.path / "file", "no folder");
    const Places inside{"/x/settings.json", folder.path / "file/games", "/x", "/data"};
    const Claim claim(inside);
    CHECK_FALSE(claim.lock.taken());
    CHECK_FALSE(claim.lock.ours());
}

TEST_CASE_FIXTURE(Fixture, "claim: a separate profile has everything of its own") {
    const Claim usual(places);
    const auto second = separate_profile(places);
    REQUIRE(second);
    CHECK(second->number == 2);
    CHECK(second->lock.ours());
    const fs::path all = folder.path / "profile-2";
    CHECK(second->places == Places{all / "settings.json", all / "games", all, "/data",
                                   all / "holdings.json", all / "identity.key",
                                   all / "known-hosts"});
    const auto third = separate_profile(places);
    REQUIRE(third);
    CHECK(third->number == 3);
}

TEST_CASE_FIXTURE(Fixture, "claim: deleting takes separate profiles too, but none in use") {
    {
        const auto second = separate_profile(places), third = separate_profile(places);
        for (const auto& profile : {&second, &third}) {
            Fixture::put((*profile)->places.settings, "{}");
            Fixture::put((*profile)->places.games / "a.rvr", "?");
            Fixture::put(drafts_folder((*profile)->places) / "b.rvr", "?");
        }
        Fixture::put(third->places.state / "picture-1.png", "mine");
    }
    const auto playing = separate_profile(places);
    REQUIRE(playing->number == 2);
    Fixture::put(folder.path / "picture-1.png", "mine");
    const fs::path used = folder.path / "profile-2", third = folder.path / "profile-3";
    CHECK(delete_data(places).error() == engine::Error{"file.undeletable", {used.string()}});
    CHECK(fs::exists(used / "settings.json"));
    CHECK(fs::exists(used / "games" / "a.rvr"));
    CHECK(fs::exists(third / "picture-1.png"));
    CHECK(std::distance(fs::directory_iterator(third), fs::directory_iterator()) == 1);
    CHECK(fs::exists(folder.path / "picture-1.png"));
}

TEST_CASE_FIXTURE(Fixture, "claim: deleting leaves nothing of a profile that had nothing else") {
    {
        const auto second = separate_profile(places);
        Fixture::put(second->places.games / "a.rvr", "?");
    }
    CHECK(delete_data(places).ok());
    CHECK_FALSE(fs::exists(folder.path / "profile-2"));
    CHECK_FALSE(fs::exists(folder.path / "profile-3"));
}

TEST_CASE_FIXTURE(Fixture, "claim: what a killed program left is removed, and nothing else") {
    const fs::path drafts = drafts_folder(places);
    for (const fs::path& file : {folder.path / "settings.json.tmp77", places.games / "a.rvr.tmp123",
                                 drafts / "b.rvr.tmp5", folder.path / "picture-1.png.part.png"})
        Fixture::put(file, "half");
    Fixture::put(places.games / "empty.rvr", "");
    const auto kept = {folder.path / "settings.json",
                       folder.path / "settings.json.bad",
                       places.games / "a.rvr",
                       places.games / "a.rvr.tmp",
                       drafts / "b.rvr",
                       folder.path / "picture-1.png"};
    for (const fs::path& file : kept)
        Fixture::put(file, "whole");
    remove_leftovers(places);
    for (const fs::path& file : kept)
        CHECK(fs::exists(file));
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder.path))
        files += entry.is_regular_file() ? 1 : 0;
    CHECK(files == kept.size());
}
