#include "net/link/invite.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "engine/base/random.hpp"
#include "net/link/hex.hpp"

using namespace net;

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
Fingerprint sample() {
    Fingerprint print;
    (void)read_hex("0123456789abcdef00ff", print.bytes);
    return print;
}
const Fingerprint host = sample();

const Invite inside_only{{{192, 168, 1, 20}, 47474}, std::nullopt, host};
const Invite whole{{{192, 168, 1, 20}, 47474}, Endpoint{{203, 0, 113, 7}, 50001}, host};

std::string code_of(const engine::Result<Invite>& read) {
    return read ? "read" : read.error().code;
}

} // namespace

TEST_CASE("invite: a code is pinned digit by digit, so that two releases agree") {
    CHECK(to_code(inside_only) == "1R2M-0255-SE80-J6HB-7H6N-WVVR-0ZW3");
    CHECK(to_code(whole) == "1R2M-0255-SEB5-G0W8-7RD8-G28T-5CY4-TQKF-F03Z-GY");
}

TEST_CASE("invite: what is written is read again") {
    CHECK(read_invite(to_code(inside_only)) == engine::Result<Invite>(inside_only));
    CHECK(read_invite(to_code(whole)) == engine::Result<Invite>(whole));
    engine::Random random(7);
    const auto byte = [&] { return static_cast<std::uint8_t>(random.below(256)); };
    const auto endpoint = [&] {
        const Ipv4 ip{static_cast<std::uint8_t>(1 + random.below(223)), byte(), byte(), byte()};
        return Endpoint{ip, static_cast<std::uint16_t>(1 + random.below(65535))};
    };
    for (int i = 0; i < 1000; ++i) {
        Invite invite{endpoint(), std::nullopt, {}};
        if (i % 2 == 0)
            invite.outside = endpoint();
        for (std::byte& each : invite.host.bytes)
            each = std::byte{byte()};
        const std::string code = to_code(invite);
        CHECK(std::count_if(code.begin(), code.end(), [](char c) { return c != '-'; }) ==
              (invite.outside ? long_code : short_code));
        CHECK(read_invite(code) == engine::Result<Invite>(invite));
    }
}

TEST_CASE("invite: case, spaces, dashes and look-alikes are forgiven") {
    for (const Invite& invite : {inside_only, whole}) {
        const std::string code = to_code(invite);
        std::string small, bare, spaced, alike, longer;
        for (const char c : code) {
            small += c >= 'A' ? static_cast<char>(c - 'A' + 'a') : c;
            bare += c == '-' ? "" : std::string(1, c);
            spaced += c == '-' ? std::string("  ") : std::string(1, c) + "\t";
            alike += c == '0' ? 'o' : c == '1' ? (alike.size() % 2 == 0 ? 'I' : 'l') : c;
            longer += c == '-' ? std::string("\u2013\u00A0") : std::string(1, c);
        }
        for (const std::string& written : {small, bare, spaced, alike, longer, " " + code + "\n"})
            CHECK(read_invite(written) == engine::Result<Invite>(invite));
    }
}

TEST_CASE("invite: every wrong digit is told as a typing fault") {
    for (const Invite& invite : {inside_only, whole}) {
        const std::string code = to_code(invite);
        for (std::size_t i = 0; i < code.size(); ++i) {
            if (code[i] == '-')
                continue;
            for (const char wrong : alphabet) {
                if (wrong == code[i])
                    continue;
                std::string typed = code;
                typed[i] = wrong;
                CHECK(code_of(read_invite(typed)) == "invite.typing");
            }
        }
    }
}

TEST_CASE("invite: every two neighbours that changed places are told as a typing fault") {
    for (const Invite& invite : {inside_only, whole}) {
        std::string code = to_code(invite);
        code.erase(std::remove(code.begin(), code.end(), '-'), code.end());
        for (std::size_t i = 1; i < code.size(); ++i) {
            std::string typed = code;
            std::swap(typed[i - 1], typed[i]);
            CHECK(code_of(read_invite(typed)) ==
                  (typed == code ? std::string("read") : std::string("invite.typing")));
        }
    }
}

TEST_CASE("invite: letters that no code has are a typing fault, a part of one says its length") {
    const std::string code = to_code(inside_only);
    for (const char* wrong : {"U", "u", "?", "\u00E9", "\xff"})
        CHECK(code_of(read_invite(wrong + code.substr(1))) == "invite.typing");
    CHECK(read_invite(code.substr(0, 9)) == engine::Result<Invite>({"invite.length", {"8"}}));
    CHECK(read_invite(code + "7") == engine::Result<Invite>({"invite.length", {"29"}}));
    CHECK(read_invite("- -") == engine::Result<Invite>({"invite.length", {"0"}}));
}

TEST_CASE("invite: a code of another version says that a newer program made it") {
    // A whole code of any length whose first digit is not 1; one of its last digits checks it.
    const auto says = [](const std::string& digits, const std::string& wanted) {
        int found = 0;
        for (const char check : alphabet)
            found += code_of(read_invite(digits + check)) == wanted ? 1 : 0;
        return found;
    };
    CHECK(says("2ABCDEFGH", "invite.newer") == 1);
    CHECK(says("2ABCDEFGH", "invite.typing") == 31);
    CHECK(says(std::string(37, 'Z'), "invite.newer") == 1);
}

TEST_CASE("invite: an endpoint that nobody can be called at is refused") {
    // 0.0.0.0:0 and a broadcast, in a code that is whole otherwise
    const auto ends_well = [](const std::string& digits) {
        return std::any_of(alphabet.begin(), alphabet.end(),
                           [&](char check) { return read_invite(digits + check).ok(); });
    };
    CHECK_FALSE(ends_well("1" + std::string(26, '0')));
    CHECK_FALSE(ends_well("1ZZZZZZZ" + std::string(18, '1') + "0"));
    CHECK(ends_well("11" + std::string(24, '4') + "0"));
}
