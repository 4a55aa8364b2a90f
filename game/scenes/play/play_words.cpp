#include <algorithm>

#include "game/scenes/match_words.hpp"
#include "game/scenes/play/play_scene.hpp"

// What the scene says: whose turn it is, what was offered, what happened, how the match is played.
namespace game::play {

using engine::CountKind;
using engine::Seat;

namespace {

// From then on a count of Jungle is worth knowing without being asked for.
constexpr int many_quiet = 60, many_occurrences = 2, many_to_and_fro = 4;

bool matters(const engine::Count& count) {
    switch (count.kind) {
    case CountKind::discs:
        return false;
    case CountKind::quiet:
        return count.value >= many_quiet;
    case CountKind::occurrences:
        return count.value >= many_occurrences;
    case CountKind::shuttle:
        return count.value >= many_to_and_fro;
    }
    return false;
}

const engine::Token* token_at(const engine::Picture& picture, engine::Cell cell) {
    const auto found =
        std::find_if(picture.tokens.begin(), picture.tokens.end(),
                     [cell](const engine::Token& token) { return token.at == cell; });
    return found == picture.tokens.end() ? nullptr : &*found;
}

std::string count_words(const ui::Texts& texts, const engine::Picture& picture,
                        const engine::Count& count) {
    if (count.kind == CountKind::quiet)
        return texts.count("count.quiet", count.value, {std::to_string(count.limit)});
    if (count.kind == CountKind::occurrences)
        return texts("count.occurrences",
                     {std::to_string(count.value), std::to_string(count.limit)});
    const engine::Token* animal = count.at ? token_at(picture, *count.at) : nullptr;
    if (count.kind != CountKind::shuttle || animal == nullptr)
        return "";
    // two moves are one round trip
    return texts("count.shuttle", {std::to_string(count.value / 2), std::to_string(count.limit / 2),
                                   animal_name(texts, animal->face),
                                   side_name(texts, engine::GameId::jungle, animal->owner)});
}

} // namespace

std::string PlayScene::instruction(bool answering) const {
    const engine::Table& table = stage_.table();
    const auto moves = table.moves();
    const std::string game(table.info().key);
    if (answering)
        return context_.texts("prompt." + game + ".answer");
    const bool moving = !moves.empty() && moves.front().gesture.from;
    if (table.info().id == engine::GameId::worpion && moving)
        return context_.texts("prompt." + game + ".flip" +
                              (table.to_act() == engine::Side::first ? ".second" : ".first"));
    // the first four discs of the open opening turn nothing over
    if (table.info().id == engine::GameId::reversi && stage_.picture().tokens.size() < 4)
        return context_.texts("prompt.reversi.put");
    return context_.texts("prompt." + game + (moving ? ".move" : ".place"));
}

std::vector<std::string> PlayScene::limits(bool all) const {
    std::vector<std::string> limits;
    for (const engine::Count& count : stage_.picture().counts) {
        if (!matters(count) && !(all && count.kind != CountKind::discs))
            continue;
        std::string words = count_words(context_.texts, stage_.picture(), count);
        if (!words.empty())
            limits.push_back(std::move(words));
    }
    return limits;
}

std::string PlayScene::offer_words(const engine::Offer& offer) const {
    const ui::Texts& texts = context_.texts;
    const bool draw = offer.kind == engine::OfferKind::draw;
    if (!asks_me(offer))
        return texts(draw ? "play.waiting.draw" : "play.waiting.take_back");
    return texts(!draw                 ? "play.offered.take_back"
                 : contest_->my_seat() ? "play.offered.draw"
                                       : "play.offered.both",
                 {names().of(offer.by)});
}

Prompt PlayScene::absence_prompt(const Absence& absence) const {
    const ui::Texts& texts = context_.texts;
    const std::string name = names().of(other(near_seat()));
    const std::string who = absence.ours ? ".mine" : ".theirs";
    Prompt prompt;
    prompt.mine = contest_->my_turn().has_value();
    prompt.title = texts("away.title" + who, {name});
    prompt.offer = absence.may_claim; // the button leaves room for the title alone
    if (absence.may_claim)
        prompt.title = texts("away.claim" + who, {name});
    else if (absence.left > 0)
        prompt.words = texts("away.words" + who, {name, std::to_string(absence.left)});
    else
        prompt.words = texts("away.play_on.theirs");
    return prompt;
}

std::string PlayScene::absence_words(const Absence& absence) const {
    const std::string key = absence.ours ? "away.banner.mine" : "away.banner.theirs";
    return context_.texts(absence.left > 0 ? key : key + ".over",
                          {names().of(other(near_seat())), std::to_string(absence.left)});
}

Prompt PlayScene::prompt() const {
    const engine::Match& match = contest_->match();
    const ui::Texts& texts = context_.texts;
    Prompt prompt;
    if (const auto absence = contest_->absence(); absence && !match.offer())
        return absence_prompt(*absence);
    if (const auto result = match.round_result()) {
        prompt.title = result->winner ? texts("prompt.won", {names().of(*result->winner)})
                                      : texts("prompt.drawn");
        return prompt;
    }
    const Seat seat = match.seat(stage_.table().to_act());
    prompt.mine = contest_->my_turn().has_value();
    prompt.title = prompt.mine && contest_->my_seat() ? texts("prompt.mine")
                                                      : texts("prompt.turn", {names().of(seat)});
    if (const auto& offer = match.offer()) {
        (asks_me(*offer) ? prompt.title : prompt.words) = offer_words(*offer);
        prompt.offer = true;
        return prompt;
    }
    if (unconfirmed_) {
        prompt.title =
            texts("prompt.confirm", {move_words(texts, match.settings().game, *unconfirmed_)});
        prompt.words = texts("prompt.confirm.words");
        return prompt;
    }
    if (remark_) {
        prompt.words = remark_->words;
        prompt.refusal = remark_->refusal;
        return prompt;
    }
    if (std::string words = help_words(); !words.empty()) {
        prompt.words = std::move(words);
        return prompt;
    }
    for (const std::string& limit : limits(false))
        prompt.words += (prompt.words.empty() ? "" : "\n") + limit;
    if (!prompt.words.empty())
        return prompt;
    if (prompt.mine)
        prompt.words = instruction(must_answer());
    else if (contest_->unsteady())
        prompt.words = texts("prompt.unsteady");
    else
        prompt.words = texts(must_answer() ? "prompt.theirs_answer" : "prompt.theirs");
    return prompt;
}

std::vector<Told> PlayScene::sentences() const {
    std::vector<Told> sentences;
    const Cast cast = names();
    for (const Event& event : story_)
        sentences.push_back(
            {sentence(context_.texts, contest_->match().settings().game, cast, event),
             event.automatic});
    return sentences;
}

std::vector<Fact> PlayScene::facts() const {
    const ui::Texts& texts = context_.texts;
    const engine::Match& match = contest_->match();
    const engine::MatchSettings& settings = match.settings();
    const auto score = match.score();
    const Cast cast = names();
    std::vector<Fact> facts = wager_.facts(match);
    const Fact others[] = {{texts("table.game"), game_words(texts, settings)},
                           {texts("table.players"), cast.names[0] + " – " + cast.names[1]},
                           {texts("table.rounds"), texts.count("table.first_to", settings.rounds)},
                           {texts("table.round", {std::to_string(match.round())}),
                            std::to_string(score[0]) + " – " + std::to_string(score[1])},
                           {texts("table.clock"), clock_words(texts, settings.clock)}};
    facts.insert(facts.end(), std::begin(others), std::end(others));
    for (std::string& limit : limits(true))
        facts.push_back({"", std::move(limit)});
    if (std::string note = wager_.note(); !note.empty())
        facts.push_back({"", std::move(note)});
    return facts;
}

// What it means for the match, where it loses that.
std::string PlayScene::resigning_words() const {
    const engine::Match& match = contest_->match();
    const auto me = contest_->my_seat();
    const bool last = me && match.score()[engine::index(other(*me))] + 1 == match.settings().rounds;
    std::string words = context_.texts("resign.words");
    if (const std::string price = wager_.losing_words(match); last && !price.empty())
        words += "\n" + price;
    return words;
}

std::vector<Turn> PlayScene::turn_list() const {
    return turns(stage_.played(), contest_->match().rounds().back().stamps);
}

} // namespace game::play
