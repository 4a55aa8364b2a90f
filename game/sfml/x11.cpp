#include "game/sfml/x11.hpp"

#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "game/digits.hpp"
#include "game/sfml/loaded.hpp"

namespace game::sfml {

namespace {

struct XDisplay;
using Display = std::unique_ptr<XDisplay, int (*)(XDisplay*)>;

bool on_x11() {
    return loaded<XDisplay*(const char*)>("XOpenDisplay") != nullptr;
}

Display open_display() {
    auto* open = loaded<XDisplay*(const char*)>("XOpenDisplay");
    auto* close = loaded<int(XDisplay*)>("XCloseDisplay");
    return {open != nullptr && close != nullptr ? open(nullptr) : nullptr, close};
}

} // namespace

std::shared_ptr<void> require_display() {
    if (!on_x11()) {
        return nullptr;
    }
    const char* name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0') {
        throw std::runtime_error("no display: DISPLAY is not set; run the game from a desktop "
                                 "session or under xvfb-run");
    }
    Display display = open_display();
    if (!display) {
        throw std::runtime_error("no display: cannot open '" + std::string(name) +
                                 "' (DISPLAY); run the game from a desktop session or under "
                                 "xvfb-run");
    }
    auto* query = loaded<int(XDisplay*, const char*, int*, int*, int*)>("XQueryExtension");
    int opcode = 0;
    int event = 0;
    int error = 0;
    if (query != nullptr && query(display.get(), "GLX", &opcode, &event, &error) == 0) {
        throw std::runtime_error("no OpenGL: display '" + std::string(name) +
                                 "' does not offer it (GLX); install a graphics driver or use "
                                 "another display");
    }
    return {std::move(display)};
}

std::optional<int> digit_row_key(char symbol) {
    const Display display = open_display();
    auto* key_code = loaded<unsigned char(XDisplay*, unsigned long)>("XKeysymToKeycode");
    if (!display || key_code == nullptr) {
        return std::nullopt;
    }
    // The key symbols of printable ASCII are its codes.
    return digit_of_row(key_code(display.get(), static_cast<unsigned char>(symbol)));
}

} // namespace game::sfml
