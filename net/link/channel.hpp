#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "net/link/greeting.hpp"

namespace net {

/// One end of a link that nobody else can read or change, and of which each end knows who is at the
/// other:
///
///     caller                                     listener
///       greeting                       ->
///                                      <-  greeting
///                                      <-  {proof of the listener}
///       {proof of the caller}          ->
///                                      <-  {accepted}
///       {data}                        <->  {data}
///
/// What stands in braces is sealed, and begins with a byte that says what it is. The caller tells
/// nothing of itself before the listener has proved to be who is expected. A value but for what
/// cannot be copied: bytes in, effects out.
class Channel {
public:
    struct Settings {
        End end{};
        Identity identity;
        ExpectedKey expected = AnyKey{};
        Versions versions = {};
    };

    struct Send {
        Bytes bytes;
        friend bool operator==(const Send&, const Send&) = default;
    };
    struct Opened { ///< the other end is who it says
        PublicKey key;
        friend bool operator==(const Opened&, const Opened&) = default;
    };
    struct Got {
        Bytes bytes;
        friend bool operator==(const Got&, const Got&) = default;
    };
    /// The link is over and to be dropped: `link.closed`, the other end said goodbye;
    /// `link.not_ours`, `link.version_guest`, `link.version_host`, see `read_greeting`;
    /// `link.forged`, what came is not what the other end sent, or not in its order;
    /// `link.wrong_key`, who listens is not who was expected; `link.turned_away`, the caller says
    /// so.
    struct Ended {
        engine::Error why;
        friend bool operator==(const Ended&, const Ended&) = default;
    };
    using Effect = std::variant<Send, Opened, Got, Ended>;
    using Effects = std::vector<Effect>;

    /// `lot` is fresh for each link.
    Channel(Settings settings, const Secret& lot);

    /// The link stands: who calls greets.
    [[nodiscard]] Effects begin() const;
    [[nodiscard]] Effects on(std::span<const std::byte> bytes);
    /// Precondition: open.
    [[nodiscard]] Bytes seal(std::span<const std::byte> bytes);
    /// A goodbye that cannot be forged. Precondition: open.
    [[nodiscard]] Bytes goodbye();

    [[nodiscard]] bool open() const { return stage_ == Stage::open; }
    /// Who proved to be at the other end, expected or not.
    [[nodiscard]] const std::optional<PublicKey>& other_key() const { return other_; }

private:
    enum class Stage : std::uint8_t { greeting, proof, acceptance, open, ended };
    /// What a sealed frame is.
    enum class Kind : std::uint8_t {
        proof = 1,
        accepted = 2,
        turned_away = 3,
        data = 4,
        goodbye = 5
    };

    Effects hear_greeting(std::span<const std::byte> bytes);
    Effects hear(Kind kind, std::span<const std::byte> content);
    Effects hear_proof(std::span<const std::byte> content);
    Effects hear_acceptance(std::span<const std::byte> content);
    [[nodiscard]] Effects end(const char* code);

    [[nodiscard]] Bytes seal(Kind kind, std::span<const std::byte> content);
    [[nodiscard]] Bytes own_statement(Proof proof) const;
    [[nodiscard]] Bytes sealed_proof(Proof proof);

    Settings settings_;
    std::optional<Exchange> exchange_; ///< until the keys are agreed
    Bytes greeting_;                   ///< our own
    Hash greetings_{};                 ///< of both
    std::optional<PublicKey> other_;
    std::optional<Sealer> sealer_;
    std::optional<Opener> opener_;
    Stage stage_ = Stage::greeting;
};

} // namespace net
