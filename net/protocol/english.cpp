#include "net/protocol/english.hpp"

#include <algorithm>
#include <array>

namespace net {

namespace {

using engine::Sentence;

constexpr std::array sentences{
    Sentence{"address.empty", "no address: give HOST or HOST:PORT"},
    Sentence{"address.host", "\"{0}\" is no host: give a name or an IPv4 address"},
    Sentence{"address.port", "\"{0}\" is no port: give a number from 1 to 65535"},
    Sentence{"identity.damaged",
             "{0} is damaged: put a copy of it in its place, or remove it to be somebody new"},
    Sentence{"identity.not_private",
             "other users of this computer can read {0}: run chmod 600 on it"},
    Sentence{"invite.length", "an invite code has 28 or 38 letters and digits, not {0}"},
    Sentence{"invite.newer", "this invite code comes from a newer program: update yours"},
    Sentence{"invite.no_answer", "nobody answers at the addresses of this invite code"},
    Sentence{"invite.typing",
             "this invite code is mistyped: a character is wrong, or two are swapped"},
    Sentence{"link.closed", "the other end closed the link"},
    Sentence{"link.cut", "the link was cut: the other end said no goodbye"},
    Sentence{"link.forged", "what came is not what the other end sent: the link is not safe"},
    Sentence{"link.lost", "nothing was heard from the other end for 10 seconds"},
    Sentence{"link.no_answer", "{0} does not answer"},
    Sentence{"link.no_greeting", "the other end did not say who it is within 5 seconds"},
    Sentence{"link.no_socket", "this computer gives no network socket"},
    Sentence{"link.not_ours", "the other end is no Rectoverso, or one too old to talk to"},
    Sentence{"link.port_taken", "port {0} is in use: choose another one"},
    Sentence{"link.refused", "the other end broke off before it had said who it is"},
    Sentence{"link.turned_away", "the guest expected another host and went away"},
    Sentence{"link.unknown_host", "no host of the name {0} was found"},
    Sentence{"link.version_guest",
             "the guest's game is too old for this host: the guest must update"},
    Sentence{"link.version_host",
             "the host's game is too old for this guest: the host must update"},
    Sentence{"link.wrong_key", "who answers there is not the host that was expected"},
    Sentence{"room.alone", "nobody else is at the table"},
    Sentence{"room.closed", "the host has closed the table"},
    Sentence{"room.flood", "too many messages in a short time"},
    Sentence{"room.full", "the table is full"},
    Sentence{"room.late", "too late: the match has moved on"},
    Sentence{"room.no_claim", "the match cannot be claimed now"},
    Sentence{"room.no_greeting", "no greeting came within 3 seconds"},
    Sentence{"room.no_seat", "the host keeps no seat for you at this table any more"},
    Sentence{"room.replaced", "your seat was taken over from another window of the game"},
    Sentence{"room.too_fast", "too many phrases in a short time"},
    Sentence{"room.too_late", "you were away for too long: the match is over"},
    Sentence{"room.unexpected", "a message came out of order: {0}"},
    Sentence{"room.unreadable", "the match that was kept cannot be read"},
    Sentence{"session.left", "you left the table"},
    Sentence{"session.not_now", "that is not possible now"},
    Sentence{"session.out_of_step", "the two ends disagree about the match"},
    Sentence{"session.unconfirmed", "the host did not come back: you ended the match"},
    Sentence{"session.unexpected", "the host sent a message out of order: {0}"},
    Sentence{"wire.extra_field", "message {0} has a field too many: {1}"},
    Sentence{"wire.field", "message {0}: the field {1} is missing or out of its limits"},
    Sentence{"wire.not_a_map", "the bytes received are no map of fields"},
    Sentence{"wire.not_cbor", "the bytes received are no message"},
    Sentence{"wire.shape", "the bytes received have a shape that no message has"},
    Sentence{"wire.too_large", "a message of {0} bytes is too large"},
    Sentence{"wire.unknown_message", "a message of unknown kind: \"{0}\""},
};

} // namespace

std::span<const Sentence> english_sentences() {
    return sentences;
}

std::string english(const engine::Error& error) {
    const auto found = std::find_if(sentences.begin(), sentences.end(),
                                    [&](const Sentence& s) { return s.code == error.code; });
    return found == sentences.end() ? engine::english(error)
                                    : engine::fill(found->text, error.arguments);
}

} // namespace net
