#include "game/second.hpp"

#include <utility>

#include "game/profile/disk.hpp"
#include "game/scenes/second_copy.hpp"

namespace game {

std::optional<Claim> ask_whose_files(const Places& usual, Platform& window,
                                     const Settings& settings, ui::Texts texts,
                                     const std::function<void(const std::string&)>& log,
                                     Loop::Wishes wishes) {
    const auto library = disk_library(usual, surroundings().home);
    Context context{window.metrics(), window.audio(), *library, settings, std::move(texts)};
    context.log = log;
    context.save = [&](const Settings& now) { context.settings = now; }; // for this screen alone
    measure(context, window);

    std::optional<Claim> got;
    SecondCopy about;
    about.free = [&] {
        Claim claim(usual);
        if (claim.lock.taken())
            return false;
        got = std::move(claim);
        return true;
    };
    about.choose = [&](WhoseFiles files) {
        if (files == WhoseFiles::separate)
            got = separate_profile(usual);
    };
    App app(context, second_copy_scene(context, about),
            {[&] { window.full_screen(!window.full_screen()); }, [] { return std::string(); }});
    wishes.shown = [] {}; // what could wait goes on waiting
    Loop(window, context, std::move(wishes)).run(app);
    return got;
}

} // namespace game
