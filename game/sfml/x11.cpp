#include "game/sfml/x11.hpp"

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "game/digits.hpp"
#include "game/program.hpp"
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

/// As Xlib lays an event out: its type first, within 24 longs.
union Event {
    int type;
    long whole[24];
};
constexpr int exposed_event = 12, destroyed_event = 17, unmapped_event = 18, mapped_event = 19;
constexpr long exposure_mask = 1L << 15, structure_mask = 1L << 17;

/// XSizeHints.
struct SizeHints {
    long flags;
    int x, y, width, height, least_width, least_height, most_width, most_height;
    int step_width, step_height, aspects[4], base_width, base_height, gravity;
};
constexpr long least_size_flag = 1L << 4;

struct XError;

int ignore_error(XDisplay*, XError*) {
    return 0;
}

int end_without_display(XDisplay*) {
    std::cerr << window_taken << std::endl;
    std::_Exit(no_display);
}

} // namespace

void survive_x11_errors() {
    if (auto* set = loaded<void*(int (*)(XDisplay*, XError*))>("XSetErrorHandler"))
        set(ignore_error);
    if (auto* set = loaded<void*(int (*)(XDisplay*))>("XSetIOErrorHandler"))
        set(end_without_display);
}

Witness::Witness(unsigned long window, int smallest_width, int smallest_height) {
    auto* select = loaded<int(XDisplay*, unsigned long, long)>("XSelectInput");
    auto* hint = loaded<void(XDisplay*, unsigned long, SizeHints*)>("XSetWMNormalHints");
    Display display = open_display();
    if (!display || select == nullptr || hint == nullptr)
        return;
    SizeHints hints{};
    hints.flags = least_size_flag;
    hints.least_width = smallest_width;
    hints.least_height = smallest_height;
    hint(display.get(), window, &hints);
    select(display.get(), window, exposure_mask | structure_mask);
    display_ = std::move(display);
    look();
}

void Witness::look() {
    if (!display_)
        return;
    static auto* const pending = loaded<int(XDisplay*)>("XPending");
    static auto* const next = loaded<int(XDisplay*, Event*)>("XNextEvent");
    auto* display = static_cast<XDisplay*>(display_.get());
    while (pending != nullptr && next != nullptr && pending(display) > 0) {
        Event event{};
        next(display, &event);
        exposed_ = exposed_ || event.type == exposed_event;
        gone_ = gone_ || event.type == destroyed_event;
        if (event.type == mapped_event || event.type == unmapped_event)
            hidden_ = event.type == unmapped_event;
    }
}

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
