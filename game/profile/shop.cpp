#include "game/profile/shop.hpp"

#include <algorithm>
#include <array>

#include "game/profile/days.hpp"
#include "game/profile/holdings_parts.hpp"

namespace game {

namespace {

// What a bonus is and what looks cost, as the design of coins has it: coins are no part of any
// match, and a first look is within reach after the visits of three or four days.
constexpr int first_bonus = 20, more_a_day = 5, most_bonus = 50;
constexpr int pieces_price = 150, board_price = 250, bubble_price = 80;

template <class Style>
constexpr Look look(LookKind kind, Style style, std::string_view name, int price) {
    return {kind, static_cast<std::uint8_t>(style), name, price};
}

constexpr std::array pieces{look(LookKind::pieces, PieceStyle::plain, "plain", 0),
                            look(LookKind::pieces, PieceStyle::wood, "wood", pieces_price),
                            look(LookKind::pieces, PieceStyle::glass, "glass", pieces_price),
                            look(LookKind::pieces, PieceStyle::felt, "felt", pieces_price),
                            look(LookKind::pieces, PieceStyle::enamel, "enamel", pieces_price)};
constexpr std::array boards{look(LookKind::board, BoardStyle::plain, "plain", 0),
                            look(LookKind::board, BoardStyle::walnut, "walnut", board_price),
                            look(LookKind::board, BoardStyle::slate, "slate", board_price)};
constexpr std::array bubbles{
    look(LookKind::bubble, BubbleStyle::plain, "plain", 0),
    look(LookKind::bubble, BubbleStyle::comic, "comic", bubble_price),
    look(LookKind::bubble, BubbleStyle::telegram, "telegram", bubble_price)};

constexpr std::array<std::string_view, 3> kind_names{"pieces", "board", "bubble"};

std::string_view name_of(LookKind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

/// Notes the days that passed while a clock was wrong, as there are no more of them than it showed:
/// they were visits, which have brought what they had to bring under other dates.
void note_days_of_wrong_clock(std::vector<std::int64_t>& noted, std::int64_t day) {
    const auto right =
        std::find_if(noted.rbegin(), noted.rend(), [&](std::int64_t one) { return one < day; });
    const std::int64_t wrong = right - noted.rbegin();
    if (right == noted.rend() || day - *right - 1 > wrong)
        return;
    std::int64_t passed = *right + 1;
    for (; passed < day; ++passed)
        if (std::find(noted.begin(), noted.end(), passed) == noted.end())
            noted.push_back(passed);
}

/// Days noted one after the other up to the one before `day`.
int days_before(const std::vector<std::int64_t>& noted, std::int64_t day) {
    int row = 0;
    while (std::find(noted.begin(), noted.end(), day - row - 1) != noted.end())
        ++row;
    return row;
}

/// The look of a kind that is worn.
const Look& worn_of(const Wardrobe& wardrobe, LookKind kind) {
    const auto all = looks_of(kind);
    const auto named = wardrobe.worn.find(name_of(kind));
    if (named == wardrobe.worn.end())
        return all.front();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Look& one) {
        return one.name == named->second && owns(wardrobe, one);
    });
    return found == all.end() ? all.front() : *found;
}

} // namespace

std::span<const Look> looks_of(LookKind kind) {
    switch (kind) {
    case LookKind::board:
        return boards;
    case LookKind::bubble:
        return bubbles;
    case LookKind::pieces:
        break;
    }
    return pieces;
}

bool owns(const Wardrobe& wardrobe, const Look& look) {
    return look.price == 0 ||
           std::binary_search(wardrobe.owned.begin(), wardrobe.owned.end(), look.name);
}

bool wears(const Wardrobe& wardrobe, const Look& look) {
    return worn_of(wardrobe, look.kind).name == look.name;
}

int missing(const Wardrobe& wardrobe, const Look& look) {
    return std::max(0, look.price - wardrobe.coins);
}

bool buy(Wardrobe& wardrobe, const Look& look) {
    if (owns(wardrobe, look) || missing(wardrobe, look) > 0)
        return false;
    wardrobe.coins -= look.price;
    auto& owned = wardrobe.owned;
    owned.emplace(std::lower_bound(owned.begin(), owned.end(), look.name), look.name);
    return true;
}

bool wear(Wardrobe& wardrobe, const Look& look) {
    if (!owns(wardrobe, look))
        return false;
    wardrobe.worn.insert_or_assign(std::string(name_of(look.kind)), std::string(look.name));
    return true;
}

Looks worn(const Wardrobe& wardrobe) {
    return {static_cast<PieceStyle>(worn_of(wardrobe, LookKind::pieces).style),
            static_cast<BoardStyle>(worn_of(wardrobe, LookKind::board).style),
            static_cast<BubbleStyle>(worn_of(wardrobe, LookKind::bubble).style)};
}

std::optional<Bonus> take_bonus(Wardrobe& wardrobe, std::int64_t now) {
    const std::int64_t day = utc_day(now);
    auto& days = wardrobe.days;
    const DayKind kind = kind_of(day, days);
    if (kind == DayKind::same)
        return std::nullopt;
    const bool known = std::erase(days, day) > 0;
    if (kind == DayKind::put_right)
        note_days_of_wrong_clock(days, day);
    while (days.size() >= most_days)
        days.erase(std::min_element(days.begin(), days.end()));
    days.push_back(day);
    if (known || kind == DayKind::put_right)
        return std::nullopt;
    Bonus bonus;
    bonus.days_in_row =
        1 + (day == wardrobe.bonus_day + 1 ? wardrobe.days_in_row : days_before(days, day));
    bonus.coins = most_bonus;
    if (bonus.days_in_row < 1 + (most_bonus - first_bonus) / more_a_day)
        bonus.coins = first_bonus + more_a_day * (bonus.days_in_row - 1);
    wardrobe.coins =
        static_cast<int>(std::min<std::int64_t>(most_held, wardrobe.coins + bonus.coins));
    wardrobe.bonus_day = day;
    wardrobe.days_in_row = bonus.days_in_row;
    return bonus;
}

} // namespace game
