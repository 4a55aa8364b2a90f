#pragma once

#include "game/ui/page.hpp"

// Where the parts of a control stand in its rectangle: shared by drawing, input and the test of
// overflow, so that the three agree.
namespace game::ui::parts {

inline constexpr float card_padding = 24, field_padding = 14, button_padding = 12;
inline constexpr float card_title_size = 28, detail_size = 16, label_size = 15;
inline constexpr float choice_detail_size = 14;
inline constexpr float switch_width = 52, switch_height = 30;

/// Left edge to the beginning of the words of a button with an icon.
inline constexpr float icon_room = 28;

/// The box of a field; its label stands above.
[[nodiscard]] Rect field_box(const Control& field);
/// What a mouse alone does to a field: it pastes into an empty one, and clears any other.
[[nodiscard]] Rect field_end(const Control& field);
/// The line that the text of a field must fit.
[[nodiscard]] Rect field_line(const Control& field);
/// What the handle of a slider runs on: the line from the middle of its leftmost to its rightmost
/// place.
[[nodiscard]] Rect slider_track(const Control& slider);
[[nodiscard]] Rect switch_rect(const Control& toggle);
/// The part that the words of a one-line control must fit.
[[nodiscard]] Rect words_rect(const Control& control);
/// The words at the foot of a card: title line, then the detail.
struct CardWords {
    Rect title, detail;
};
[[nodiscard]] CardWords card_words(const TextMetrics& metrics, const Control& card);
/// The words at the foot of a choice that has a detail: its label, bold, then the detail.
[[nodiscard]] CardWords choice_words(const Control& choice);
/// How wide such a choice must be for its words.
[[nodiscard]] float choice_need(const TextMetrics& metrics, const Control& choice);
/// What is left above them.
[[nodiscard]] Rect choice_picture(const Control& choice);

} // namespace game::ui::parts
