#include "game/sfml/window.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "game/sfml/artwork.hpp"
#include "game/sfml/audio.hpp"
#include "game/sfml/canvas.hpp"
#include "game/sfml/damage.hpp"
#include "game/sfml/events.hpp"
#include "game/sfml/x11.hpp"

namespace game::sfml {

namespace {

/// Whether a PNG file was written to its end; a full disk cuts it off unnoticed.
bool is_whole_png(const std::filesystem::path& file) {
    constexpr std::string_view last = "IEND\xae\x42\x60\x82";
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    if (!in || in.tellg() < static_cast<std::streamoff>(last.size()))
        return false;
    in.seekg(-static_cast<std::streamoff>(last.size()), std::ios::end);
    std::string end(last.size(), '\0');
    in.read(end.data(), static_cast<std::streamsize>(end.size()));
    return end == last;
}

sf::FloatRect whole(sf::Vector2u size) {
    return rect(0.F, 0.F, static_cast<float>(size.x), static_cast<float>(size.y));
}

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// No window is smaller than this.
constexpr unsigned smallest_width = 800, smallest_height = 600;

sf::Vector2u at_least_smallest(unsigned width, unsigned height) {
    return {std::max(width, smallest_width), std::max(height, smallest_height)};
}

sf::Vector2u first_size(const WindowOptions& options) {
    if (options.width > 0 && options.height > 0) {
        return at_least_smallest(options.width, options.height);
    }
    const auto desktop = desktop_size();
    return at_least_smallest(std::min(1280U, desktop.x), std::min(800U, desktop.y));
}

constexpr milliseconds same_look{2};

class Window final : public Platform {
public:
    explicit Window(const WindowOptions& options);

    std::optional<Input> next(milliseconds most) override;
    [[nodiscard]] bool open() const override { return window_.isOpen() && !witness_.gone(); }
    [[nodiscard]] bool hidden() const override { return witness_.hidden(); }
    [[nodiscard]] bool focused() const override { return window_.hasFocus(); }
    [[nodiscard]] Vec size() const override { return pixels() * (1 / scale()); }
    [[nodiscard]] float scale() const override { return scale_for(pixels(), user_scale_); }
    void user_scale(float factor) override;
    Canvas& begin_frame(Colour background) override;
    void end_frame() override;
    bool save_picture(const std::filesystem::path& file) override;
    void title(const std::string& utf8) override;
    void full_screen(bool on) override;
    [[nodiscard]] bool full_screen() const override { return full_screen_; }
    void hand_cursor(bool on) override;
    void clipboard(const std::string& utf8) override;
    [[nodiscard]] std::string clipboard() override;
    [[nodiscard]] const TextMetrics& metrics() const override { return fonts_; }
    Audio& audio() override { return audio_; }

private:
    void create();
    void take_events();
    void resized();
    void show_cursor();
    [[nodiscard]] Vec pixels() const;
    /// Brings `frame_` up to date and shows it; false where there can be none.
    bool take_over(const Recording& drawn, sf::Vector2u size);

    std::string title_;
    sf::Vector2u windowed_size_; ///< to come back to from full screen
    bool full_screen_;
    float user_scale_;
    std::optional<sf::Image> icon_;
    std::unique_ptr<sf::Cursor> arrow_, hand_; // before the window, which refers to them
    bool pointing_ = false;
    sf::Vector2u too_small_; ///< the size that was answered by a larger one; 0: none

    sf::RenderWindow window_;
    Witness witness_;
    Fonts fonts_;
    Artwork artwork_;
    Layers layers_;
    RecordingCanvas canvas_;
    sf::RenderTexture frame_; ///< the last frame, into which the next one draws what it changes
    Damage damage_;
    bool shown_ = false; ///< a frame
    Events events_;
    std::deque<Input> inputs_;
    Clock::time_point last_event_ = Clock::now(), looked_{};
    SoundPlayer audio_;
};

Window::Window(const WindowOptions& options)
    : title_(options.title), windowed_size_(first_size(options)), full_screen_(options.full_screen),
      user_scale_(options.user_scale), icon_(load_image((options.data / "icon.png").string())),
      fonts_(options.data / "fonts"), artwork_(options.data / "art", options.pictures),
      canvas_(fonts_, artwork_, &layers_), audio_(options.data, options.sound, options.log) {
    create();
    if (!window_.isOpen()) {
        throw std::runtime_error("no OpenGL: the window could not be opened; check the graphics "
                                 "driver");
    }
    fonts_.scale(scale());
}

void Window::create() {
    sfml::create(window_, windowed_size_, title_, full_screen_);
    window_.setVerticalSyncEnabled(true);
    window_.setKeyRepeatEnabled(true);
    if (icon_) {
        set_icon(window_, *icon_);
    }
    witness_ = Witness(number_of(window_), smallest_width, smallest_height);
    show_cursor();
}

Vec Window::pixels() const {
    const auto size = window_.getSize();
    return {static_cast<float>(std::max(size.x, 1U)), static_cast<float>(std::max(size.y, 1U))};
}

std::optional<Input> Window::next(milliseconds most) {
    const auto until = Clock::now() + most;
    for (;;) {
        // SFML's look for events is dear, and whoever asks again at once gets the same answer.
        if (Clock::now() - looked_ > same_look) {
            take_events();
        }
        audio_.watch(Clock::now());
        if (!inputs_.empty()) {
            Input first = std::move(inputs_.front());
            inputs_.pop_front();
            return first;
        }
        const auto now = Clock::now();
        if (now >= until) {
            return std::nullopt;
        }
        const auto step = now - last_event_ > idle_after ? idle_step : awake_step;
        std::this_thread::sleep_for(std::min<Clock::duration>(step, until - now));
    }
}

void Window::take_events() {
    looked_ = Clock::now();
    witness_.look();
    if (witness_.gone()) {
        return;
    }
    if (witness_.take_exposed()) {
        inputs_.emplace_back(input::Resized{});
    }
    bool other_size = false;
    while (const auto event = poll(window_)) {
        last_event_ = Clock::now();
        other_size = other_size || event->kind == Event::Kind::resized;
        events_.convert(*event, scale(), inputs_);
    }
    if (other_size) { // of many sizes in a row only the last is answered
        resized();
    }
}

void Window::resized() {
    fonts_.scale(scale());
    if (full_screen_) {
        return;
    }
    const auto size = window_.getSize();
    const auto wanted = at_least_smallest(size.x, size.y);
    if (wanted == size) {
        windowed_size_ = size;
        too_small_ = {};
    } else if (size != too_small_) {
        too_small_ = size; // once: a window manager may have its reasons
        window_.setSize(wanted);
    }
}

void Window::user_scale(float factor) {
    user_scale_ = factor;
    fonts_.scale(scale());
}

Canvas& Window::begin_frame(Colour background) {
    fonts_.scale(scale());
    layers_.begin_frame();
    canvas_.begin({pixels(), scale()});
    canvas_.fill(background);
    return canvas_;
}

void Window::end_frame() {
    const Recording& drawn = canvas_.recording();
    const auto size = window_.getSize();
    // The first one goes straight to the window: so it is seen sooner.
    if (!std::exchange(shown_, true) || !take_over(drawn, size)) {
        drawn.play(window_, whole(size));
    }
    window_.display();
}

bool Window::take_over(const Recording& drawn, sf::Vector2u size) {
    if (frame_.getSize() != size) {
        damage_.forget();
        if (!resize(frame_, size)) {
            return false;
        }
    }
    for (const sf::FloatRect& part : damage_.since_last(drawn, size)) {
        drawn.play(frame_, part);
    }
    frame_.display();
    window_.setView(sf::View(whole(size)));
    window_.draw(sf::Sprite(frame_.getTexture()), sf::RenderStates(sf::BlendNone));
    return true;
}

bool Window::save_picture(const std::filesystem::path& file) {
    // What the screen shows cannot be read back for sure: the frame is drawn once more.
    const Vec area = canvas_.size() * canvas_.scale();
    const sf::Vector2u size(static_cast<unsigned>(std::lround(area.x)),
                            static_cast<unsigned>(std::lround(area.y)));
    sf::RenderTexture copy;
    if (size.x == 0 || !resize(copy, size)) {
        return false;
    }
    canvas_.recording().play(copy, whole(size));
    copy.display();
    auto temporary = file;
    temporary += ".part.png";
    std::error_code failure;
    if (copy.getTexture().copyToImage().saveToFile(temporary.string()) && is_whole_png(temporary)) {
        std::filesystem::rename(temporary, file, failure);
        if (!failure) {
            return true;
        }
    }
    std::filesystem::remove(temporary, failure);
    return false;
}

void Window::title(const std::string& utf8) {
    if (utf8 != title_) {
        title_ = utf8;
        window_.setTitle(from_utf8(utf8));
    }
}

void Window::full_screen(bool on) {
    if (on == full_screen_) {
        return;
    }
    full_screen_ = on;
    too_small_ = {};
    create();
    events_.forget_released();
    fonts_.scale(scale());
    inputs_.emplace_back(input::Resized{});
}

void Window::hand_cursor(bool on) {
    if (on != pointing_) {
        pointing_ = on;
        show_cursor();
    }
}

void Window::show_cursor() {
    auto& cursor = pointing_ ? hand_ : arrow_;
    if (!cursor) {
        cursor = system_cursor(pointing_ ? sf::Cursor::Type::Hand : sf::Cursor::Type::Arrow);
    }
    if (cursor) {
        window_.setMouseCursor(*cursor);
    }
}

void Window::clipboard(const std::string& utf8) {
    sf::Clipboard::setString(from_utf8(utf8));
}

std::string Window::clipboard() {
    return to_utf8(sf::Clipboard::getString());
}

} // namespace

std::unique_ptr<Platform> open_window(const WindowOptions& options) {
    // SFML's own remarks would stand between the game's; what matters is reported by the game.
    sf::err().rdbuf(nullptr);
    silence_openal();
    const auto display = require_display();
    survive_x11_errors();
    return std::make_unique<Window>(options);
}

} // namespace game::sfml
