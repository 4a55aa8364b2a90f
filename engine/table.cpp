#include "engine/table.hpp"

#include <array>
#include <type_traits>

namespace engine {

namespace {

constexpr std::array games{GameId::worpion, GameId::reversi, GameId::jungle};

/// Calls `f` with `std::type_identity` of the game's state.
template <class F>
decltype(auto) with_state_of(GameId game, F&& f) {
    switch (game) {
    case GameId::reversi:
        return f(std::type_identity<reversi::State>{});
    case GameId::jungle:
        return f(std::type_identity<jungle::State>{});
    case GameId::worpion:
        break;
    }
    return f(std::type_identity<worpion::State>{});
}

template <GameState S>
Move move_of(const S& state, typename S::Action action) {
    return {to_text(state, action), state.to_act(), gesture(state, action)};
}

} // namespace

std::span<const GameId> all_games() {
    return games;
}

std::optional<GameId> game_named(std::string_view key) {
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](GameId game) { return engine::info(game).key == key; });
    if (found == games.end())
        return std::nullopt;
    return *found;
}

const GameInfo& info(GameId game) {
    return with_state_of(game,
                         [](auto type) -> const GameInfo& { return decltype(type)::type::info; });
}

std::optional<std::size_t> opening_named(GameId game, std::string_view name) {
    const auto openings = info(game).openings;
    const auto found = std::find(openings.begin(), openings.end(), name);
    if (found == openings.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - openings.begin());
}

std::size_t opening_of(GameId game, std::string_view record) {
    return with_state_of(game, [&]([[maybe_unused]] auto type) -> std::size_t {
        using S = typename decltype(type)::type;
        if constexpr (requires { S::opening_of(record); })
            return S::opening_of(record);
        else
            return 0;
    });
}

template <GameState S>
Table Table::beginning(const S& state) {
    return Table(Line<S>{state, state, {}});
}

template <GameState S>
Result<Table> Table::read(std::string_view position) {
    const auto state = S::read(position);
    if (!state)
        return state.error();
    return beginning(*state);
}

Table Table::start(GameId game, std::size_t opening) {
    return with_state_of(
        game, [&](auto type) { return beginning(decltype(type)::type::start(opening)); });
}

Result<Table> Table::from_position(GameId game, std::string_view position) {
    return with_state_of(game,
                         [&](auto type) { return read<typename decltype(type)::type>(position); });
}

Result<Table> Table::from_record(GameId game, std::string_view record) {
    return start(game, opening_of(game, record)).replay(record);
}

Result<Table> Table::replay(std::string_view record) const {
    Table next = *this;
    const auto fault = std::visit(
        [&](auto& line) -> std::optional<Error> {
            const auto actions = read_record(line.now, record);
            if (!actions)
                return actions.error();
            for (const auto action : *actions) {
                line.now.apply(action);
                line.played.push_back(action);
            }
            return std::nullopt;
        },
        next.line_);
    if (fault)
        return *fault;
    return next;
}

const GameInfo& Table::info() const {
    return visit([](const auto& state) -> const GameInfo& { return state.info; });
}

Side Table::to_act() const {
    return visit([](const auto& state) { return state.to_act(); });
}

std::optional<Outcome> Table::outcome() const {
    return visit([](const auto& state) { return state.outcome(); });
}

std::vector<Move> Table::moves() const {
    return visit([](const auto& state) {
        std::vector<Move> moves;
        for (const auto action : state.actions())
            moves.push_back(move_of(state, action));
        return moves;
    });
}

std::vector<Move> Table::played() const {
    return std::visit(
        [](const auto& line) {
            std::vector<Move> moves;
            auto state = line.first;
            for (const auto action : line.played) {
                moves.push_back(move_of(state, action));
                state.apply(action);
            }
            return moves;
        },
        line_);
}

std::size_t Table::length() const {
    return std::visit([](const auto& line) { return line.played.size(); }, line_);
}

Result<Move> Table::play(std::string_view action) {
    return std::visit(
        [&](auto& line) -> Result<Move> {
            const auto read = read_action(line.now, action);
            if (!read)
                return read.error();
            Move move = move_of(line.now, *read);
            line.now.apply(*read);
            line.played.push_back(*read);
            return move;
        },
        line_);
}

void Table::take_back(std::size_t actions) {
    assert(actions <= length());
    *this = at(length() - actions);
}

Table Table::at(std::size_t ply) const {
    assert(ply <= length());
    Table earlier = *this;
    std::visit(
        [&](auto& line) {
            line.played.resize(ply);
            line.now = line.first;
            for (const auto action : line.played)
                line.now.apply(action);
        },
        earlier.line_);
    return earlier;
}

Picture Table::picture() const {
    return std::visit(
        [](const auto& line) {
            // What is in the hands may depend on who placed what.
            if constexpr (requires { draw(line.now, line.first, std::span(line.played)); })
                return draw(line.now, line.first, std::span(line.played));
            else
                return draw(line.now);
        },
        line_);
}

std::string Table::position() const {
    return visit([](const auto& state) { return to_text(state); });
}

std::string Table::record() const {
    return std::visit(
        [](const auto& line) { return record_text(line.first, std::span(line.played)); }, line_);
}

std::uint64_t Table::key() const {
    return visit([](const auto& state) { return state.key(); });
}

} // namespace engine
