#include "engine/worpion/book.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

#include "tests/engine/random_play.hpp"
#include "tests/engine/vectors.hpp"
#include "tests/engine/worpion/images.hpp"

using namespace engine;
using namespace engine::worpion;

namespace {

/// The bytes of the book that the bots use.
const std::string& file() {
    static const std::string bytes = [] {
        std::ifstream in(SOURCE_DIR "/assets/engine/worpion.book", std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }();
    return bytes;
}

const Book& book() {
    static const Book book = [] {
        auto read = Book::read(file());
        REQUIRE(read.ok());
        return *read;
    }();
    return book;
}

int pawns_of(const State& state) {
    return std::popcount(occupied(state.pawns()));
}

/// The value of a position from what is known of the next one.
Value earlier(Value next, bool same_side) {
    if (!same_side)
        next.ending = static_cast<Ending>(-static_cast<int>(next.ending));
    if (next.distance)
        ++*next.distance;
    return next;
}

bool is_better(const Value& a, const Value& b) {
    if (a.ending != b.ending)
        return a.ending > b.ending;
    if (a.ending == Ending::win)
        return a.distance.value_or(100) < b.distance.value_or(100);
    return a.distance.value_or(0) > b.distance.value_or(0);
}

/// The value after an action, seen from before it.
std::optional<Value> value_of(const State& state, Action action) {
    State next = state;
    next.apply(action);
    const bool same_side = next.to_act() == state.to_act();
    if (const auto outcome = next.outcome()) {
        if (!outcome->winner)
            return Value{};
        return earlier({outcome->winner == next.to_act() ? Ending::win : Ending::loss, 0},
                       same_side);
    }
    const auto found = book().probe(next);
    return found ? std::optional(earlier(*found, same_side)) : std::nullopt;
}

/// The best of what the actions lead to; empty where one of them is not stored.
std::optional<Value> best_of(const State& state) {
    std::optional<Value> best;
    for (const Action action : state.actions()) {
        const auto value = value_of(state, action);
        if (!value)
            return std::nullopt;
        if (!best || is_better(*value, *best))
            best = value;
    }
    return best;
}

/// Made-up scores of the layers from 0 pawns on.
std::vector<Scores> made_up(int layers, Random& random) {
    std::vector<Scores> all;
    for (int pawns = 0; pawns < layers; ++pawns) {
        Scores& scores = all.emplace_back(Index(pawns).slot_count());
        for (Score& score : scores) {
            // Few scores are frequent.
            const auto most = random.below(20) == 0 ? 60U : 3U;
            score = static_cast<Score>(static_cast<int>(random.below(2 * most + 1)) -
                                       static_cast<int>(most));
        }
    }
    return all;
}

void check_damaged(const std::string& bytes) {
    const auto read = Book::read(bytes);
    REQUIRE_FALSE(read.ok());
    CHECK(read.error() == Error{"worpion.book_damaged"});
}

} // namespace

TEST_CASE("worpion: the book is of a bearable size and has the turns up to 9 pawns") {
    CHECK(file().size() <= 10'000'000);
    CHECK(book().most_pawns() == 9);
}

TEST_CASE("worpion: Orange wins in 30 actions from a corner and loses in 31 from elsewhere") {
    const State start = State::start();
    CHECK(book().probe(start) == Value{Ending::win, 30});
    for (const Action action : start.actions()) {
        const bool corner = (bit(action.to) & 0x9009) != 0;
        const Value want = corner ? Value{Ending::win, 30} : Value{Ending::loss, 31};
        CHECK(value_of(start, action) == want);
    }
}

TEST_CASE("worpion: the book has the values of the vectors that it covers") {
    const auto all = vectors::of("worpion");
    int covered = 0;
    for (const auto& entry : all["values"]) {
        const std::string position = entry["position"];
        CAPTURE(position);
        const auto found = book().probe(*State::read(position));
        if (!found)
            continue;
        ++covered;
        const std::string value = entry["value"];
        CHECK(found->ending == (value == "win"   ? Ending::win
                                : value == "tie" ? Ending::draw
                                                 : Ending::loss));
        if (found->distance)
            CHECK(*found->distance == entry["distance"].get<int>());
    }
    CHECK(covered == 3);
}

TEST_CASE("worpion: a stored value is the best of those that its actions lead to") {
    Random random(5);
    int compared = 0, with_distance = 0;
    for (int game = 0; game < 300; ++game)
        for (const State& state : random_game<State>(random)) {
            const int pawns = pawns_of(state);
            if (state.outcome() || pawns > 8)
                break;
            CAPTURE(to_text(state));
            const auto found = book().probe(state);
            const auto best = best_of(state);
            REQUIRE(found);
            REQUIRE(best);
            CHECK(found->ending == best->ending);
            ++compared;
            // Nine pawns are stored without distances, so eight have nothing to compare theirs to.
            if (pawns == 8)
                continue;
            CHECK(found->distance == best->distance);
            CHECK(found->distance.has_value() == (found->ending != Ending::draw));
            ++with_distance;
        }
    CHECK(compared > 4000);
    CHECK(with_distance > 3000);
}

TEST_CASE("worpion: what no play leads to has its value as well") {
    // Both have alignments, Orange's from before.
    const State state = *State::read("GGG1/4/4/OOO1 o f");
    const auto found = book().probe(state);
    REQUIRE(found);
    CHECK(found == best_of(state));
}

TEST_CASE("worpion: the 32 images of a position have the same value") {
    Random random(6);
    for (int game = 0; game < 20; ++game)
        for (const State& state : random_game<State>(random)) {
            if (state.outcome())
                continue;
            images::each_image(state, [&](const State& image) {
                CHECK(book().probe(image) == book().probe(state));
            });
        }
    // Symmetric itself.
    const State state = *State::read("O3/1g2/2G1/3o o f");
    images::each_image(
        state, [&](const State& image) { CHECK(book().probe(image) == book().probe(state)); });
}

TEST_CASE("worpion: nothing is stored of more pawns than the book has") {
    CHECK_FALSE(book().probe(*State::read("o2g/O1o1/gGo1/1G1o g p")));
    CHECK(book().probe(*State::read("o2g/O1o1/gGo1/1G1o g f")));
    CHECK_FALSE(book().probe(*State::read("1goO/2oG/1Og1/1GGo o f")));
}

TEST_CASE("worpion: a book gives back what was written, rare or frequent") {
    Random random(7);
    const std::vector<Scores> layers = made_up(6, random);
    for (const std::size_t with_distance : {std::size_t{6}, std::size_t{3}}) {
        const auto read = Book::read(write_book(layers, with_distance));
        REQUIRE(read.ok());
        CHECK(read->most_pawns() == 5);
        for (std::size_t pawns = 0; pawns < layers.size(); ++pawns) {
            const Index index(static_cast<int>(pawns));
            for (std::uint32_t number = 0; number < index.pair_count(); ++number) {
                const Pair pair = index.pair(number);
                const State state = images::of(pair, 0);
                Value want = worpion::value_of(layers[pawns][index.slot(state)]);
                if (pawns >= with_distance)
                    want.distance.reset();
                if (read->probe(state) != want)
                    FAIL("another value of " << to_text(state));
            }
        }
    }
}

TEST_CASE("worpion: a book that is damaged anywhere, cut or of something else is refused") {
    Random random(8);
    const std::string bytes = write_book(made_up(4, random), 3);
    REQUIRE(Book::read(bytes).ok());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        check_damaged(bytes.substr(0, at));
        for (int turned = 0; turned < 8; ++turned) {
            std::string damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << turned));
            check_damaged(damaged);
        }
    }
    check_damaged(bytes + '\0');
    check_damaged(bytes + bytes);
    check_damaged("{\"game\": \"worpion\", \"values\": []}");
    // Right checksums, wrong contents: a layer too short, a score that there is not.
    check_damaged(write_book(std::vector<Scores>{Scores(200)}, 1));
    check_damaged(write_book(std::vector<Scores>{Scores{100}}, 1));
}

TEST_CASE("worpion: the book is refused when a bit of it is turned or its end is missing") {
    Random random(9);
    check_damaged(file().substr(0, file().size() - 1));
    check_damaged(file().substr(0, file().size() / 2));
    for (int i = 0; i < 5; ++i) {
        std::string damaged = file();
        char& byte = damaged[random.below(static_cast<std::uint32_t>(damaged.size()))];
        byte = static_cast<char>(byte ^ (1 << random.below(8)));
        check_damaged(damaged);
    }
}
