#include "game/profile/paths.hpp"

#include <cstdlib>
#include <system_error>

namespace game {

namespace fs = std::filesystem;

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

fs::path base(const std::string& chosen, const std::string& home, const char* usual) {
    const fs::path path = chosen;
    return path.is_absolute() ? path : fs::path(home) / usual;
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
        return {all / "settings.json", all / "games", all, data};
    }
    const fs::path config = base(around.config_home, around.home, ".config") / "rectoverso";
    const fs::path own = base(around.data_home, around.home, ".local/share") / "rectoverso";
    const fs::path state = base(around.state_home, around.home, ".local/state") / "rectoverso";
    return {config / "settings.json", own / "games", state, data};
}

} // namespace game
