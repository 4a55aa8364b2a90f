#!/usr/bin/env bash
# From the first start to a match against a bot and back, by keyboard alone and by mouse alone; full
# screen, pictures and other window sizes on the way: menu.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

# board_moved PLAYER OLD: whether the board's first square stands elsewhere than at OLD.
board_moved() {
    sees "$1" square a1 && [ "$place" != "$2" ]
}

# resized PLAYER COMMAND...: does what changes the window's size and waits for the board to follow.
resized() {
    local player=$1 old
    shift
    until_true 60 "the board of $player" sees "$player" square a1
    old=$place
    "$@"
    until_true 60 "a board of another size after: $*" board_moved "$player" "$old"
}

window_size() {
    on_screen "$1" xdotool windowsize "${window_of[$1]}" "$2" "$3"
}

# inside PLAYER WIDTH HEIGHT: everything in the latest layout must lie in the window.
inside() {
    local outside
    outside=$(awk -v w="$2" -v h="$3" '
        $1 == "layout" && $2 != "end" { text = "" }
        ($1 == "control" || $1 == "inert" || $1 == "square") &&
            ($(NF - 3) < 0 || $(NF - 2) < 0 || $(NF - 3) + $(NF - 1) > w || $(NF - 2) + $NF > h) {
            text = text $0 "; " }
        END { print text }' "$work/$1.log")
    [ -z "$outside" ] || fail "outside of $2 x $3: $outside"
}

# taken PLAYER: F12 makes a picture.
taken() {
    press "$1" F12
    wait_for "$1" '^picture '
    [ "$(head -c 4 "${line#picture }" | tail -c 3)" = PNG ] || fail "${line#picture } is no PNG"
}

# The bot answers the first placement by a flip and a placement.
answered() {
    wait_for "$1" '^acted 1 0 [a-d][1-4][rv] first$'
    wait_for "$1" '^acted 1 1 [a-d][1-4]-[a-d][1-4] second$'
    wait_for "$1" '^acted 1 2 [a-d][1-4][rv] second$'
    wait_for "$1" '^turn mine$'
}

# By keyboard alone: the name, the match, the rules over it, full screen, leaving, the profile.
screen zoe
start zoe
wait_for zoe '^scene welcome'
on_screen zoe xdotool type Zoe
press zoe Return
wait_for zoe '^scene home'
press zoe Return
wait_for zoe '^scene set-up'
press zoe Return
wait_for zoe '^scene play'
press zoe Up Return
answered zoe
press zoe F1
wait_for zoe '^scene how-to-play'
press zoe Escape
wait_for zoe '^scene play'
resized zoe press zoe F11
take_window zoe
inside zoe 1920 1080
taken zoe
resized zoe press zoe F11
take_window zoe
inside zoe 1280 800
press zoe Escape
until_true 30 "the pause card" sees zoe control leave
press zoe Down Down Down Down Return # past the rules, the settings and the copy
wait_for zoe '^scene home'
press zoe Up Return
wait_for zoe '^profile 0$' # what was left does not count
press zoe Escape
wait_for zoe '^scene home'
press zoe Escape Return
ends zoe
grep -q Zoe "$work/zoe"/settings.json || fail "the name was not kept"

# By mouse alone: another opponent, other window sizes, leaving, the profile.
screen tom
start tom --name Tom
wait_for tom '^scene home'
click tom control worpion
wait_for tom '^scene set-up'
click tom control opponent-amateur
click tom control start
wait_for tom '^scene play'
resized tom window_size tom 800 600
inside tom 800 600
click tom square b2
answered tom
resized tom window_size tom 1280 800
inside tom 1280 800
taken tom
click tom control pause
click tom control leave
wait_for tom '^scene home'
click tom control profile
wait_for tom '^profile 0$'
click tom control back
wait_for tom '^scene home'
click tom control quit
ends tom
