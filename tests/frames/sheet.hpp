#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/table.hpp"
#include "game/board/board.hpp"
#include "game/platform.hpp"

// Pictures of each kind of motion, frame by frame: to be looked at.
namespace frames {

/// A row of frames: the same part of a board, `count` times from the beginning to the end.
struct Strip {
    std::string label;
    engine::GameId game{};
    std::vector<engine::Cell> corners; ///< of the part; empty: the whole board
    int count = 10;
    /// Draws the frame that is `progress` (0 to 1) of the way.
    std::function<void(game::Canvas&, const game::board::Geometry&, float progress)> draw;
};

/// What all strips are drawn with.
struct Studio {
    game::Platform& window;
    game::ui::ThemeName theme{};
    std::filesystem::path folder;
};

/// Saves the strips one below the other as `name`.png.
void save_sheet(const Studio& studio, const std::string& name, const std::vector<Strip>& strips);

/// A move from a position, frame by frame; `hold` as in `board::pose`.
[[nodiscard]] Strip motion(const Studio& studio, std::string label, engine::GameId game,
                           std::string_view position, std::string_view action,
                           std::vector<engine::Cell> corners = {}, int count = 10,
                           const std::optional<game::board::Hold>& hold = {});

} // namespace frames
