#include "game/scenes/play/cards.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <tuple>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/play/layout.hpp"

namespace game::play {

using engine::Seat;
using ui::Control;
using ui::Kind;
using ui::Page;

namespace {

constexpr float padding = 24, gap = 12, button = 46, narrowest_result = 292, title_size = 27,
                smallest_title = 18;
constexpr std::size_t most_rows = 7; ///< of rounds on the result card

// Builds a centred card from top to bottom; `done` moves it to its place.
class Stack {
public:
    Stack(const TextMetrics& metrics, float width) : metrics_(metrics), width_(width) {
        page_.push_back({.kind = Kind::panel});
    }

    /// Large, but no word larger than its line: names may be long.
    void title(const std::string& words) {
        float longest = 1;
        for (std::size_t begin = 0; begin < words.size();) {
            const std::size_t end = std::min(words.find(' ', begin), words.size());
            longest = std::max(
                longest, metrics_.width(words.substr(begin, end - begin), title_size, Face::bold));
            begin = end + 1;
        }
        // a name too long for that is broken
        const float fits = std::floor(title_size * inner() / longest);
        text(words, std::clamp(fits, smallest_title, title_size), Face::bold, false);
    }
    void words(const std::string& words, bool muted = false) { text(words, 16, Face::body, muted); }
    void figures(const std::string& words) { text(words, 34, Face::figures, false); }
    void row(const std::string& words, bool strong) {
        text(words, 16, strong ? Face::bold : Face::body, !strong);
    }
    void space(float height) { y_ += height; }
    void choose(const std::string& id, Kind kind, const std::string& label, bool enabled = true) {
        page_.push_back({.id = id,
                         .kind = kind,
                         .rect = {padding, y_, inner(), button},
                         .label = label,
                         .align = Align::centre,
                         .enabled = enabled});
        y_ += button + gap;
    }
    /// Two buttons side by side.
    void choose_one(const std::string& left, const std::string& left_label,
                    const std::string& right, const std::string& right_label) {
        const float half = (inner() - gap) / 2;
        for (const auto& [x, id, label] : {std::tuple{padding, left, left_label},
                                           std::tuple{padding + half + gap, right, right_label}})
            page_.push_back({.id = id,
                             .kind = Kind::button,
                             .rect = {x, y_, half, button},
                             .label = label,
                             .size = button_size});
        y_ += button + gap;
    }
    [[nodiscard]] float height() const { return y_ - gap + padding; }
    Page done(Vec window) {
        const float height = this->height();
        return fill({(window.x - width_) / 2, (window.y - height) / 2, width_, height});
    }
    /// The card is `rect`, its content in the middle.
    Page fill(Rect rect) {
        const float spare = std::max(0.F, rect.h - height()) / 2;
        page_.front().rect = rect;
        for (Control& control : std::span(page_).subspan(1)) {
            control.rect.x += rect.x;
            control.rect.y += rect.y + spare;
        }
        return std::move(page_);
    }

private:
    [[nodiscard]] float inner() const { return width_ - 2 * padding; }
    void text(const std::string& words, float size, Face face, bool muted) {
        const float height = ui::text_height(metrics_, words, inner(), size, face);
        page_.push_back({.kind = Kind::text,
                         .rect = {padding, y_, inner(), height},
                         .label = words,
                         .size = size,
                         .face = face,
                         .align = Align::centre,
                         .muted = muted});
        y_ += height + gap / 2;
    }

    const TextMetrics& metrics_;
    float width_, y_ = padding;
    Page page_;
};

std::string headline(const ui::Texts& texts, const Ending& e, const std::optional<Seat>& winner,
                     bool whole_match) {
    const std::string what = whole_match ? "result.match" : "result.round";
    if (!winner)
        return texts(what + ".draw");
    if (!e.me)
        return texts(what + ".won", {e.cast.of(*winner)});
    return texts(what + (*winner == *e.me ? ".mine" : ".theirs"), {e.cast.of(*winner)});
}

std::string pair_of(const std::array<int, 2>& numbers) {
    return std::to_string(numbers[0]) + " – " + std::to_string(numbers[1]);
}

std::string round_row(const ui::Texts& texts, const Ending& e, std::size_t i) {
    const auto& result = e.match.rounds()[i].result;
    const std::string number = std::to_string(i + 1);
    if (!result)
        return texts("result.row.left", {number});
    const std::string row = result->winner
                                ? texts("result.row.won", {number, e.cast.of(*result->winner)})
                                : texts("result.row.draw", {number});
    const auto count = final_count(e.match.rounds()[i]);
    return count ? row + " (" + pair_of(*count) + ")" : row;
}

// What the other player does about going on, in words; may be empty.
std::string company(const ui::Texts& texts, const Ending& e) {
    if (!e.me)
        return e.alone ? texts("result.alone", {""}) : "";
    const std::string& name = e.cast.of(other(*e.me));
    if (e.alone) // where the match ended so, the reason has said it
        return e.match.result() && e.match.result()->reason == engine::Reason::left
                   ? ""
                   : texts("result.alone", {name});
    if (e.absence)
        return texts(e.absence->ours ? "away.title.mine" : "away.title.theirs", {name});
    if (e.ready[engine::index(*e.me)])
        return texts("result.waiting", {name});
    if (e.ready[engine::index(other(*e.me))])
        return texts(e.match.result() ? "result.asks_rematch" : "result.is_ready", {name});
    return "";
}

void fill_result(Stack& stack, const ui::Texts& texts, const Ending& e, std::size_t rows) {
    const auto match = e.match.result();
    const auto round = e.match.round_result();
    const std::optional<Seat> winner =
        match ? match->winner : (round ? round->winner : std::nullopt);
    stack.title(headline(texts, e, winner, match.has_value()));
    if (const auto count = final_count(e.match.rounds().back()))
        stack.figures(pair_of(*count));
    stack.words(ending(texts, e.match, e.cast, e.me), true);
    if (e.match.settings().rounds > 1) {
        stack.space(gap / 2);
        const auto score = e.match.score();
        stack.row(texts("result.score", {e.cast.names[0], std::to_string(score[0]),
                                         std::to_string(score[1]), e.cast.names[1]}),
                  true);
        const std::size_t count = e.match.rounds().size();
        for (std::size_t i = count - std::min(count, rows); i < count; ++i)
            stack.row(round_row(texts, e, i), false);
    }
    if (!e.chips.empty())
        stack.row(e.chips, true);
    if (const std::string words = company(texts, e); !words.empty())
        stack.words(words);
    stack.space(gap);
    if (e.absence && e.absence->may_claim)
        stack.choose("claim", Kind::main, texts(e.absence->ours ? "away.end" : "away.claim"));
    else if (!e.alone)
        stack.choose("go on", Kind::main, texts(match ? "result.rematch" : "result.next_round"),
                     (!e.me || !e.ready[engine::index(*e.me)]) && !(e.absence && e.absence->ours));
    if (match)
        stack.choose_one("review", texts("result.review"), "board", texts("result.to_board"));
    else
        stack.choose("board", Kind::button, texts("result.board"));
    stack.choose("home", Kind::button, texts(match ? "result.home" : "result.leave"));
}

/// Asks whether something that costs is really meant; `yes` is the control that does it.
Page question(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
              const std::string& title, const std::string& words, const std::string& yes,
              const std::string& label) {
    Stack stack(metrics, 420);
    stack.title(title);
    stack.words(words);
    stack.space(gap);
    stack.choose("resume", Kind::main, texts("resign.no"));
    stack.choose(yes, Kind::danger, label);
    return stack.done(window);
}

} // namespace

Page pause_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window, Leaving leaving) {
    const bool lost = leaving == Leaving::lost;
    Stack stack(metrics, 420);
    stack.title(texts(lost ? "play.menu" : "pause.title"));
    stack.words(texts(lost ? "pause.leave_online" : "pause.leave_local"), true);
    stack.space(gap);
    stack.choose("resume", Kind::main, texts("pause.resume"));
    stack.choose("rules", Kind::button, texts("pause.rules"));
    stack.choose("settings", Kind::button, texts("pause.settings"));
    stack.choose("copy", Kind::button, texts("pause.copy"));
    stack.space(gap);
    if (lost) {
        stack.choose("leave", Kind::danger, texts("pause.leave"));
    } else {
        stack.choose("leave", Kind::button, texts("pause.leave_for_later"));
        if (leaving == Leaving::either)
            stack.choose("give up", Kind::danger, texts("pause.give_up"));
    }
    return stack.done(window);
}

Page leave_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                const std::string& price) {
    return question(metrics, texts, window, texts("leave.title"), price, "give up yes",
                    texts("leave.yes"));
}

Page resign_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                 const std::string& words) {
    return question(metrics, texts, window, texts("resign.title"), words, "resign yes",
                    texts("resign.yes"));
}

Page result_card(const TextMetrics& metrics, const ui::Texts& texts, Rect panel, const Ending& e) {
    const float width = std::max(panel.w, narrowest_result);
    const Rect rect{panel.right() - width, panel.y, width, panel.h};
    // the last rounds where there is no room for all
    for (std::size_t rows = most_rows;; --rows) {
        Stack stack(metrics, width);
        fill_result(stack, texts, e, rows);
        if (rows == 0 || stack.height() <= rect.h)
            return stack.fill(rect);
    }
}

Page closed_card(const TextMetrics& metrics, const ui::Texts& texts, Vec window,
                 const engine::Error& why) {
    Stack stack(metrics, 460);
    stack.title(texts("closed.title"));
    stack.words(game::sentence(texts.error(why)));
    stack.space(gap);
    stack.choose("home", Kind::main, texts("result.home"));
    return stack.done(window);
}

} // namespace game::play
