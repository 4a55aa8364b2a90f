#include "game/profile/identity.hpp"

#include "game/profile/files.hpp"

namespace game {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_identity = 4096, most_known = 65536;

engine::Result<net::Identity> make_identity(const fs::path& file) {
    net::Identity identity(net::fresh_secret());
    if (const auto done = write_file(file, net::to_text(identity), Readers::player); !done)
        return done.error();
    return identity;
}

} // namespace

engine::Result<net::Identity> load_identity(const fs::path& file) {
    const auto text = read_file(file, most_identity);
    if (!text && text.error().code == "file.missing")
        return make_identity(file);
    if (!text)
        return text.error();
    std::error_code fault;
    const fs::perms others = fs::perms::group_all | fs::perms::others_all;
    if ((fs::status(file, fault).permissions() & others) != fs::perms::none)
        return engine::Error{"identity.not_private", {file.string()}};
    auto identity = net::read_identity(*text);
    if (!identity)
        return engine::Error{"identity.damaged", {file.string()}};
    return identity;
}

engine::Result<KnownHosts> load_known_hosts(const fs::path& file) {
    const auto text = read_file(file, most_known);
    if (!text && text.error().code == "file.missing")
        return KnownHosts{};
    if (!text)
        return text.error();
    auto hosts = KnownHosts::read(*text);
    if (!hosts)
        return engine::Error{"hosts.damaged", {file.string()}};
    return *std::move(hosts);
}

engine::Result<engine::Done> save_known_hosts(const fs::path& file, const KnownHosts& hosts) {
    return write_file(file, hosts.text(), Readers::player);
}

} // namespace game
