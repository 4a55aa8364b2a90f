#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/board/board.hpp"
#include "game/board/carried.hpp"
#include "game/board/life.hpp"
#include "game/board/picker.hpp"
#include "game/contest/contest.hpp"
#include "game/scenes/context.hpp"
#include "game/scenes/play/chat.hpp"
#include "game/scenes/play/finale.hpp"
#include "game/scenes/play/layout.hpp"
#include "game/scenes/play/panel.hpp"
#include "game/scenes/play/stage.hpp"
#include "game/scenes/play/story.hpp"
#include "game/scenes/play/strip.hpp"
#include "game/scenes/play/wager.hpp"
#include "game/scenes/scene.hpp"
#include "game/ui/entrance.hpp"
#include "game/ui/scroll_bar.hpp"

namespace game::play {

/// The board: whatever the game, and whoever the players are.
class PlayScene final : public Scene {
public:
    PlayScene(Context& context, std::unique_ptr<Contest> contest);

    [[nodiscard]] std::string name() const override { return "play"; }
    [[nodiscard]] std::string phase() const override;
    Go on(const Input& input) override;
    Go update(float seconds) override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] bool moving() const override;
    [[nodiscard]] bool changed() override;
    [[nodiscard]] bool pointing() const override;
    [[nodiscard]] std::string focused() const override;
    [[nodiscard]] ui::Page page() const override;
    [[nodiscard]] std::vector<Landmark> landmarks() const override;
    [[nodiscard]] std::optional<engine::GameId> game() const override;
    [[nodiscard]] bool in_play() const override { return true; }
    [[nodiscard]] std::optional<Track> music() const override;
    void covered() override;
    void resumed() override;
    void closing() override { go_away(); }

private:
    enum class Card : std::uint8_t { none, pause, resign, leave, result, closed };
    enum class Tab : std::uint8_t { moves, table, story };
    struct Shake {
        engine::Cell at;
        float left = 0; ///< seconds
    };
    /// A line for the player until something is played.
    struct Remark {
        std::string words;
        bool refusal = false; ///< it says why a try was refused
    };
    /// A hint on the board.
    struct Shown {
        engine::Move move;
        std::optional<engine::Remark> why;
        float age = 0; ///< seconds
    };
    /// A card that goes out.
    struct OutgoingCard {
        ui::Page page;
        ui::Hands hands;
        bool modal = false; ///< it stood in the middle over a dimmed board
    };
    /// A forced pass, announced once the board is still.
    struct Passing {
        engine::Seat seat{};
        float left = 0; ///< seconds
        bool shown = false;
    };

    // input, in play_input.cpp
    bool on_chat(const Input& input);
    bool on_offer(const std::string& id);
    bool scroll(const Input& input);
    Go on_card(const Input& input);
    Go on_key(const input::KeyDown& key, const Input& input);
    Go choose(const ui::Chosen& chosen);
    void ask(Card card);
    void close_card();
    void on_board(const Input& input);
    void pick(const Input& input);
    void carry();
    void finish_motion(const Input& input);
    [[nodiscard]] bool on_unconfirmed(const Input& input);
    void choose_move(const std::string& action);
    void act(const std::string& action);
    void refuse(const board::Picker::Refused& refused);
    void go_away();
    [[nodiscard]] Go leave_for_good();

    // what happens, in play_events.cpp
    void hear_news();
    void handle(const Notice& notice);
    void take(const notice::Welcomed&) {}
    void take(const notice::MatchBegan&);
    void take(const notice::RoundBegan&);
    void take(const notice::Acted& acted);
    void take(const notice::NotDone& refused);
    void take(const notice::Proposed& proposed);
    void take(const notice::OfferEnded& ended);
    void take(const notice::TookBack& took_back);
    void take(const notice::RoundEnded&);
    void take(const notice::MatchEnded&);
    void take(const notice::Ready&) {}
    void take(const notice::Said& said);
    void take(const notice::Unsteady& unsteady);
    void take(const notice::Away& away);
    void take(const notice::Back& back);
    void take(const notice::OpponentLeft& left);
    void take(const notice::Closed& closed);
    void begin_round();
    void play_result();
    void save_record();
    [[nodiscard]] bool both_sit_here() const;
    [[nodiscard]] bool keeps_drafts() const;
    [[nodiscard]] bool keep_draft(const Notices& news); ///< false: it failed
    void keep_way_back(const Notices& news);
    void warn(const char* key);
    void announce_turn();
    void show_result();
    void begin_finale(bool over);
    void show_finale(float seconds);
    void show_time();
    void show_absence();
    void show_pass(float seconds);
    void stir(const Input& input);
    void show_life(float seconds);

    // help while thinking, in play_help.cpp
    [[nodiscard]] bool on_help(const input::KeyDown& key);
    void ask_for_hint(bool by_key);
    void move_now();
    void show_help(float seconds);
    void show_hint();
    void add_help(ui::Page& page, const Rect& row) const;
    [[nodiscard]] bool helps() const;
    [[nodiscard]] bool may_ask() const;
    [[nodiscard]] bool asked() const;
    [[nodiscard]] bool pulses() const;
    [[nodiscard]] std::string help_words() const;
    void mark_advice(board::Marks& marks) const;

    // what is shown, in play_view.cpp; its words in play_words.cpp
    [[nodiscard]] Layout layout() const;
    [[nodiscard]] ui::Page board_page() const;
    void add_tabs(ui::Page& page, const Rect& row) const;
    void add_offer(ui::Page& page, const Rect& status) const;
    void add_claim(ui::Page& page, const Rect& status) const;
    void add_buttons(ui::Page& page, const Rect& area) const;
    [[nodiscard]] ui::Page card_page() const;
    void draw_card(Canvas& canvas, const ui::Page& page, const ui::Hands& hands, bool modal) const;
    [[nodiscard]] Cast names() const;
    [[nodiscard]] board::Marks marks() const;
    [[nodiscard]] std::vector<board::Pose> pieces() const;
    [[nodiscard]] Strip strip(engine::Seat seat, const Rect& rect) const;
    [[nodiscard]] Prompt prompt() const;
    [[nodiscard]] std::string instruction(bool answering) const;
    [[nodiscard]] std::string offer_words(const engine::Offer& offer) const;
    [[nodiscard]] std::string absence_words(const Absence& absence) const;
    [[nodiscard]] Prompt absence_prompt(const Absence& absence) const;
    [[nodiscard]] std::vector<std::string> limits(bool all) const;
    [[nodiscard]] ClockFace clock_face(engine::Seat seat) const;
    [[nodiscard]] std::vector<Turn> turn_list() const;
    void draw_list(Canvas& canvas, const Layout& layout) const;
    [[nodiscard]] std::vector<Told> sentences() const;
    [[nodiscard]] std::vector<Fact> facts() const;
    [[nodiscard]] std::string resigning_words() const;
    [[nodiscard]] float list_height(const Rect& list) const;
    [[nodiscard]] ui::Scrolled scrolled() const;
    [[nodiscard]] engine::Seat near_seat() const;
    [[nodiscard]] bool must_answer() const;
    [[nodiscard]] bool modal() const { return card_ != Card::none && card_ != Card::result; }
    [[nodiscard]] bool people_sit_here() const;
    [[nodiscard]] bool may_take_back() const;
    [[nodiscard]] bool asks_me(const engine::Offer& offer) const;
    [[nodiscard]] board::Skin skin() const { return context_.skin(stage_.table().info().id); }
    [[nodiscard]] std::vector<engine::Move> my_moves() const;

    Context& context_;
    std::unique_ptr<Contest> contest_;
    Stage stage_;
    Wager wager_;
    board::Picker picker_;
    board::Carried carried_;
    Chat chat_;
    ui::Hands hands_, card_hands_;
    Card card_ = Card::none;
    ui::Entrance card_entrance_;
    std::optional<OutgoingCard> outgoing_;
    Tab tab_ = Tab::moves;
    bool board_has_keys_ = true; ///< else the panel's controls have them
    bool name_hidden_ = false;
    bool alone_ = false; ///< the other player has gone
    bool saved_ = false;
    bool draft_warned_ = false; ///< of this match: it is not kept, to be gone on with
    bool focus_was_ = true;
    bool changed_ = false;
    std::optional<engine::Error> closed_;
    std::optional<Remark> remark_;
    std::optional<Shake> shake_;
    std::optional<engine::Move> unconfirmed_; ///< waits to be chosen a second time
    std::optional<Shown> hint_;
    bool hint_by_key_ = false; ///< then the keyboard's cursor goes there
    float pondered_ = 0;       ///< seconds that somebody has been thinking in sight
    float ghost_turn_ = 1;
    board::Life life_;                      ///< since the last input
    std::optional<Vec> pointer_;            ///< where it is
    std::vector<board::Pose> pieces_shown_; ///< as they are drawn
    std::optional<Passing> passing_;
    std::array<std::string, 2> clocks_shown_;
    std::optional<Absence> absence_shown_;
    std::optional<std::string> way_back_; ///< as it was kept last; empty: not yet
    std::int64_t seconds_called_ = 0;     ///< the last of the low time that was heard; 0: none yet
    std::optional<float> result_wait_;    ///< seconds until the result card
    ui::ScrollBar bar_;
    Finale finale_;
    bool result_heard_ = true;
    float back_ = 0; ///< the list is scrolled this far from its end
    float down_ = 0; ///< the facts of the table from their beginning
    bool my_turn_was_ = false;
    std::vector<Event> story_;
};

} // namespace game::play
