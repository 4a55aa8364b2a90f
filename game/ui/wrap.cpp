#include <algorithm>
#include <cmath>

#include "game/ui/page.hpp"
#include "game/ui/utf8.hpp"

namespace game::ui {

namespace {

/// Breaks paragraphs into lines.
class Wrapper {
public:
    Wrapper(const TextMetrics& metrics, float width, float size, Face face)
        : metrics_(metrics), width_(width), size_(size), face_(face) {}

    void word(std::string_view word) {
        const std::string longer =
            line_.empty() ? std::string(word) : line_ + ' ' + std::string(word);
        if (fits(longer)) {
            line_ = longer;
            return;
        }
        if (!line_.empty())
            end_line();
        if (fits(word))
            line_ = word;
        else
            break_word(word);
    }
    void end_line() {
        lines_.push_back(line_);
        line_.clear();
    }
    void end_paragraph() {
        end_line();
        if (lines_.size() > paragraph_ + 1)
            join_orphan(lines_[lines_.size() - 2], lines_.back());
        paragraph_ = lines_.size();
    }
    [[nodiscard]] std::vector<std::string> lines() && { return std::move(lines_); }

private:
    /// A word does not stand alone in a last line where the line before has three or more: one of
    /// them joins it.
    void join_orphan(std::string& before, std::string& last) const {
        const std::size_t space = before.rfind(' ');
        if (last.find(' ') != std::string::npos || space == std::string::npos ||
            before.find(' ') == space)
            return;
        std::string joined = before.substr(space + 1) + ' ' + last;
        if (!fits(joined))
            return;
        before.resize(space);
        last = std::move(joined);
    }
    [[nodiscard]] bool fits(std::string_view text) const {
        return metrics_.width(text, size_, face_) <= width_;
    }
    void break_word(std::string_view word) {
        for (const char32_t c : code_points(word)) {
            const std::string character = utf8({&c, 1});
            if (!line_.empty() && !fits(line_ + character))
                end_line();
            line_ += character;
        }
    }

    const TextMetrics& metrics_;
    float width_, size_;
    Face face_;
    std::string line_;
    std::vector<std::string> lines_;
    std::size_t paragraph_ = 0; ///< where the last one begins
};

} // namespace

std::vector<std::string> wrap(const TextMetrics& metrics, std::string_view text, float width,
                              float size, Face face) {
    Wrapper wrapper(metrics, width, size, face);
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
        if (end > begin)
            wrapper.word(text.substr(begin, end - begin));
        if (end == text.size() || text[end] == '\n')
            wrapper.end_paragraph();
        begin = end + 1;
    }
    return std::move(wrapper).lines();
}

float text_height(const TextMetrics& metrics, std::string_view text, float width, float size,
                  Face face) {
    const auto lines = wrap(metrics, text, width, size, face).size();
    return std::ceil(static_cast<float>(lines) * size * line_height);
}

std::string fitted(const TextMetrics& metrics, std::string_view text, float width, float size,
                   Face face) {
    if (metrics.width(text, size, face) <= width)
        return std::string(text);
    std::u32string characters = code_points(text);
    while (!characters.empty()) {
        characters.pop_back();
        std::string cut = utf8(characters) + "…";
        if (metrics.width(cut, size, face) <= width)
            return cut;
    }
    return {};
}

} // namespace game::ui
