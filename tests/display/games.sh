#!/usr/bin/env bash
# Whole matches of two people at one screen, from the home screen and back to it: each game by mouse
# alone, then two of them by keyboard alone. The moves are the engine's own: games.sh
# FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

engine=$bin/rectoverso-engine

# next_action GAME: what is played now, in `action`. The first side looks further, so that the match
# comes to an end. A forced pass is played by the game itself.
next_action() {
    local depth=4
    [ "$mover" = first ] || depth=1
    action=$("$engine" best "$1" --position "$position" --depth "$depth" | head -n 1)
}

# side_to_move: by the position's second word, whatever it is that the first side has there.
side_to_move() {
    case $(cut -d ' ' -f 2 <<<"$position") in
    o | X | b) mover=first ;;
    *) mover=second ;;
    esac
}

# squares ACTION: where a piece comes from, if from anywhere, and where it goes.
squares() {
    grep -o '[a-h][1-9]' <<<"$1"
}

# turned ACTION: whether the pawn in hand must be turned over first; afterwards it shows that side.
turned() {
    [[ $1 =~ ^[a-h][1-9]([rv])$ ]] || return 1
    [ "${BASH_REMATCH[1]}" != "$face" ] || return 1
    face=${BASH_REMATCH[1]}
}

play_by_mouse() {
    local square
    for square in $(squares "$2"); do
        point "$1" square "$square"
        if turned "$2"; then
            on_screen "$1" xdotool click 3
        fi
        on_screen "$1" xdotool click 1
    done
}

# steps COUNT TOWARDS BACK: as many keys.
steps() {
    local key=$2 i
    [ "$1" -ge 0 ] || key=$3
    for ((i = 0; i < ${1#-}; i++)); do
        printf '%s ' "$key"
    done
}

# keys_to PLAYER SQUARE: the arrows that lead the cursor there from `column` and `row` on the screen,
# counted in squares from the left and from the top.
keys_to() {
    local x y left top wide to_column to_row
    sees "$1" square a1
    read -r left top wide _ <<<"$place"
    sees "$1" square "$2"
    read -r x y _ <<<"$place"
    to_column=$(((x - left) / wide)) to_row=$(((y - top) / wide))
    arrows="$(steps $((to_column - column)) Right Left) $(steps $((to_row - row)) Down Up)"
    column=$to_column row=$to_row
}

# The cursor is led to where a1 is: a corner. The first arrow only brings it up.
cursor_to_a1() {
    local y other vertical=Down
    sees "$1" square a1
    read -r _ y _ <<<"$place"
    sees "$1" square b2
    read -r _ other _ <<<"$place"
    [ "$other" -lt "$y" ] || vertical=Up
    # shellcheck disable=SC2046
    press "$1" Left $(steps 8 Left Left) $(steps 10 $vertical Up)
    column=0 row=0
}

play_by_keys() {
    local from to
    read -r from to <<<"$(squares "$2" | tr '\n' ' ')"
    keys_to "$1" "$from"
    if turned "$2"; then
        arrows+=' space'
    fi
    if [ -z "$to" ]; then
        arrows+=' Return'
    elif [[ $2 == *' '* ]]; then # an animal goes to where the cursor goes
        local there=$arrows
        keys_to "$1" "$to"
        arrows="$there Return $arrows Return"
    else # a pawn flips by an arrow, the cursor stays
        local there=$arrows from_column=$column from_row=$row
        keys_to "$1" "$to"
        arrows="$there Return $arrows"
        column=$from_column row=$from_row
    fi
    # shellcheck disable=SC2086
    press "$1" $arrows
}

# told PLAYER ACTION: the log has it, with the position that follows.
told() {
    wait_for "$1" "^acted 1 $ply $2 $mover\$"
    wait_for "$1" '^position '
    position=${line#position }
    ply=$((ply + 1))
}

# match PLAYER GAME WAY: a whole match on the board that stands there, played by WAY.
match() {
    local action
    wait_for "$1" '^position '
    position=${line#position } ply=0 face=r
    wait_for "$1" '^scene play'
    until_true 60 "the board of $1" sees "$1" square a1
    [ "$3" = play_by_mouse ] || cursor_to_a1 "$1"
    while :; do
        side_to_move
        next_action "$2"
        [ "$action" != -- ] || { told "$1" --; continue; }
        "$3" "$1" "$action"
        told "$1" "$action"
        [[ $("$engine" result "$2" --position "$position") == ongoing ]] || break
    done
    wait_for "$1" '^match ended (first|second|draw) '
    wait_for "$1" '^saved '
    echo "$2 by ${3##*_}: $ply actions, $("$engine" result "$2" --position "$position")"
}

screen mo
start mo --name Mo --reduced-motion
for game in worpion reversi jungle; do
    wait_for mo '^scene home'
    click mo control "$game"
    wait_for mo '^scene set-up'
    click mo control opponent-two
    click mo control start
    match mo "$game" play_by_mouse
    click mo control home
done
wait_for mo '^scene home'
click mo control quit
ends mo

screen kay
start kay --name Kay --reduced-motion
to_the_card=
for game in worpion jungle; do
    wait_for kay '^scene home'
    # shellcheck disable=SC2086
    press kay $to_the_card Return
    wait_for kay '^scene set-up'
    # Past the ways back and to the tutorial, three games and four levels to the fifth opponent, and
    # back to the start.
    # shellcheck disable=SC2046
    press kay $(steps 10 Tab Tab) Return $(steps 10 shift+Tab Tab) Return
    match kay "$game" play_by_keys
    until_true 30 "the result card" sees kay control home
    # shellcheck disable=SC2046
    press kay $(steps 6 Down Down) Return
    to_the_card='Right Right'
done
wait_for kay '^scene home'
press kay Escape Return
ends kay
