#include "game/ui/page.hpp"
#include "game/ui/parts.hpp"

namespace game::ui {

namespace {

/// Text measured by one layout and drawn in another may differ by rounding.
constexpr float slack = 0.5F;

bool inside(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
           inner.right() <= outer.right() + slack && inner.bottom() <= outer.bottom() + slack;
}

bool paragraph_fits(const TextMetrics& metrics, const std::string& text, const Rect& rect,
                    float size, Face face) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
        if (metrics.width(text.substr(begin, end - begin), size, face) > rect.w + slack)
            return false;
        begin = end + 1;
    }
    return text_height(metrics, text, rect.w, size, face) <= rect.h + slack;
}

bool words_fit(const TextMetrics& metrics, const Control& c) {
    const auto fits = [&](const std::string& text, float room, float size, Face face) {
        return text.empty() || metrics.width(text, size, face) <= room + slack;
    };
    // Some kinds are drawn in bold, others at times: there the wider of both must fit.
    const bool plain = c.kind == Kind::button || c.kind == Kind::link || c.kind == Kind::toggle;
    const auto line = [&](const std::string& text, float room, float size) {
        return fits(text, room, size, c.face) && (plain || fits(text, room, size, Face::bold));
    };
    switch (c.kind) {
    case Kind::panel:
    case Kind::rule:
        return true;
    case Kind::text:
        return paragraph_fits(metrics, c.label, c.rect, c.size, c.face);
    case Kind::title:
        return paragraph_fits(metrics, c.label, c.rect, c.size, Face::bold);
    case Kind::card: {
        const auto words = parts::card_words(metrics, c);
        return line(c.label, words.title.w, parts::card_title_size) &&
               words.title.y >= c.rect.y + parts::card_padding - slack;
    }
    case Kind::field:
        return line(c.label, c.rect.w, parts::label_size) &&
               fits(c.detail, parts::field_line(c).w, c.size, c.face);
    case Kind::slider:
        return metrics.width(c.label, c.size, c.face) +
                   metrics.width(c.value_text, c.size, c.face) + 8 <=
               c.rect.w + slack;
    case Kind::choice:
    case Kind::tab: {
        if (!c.detail.empty()) {
            const auto words = parts::choice_words(c);
            return fits(c.label, words.title.w, c.size, Face::bold) &&
                   fits(c.detail, words.detail.w, parts::choice_detail_size, Face::body) &&
                   words.title.y >= c.rect.y;
        }
        Control marked = c;
        marked.selected = true;
        return line(c.label, parts::words_rect(marked).w, c.size);
    }
    default:
        return line(c.label, parts::words_rect(c).w, c.size);
    }
}

} // namespace

std::vector<std::string> overflows(const TextMetrics& metrics, const Page& page, Rect area) {
    std::vector<std::string> found;
    for (const Control& c : page) {
        const std::string name = c.id.empty() ? '"' + c.label + '"' : c.id;
        if (!inside(c.rect, area))
            found.push_back(name + " lies outside");
        if (!words_fit(metrics, c))
            found.push_back(name + " is too small for \"" + c.label + '"');
    }
    return found;
}

} // namespace game::ui
