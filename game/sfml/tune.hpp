#pragma once

#include <filesystem>
#include <memory>

namespace game::sfml {

/// A piece of music that begins again at its end, decoded while it plays. It needs an open device
/// and must be gone before that is closed.
class Tune {
public:
    Tune() = default;
    virtual ~Tune() = default;
    Tune(const Tune&) = delete;
    Tune& operator=(const Tune&) = delete;

    /// Plays on from where it was paused, at first from the beginning.
    virtual void play() = 0;
    virtual void pause() = 0;
    /// 0 to 1.
    virtual void loudness(float loudness) = 0;
    /// Decodes ahead; where nobody calls it for two seconds, it is silent until somebody does.
    virtual void update() = 0;
};

/// Null where the file cannot be played.
[[nodiscard]] std::unique_ptr<Tune> open_tune(const std::filesystem::path& file);

} // namespace game::sfml
