#include "game/profile/knowledge.hpp"

#include <utility>

#include "game/profile/files.hpp"

namespace game {

namespace {

constexpr std::size_t largest = std::size_t{64} << 20U;

} // namespace

LoadedKnowledge load_knowledge(const std::filesystem::path& data) {
    const std::string name = "engine/worpion.book";
    LoadedKnowledge loaded;
    const auto fault = [&](const char* what) {
        loaded.faults.push_back(name + ": " + what + "; bots play on without it");
    };
    auto bytes = read_file(data / name, largest);
    if (!bytes) {
        fault(bytes.error().code == "file.missing" ? "missing" : "cannot be read");
        return loaded;
    }
    auto book = engine::worpion::Book::read(*std::move(bytes));
    if (book)
        loaded.knowledge.worpion = *std::move(book);
    else
        fault("damaged or of another release");
    return loaded;
}

} // namespace game
