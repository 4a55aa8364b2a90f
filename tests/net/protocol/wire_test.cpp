#include "net/protocol/wire.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <initializer_list>
#include <limits>
#include <random>
#include <utility>

#include "net/protocol/document.hpp"

using namespace net;

namespace {

constexpr std::uint64_t huge = std::numeric_limits<std::uint64_t>::max();

/// Visits each field of a message and puts the least, or the most, that its limit allows.
struct Extreme {
    bool most;

    void operator()(const char*, std::uint64_t& value, within limit) {
        value = most ? limit.high : limit.low;
    }
    void operator()(const char*, std::uint64_t& value, any_number) { value = most ? huge : 0; }
    void operator()(const char*, bool& value, flag) { value = most; }
    void operator()(const char*, std::string& value, text limit) {
        value.clear();
        for (std::size_t i = 0; i < (most ? limit.most : limit.least); ++i)
            value += most ? "\xf0\x9f\x98\x80" : "a";
    }
    void operator()(const char* name, Texts& value, const list<text>& limit) {
        value.assign(most ? limit.most : 0, "");
        for (std::string& each : value)
            (*this)(name, each, limit.each);
    }
};

/// Values just beyond the limits of a field.
struct Beyond {
    std::string message;
    Document good;
    std::vector<std::pair<std::string, Document>> bad; ///< by field

    void add(const char* name, Value value) {
        Document document = good;
        document[name] = std::move(value);
        bad.emplace_back(name, std::move(document));
    }
    void strangers(const char* name) {
        add(name, Foreign{});
        Document missing = good;
        missing.erase(name);
        bad.emplace_back(name, std::move(missing));
    }
    void operator()(const char* name, std::uint64_t&, within limit) {
        if (limit.low > 0)
            add(name, limit.low - 1);
        add(name, limit.high + 1);
        add(name, huge);
        add(name, true);
        add(name, std::string("1"));
        strangers(name);
    }
    void operator()(const char* name, std::uint64_t&, any_number) {
        add(name, false);
        strangers(name);
    }
    void operator()(const char* name, bool&, flag) {
        add(name, std::uint64_t{1});
        strangers(name);
    }
    void operator()(const char* name, std::string&, text limit) {
        if (limit.least > 0)
            add(name, std::string(limit.least - 1, 'a'));
        add(name, std::string(limit.most + 1, 'a'));
        add(name, std::string("a\nb"));
        add(name, std::string("\xff"));
        add(name, Texts{"a"});
        strangers(name);
    }
    void operator()(const char* name, Texts&, const list<text>& limit) {
        add(name, Texts(limit.most + 1, "a"));
        add(name, Texts{std::string(limit.each.most + 1, 'a')});
        add(name, Texts{"\x01"});
        add(name, std::string("a"));
        strangers(name);
    }
};

engine::Result<ToServer> decode(const Bytes& bytes, const ToServer&) {
    return decode_to_server(bytes);
}
engine::Result<ToClient> decode(const Bytes& bytes, const ToClient&) {
    return decode_to_client(bytes);
}

template <class Message, std::size_t I = 0>
void each_message(auto&& use) {
    if constexpr (I < std::variant_size_v<Message>) {
        use(std::variant_alternative_t<I, Message>{}, Message{});
        each_message<Message, I + 1>(use);
    }
}

/// Every message of both directions, with its fields at the least and at the most.
std::pair<std::vector<ToServer>, std::vector<ToClient>> extremes() {
    std::pair<std::vector<ToServer>, std::vector<ToClient>> all;
    for (const bool most : {false, true}) {
        Extreme extreme{most};
        const auto into = [&](auto& list) {
            return [&](auto one, const auto&) {
                one.fields(one, extreme);
                list.emplace_back(one);
            };
        };
        each_message<ToServer>(into(all.first));
        each_message<ToClient>(into(all.second));
    }
    return all;
}

template <class Message>
void check_beyond() {
    each_message<Message>([](auto one, const Message& any) {
        Extreme extreme{true};
        one.fields(one, extreme);
        Beyond beyond{one.tag, *read_document(encode(Message(one))), {}};
        one.fields(one, beyond);
        for (const auto& each : beyond.bad) {
            const std::string& field = each.first;
            const auto read = decode(write_document(each.second), any);
            CAPTURE(beyond.message);
            CAPTURE(field);
            REQUIRE_FALSE(read);
            CHECK(read.error() == engine::Error{"wire.field", {one.tag, field}});
        }
        Document more = beyond.good;
        more["more"] = true;
        CHECK(decode(write_document(more), any).error() ==
              engine::Error{"wire.extra_field", {one.tag, "more"}});
    });
}

Bytes bytes_of(std::initializer_list<int> values) {
    Bytes bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

void check_both(const Bytes& bytes, const char* code) {
    CAPTURE(code);
    REQUIRE_FALSE(decode_to_server(bytes));
    CHECK(decode_to_server(bytes).error().code == code);
    REQUIRE_FALSE(decode_to_client(bytes));
    CHECK(decode_to_client(bytes).error().code == code);
}

} // namespace

TEST_CASE("wire: every message comes back as it was, at both ends of its limits") {
    const auto [to_server, to_client] = extremes();
    for (const ToServer& message : to_server) {
        const Bytes bytes = encode(message);
        CHECK(bytes.size() <= largest_message);
        REQUIRE(decode_to_server(bytes));
        CHECK(*decode_to_server(bytes) == message);
    }
    for (const ToClient& message : to_client) {
        const Bytes bytes = encode(message);
        CHECK(bytes.size() <= largest_message);
        REQUIRE(decode_to_client(bytes));
        CHECK(*decode_to_client(bytes) == message);
    }
}

TEST_CASE("wire: a field beyond its limits, of another type or missing is named") {
    check_beyond<ToServer>();
    check_beyond<ToClient>();
}

TEST_CASE("wire: the bytes of a message are those of the protocol") {
    CHECK(encode(ToServer(to_server::Say{7})) ==
          bytes_of(
              {0xa2, 0x62, 'i', 's', 0x63, 's', 'a', 'y', 0x66, 'p', 'h', 'r', 'a', 's', 'e', 7}));
}

TEST_CASE("wire: a message of the other direction is unknown") {
    const auto read = decode_to_server(encode(ToClient(to_client::Pong{})));
    CHECK(read.error() == engine::Error{"wire.unknown_message", {"pong"}});
    check_both(write_document({{"is", std::string("x\n\xff")}}), "wire.unknown_message");
    check_both(write_document({{"is", std::uint64_t{1}}}), "wire.unknown_message");
    check_both(write_document({}), "wire.unknown_message");
}

TEST_CASE("wire: numbers that only look right are refused") {
    const auto say = [](std::initializer_list<int> number) {
        Bytes bytes = bytes_of(
            {0xa2, 0x62, 'i', 's', 0x63, 's', 'a', 'y', 0x66, 'p', 'h', 'r', 'a', 's', 'e'});
        for (const std::byte byte : bytes_of(number))
            bytes.push_back(byte);
        return bytes;
    };
    CHECK(decode_to_server(say({1})));
    CHECK_FALSE(decode_to_server(say({0x20})));                         // -1
    CHECK_FALSE(decode_to_server(say({0xf9, 0x3c, 0x00})));             // 1.0
    CHECK_FALSE(decode_to_server(say({0xfa, 0x3f, 0x80, 0x00, 0x00}))); // 1.0
    CHECK_FALSE(decode_to_server(say({0xf5})));                         // true
    CHECK_FALSE(decode_to_server(say({0xf6})));                         // null
    CHECK_FALSE(decode_to_server(say({0x41, 0x01})));                   // one byte
    CHECK_FALSE(decode_to_server(say({0xc1, 0x01})));                   // tagged
    CHECK_FALSE(decode_to_server(say({1, 1})));                         // more after the end
    CHECK_FALSE(decode_to_server(say({})));
}

TEST_CASE("wire: what is no flat map is refused with its reason") {
    check_both({}, "wire.not_cbor");
    check_both(bytes_of({0xff}), "wire.not_cbor");
    check_both(bytes_of({0x01}), "wire.not_a_map");
    check_both(bytes_of({0x80}), "wire.not_a_map");
    check_both(bytes_of({0xa1, 0x61, 'a', 0xa0}), "wire.shape");            // a map in a map
    check_both(bytes_of({0xa1, 0x61, 'a', 0x81, 0x80}), "wire.shape");      // a list in a list
    check_both(bytes_of({0xa1, 0x61, 'a', 0x81, 0x01}), "wire.shape");      // a list of numbers
    check_both(bytes_of({0xa2, 0x61, 'a', 1, 0x61, 'a', 1}), "wire.shape"); // a field twice
    check_both(bytes_of({0xa1, 0x61, 'a', 0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}),
               "wire.not_cbor"); // a list that announces 2^64 - 1 items
}

TEST_CASE("wire: bombs of 4 KiB neither crash nor pass") {
    for (const std::initializer_list<int> unit : {std::initializer_list<int>{0x81},
                                                  {0x9f},
                                                  {0xbf, 0x60},
                                                  {0xa1, 0x60},
                                                  {0x7f},
                                                  {0x5f},
                                                  {0x7f, 0x60},
                                                  {0x5f, 0x40},
                                                  {0xc1},
                                                  {0xd8, 0x18},
                                                  {0xbf, 0x7f}}) {
        for (const bool in_map : {false, true}) {
            Bytes bytes = in_map ? bytes_of({0xa1, 0x61, 'a'}) : Bytes{};
            const Bytes part = bytes_of(unit);
            while (bytes.size() + part.size() <= largest_message)
                bytes.insert(bytes.end(), part.begin(), part.end());
            CHECK_FALSE(decode_to_server(bytes));
            CHECK_FALSE(decode_to_client(bytes));
        }
    }
    check_both(Bytes(largest_message + 1, std::byte{0x81}), "wire.too_large");
}

TEST_CASE("wire: 200,000 byte strings, random and mutated, pass through both decoders") {
    std::mt19937_64 random(20261130);
    std::vector<Bytes> seeds;
    const auto [to_server, to_client] = extremes();
    for (const ToServer& message : to_server)
        seeds.push_back(encode(message));
    for (const ToClient& message : to_client)
        seeds.push_back(encode(message));

    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    std::size_t read = 0;
    for (int i = 0; i < 200'000; ++i) {
        Bytes bytes;
        if (i % 2 == 0) {
            bytes.resize(below(64));
            for (std::byte& byte : bytes)
                byte = static_cast<std::byte>(random());
        } else {
            bytes = seeds[below(seeds.size())];
            for (std::size_t k = 1 + below(3); k > 0 && !bytes.empty(); --k)
                bytes[below(bytes.size())] = static_cast<std::byte>(random());
            bytes.resize(bytes.size() - (below(4) == 0 ? below(bytes.size()) : 0));
        }
        // What a decoder accepts keeps every limit, so it can be written again and read the same.
        if (const auto message = decode_to_server(bytes)) {
            ++read;
            REQUIRE(*decode_to_server(encode(*message)) == *message);
        }
        if (const auto message = decode_to_client(bytes)) {
            ++read;
            REQUIRE(*decode_to_client(encode(*message)) == *message);
        }
    }
    CHECK(read > 500); // mutations that hit a value, not the form
}

TEST_CASE("wire: a message is described in one line") {
    CHECK(describe(ToClient(to_client::Acted{1, 3, "b2r", 255, 1'500, 0, true})) ==
          "acted round=1 ply=3 action=b2r key=ff first_left=1500 second_left=0 automatic=yes");
    CHECK(describe(ToClient(to_client::Refused{"room.full", {"a b", "c"}})) ==
          "refused code=room.full arguments=[\"a b\" c]");
    CHECK(describe(ToClient(to_client::Left{1, true})) == "left seat=1 lost=yes");
    CHECK(describe(ToServer(to_server::Ping{})) == "ping");
}
