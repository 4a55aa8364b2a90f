#include "game/loop.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <ratio>
#include <string>
#include <utility>

namespace game {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// How long to wait for input: a frame's rest while something moves, longer the longer it is quiet.
milliseconds patience(bool moving, steady_clock::duration since_frame,
                      steady_clock::duration since_input) {
    if (moving)
        return std::max(milliseconds{0},
                        milliseconds{16} - std::chrono::floor<milliseconds>(since_frame));
    return since_input < idle_after ? awake_step : idle_step;
}

std::string tenths(std::chrono::duration<double, std::milli> time) {
    const auto count = std::llround(time.count() * 10);
    return ' ' + std::to_string(count / 10) + '.' + std::to_string(count % 10);
}

/// What a bot that thinks must not change, and what a frame may cost: milliseconds since the last
/// frame, those it took, those that all threads have spent in the processor so far, and the time of
/// day in milliseconds, to be compared with what others noted.
std::string frame_line(steady_clock::duration since_last, steady_clock::duration taken) {
    const std::chrono::duration<double, std::ratio<1, CLOCKS_PER_SEC>> spent(std::clock());
    const auto day =
        std::chrono::floor<milliseconds>(std::chrono::system_clock::now().time_since_epoch());
    return "frame" + tenths(since_last) + tenths(taken) + tenths(spent) + ' ' +
           std::to_string(day.count());
}

} // namespace

void measure(Context& context, const Platform& window) {
    context.size = window.size();
    context.scale = window.scale();
}

void Loop::frame(App& app) {
    frame(app, app.phase());
}

void Loop::frame(App& app, const std::string& picture) {
    Canvas& canvas = window_.begin_frame(context_.theme().paper);
    app.draw(canvas);
    window_.end_frame();
    if (const auto file = pictures_.due(picture, !app.moving()))
        wishes_.save_picture(*file);
    if (wishes_.log_layout)
        app.log_layout();
}

void Loop::run(App& app) {
    auto last = steady_clock::now(), last_frame = last, last_input = last;
    const auto start = last;
    bool moving = true;
    while (!app.done() && window_.open()) {
        if (wishes_.stop())
            app.on(input::CloseAsked{});
        auto input = window_.next(
            patience(moving, steady_clock::now() - last_frame, steady_clock::now() - last_input));
        const auto now = steady_clock::now();
        context_.now = std::chrono::floor<milliseconds>(now - start);
        const bool touched = input.has_value();
        for (; input; input = window_.next(milliseconds{0})) {
            measure(context_, window_);
            app.on(*input);
            last_input = now;
        }
        measure(context_, window_);
        const float seconds = std::chrono::duration<float>(now - last).count();
        last = now;
        app.update(std::min(seconds, 0.25F));
        if (shown_)
            context_.audio.update(seconds);
        moving = !window_.hidden() && (app.wants_frame() || std::exchange(context_.hurried, false));
        if (touched || moving) // nothing else changes what is under the pointer
            window_.hand_cursor(app.pointing());
        if (moving) {
            context_.hurried = !shown_;
            frame(app);
            if (!std::exchange(shown_, true))
                wishes_.shown();
            if (wishes_.log_frames)
                context_.log(frame_line(now - last_frame, steady_clock::now() - now));
            last_frame = now;
            rested_ = false;
        } else if (now - std::max(last_frame, last_input) > std::chrono::seconds{2} &&
                   !std::exchange(rested_, true)) {
            wishes_.rests();
        }
        if (wishes_.demo && demo_over(app, now))
            return;
    }
    if (!app.done())
        app.on(input::CloseAsked{});
}

// Nobody presses a key in a demonstration: a while after a round the next one begins, and after the
// match it ends.
bool Loop::demo_over(App& app, Clock::time_point now) {
    const std::string phase = app.phase();
    const bool match = phase == "play-result", round = phase == "play-round-result";
    if (!match && !round)
        result_seen_.reset();
    else if (!result_seen_)
        result_seen_ = now;
    if (!result_seen_ || now - *result_seen_ < std::chrono::seconds{2})
        return false;
    if (round)
        app.on(input::KeyDown{.key = Key::enter});
    return match;
}

} // namespace game
