#include "game/scenes/review/replay.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "game/scenes/review/review.hpp"

// What the reader does, and how time passes.
namespace game::review {

namespace {

/// Seconds between two actions that are shown by themselves.
constexpr std::array<float, 4> pauses{2.F, 1.F, 0.5F, 0.25F};
constexpr float between_rounds = 1.5F;
constexpr int page_of_plies = 10;

/// Whom to play on against: the bot of the match, else one that suits most.
engine::LevelName bot_of(const engine::MatchSettings& settings) {
    const auto bots = bots_of(settings);
    return bots[0].value_or(bots[1].value_or(engine::LevelName::amateur));
}

} // namespace

Replay::Replay(Context& context, const Launch& launch, Saved saved)
    : context_(context), launch_(launch), saved_(std::move(saved)),
      stage_(match().rounds().front().table.at(0)) {
    enter(0);
}

void Replay::resumed() {
    hands_.let_go();
}

void Replay::enter(std::size_t round) {
    round_ = round;
    lines_ = lines(this->round(), match().settings().clock.kind != engine::Clock::Kind::none);
    stage_.reset(this->round().table.at(0));
    scrolled_ = 0;
    tell();
}

// One action forwards or backwards is made on the board; anything else is there at once.
void Replay::show(std::size_t ply) {
    const std::size_t now = this->ply();
    if (ply == now)
        return;
    stage_.finish();
    if (ply == now + 1)
        stage_.play(round().table.played()[now]);
    else if (ply + 1 == now)
        stage_.take_back_to(ply);
    else
        stage_.reset(round().table.at(ply));
    since_end_ = at_end() ? 0.F : 1.F;
    keep_in_sight();
    tell();
}

void Replay::step(int plies) {
    const auto wanted = static_cast<std::ptrdiff_t>(ply()) + plies;
    const auto most = static_cast<std::ptrdiff_t>(round().table.length());
    show(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(wanted, 0, most)));
}

void Replay::tell() {
    context_.log("shown " + std::to_string(round_ + 1) + " " + std::to_string(ply()) + " " +
                 stage_.table().position());
}

void Replay::keep_in_sight() {
    const auto line = line_of(lines_, ply());
    const float height = layout().list.h, row = row_top(1);
    const float top = line ? row_top(*line) : 0;
    scrolled_ =
        std::clamp(scrolled_, std::max(0.F, top + 2 * row - height), std::max(0.F, top - row));
    scrolled_ = std::min(scrolled_, scrolled().most());
}

Go Replay::on(const Input& input) {
    if (const auto* moved = std::get_if<input::Moved>(&input))
        pointer_ = moved->at;
    if (const auto* wheel = std::get_if<input::Wheel>(&input))
        on_wheel(*wheel);
    if (const auto* key = std::get_if<input::KeyDown>(&input))
        return on_key(*key, input);
    if (const auto top = bar_.on(input, scrolled())) {
        scrolled_ = *top;
        return go::Stay{};
    }
    if (on_list(input))
        return go::Stay{};
    if (const auto chosen = hands_.on(input, page()))
        return choose(*chosen);
    return go::Stay{};
}

void Replay::on_wheel(const input::Wheel& wheel) {
    if (layout().panel.contains(wheel.at))
        scrolled_ = std::clamp(scrolled_ - wheel.steps * 40, 0.F, scrolled().most());
    else
        step(wheel.steps > 0 ? -1 : 1);
}

// A click on an action of the list shows the position after it.
bool Replay::on_list(const Input& input) {
    const auto* pressed = std::get_if<input::Pressed>(&input);
    const Rect list = layout().list;
    if (!pressed || pressed->button != Button::left || !list.contains(pressed->at))
        return false;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const float top = list.y + row_top(i) - scrolled_;
        if (pressed->at.y < top || pressed->at.y >= top + row_top(1))
            continue;
        const auto places = piece_rects(i, list);
        std::size_t piece = 0;
        while (piece + 1 < places.size() && pressed->at.x >= places[piece + 1].x)
            ++piece;
        playing_ = false;
        show(lines_[i].pieces[piece].ply);
    }
    return true;
}

// The arrows turn the pages whatever has the focus, which Tab moves.
Go Replay::on_key(const input::KeyDown& key, const Input& input) {
    const auto last = static_cast<int>(match().rounds().size()) - 1;
    const auto here = static_cast<int>(round_);
    const auto by_hand = [&](int plies) {
        playing_ = false;
        step(plies);
    };
    const auto to_round = [&](int wanted) {
        playing_ = false;
        if (wanted >= 0 && wanted <= last)
            enter(static_cast<std::size_t>(wanted));
    };
    constexpr int everything = 1 << 20;
    switch (key.key) {
    case Key::escape:
        return go::Back{};
    case Key::left:
        by_hand(-1);
        break;
    case Key::right:
        by_hand(1);
        break;
    case Key::home:
        by_hand(-everything);
        break;
    case Key::end:
        by_hand(everything);
        break;
    case Key::page_up:
        by_hand(-page_of_plies);
        break;
    case Key::page_down:
        by_hand(page_of_plies);
        break;
    case Key::up:
        to_round(here - 1);
        break;
    case Key::down:
        to_round(here + 1);
        break;
    case Key::space:
        return choose({"play", 0, {}, false});
    default:
        if (const auto chosen = hands_.on(input, page()))
            return choose(*chosen);
        break;
    }
    return go::Stay{};
}

Go Replay::choose(const ui::Chosen& chosen) {
    const std::string& id = chosen.id;
    if (id == "position") {
        playing_ = false;
        const auto length = static_cast<float>(round().table.length());
        show(static_cast<std::size_t>(std::lround(chosen.value * length)));
        return go::Stay{};
    }
    context_.audio.play(Sound::click);
    if (id == "back")
        return go::Back{};
    if (id == "try")
        return saved_.draft ? go::Replace{launch_.resume(context_, saved_)}
                            : Go(go::Push{try_scene(context_, launch_, stage_.table(),
                                                    bot_of(match().settings()))});
    if (id == "copy")
        return go::Push{copy_scene(context_, round().table, stage_.table())};
    if (id == "export")
        return go::Push{export_scene(context_, saved_)};
    const bool by_itself = std::exchange(playing_, false);
    if (id == "play")
        playing_ = !by_itself;
    if (id == "speed") {
        playing_ = by_itself;
        speed_ = (speed_ + 1) % pauses.size();
    }
    if (id == "first")
        show(0);
    if (id == "previous")
        step(-1);
    if (id == "next")
        step(1);
    if (id == "last")
        show(round().table.length());
    if (id == "round before")
        enter(round_ - 1);
    if (id == "round after")
        enter(round_ + 1);
    if (playing_ && !by_itself) {
        wait_ = 0;
        if (at_end() && round_ + 1 == match().rounds().size())
            enter(0);
    }
    return go::Stay{};
}

// The next action, or the next round; at the end it stops.
void Replay::play_on() {
    if (!at_end()) {
        step(1);
        wait_ = at_end() ? between_rounds : pauses[speed_];
    } else if (round_ + 1 < match().rounds().size()) {
        enter(round_ + 1);
        wait_ = pauses[speed_];
    } else {
        playing_ = false;
    }
}

Go Replay::update(float seconds) {
    for (const play::Cue& cue :
         stage_.update(seconds, context_.speed(), context_.settings.reduced_motion))
        context_.audio.play(cue.sound, cue.pitch);
    if (!stage_.moving())
        since_end_ = std::min(1.F, since_end_ + seconds * context_.speed());
    if (playing_ && !stage_.moving() && (wait_ -= seconds) <= 0)
        play_on();
    return go::Stay{};
}

ScenePtr replay_scene(Context& context, const Launch& launch, Saved saved) {
    return std::make_unique<Replay>(context, launch, std::move(saved));
}

} // namespace game::review
