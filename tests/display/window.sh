#!/usr/bin/env bash
# What may happen to a window: it is minimised, covered, made tiny or wide, resized without end, put on
# the full screen and back, loses the keyboard while a key or the mouse is held, is told to end by a
# signal, is taken away: window.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

xdo() {
    local player=$1
    shift
    on_screen "$player" xdotool "$@"
}

# frames PLAYER: how many it has drawn.
frames() {
    grep -c '^frame ' "$work/$1.log" || true
}

# size PLAYER: its window's width and height.
size() {
    xdo "$1" getwindowgeometry "${window_of[$1]}" | awk '/Geometry/ { print $2 }'
}

is_size() {
    [ "$(size "$1")" = "$2" ]
}

# ends_with PLAYER STATUS: waits for the program to end by itself.
ends_with() {
    local status=0
    until_true 30 "the end of $1" eval "! kill -0 ${program_of[$1]} 2>/dev/null"
    wait "${program_of[$1]}" || status=$?
    [ "$status" = "$2" ] || fail "status $status instead of $2"
    unset "program_of[$1]"
}

# unfocus PLAYER: gives the keyboard to the empty screen.
unfocus() {
    xdo "$1" windowfocus "$(on_screen "$1" xwininfo -root | awk '/Window id/ { print $4 }')"
}

# Minimised while a bot plays: it is not drawn, and the match goes on; then it is drawn again.
screen ann
start ann --name Ann --game worpion --bot professional --side second --seed 1 --log-frames
wait_for ann '^scene play'
xdo ann windowunmap --sync "${window_of[ann]}"
wait_for ann '^acted 1 0 [a-d][1-4][rv] first$'
drawn=$(frames ann)
used() { awk '{ print $14 + $15 }' "/proc/${program_of[ann]}/stat"; }
before=$(used)
sleep 2
[ $(($(frames ann) - drawn)) -le 3 ] || fail "$(($(frames ann) - drawn)) frames of a hidden window"
[ $(($(used) - before)) -le 20 ] || fail "a hidden window uses $(($(used) - before)) % in 2 s"
drawn=$(frames ann)
xdo ann windowmap --sync "${window_of[ann]}"
xdo ann windowfocus --sync "${window_of[ann]}"
drawn_again() { [ "$(frames ann)" -gt "$drawn" ]; }
until_true 30 "a frame of the window that is back" drawn_again

# What another window covered is drawn anew, without any input.
sleep 1
drawn=$(frames ann)
on_screen ann xmessage -geometry 300x200+500+300 cover >/dev/null 2>&1 &
cover=$!
until_true 30 "the cover" eval 'xdo ann search --onlyvisible --name xmessage >"$work/cover"'
kill "$cover"
until_true 30 "a frame of what was covered" drawn_again
kill "${program_of[ann]}"
ends_with ann 143

# Sizes nobody would choose.
start ann --name Ann --game reversi --hot-seat --log-frames
wait_for ann '^scene play'
while read -r width height becomes; do
    xdo ann windowsize "${window_of[ann]}" "$width" "$height"
    until_true 30 "$becomes after $width x $height" is_size ann "$becomes"
    xdo ann windowsize --sync "${window_of[ann]}" 1280 800
done <<'END'
1 1 800x600
100 100 800x600
4000 300 4000x600
300 4000 800x4000
END
click ann square f5
for step in $(seq 40); do
    xdo ann windowsize "${window_of[ann]}" $((400 + step * 37 % 900)) $((300 + step * 53 % 700))
done
wait_for ann '^acted 1 0 f5 '
xdo ann windowsize "${window_of[ann]}" 1280 800
until_true 30 "its usual size" is_size ann 1280x800
click ann square f6
wait_for ann '^acted 1 1 f6 '

# Full screen in and out, in the middle of motion too.
click ann square e6
for _ in $(seq 5); do
    press ann F11
    take_window ann
    until_true 30 "the full screen" is_size ann 1920x1080
    press ann F11
    take_window ann
    until_true 30 "a window" is_size ann 1280x800
done
wait_for ann '^acted 1 2 e6 '

# A key and a mouse button that were held when the keyboard went elsewhere do nothing later.
point ann square f4
xdo ann mousedown 1
unfocus ann
xdo ann mousemove 5 5 mouseup 1
xdo ann windowfocus --sync "${window_of[ann]}"
xdo ann keydown Return
unfocus ann
xdo ann keyup Return
xdo ann windowfocus --sync "${window_of[ann]}"
click ann square d6
wait_for ann '^acted 1 3 d6 '
grep -q '^acted 1 3 f4 ' "$work/ann.log" && fail "a square was chosen by what was let go"

# Whoever takes the window away ends the game with a word, and the match is kept.
draft() { grep -lq "$1" "$work"/ann/unfinished/*.rvr; }
for way in windowkill windowclose; do
    xdo ann "$way" "${window_of[ann]}"
    ends_with ann 3
    [ "$(wc -l <"$work/ann.out")" = 1 ] || fail "not one line: $(cat "$work/ann.out")"
    draft 'd6' || fail "the match is lost after $way"
    start ann --name Ann
    wait_for ann '^scene home'
    click ann control resume
    wait_for ann '^scene play'
done

# Signals, wherever it is.
for signal in TERM:143 INT:130 HUP:129; do
    kill "-${signal%:*}" "${program_of[ann]}"
    ends_with ann "${signal#*:}"
    [ ! -s "$work/ann.out" ] || fail "words after $signal: $(cat "$work/ann.out")"
    draft 'd6' || fail "the match is lost after $signal"
    start ann --name Ann
    [ "$signal" = INT:130 ] || wait_for ann '^scene home'
done
