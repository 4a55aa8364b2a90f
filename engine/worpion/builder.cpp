#include "engine/worpion/builder.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/worpion/index.hpp"
#include "engine/worpion/symmetry.hpp"

namespace engine::worpion {

namespace {

/// The scores of all positions with so many pawns in which the same thing is due.
struct Layer {
    Index index;
    Scores scores;

    explicit Layer(int pawns) : index(pawns), scores(index.slot_count()) {}

    /// Of all faces of a pair.
    [[nodiscard]] Score* of(std::uint32_t number) { return scores.data() + number * faces(); }
    [[nodiscard]] const Score* of(std::uint32_t number) const {
        return scores.data() + number * faces();
    }
    [[nodiscard]] std::size_t faces() const { return index.slot_count() / index.pair_count(); }
};

/// Calls `work(first, last)` for parts of 0 to `count`, by so many threads.
template <class Work>
void in_parallel(std::uint32_t count, unsigned threads, const Work& work) {
    constexpr std::uint32_t part = 64;
    std::atomic<std::uint32_t> next = 0;
    const auto run = [&] {
        for (std::uint32_t first = 0; (first = next.fetch_add(part)) < count;)
            work(first, std::min(first + part, count));
    };
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < threads; ++i)
        helpers.emplace_back(run);
    run();
}

/// Where the faces of a pair are found among those of the pair that an action and then a symmetry
/// lead to: each bit changes bits of its own, so two small tables hold the whole map.
class FaceMap {
public:
    /// The pawns of `before` have stayed, but that on `from` is on `to` now; there are none on
    /// these where a pawn was placed on `to`. `after` has been brought about by the symmetry.
    FaceMap(Pair before, Pair after, int symmetry, int from, int to)
        : after_(after), symmetry_(symmetry), to_(to) {
        for (Squares set : {before.own, before.opponent}) {
            // The first pawn has no bit.
            for (set &= static_cast<Squares>(set - 1); set != 0;
                 set &= static_cast<Squares>(set - 1)) {
                const int square = std::countr_zero(set);
                add(image(square == from ? to : square));
            }
        }
    }

    /// Merges what `found` has for all faces into `best`, with the pawn on `to` turned over or not.
    template <class Merge>
    void merge(const Score* found, bool turned, Score* best, Merge merged) const {
        const Faces start = turned ? image(to_) : 0;
        const std::size_t low_count = std::size_t{1} << std::min(size_, half);
        const std::size_t high_count = std::size_t{1} << std::max(size_ - half, 0);
        for (std::size_t high = 0; high < high_count; ++high) {
            const Faces base = start ^ high_[high];
            for (std::size_t low = 0; low < low_count; ++low, ++best)
                *best = merged(*best, found[base ^ low_[low]]);
        }
    }

private:
    static constexpr int half = 7;
    using Half = std::array<std::uint16_t, 1 << half>;

    [[nodiscard]] Faces image(int square) const {
        return face_bits(after_, std::countr_zero(transformed(bit(square), symmetry_)));
    }
    void add(Faces bits) {
        Half& table = size_ < half ? low_ : high_;
        const std::size_t filled = std::size_t{1} << (size_++ % half);
        for (std::size_t i = 0; i < filled; ++i)
            table[filled + i] = static_cast<std::uint16_t>(table[i] ^ bits);
    }

    Pair after_;
    int symmetry_, to_;
    int size_ = 0;
    Half low_{}, high_{};
};

/// What holds of a set of pawns, for all that they can show; by their bits of `Faces`.
template <class Property>
std::vector<bool> for_all_faces(Squares set, const Property& property) {
    std::vector<bool> found(std::size_t{1} << std::max(std::popcount(set) - 1, 0));
    for (std::size_t faces = 0; faces < found.size(); ++faces) {
        const Pawns verso = verso_of({set, 0}, static_cast<Faces>(faces));
        found[faces] = property((set & ~verso) | verso << lane(Side::first, Face::verso));
    }
    return found;
}

bool is_aligned(Pawns pawns) {
    return has_alignment(pawns, Side::first);
}

/// Whether one pawn is in all alignments, so that its placement can have made them.
bool is_one_placement(Pawns pawns) {
    bool found = !is_aligned(pawns);
    for (Pawns left = pawns; left != 0 && !found; left &= left - 1)
        found = !is_aligned(pawns & ~(left & (~left + 1)));
    return found;
}

template <class Visit>
void each_square(Squares set, const Visit& visit) {
    for (; set != 0; set &= static_cast<Squares>(set - 1))
        visit(std::countr_zero(set));
}

Squares free_squares(Pair pair) {
    return static_cast<Squares>(~(pair.own | pair.opponent));
}

/// Solves the positions in which a placement is due for one pair.
void solve_placements(Layer& layer, const Layer& next, std::uint32_t number) {
    const Pair pair = layer.index.pair(number);
    const Squares free = free_squares(pair);
    Score* const best = layer.of(number);
    // The least score of the opponent; a full board without an alignment is a draw.
    std::fill_n(best, layer.faces(), free == 0 ? Score{0} : fastest);
    each_square(free, [&](int to) {
        const Pair after{pair.opponent, static_cast<Squares>(pair.own | bit(to))};
        const Index::Place place = next.index.find(after);
        const FaceMap map(pair, next.index.pair(place.number), place.symmetry, to, to);
        for (const bool turned : {false, true})
            map.merge(next.of(place.number), turned, best,
                      [](Score a, Score b) { return std::min(a, b); });
    });
    const std::vector<bool> aligned = for_all_faces(pair.opponent, is_aligned);
    const int shift = opponent_faces_at(pair);
    for (std::size_t faces = 0; faces < layer.faces(); ++faces)
        best[faces] =
            aligned[faces >> shift] ? lost_now : one_earlier(static_cast<Score>(-best[faces]));
}

/// Solves the positions in which a turn begins for one pair, from those in which a placement is
/// due with as many pawns.
void solve_flips(Layer& layer, const Layer& placements, std::uint32_t number) {
    const Pair pair = layer.index.pair(number);
    const Squares free = free_squares(pair);
    Score* const best = layer.of(number);
    if ((neighbours(pair.opponent) & free) == 0) {
        std::copy_n(placements.of(number), layer.faces(), best);
        return;
    }
    std::fill_n(best, layer.faces(), lost_now);
    each_square(pair.opponent, [&](int from) {
        each_square(static_cast<Squares>(neighbours(bit(from)) & free), [&](int to) {
            const auto moved = static_cast<Squares>(pair.opponent ^ bit(from) ^ bit(to));
            const Index::Place place = layer.index.find({pair.own, moved});
            const FaceMap map(pair, layer.index.pair(place.number), place.symmetry, from, to);
            map.merge(placements.of(place.number), true, best,
                      [](Score a, Score b) { return std::max(a, b); });
        });
    });
    // A flip that leaves an alignment has led to a lost game: where there was none before it is a
    // legal gift, where there was one it is no answer.
    const std::vector<bool> aligned = for_all_faces(pair.opponent, is_aligned);
    const int shift = opponent_faces_at(pair);
    for (std::size_t faces = 0; faces < layer.faces(); ++faces)
        if (best[faces] != lost_now || !aligned[faces >> shift])
            best[faces] = one_earlier(best[faces]);
}

/// Whether no symmetry of the pair leads to lesser faces.
bool is_first(Pair pair, Faces faces) {
    for (int symmetry = 1; symmetry < symmetry_count; ++symmetry)
        if (transformed(pair, symmetry) == pair &&
            faces_of(pair, transformed(verso_of(pair, faces), symmetry)) < faces)
            return false;
    return true;
}

void count_pair(const Layer& layer, std::uint32_t number, Census& census) {
    const Pair pair = layer.index.pair(number);
    bool symmetric = false;
    for (int symmetry = 1; symmetry < symmetry_count; ++symmetry)
        symmetric = symmetric || transformed(pair, symmetry) == pair;
    const std::vector<bool> own_aligned = for_all_faces(pair.own, is_aligned);
    const std::vector<bool> opponent_possible = for_all_faces(pair.opponent, is_one_placement);
    const int shift = opponent_faces_at(pair);
    const Score* const scores = layer.of(number);
    for (std::size_t faces = 0; faces < layer.faces(); ++faces) {
        if (own_aligned[faces & (own_aligned.size() - 1)] || !opponent_possible[faces >> shift])
            continue;
        if (symmetric && !is_first(pair, static_cast<Faces>(faces)))
            continue;
        census.wins += scores[faces] > 0;
        census.draws += scores[faces] == 0;
        census.losses += scores[faces] < 0;
    }
}

Census count_layer(const Layer& layer, int pawns, unsigned threads) {
    Census total{pawns};
    std::mutex adding;
    in_parallel(layer.index.pair_count(), threads, [&](std::uint32_t first, std::uint32_t last) {
        Census part;
        for (std::uint32_t number = first; number < last; ++number)
            count_pair(layer, number, part);
        const std::scoped_lock lock(adding);
        total.wins += part.wins;
        total.draws += part.draws;
        total.losses += part.losses;
    });
    return total;
}

/// The layer of turns with so many pawns, from the one with a pawn more.
Layer solve_layer(int pawns, const Layer& next, unsigned threads) {
    Layer placements(pawns);
    in_parallel(placements.index.pair_count(), threads,
                [&](std::uint32_t first, std::uint32_t last) {
                    for (std::uint32_t number = first; number < last; ++number)
                        solve_placements(placements, next, number);
                });
    Layer turns(pawns);
    in_parallel(turns.index.pair_count(), threads, [&](std::uint32_t first, std::uint32_t last) {
        for (std::uint32_t number = first; number < last; ++number)
            solve_flips(turns, placements, number);
    });
    return turns;
}

} // namespace

std::vector<Scores> solve_layers(int kept, unsigned threads,
                                 const std::function<void(const Census&)>& told) {
    std::vector<Scores> layers(static_cast<std::size_t>(kept) + 1);
    Layer layer(0); // nothing is placed on the full board, so this one is not read
    for (int pawns = square_count; pawns >= 0; --pawns) {
        layer = solve_layer(pawns, layer, threads);
        told(count_layer(layer, pawns, threads));
        if (pawns <= kept)
            layers[static_cast<std::size_t>(pawns)] = layer.scores;
    }
    return layers;
}

} // namespace engine::worpion
