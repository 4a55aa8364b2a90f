#include <chrono>
#include <ctime>
#include <iostream>
#include <thread>

#include "game/sfml/compat.hpp"

// The least that a program with SFML does, to measure the game against: a window as large as the
// game's, cleared and shown sixty times a second. It prints a line a frame as `--log-frames` does:
// milliseconds since the last, taken, spent in the processor so far; and the time of day.
namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

void print_frame(Clock::duration since_last, Clock::duration taken) {
    const double spent = 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    const auto day = std::chrono::floor<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    std::cout << "frame " << Milliseconds(since_last).count() << ' ' << Milliseconds(taken).count()
              << ' ' << spent << ' ' << day.count() << std::endl;
}

} // namespace

int main() {
    sf::RenderWindow window;
    game::sfml::create(window, {1280, 800}, "Rectoverso bare", false);
    window.setVerticalSyncEnabled(true);
    std::cout << std::fixed;
    auto last = Clock::now();
    while (window.isOpen()) {
        while (game::sfml::poll(window)) {
        }
        const auto now = Clock::now();
        window.clear(sf::Color(0xEC, 0xE3, 0xD0));
        window.display();
        print_frame(now - last, Clock::now() - now);
        last = now;
        std::this_thread::sleep_for(std::chrono::milliseconds(16));
    }
}
