#include "game/profile/files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace game {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_settings = 65536, most_holdings = 1U << 20U;

constexpr mode_t mode_of(Readers readers) {
    return readers == Readers::player ? 0600 : 0644;
}

/// An open file descriptor.
class Descriptor {
public:
    Descriptor(const fs::path& path, int flags, mode_t mode = 0644)
        : fd_(::open(path.c_str(), flags, mode)) {}
    ~Descriptor() {
        if (fd_ >= 0)
            ::close(fd_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool ok() const { return fd_ >= 0; }
    [[nodiscard]] bool write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(fd_, text.data(), text.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0)
                return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    [[nodiscard]] bool sync() const { return ::fsync(fd_) == 0; }

private:
    int fd_;
};

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

fs::path base(const std::string& chosen, const std::string& home, const char* usual) {
    const fs::path path = chosen;
    return path.is_absolute() ? path : fs::path(home) / usual;
}

/// `why`: the system's number of what was in the way.
engine::Error unwritable(const fs::path& file, int why = 0) {
    const bool full = why == ENOSPC || why == EDQUOT;
    return {full ? "file.full" : "file.unwritable", {file.string()}};
}

} // namespace

Surroundings surroundings() {
    std::error_code fault;
    return {variable("HOME"), variable("XDG_CONFIG_HOME"), variable("XDG_DATA_HOME"),
            variable("XDG_STATE_HOME"), fs::read_symlink("/proc/self/exe", fault)};
}

Places places(const PlaceWishes& wishes, const Surroundings& around) {
    const fs::path beside = around.program.parent_path();
    const fs::path data = (beside / ".." / "share" / "rectoverso").lexically_normal();
    if (wishes.data_dir || wishes.portable) {
        const fs::path all = wishes.data_dir ? *wishes.data_dir : beside / "rectoverso-data";
        return {all / "settings.json", all / "games",      all, data, all / "holdings.json",
                all / "identity.key",  all / "known-hosts"};
    }
    const fs::path config = base(around.config_home, around.home, ".config") / "rectoverso";
    const fs::path own = base(around.data_home, around.home, ".local/share") / "rectoverso";
    const fs::path state = base(around.state_home, around.home, ".local/state") / "rectoverso";
    return {config / "settings.json", own / "games",      state, data, own / "holdings.json",
            own / "identity.key",     own / "known-hosts"};
}

engine::Result<std::string> read_file(const fs::path& file, std::size_t most) {
    std::error_code fault;
    if (fs::symlink_status(file, fault).type() == fs::file_type::not_found)
        return engine::Error{"file.missing", {file.string()}};
    // A pipe or a device could keep us waiting for ever.
    if (!fs::is_regular_file(file, fault))
        return engine::Error{"file.unreadable", {file.string()}};
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return engine::Error{"file.unreadable", {file.string()}};
    std::string text;
    // Piece by piece: what is allowed may be much more than what is there.
    for (std::array<char, 65536> piece{}; in && text.size() <= most;) {
        in.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad())
        return engine::Error{"file.unreadable", {file.string()}};
    if (text.size() > most)
        return engine::Error{"file.too_large", {file.string()}};
    return text;
}

engine::Result<std::string> read_standard_input(std::size_t most,
                                                const std::function<bool()>& stopped) {
    constexpr int patience = 100; // milliseconds between two looks whether to stop
    std::string text;
    std::array<char, 65536> piece{};
    while (!stopped()) {
        pollfd in{STDIN_FILENO, POLLIN, 0};
        if (::poll(&in, 1, patience) <= 0)
            continue;
        const ssize_t got = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (got == 0)
            return text;
        if (got < 0 && errno != EINTR && errno != EAGAIN)
            break;
        text.append(piece.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (text.size() > most)
            return engine::Error{"file.too_large", {"-"}};
    }
    return engine::Error{"file.unreadable", {"-"}};
}

engine::Result<engine::Done> write_file(const fs::path& file, std::string_view text,
                                        Readers readers) {
    std::error_code fault;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), fault);
    const fs::path temporary = file.string() + ".tmp" + std::to_string(::getpid());
    fs::remove(temporary, fault); // what a program of the same number left, with its mode
    bool written = false;
    int why = 0;
    {
        const Descriptor out(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_of(readers));
        if (!out.ok())
            return unwritable(file, errno);
        written = out.write(text) && out.sync();
        why = errno;
    }
    if (written && std::rename(temporary.c_str(), file.c_str()) == 0)
        return engine::Done{};
    if (written)
        why = errno;
    fs::remove(temporary, fault);
    return unwritable(file, why);
}

fs::path free_name(const fs::path& file, const std::string& end) {
    fs::path name = file.string() + end;
    std::error_code fault;
    for (int n = 2; fs::exists(fs::symlink_status(name, fault)); ++n)
        name = file.string() + end + std::to_string(n);
    return name;
}

namespace {

/// Keeps a damaged file beside; what was kept earlier stays.
void set_aside(const fs::path& file) {
    std::error_code fault;
    fs::rename(file, free_name(file, ".bad"), fault);
}

} // namespace

LoadedSettings load_settings(const fs::path& file, const Settings& defaults) {
    const auto text = read_file(file, most_settings);
    if (!text && text.error().code == "file.missing")
        return {defaults, std::nullopt}; // the first start
    engine::Result<Settings> settings =
        text ? read_settings(*text, defaults) : engine::Result<Settings>(text.error());
    if (settings)
        return {std::move(*settings), std::nullopt};
    const bool unread = settings.error().code == "file.unreadable";
    if (!unread)
        set_aside(file);
    return {defaults, settings.error(), unread};
}

engine::Result<engine::Done> save_settings(const fs::path& file, const Settings& settings) {
    return write_file(file, to_json(settings));
}

LoadedHoldings load_holdings(const fs::path& file) {
    const auto text = read_file(file, most_holdings);
    if (!text && text.error().code == "file.missing")
        return {}; // the first start
    engine::Result<Holdings> holdings =
        text ? read_holdings(*text) : engine::Result<Holdings>(text.error());
    if (holdings)
        return {std::move(*holdings), std::nullopt};
    const bool unread = holdings.error().code == "file.unreadable";
    if (!unread)
        set_aside(file);
    return {{}, holdings.error(), unread};
}

engine::Result<engine::Done> save_holdings(const fs::path& file, const Holdings& holdings) {
    return write_file(file, to_json(holdings));
}

engine::Result<engine::Done> write_new_file(const fs::path& file, std::string_view text,
                                            Readers readers) {
    std::error_code fault;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), fault);
    // Taking the name first keeps two games that end at once apart.
    if (!Descriptor(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC).ok())
        return errno == EEXIST ? engine::Error{"file.exists", {file.string()}}
                               : unwritable(file, errno);
    auto done = write_file(file, text, readers);
    if (!done)
        fs::remove(file, fault);
    return done;
}

engine::Result<fs::path> keep_record(const fs::path& folder, std::string_view stem,
                                     std::string_view record) {
    for (int copy = 1; copy < 1000; ++copy) {
        const std::string tail = copy == 1 ? "" : "-" + std::to_string(copy);
        const fs::path file = folder / (std::string(stem) + tail + ".rvr");
        const auto done = write_new_file(file, record);
        if (done)
            return file;
        if (done.error().code != "file.exists")
            return done.error();
    }
    return unwritable(folder / stem);
}

engine::Result<Log> Log::open(const fs::path& file) {
    std::error_code fault;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), fault);
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    if (!out)
        return engine::Error{"file.unwritable", {file.string()}};
    return Log(std::move(out));
}

bool Log::line(std::string_view words) {
    std::string line(words);
    std::replace(line.begin(), line.end(), '\n', ' ');
    line += '\n';
    out_ << line << std::flush;
    return out_.good();
}

} // namespace game
