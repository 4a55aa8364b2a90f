# shellcheck shell=bash
# From home through every screen and back, with a match against a bot on the way. Sourced by the tests
# that do so by keyboard alone (`way` is by_keys) and by mouse alone (by_mouse).
source "$(dirname "$0")/harness.sh"

# focus PLAYER: the control that has the keyboard.
focus() {
    awk '$1 == "focus" { at = substr($0, 7) } END { print at }' "$work/$1.log"
}

# by_keys PLAYER ID: Tab leads to the control, Enter presses it.
by_keys() {
    local step at
    until_true 30 "$2 on the screen of $1" sees "$1" control "$2"
    for ((step = 0; step < 60; step++)); do
        at=$(focus "$1")
        if [ "$at" = "$2" ]; then
            press "$1" Return
            return
        fi
        press "$1" Tab
        until_true 30 "another focus than $at" eval "[ \"\$(focus $1)\" != '$at' ]"
    done
    fail "Tab does not lead to $2"
}

by_mouse() {
    click "$1" control "$2"
}

# back PLAYER ID: out of a screen: Escape, or the control that leads back.
back() {
    case $way in
    by_keys) press "$1" Escape ;;
    by_mouse) click "$1" control "$2" ;;
    esac
}

# choose ID... : presses one control after the other.
choose() {
    local id
    for id in "$@"; do
        "$way" "$who" "$id"
    done
}

# shown SCENE: waits until it is there to be used.
shown() {
    wait_for "$who" "^scene $1\$"
    wait_for "$who" '^layout end$'
}

# visit ID SCENE: goes there.
visit() {
    choose "$1"
    shown "$2"
}

# leave SCENE [ID]: back to where it came from.
leave() {
    back "$who" "${2:-back}"
    shown "$1"
}

# kept KEY VALUE: waits until the settings say so.
kept() {
    until_true 30 "$1 $2 in the settings" grep -qs "\"$1\": $2" "$work/$who/settings.json"
}

# place: a pawn on a square that is free.
place() {
    case $way in
    by_keys) press "$who" Up Return ;;
    by_mouse) click "$who" square "$1" ;;
    esac
}

screens_of_home() {
    visit profile profile
    leave home
    visit settings settings
    choose theme-night
    kept theme '"night"'
    choose theme-paper language-fr
    kept language '"fr"'
    choose language-en reduced-motion
    kept reduced_motion true
    choose confirm-moves confirm-moves
    visit data my-data
    choose export cancel import cancel delete cancel
    leave settings close
    leave home
    visit how-to-play how-to-play
    choose reversi next previous jungle worpion
    leave home
    visit credits credits
    leave home
    visit direct direct
    visit host set-up
    visit start hosting
    leave direct cancel
    visit join joining
    leave direct cancel
    leave home
    visit two set-up
    choose rounds-3 reversi jungle worpion rounds-1
    leave home
}

# looks_for_coins: 200 are there for a look that costs 150.
looks_for_coins() {
    visit profile profile
    visit looks looks
    choose boards bubbles pieces 'look wood'
    visit buy looks-buy
    leave looks cancel
    visit buy looks-buy
    choose buy
    wait_for "$who" '^bought wood$'
    shown looks
    choose 'look felt' 'look plain'
    wait_for "$who" '^wears plain$'
    leave profile
    leave home
}

# lessons: from step to step without playing; the tutorial of Worpion is played by tutorial.sh.
lessons() {
    local step
    visit how-to-play how-to-play
    visit learn tutorial
    for step in 2 3 4 5 6; do
        choose skip
        wait_for "$who" "^step $step\$"
        [ "$way" = by_mouse ] || wait_for "$who" '^focus $' # the board has the keyboard
    done
    visit skip tutorial-end
    visit home home
}

match_against_a_bot() {
    visit worpion set-up
    choose opponent-beginner side-first clock-none
    visit start play
    place b2
    wait_for "$who" '^turn mine$'
    choose draw
    wait_for "$who" '^declined '
    choose 'take back'
    wait_for "$who" '^took back '
    wait_for "$who" '^turn mine$'
    place c3
    wait_for "$who" '^turn mine$'
    choose hint
    wait_for "$who" '^hint [a-d][1-4]'
    choose 'tab table' 'tab story' 'tab moves'
    choose pause
    visit rules how-to-play
    leave play
    visit settings settings
    leave play
    choose resume resign 'resign yes'
    wait_for "$who" '^match ended second resigned$'
    wait_for "$who" '^saved '
    visit review review
    choose first next last
    visit copy copy
    leave review 'done'
    visit export export
    leave review cancel
    leave play
    visit home home
}

what_was_kept() {
    visit history history
    visit 'row 0' review
    visit try try
    leave review cancel
    leave history
    visit file browse
    leave history
    visit 'delete 0' delete
    choose yes
    wait_for "$who" '^deleted '
    leave home
}

who=pat
screen "$who"
mkdir "$work/$who"
cat >"$work/$who/settings.json" <<<'{"last_address": "127.0.0.1:9"}'
cat >"$work/$who/holdings.json" <<'END'
{"purse": {"chips": 100, "days": [], "open": {}},
 "wardrobe": {"coins": 200, "bonus_day": 0, "days_in_row": 0, "owned": [], "worn": {}, "days": []}}
END
start "$who"
shown welcome
visit start home
screens_of_home
looks_for_coins
lessons
match_against_a_bot
what_was_kept
choose quit
ends "$who"
