#include "engine/cli/data.hpp"

#include <chrono>
#include <fstream>
#include <iostream>
#include <system_error>

#include "engine/cli/commands.hpp"

namespace engine::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view worpion_book = "worpion.book";

/// No data file has more bytes.
constexpr std::uintmax_t largest = std::uintmax_t{64} << 20;

/// The command that makes a data file anew.
std::string recipe(const fs::path& file) {
    return "; make it by: rectoverso-engine build-book worpion --out \"" + file.string() + "\"";
}

Error data_error(const fs::path& file, std::string_view fault) {
    return {"data", {file.string() + ": " + std::string(fault) + recipe(file)}};
}

/// Where a file is written before it takes the place of `file`; its folder is made if need be.
fs::path part_of(const fs::path& file) {
    // Another process may be writing the same file.
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    std::error_code fault;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), fault);
    return file.string() + "." + std::to_string(now) + ".part";
}

Error unwritable(const fs::path& file) {
    return refused(file.string() + ": cannot be written, check its folder and the free space");
}

} // namespace

fs::path data_file(std::string_view name) {
    std::error_code fault;
    const fs::path folder = fs::read_symlink("/proc/self/exe", fault).parent_path();
    return (folder / ".." / "share" / "rectoverso" / "engine" / name).lexically_normal();
}

Result<std::string> read_data(std::string_view name) {
    const fs::path file = data_file(name);
    std::error_code fault;
    if (!fs::exists(file, fault))
        return data_error(file, "this data file is missing");
    // A pipe or a device could keep us waiting for ever.
    if (!fs::is_regular_file(file, fault))
        return data_error(file, "this data file cannot be read");
    const std::uintmax_t size = fs::file_size(file, fault);
    if (!fault && size > largest)
        return data_error(file, "this data file is too large");
    std::ifstream in(file, std::ios::binary);
    std::string bytes(fault ? 0 : static_cast<std::size_t>(size), '\0');
    if (fault || !in.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return data_error(file, "this data file cannot be read");
    return bytes;
}

Result<Done> check_replaceable(const fs::path& file) {
    std::error_code fault;
    if (!file.has_filename() || (fs::exists(file, fault) && !fs::is_regular_file(file, fault)))
        return unwritable(file);
    const fs::path part = part_of(file);
    const bool opened = std::ofstream(part, std::ios::binary).is_open();
    fs::remove(part, fault);
    return opened ? Result<Done>(Done{}) : unwritable(file);
}

Result<Done> replace_file(const fs::path& file, std::string_view bytes) {
    const fs::path part = part_of(file);
    std::error_code fault;
    std::ofstream out(part, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (out)
        fs::rename(part, file, fault);
    if (!out || fault) {
        fs::remove(part, fault);
        return unwritable(file);
    }
    return Done{};
}

Result<worpion::Book> read_worpion_book() {
    const auto bytes = read_data(worpion_book);
    if (!bytes)
        return bytes.error();
    auto book = worpion::Book::read(*bytes);
    if (!book)
        return data_error(data_file(worpion_book),
                          "this data file is damaged or of another release");
    return book;
}

Knowledge read_knowledge(GameId game) {
    Knowledge knowledge;
    if (game != GameId::worpion)
        return knowledge;
    if (auto book = read_worpion_book())
        knowledge.worpion = std::move(*book);
    else
        std::cerr << book.error().arguments.front() << "; the bot plays on without it\n";
    return knowledge;
}

} // namespace engine::cli
