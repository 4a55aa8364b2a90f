#!/usr/bin/env bash
# What may happen to a window: it is minimised, covered, made tiny or wide, resized without end, put on
# the full screen and back, loses the keyboard while a key or the mouse is held, is told to end by a
# signal, is taken away: window.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"
sound= # a key turns it off and on, which the command line must not have done

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
wait_for ann '^acted 1 0 [a-d][1-4][rv] '
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
DISPLAY=${display_of[ann]} xmessage -geometry 300x200+500+300 cover >/dev/null 2>&1 &
cover=$!
until_true 30 "the cover" eval 'xdo ann search --onlyvisible --name xmessage >"$work/cover"'
kill "$cover"
until_true 30 "a frame of what was covered" drawn_again
kill "${program_of[ann]}"
ends_with ann 143

# unusual PLAYER: its board stands elsewhere than at first.
unusual() {
    [ "$(rectangle "$1" square a1)" != "$corner" ]
}

# usual PLAYER: its window is as it began.
usual() {
    is_size "$1" 1280x800 && ! unusual "$1"
}

# Sizes nobody would choose.
start ann --name Ann --game reversi --hot-seat
wait_for ann '^scene play'
until_true 30 "the board" sees ann square a1
corner=$place
while read -r width height becomes; do
    xdo ann windowsize "${window_of[ann]}" "$width" "$height"
    until_true 30 "$becomes after $width x $height" is_size ann "$becomes"
    xdo ann windowsize "${window_of[ann]}" 1280 800
    until_true 30 "its usual size" usual ann
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
until_true 30 "its usual size" usual ann
click ann square f6
wait_for ann '^acted 1 1 f6 '

# Full screen in and out, in the middle of motion too.
click ann square e6
for _ in $(seq 5); do
    press ann F11
    until_true 30 "the full screen" unusual ann
    take_window ann
    is_size ann 1920x1080 || fail "$(size ann) is not the full screen"
    press ann F11
    until_true 30 "a window" eval '! unusual ann'
    take_window ann
    usual ann || fail "$(size ann) is not as before"
done
wait_for ann '^acted 1 2 e6 '

# A key and a mouse button that were held when the keyboard went elsewhere do nothing later.
kill "${program_of[ann]}"
ends_with ann 143
start ann --name Ann --game worpion --hot-seat
wait_for ann '^scene play'
click ann square b2
wait_for ann '^acted 1 0 b2r first$'
point ann square b2
xdo ann mousedown 1
unfocus ann
point ann square c2
xdo ann mouseup 1
xdo ann windowfocus --sync "${window_of[ann]}"
sound_is() { grep -q "\"sound\": $1" "$work/ann/settings.json"; }
xdo ann keydown m
until_true 30 "sound off" sound_is false
unfocus ann
xdo ann keyup m
xdo ann windowfocus --sync "${window_of[ann]}"
press ann m
until_true 30 "sound on" sound_is true
point ann square b2
press ann Up
wait_for ann '^acted 1 1 '
[ "$line" = 'acted 1 1 b2-b3 second' ] || fail "what was let go did something: $line"

# Whoever takes the window away ends the game with a word, and the match is kept.
draft() { grep -lq "$1" "$work"/ann/unfinished/*.rvr; }
for way in windowkill windowclose; do
    xdo ann "$way" "${window_of[ann]}"
    ends_with ann 3
    [ "$(wc -l <"$work/ann.out")" = 1 ] || fail "not one line: $(cat "$work/ann.out")"
    draft 'b2-b3' || fail "the match is lost after $way"
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
    draft 'b2-b3' || fail "the match is lost after $signal"
    start ann --name Ann
    [ "$signal" = INT:130 ] || wait_for ann '^scene home'
done

# So does a record that never comes.
mkfifo "$work/silent"
exec 4<>"$work/silent"
DISPLAY=${display_of[ann]} "$bin/rectoverso" --data-dir "$work/ann" --replay - <&4 >"$work/ann.out" 2>&1 &
reader=$!
gone() { kill -INT "$reader" 2>/dev/null; ! kill -0 "$reader" 2>/dev/null; }
until_true 30 "the end of a game that reads" gone
status=0
wait "$reader" || status=$?
[ "$status" = 130 ] || fail "status $status instead of 130"
