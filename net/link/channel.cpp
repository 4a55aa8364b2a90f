#include "net/link/channel.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace net {

namespace {

constexpr std::size_t key_size = sizeof(PublicKey::bytes), signature_size = sizeof(Signature);

Signature signature_in(std::span<const std::byte> bytes) {
    Signature signature{};
    std::copy_n(bytes.begin(), signature.size(), signature.begin());
    return signature;
}

} // namespace

Channel::Channel(Settings settings, const Secret& lot)
    : settings_(std::move(settings)), exchange_(lot),
      greeting_(to_bytes({settings_.end, settings_.versions, 0, exchange_->key()})) {}

Channel::Effects Channel::begin() const {
    return settings_.end == End::caller ? Effects{Send{greeting_}} : Effects{};
}

Channel::Effects Channel::on(std::span<const std::byte> bytes) {
    if (stage_ == Stage::ended)
        return {};
    if (stage_ == Stage::greeting)
        return hear_greeting(bytes);
    const auto plain = opener_->open(bytes);
    if (!plain || plain->empty())
        return end("link.forged");
    return hear(static_cast<Kind>(plain->front()), std::span(*plain).subspan(1));
}

Channel::Effects Channel::hear_greeting(std::span<const std::byte> bytes) {
    const bool caller = settings_.end == End::caller;
    const auto greeting = read_greeting(bytes, other(settings_.end), settings_.versions);
    Effects out;
    if (!caller)
        out.emplace_back(Send{greeting_}); // also to one of another version: it can tell why
    if (!greeting) {
        stage_ = Stage::ended;
        out.emplace_back(Ended{greeting.error()});
        return out;
    }
    const auto keys = exchange_->agree(greeting->key, caller);
    exchange_.reset();
    if (!keys)
        return end("link.forged");
    opener_.emplace(keys->receive);
    sealer_.emplace(keys->send);
    Bytes both = greeting_;
    both.insert(caller ? both.end() : both.begin(), bytes.begin(), bytes.end());
    greetings_ = hash(both);
    stage_ = Stage::proof;
    if (!caller)
        out.emplace_back(Send{sealed_proof(Proof::listener)});
    return out;
}

Channel::Effects Channel::hear(Kind kind, std::span<const std::byte> content) {
    if (stage_ == Stage::open && kind == Kind::data)
        return {Got{{content.begin(), content.end()}}};
    if (stage_ == Stage::open && kind == Kind::goodbye)
        return end("link.closed");
    if (stage_ == Stage::proof && kind == Kind::proof)
        return hear_proof(content);
    if (stage_ == Stage::proof && kind == Kind::turned_away && settings_.end == End::listener)
        return end("link.turned_away");
    if (stage_ == Stage::acceptance && kind == Kind::accepted)
        return hear_acceptance(content);
    return end("link.forged");
}

Channel::Effects Channel::hear_proof(std::span<const std::byte> content) {
    if (content.size() != key_size + signature_size)
        return end("link.forged");
    const bool caller = settings_.end == End::caller;
    PublicKey key;
    std::copy_n(content.begin(), key_size, key.bytes.begin());
    const Bytes signed_words =
        caller ? statement(Proof::listener, greetings_, key, {})
               : statement(Proof::caller, greetings_, settings_.identity.key(), key);
    if (!verify(key, signed_words, signature_in(content.subspan(key_size))))
        return end("link.forged");
    other_ = key;
    if (!is_expected(key, settings_.expected)) {
        Effects out{Send{seal(Kind::turned_away, {})}};
        stage_ = Stage::ended;
        out.emplace_back(Ended{{"link.wrong_key"}});
        return out;
    }
    if (caller) {
        stage_ = Stage::acceptance;
        return {Send{sealed_proof(Proof::caller)}};
    }
    stage_ = Stage::open;
    const Signature word = settings_.identity.sign(own_statement(Proof::accepted));
    return {Send{seal(Kind::accepted, word)}, Opened{key}};
}

Channel::Effects Channel::hear_acceptance(std::span<const std::byte> content) {
    const Bytes signed_words =
        statement(Proof::accepted, greetings_, *other_, settings_.identity.key());
    if (content.size() != signature_size || !verify(*other_, signed_words, signature_in(content)))
        return end("link.forged");
    stage_ = Stage::open;
    return {Opened{*other_}};
}

Channel::Effects Channel::end(const char* code) {
    stage_ = Stage::ended;
    return {Ended{{code}}};
}

Bytes Channel::seal(std::span<const std::byte> bytes) {
    assert(open());
    return seal(Kind::data, bytes);
}

Bytes Channel::goodbye() {
    assert(open());
    stage_ = Stage::ended;
    return seal(Kind::goodbye, {});
}

Bytes Channel::seal(Kind kind, std::span<const std::byte> content) {
    Bytes plain{static_cast<std::byte>(kind)};
    plain.insert(plain.end(), content.begin(), content.end());
    return sealer_->seal(plain);
}

Bytes Channel::own_statement(Proof proof) const {
    const PublicKey own = settings_.identity.key(), theirs = other_.value_or(PublicKey{});
    const bool caller = settings_.end == End::caller;
    return statement(proof, greetings_, caller ? theirs : own, caller ? own : theirs);
}

Bytes Channel::sealed_proof(Proof proof) {
    Bytes content(settings_.identity.key().bytes.begin(), settings_.identity.key().bytes.end());
    const Signature signature = settings_.identity.sign(own_statement(proof));
    content.insert(content.end(), signature.begin(), signature.end());
    return seal(Kind::proof, content);
}

} // namespace net
