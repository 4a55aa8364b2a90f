#include "net/link/channel.hpp"

#include <algorithm>
#include <deque>
#include <doctest/doctest.h>
#include <functional>
#include <string>

#include "tests/support/link_keys.hpp"

// Both ends of a link, and whoever sits between them.
using namespace net;
using support::identity_of;
using support::secret_of;

namespace {

constexpr int ann = 1, bo = 2; // who listens, who calls
constexpr int ann_lot = 11, bo_lot = 12;

Channel listener(Versions versions = {}) {
    return Channel({End::listener, identity_of(ann), AnyKey{}, versions}, secret_of(ann_lot));
}
Channel caller(const ExpectedKey& expected = AnyKey{}, Versions versions = {}) {
    return Channel({End::caller, identity_of(bo), expected, versions}, secret_of(bo_lot));
}

/// A frame on its way.
struct Frame {
    End to;
    Bytes bytes;
};

/// Both ends, and what each was told besides what it had to send.
struct Line {
    Channel calls = caller(), listens = listener();
    Channel::Effects caller_told = {}, listener_told = {};
    std::vector<Frame> sent = {}; ///< as it was before anybody changed it
    /// May change the frame of a number on its way.
    std::function<void(std::size_t, Bytes&)> between = [](std::size_t, Bytes&) {};

    void greet() { deliver(End::listener, calls.begin()); }
    void say(End from, const Bytes& bytes) {
        Channel& end = from == End::caller ? calls : listens;
        deliver(other(from), {Channel::Send{end.seal(bytes)}});
    }
    [[nodiscard]] bool open() const { return calls.open() && listens.open(); }

private:
    void deliver(End to, const Channel::Effects& effects) {
        std::deque<Frame> waiting;
        take(to, effects, waiting);
        while (!waiting.empty()) {
            Frame frame = waiting.front();
            waiting.pop_front();
            sent.push_back(frame);
            between(sent.size() - 1, frame.bytes);
            Channel& end = frame.to == End::caller ? calls : listens;
            take(other(frame.to), end.on(frame.bytes), waiting);
        }
    }
    void take(End to, const Channel::Effects& effects, std::deque<Frame>& waiting) {
        for (const Channel::Effect& effect : effects)
            if (const auto* send = std::get_if<Channel::Send>(&effect))
                waiting.push_back({to, send->bytes});
            else
                (to == End::listener ? caller_told : listener_told).push_back(effect);
    }
};

Line open_line() {
    Line line;
    line.greet();
    REQUIRE(line.open());
    return line;
}

Channel::Effects ended(const char* code) {
    return {Channel::Ended{{code}}};
}

Bytes bytes_of(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    return {bytes.begin(), bytes.end()};
}

bool holds(const Bytes& bytes, std::span<const std::byte> part) {
    return std::search(bytes.begin(), bytes.end(), part.begin(), part.end()) != bytes.end();
}

/// How a link ended, if it did.
std::string how_ended(const Channel::Effects& told) {
    for (const Channel::Effect& effect : told)
        if (const auto* ended = std::get_if<Channel::Ended>(&effect))
            return ended->why.code;
    return "";
}
bool opened(const Channel::Effects& told) {
    return std::any_of(told.begin(), told.end(), [](const Channel::Effect& effect) {
        return std::holds_alternative<Channel::Opened>(effect);
    });
}

enum Number : std::size_t {
    caller_greets,
    listener_greets,
    listener_proves,
    caller_proves,
    accepts
};

} // namespace

TEST_CASE("channel: both ends open, and know who is at the other") {
    Line line = open_line();
    CHECK(line.sent.size() == 5);
    CHECK(line.caller_told == Channel::Effects{Channel::Opened{identity_of(ann).key()}});
    CHECK(line.listener_told == Channel::Effects{Channel::Opened{identity_of(bo).key()}});
    line.say(End::caller, bytes_of("there"));
    line.say(End::listener, bytes_of("and back"));
    line.say(End::listener, {});
    CHECK(line.listener_told.back() == Channel::Effect{Channel::Got{bytes_of("there")}});
    CHECK(line.caller_told.at(1) == Channel::Effect{Channel::Got{bytes_of("and back")}});
    CHECK(line.caller_told.at(2) == Channel::Effect{Channel::Got{{}}});
}

TEST_CASE("channel: after the greetings nothing can be read, and no two frames are alike") {
    Line line = open_line();
    for (int i = 0; i < 2; ++i)
        line.say(End::caller, bytes_of("a move that nobody else may see"));
    for (std::size_t i = listener_proves; i < line.sent.size(); ++i) {
        CHECK_FALSE(holds(line.sent[i].bytes, identity_of(ann).key().bytes));
        CHECK_FALSE(holds(line.sent[i].bytes, identity_of(bo).key().bytes));
        CHECK_FALSE(holds(line.sent[i].bytes, bytes_of("nobody")));
    }
    CHECK(line.sent[5].bytes != line.sent[6].bytes);
    CHECK(line.sent[5].bytes.size() == 31 + 1 + seal_size);
}

TEST_CASE("channel: the proofs sign the greetings of both ends, who signs and for whom") {
    Line line = open_line();
    const Exchange lot(secret_of(bo_lot));
    ExchangeKey theirs{};
    std::copy_n(line.sent[listener_greets].bytes.begin() + 13, theirs.size(), theirs.begin());
    const auto keys = lot.agree(theirs, true);
    REQUIRE(keys);
    Opener from_listener(keys->receive);
    const auto proof = from_listener.open(line.sent[listener_proves].bytes);
    const auto word = from_listener.open(line.sent[accepts].bytes);
    REQUIRE(proof);
    REQUIRE(word);
    REQUIRE(proof->size() == 1 + 32 + 64);
    REQUIRE(word->size() == 1 + 64);
    CHECK(proof->front() == std::byte{1});
    CHECK(word->front() == std::byte{2});

    Bytes greetings = line.sent[caller_greets].bytes;
    const Bytes& second = line.sent[listener_greets].bytes;
    greetings.insert(greetings.end(), second.begin(), second.end());
    const PublicKey listens = identity_of(ann).key(), calls = identity_of(bo).key();
    Signature first{}, last{};
    std::copy_n(proof->begin() + 33, first.size(), first.begin());
    std::copy_n(word->begin() + 1, last.size(), last.begin());
    CHECK(verify(listens, statement(Proof::listener, hash(greetings), listens, {}), first));
    CHECK(verify(listens, statement(Proof::accepted, hash(greetings), listens, calls), last));
}

TEST_CASE("channel: every flipped bit of a handshake ends it, each with its reason") {
    const std::vector<Frame> usual = open_line().sent;
    const std::vector<std::string> reasons{"link.forged", "link.not_ours", "link.version_guest",
                                           "link.version_host"};
    for (std::size_t frame = 0; frame < usual.size(); ++frame) {
        for (std::size_t bit = 0; bit < 8 * usual[frame].bytes.size(); ++bit) {
            Line line;
            line.between = [&](std::size_t number, Bytes& bytes) {
                if (number == frame)
                    bytes[bit / 8] ^= static_cast<std::byte>(1U << bit % 8);
            };
            line.greet();
            const std::string at_caller = how_ended(line.caller_told),
                              at_listener = how_ended(line.listener_told);
            const std::string& why = at_caller.empty() ? at_listener : at_caller;
            CAPTURE(frame);
            CAPTURE(bit);
            CHECK(std::find(reasons.begin(), reasons.end(), why) != reasons.end());
            CHECK_FALSE(opened(line.caller_told));
            CHECK(opened(line.listener_told) == (frame == accepts));
            if (frame >= listener_proves)
                CHECK(why == "link.forged");
        }
    }
}

TEST_CASE("channel: every flipped bit of a later frame ends the link") {
    for (const End from : {End::caller, End::listener}) {
        const std::size_t size = 4 + 1 + seal_size;
        for (std::size_t bit = 0; bit < 8 * size; ++bit) {
            Line line = open_line();
            line.between = [&](std::size_t, Bytes& bytes) {
                REQUIRE(bytes.size() == size);
                bytes[bit / 8] ^= static_cast<std::byte>(1U << bit % 8);
            };
            line.say(from, bytes_of("move"));
            const auto& told = from == End::caller ? line.listener_told : line.caller_told;
            CAPTURE(bit);
            CHECK(told.size() == 2);
            CHECK(how_ended(told) == "link.forged");
        }
    }
}

TEST_CASE("channel: frames doubled, left out, moved, cut short or sent back end the link") {
    using Frames = std::vector<Bytes>;
    const std::vector<std::function<Frames(Frames, const Bytes&)>> tricks{
        [](Frames f, const Bytes&) {
            return Frames{f[0], f[0]};
        },
        [](Frames f, const Bytes&) { return Frames{f[1]}; },
        [](Frames f, const Bytes&) {
            return Frames{f[1], f[0]};
        },
        [](Frames f, const Bytes&) {
            return Frames{{f[0].begin(), f[0].end() - 1}};
        },
        [](Frames f, const Bytes&) {
            return Frames{{f[0].begin(), f[0].begin() + 5}};
        },
        [](Frames, const Bytes&) { return Frames{{}}; },
        [](Frames f, const Bytes&) {
            f[0].push_back({});
            return Frames{f[0]};
        },
        [](Frames, const Bytes& back) { return Frames{back}; },
    };
    for (const auto& trick : tricks) {
        Line line = open_line();
        const Frames frames{line.calls.seal(bytes_of("one")), line.calls.seal(bytes_of("two"))};
        const Bytes own = line.listens.seal(bytes_of("own"));
        Channel::Effects told;
        for (const Bytes& frame : trick(frames, own))
            for (const Channel::Effect& effect : line.listens.on(frame))
                told.push_back(effect);
        CHECK(how_ended(told) == "link.forged");
        CHECK_FALSE(line.listens.open());
        CHECK(line.listens.on(frames[0]).empty()); // it hears nothing more
    }
}

TEST_CASE("channel: one that hears itself does not take itself for another") {
    Channel calls = caller();
    const Bytes greeting = std::get<Channel::Send>(calls.begin().at(0)).bytes;
    CHECK(calls.on(greeting) == ended("link.not_ours"));

    Channel again = caller();
    Bytes turned = greeting;
    turned[8] = std::byte{2}; // as if a listener had said it
    CHECK(again.on(turned).empty());
    CHECK(again.on(greeting) == ended("link.forged"));
}

TEST_CASE("channel: whoever listens with another key is told nothing of the caller") {
    const PublicKey expected = identity_of(ann).key();
    for (const ExpectedKey& known : {ExpectedKey(expected), ExpectedKey(fingerprint(expected))}) {
        Line line;
        line.calls = caller(known);
        line.listens = Channel({End::listener, identity_of(66)}, secret_of(67));
        line.greet();
        CHECK(line.caller_told == ended("link.wrong_key"));
        CHECK(line.listener_told == ended("link.turned_away"));
        CHECK(line.calls.other_key() == identity_of(66).key());
        CHECK_FALSE(line.listens.other_key());
        CHECK(line.sent.back().bytes.size() == seal_header_size + 1 + seal_size);
    }
}

TEST_CASE("channel: the expected key opens, by its whole or by its fingerprint") {
    const PublicKey expected = identity_of(ann).key();
    for (const ExpectedKey& known : {ExpectedKey(expected), ExpectedKey(fingerprint(expected))}) {
        Line line;
        line.calls = caller(known);
        line.greet();
        CHECK(line.open());
    }
}

TEST_CASE("channel: a proof that is passed on by somebody in between proves nothing") {
    Channel calls = caller(identity_of(ann).key()), listens = listener();
    const Exchange to_caller(secret_of(66)), to_listener(secret_of(67));
    const auto greeting = [](End end, const Exchange& exchange) {
        return to_bytes({end, {}, 0, exchange.key()});
    };
    const auto key_in = [](const Channel::Effect& effect) {
        ExchangeKey key{};
        std::copy_n(std::get<Channel::Send>(effect).bytes.begin() + 13, key.size(), key.begin());
        return key;
    };
    const auto hers = to_caller.agree(key_in(calls.begin().at(0)), false);
    const Channel::Effects said = listens.on(greeting(End::caller, to_listener));
    const auto his = to_listener.agree(key_in(said.at(0)), true);
    REQUIRE(hers);
    REQUIRE(his);
    const auto proof = Opener(his->receive).open(std::get<Channel::Send>(said.at(1)).bytes);
    REQUIRE(proof);
    CHECK(calls.on(greeting(End::listener, to_caller)).empty());
    CHECK(calls.on(Sealer(hers->send).seal(*proof)) == ended("link.forged"));
}

TEST_CASE("channel: a key that agrees with nothing ends the link") {
    Channel listens = listener();
    const Channel::Effects told = listens.on(to_bytes({End::caller, {}, 0, ExchangeKey{}}));
    CHECK(how_ended(told) == "link.forged");
}

TEST_CASE("channel: both ends hear which side must update") {
    const auto meet = [](Versions calls, Versions listens) {
        Line line;
        line.calls = caller(AnyKey{}, calls);
        line.listens = listener(listens);
        line.greet();
        CHECK(line.caller_told == line.listener_told);
        return how_ended(line.caller_told);
    };
    CHECK(meet({1, 2}, {3, 4}) == "link.version_guest");
    CHECK(meet({5, 6}, {3, 4}) == "link.version_host");
    Line line;
    line.calls = caller(AnyKey{}, {1, 3});
    line.listens = listener({3, 7});
    line.greet();
    CHECK(line.open());
}

TEST_CASE("channel: a goodbye is heard, and ends the link") {
    Line line = open_line();
    const Bytes goodbye = line.calls.goodbye();
    CHECK(line.listens.on(goodbye) == ended("link.closed"));
    CHECK_FALSE(line.calls.open());
}
