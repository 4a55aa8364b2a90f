#pragma once

#include <optional>

#include "game/input.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/home/exhibition.hpp"

namespace game::home {

/// What home does when it is left alone: after a while bots play for whoever passes by, for two
/// minutes at most, until there is any input. Never while others have the keyboard, nor where
/// motion is reduced.
class Attract {
public:
    /// Both outlive it. `think`: as `engine::think`.
    Attract(const Context& context, const Exhibition::Think& think)
        : context_(context), think_(think) {}

    /// Somebody is there; true where that ended the show, and the input is to do nothing else.
    [[nodiscard]] bool on(const Input& input);
    void update(float seconds);
    /// Ends the show, and begins to wait anew.
    void rest();
    [[nodiscard]] bool running() const { return exhibition_.has_value(); }
    [[nodiscard]] bool moving() const { return running() && exhibition_->moving(); }
    /// Over the whole window. Precondition: it runs.
    void draw(Canvas& canvas) const;

private:
    void begin();

    const Context& context_;
    const Exhibition::Think& think_;
    /// Seconds without any input, or of the show; empty: there was one since the last input.
    std::optional<float> alone_ = 0;
    std::optional<Exhibition> exhibition_;
};

} // namespace game::home
