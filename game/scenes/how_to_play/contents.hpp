#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "game/scenes/how_to_play/figure.hpp"
#include "game/ui/page.hpp"

namespace game::how_to_play {

/// A page that the list leads to.
struct Listed {
    std::size_t page = 0;
    std::string title;
};

/// The name of its control in the list: `step 3`.
[[nodiscard]] std::string id_of(std::size_t page);

/// The list of all pages about a game: its steps first, questions and controls at its end.
class Contents {
public:
    explicit Contents(engine::GameId game);

    /// Small cards with a picture each; where those have no room, two columns of titles.
    [[nodiscard]] ui::Page page(const Context& context, const std::vector<Listed>& list,
                                const Rect& inner) const;
    /// The pictures on such cards: the boards of the steps, signs of the other pages.
    void draw(Canvas& canvas, const Context& context, const ui::Page& cards,
              const ui::Hands& hands) const;

private:
    std::vector<Figure> figures_;
};

} // namespace game::how_to_play
