#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/table.hpp"
#include "game/profile/library.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/launch.hpp"
#include "game/scenes/scene.hpp"

// The scenes around matches that were played, by what they are for. `context` and `launch` outlive
// every scene.
namespace game::review {

/// A match to step through. A damaged one shows what could be read.
[[nodiscard]] ScenePtr replay_scene(Context& context, const Launch& launch, Saved saved);
/// Over the replay: against whom and on which side to play on from `table`, where it stands; `bot`
/// is chosen at first. Precondition: it is not over.
[[nodiscard]] ScenePtr try_scene(Context& context, const Launch& launch, engine::Table table,
                                 engine::LevelName bot);
/// Over the replay or a match: what to copy of a round, which stands at `table`; its moves are
/// those of `whole`.
[[nodiscard]] ScenePtr copy_scene(Context& context, engine::Table whole, engine::Table table);
/// Over the replay: where to save a copy.
[[nodiscard]] ScenePtr export_scene(Context& context, Saved saved);

/// All matches of the player, finished or not.
[[nodiscard]] ScenePtr history_scene(Context& context, const Launch& launch);
/// Looks for a file among the folders of this machine.
[[nodiscard]] ScenePtr browse_scene(Context& context, const Launch& launch);
/// What follows once a match has been read.
using Then = std::function<ScenePtr(Saved)>;
[[nodiscard]] Then to_replay(Context& context, const Launch& launch);

/// Waits for what is read, then replaces itself by what follows, or says what is wrong with it.
/// `what` names it: a file, or empty where it was pasted.
[[nodiscard]] ScenePtr opening_scene(Context& context, std::unique_ptr<Pending<Opened>> reading,
                                     std::string what, Then then);
/// The same for what has been read already: what is whole follows at once.
[[nodiscard]] ScenePtr opened_scene(Context& context, Opened opened, std::string what, Then then);

} // namespace game::review
