#!/usr/bin/env bash
# What is played is not silence: OpenAL writes it into a file instead of to a device. The loop of each
# game and of home, a win over silent music, nothing without the keyboard, and a game without a device:
# sound.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

export ALSOFT_DRIVERS=wave ALSOFT_CONF=$work/openal.conf
sound=                # nobody is mute here
second=$((22050 * 4)) # bytes

# record NAME: what is played from the next start on goes into the file `heard`.
record() {
    heard=$work/$1.wav
    cat >"$ALSOFT_CONF" <<EOF
[general]
frequency = 22050
channels = stereo
sample-type = int16
dither = false
[wave]
file = $heard
EOF
}

length() {
    stat -c %s "$heard" 2>/dev/null || echo 0
}

longer_than() {
    [ "$(length)" -gt "$1" ]
}

# loudest SECONDS: the largest sample of what is played in the next seconds is left in `most`.
loudest() {
    local from to
    from=$(length)
    to=$((from + $1 * second))
    until_true 60 "$1 s of sound" longer_than "$to"
    most=$(od -A n -v -t d2 -w4 -j $((from / 4 * 4)) -N $((to - from)) "$heard" |
        awk '{ v = $1 < 0 ? -$1 : $1; if (v > most) most = v } END { print most + 0 }')
}

# audible SECONDS WHAT
audible() {
    loudest "$1"
    [ "$most" -gt 500 ] || fail "$2 is silent: at most $most"
}

# silent SECONDS WHAT
silent() {
    loudest "$1"
    [ "$most" = 0 ] || fail "$2 is heard: $most"
}

screen ida
record loops
start ida --name Ida
wait_for ida '^scene home'
until_true 60 "the device" longer_than 1000
for game in worpion reversi jungle; do
    audible 3 "home, before $game"
    click ida control "$game"
    wait_for ida '^scene set-up'
    loudest 2 # home's loop fades out
    audible 3 "$game"
    press ida Escape
    wait_for ida '^scene home'
    loudest 2
done
on_screen ida xdotool windowfocus "$(on_screen ida xwininfo -root | awk '/Window id/ { print $4 }')"
loudest 2
silent 2 "a window without the keyboard"
on_screen ida xdotool windowfocus --sync "${window_of[ida]}"
loudest 1
audible 2 "a window that has the keyboard again"
press ida Escape Return
ends ida

# The end of a round, and nothing but it.
mkdir -p "$work/una"
echo '{"music": 0}' >"$work/una/settings.json"
screen una
record sting
start una --name Una --hot-seat --game reversi
wait_for una '^scene play'
click una control resign # the click opens the device
until_true 60 "the device" longer_than 1000
loudest 2
click una control "resign yes"
wait_for una '^round ended'
audible 3 "the end of a round"
loudest 3
silent 1 "music that is turned down"
kill "${program_of[una]}"
wait "${program_of[una]}" || true
unset "program_of[una]"

# Without a device.
ALSOFT_DRIVERS=-all
screen eva
start eva --name Eva
wait_for eva '^sound: there is no device'
press eva Escape Return
ends eva
