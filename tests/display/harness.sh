# shellcheck shell=bash
# Real programs on virtual screens, driven by real keys and mouse. Sourced by the tests beside it,
# which are called with the folder of the programs. A player is a name: its screen, its program, its
# log. Waiting is always for a line of a log (or the end of a program), with a dead-line.
set -euo pipefail

bin=$(readlink -f "$1")
work=$(mktemp -d)
sound=--mute # what is said of it when a program is started
through=()   # the command that a program is started through, which it takes the place of
declare -A display_of=() screen_of=() program_of=() window_of=() seen_of=()
declare -A files_of=() # folder of the player's files; the player's own where it is not said

# Sanitizers would report what the system's graphics libraries keep until the end.
export ALSOFT_DRIVERS=null ALSA_CONFIG_PATH=/dev/null LC_ALL=C.UTF-8 ASAN_OPTIONS=detect_leaks=0
unset WAYLAND_DISPLAY

clean_up() {
    local status=$?
    set +e
    if [ "$status" != 0 ]; then
        for log in "$work"/*.log "$work"/*.out; do
            echo "--- $(basename "$log")"
            grep -v '^control\|^square' "$log" | tail -n 40
        done
    fi
    kill "${program_of[@]}" "${screen_of[@]}" 2>/dev/null
    wait
    rm -rf "$work"
    exit "$status"
}
trap clean_up EXIT
trap 'exit 1' INT TERM

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# until_true SECONDS WHAT COMMAND...: looks again and again until the command succeeds. A whole test
# has 280 seconds, a little less than ctest gives it.
until_true() {
    local end=$((SECONDS + $1)) what=$2
    shift 2
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] && [ "$SECONDS" -lt 280 ] || fail "waited in vain for $what"
        sleep 0.03
    done
}

# screen PLAYER: starts a virtual screen on a free number.
screen() {
    Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp 3>"$work/$1.display" \
        >/dev/null 2>&1 &
    screen_of[$1]=$!
    until_true 30 "the screen of $1" test -s "$work/$1.display"
    display_of[$1]=:$(cat "$work/$1.display")
}

# on_screen PLAYER COMMAND...: runs a command on the player's screen.
on_screen() {
    local player=$1
    shift
    DISPLAY=${display_of[$player]} "$@"
}

# start PLAYER ARGUMENTS...: starts the program and gives its window the keyboard.
start() {
    local player=$1
    shift
    # shellcheck disable=SC2086
    DISPLAY=${display_of[$player]} "${through[@]}" "$bin/rectoverso" --data-dir "${files_of[$player]:-$work/$player}" \
        --log "$work/$player.log" --log-layout --no-mapping --no-announce $sound --lang en "$@" \
        >"$work/$player.out" 2>&1 &
    program_of[$player]=$!
    seen_of[$player]=0
    take_window "$player"
}

# take_window PLAYER: finds the window, which is another one after full screen is switched.
take_window() {
    window_of[$1]=$(on_screen "$1" timeout 60 xdotool search --sync --onlyvisible --name '^Rectoverso' |
        tail -n 1)
    on_screen "$1" xdotool windowfocus --sync "${window_of[$1]}"
}

# look_for PLAYER PATTERN: whether a line after those waited for before matches; the first that does
# is left in `line`.
look_for() {
    local alive=yes found
    kill -0 "${program_of[$1]}" 2>/dev/null || alive=no
    found=$(awk -v from="${seen_of[$1]}" -v pattern="$2" \
        'NR > from && $0 ~ pattern { print NR, $0; exit }' "$work/$1.log" 2>/dev/null) || true
    if [ -z "$found" ]; then
        [ "$alive" = yes ] || fail "$1 ended before \"$2\""
        return 1
    fi
    seen_of[$1]=${found%% *}
    line=${found#* }
}

# wait_for PLAYER PATTERN [SECONDS]: waits for the next line of the player's log that matches.
wait_for() {
    until_true "${3:-60}" "\"$2\" in the log of $1" look_for "$1" "$2"
}

# rectangle PLAYER KIND ID: x y w h of a control that can be chosen, of an inert one (words, or not
# to be chosen now) or of a square in the latest complete layout.
rectangle() {
    awk -v wanted="$2 $3 " '
        BEGIN { words = split(wanted, unused, " ") }
        $1 == "layout" && $2 != "end" { place = "" }
        index($0, wanted) == 1 && NF == words + 4 { place = substr($0, length(wanted) + 1) }
        $1 == "layout" && $2 == "end" { last = place }
        END { print last }' "$work/$1.log"
}

# sees PLAYER KIND ID: whether it stands there, and leaves its rectangle in `place`.
sees() {
    place=$(rectangle "$@")
    [ -n "$place" ]
}

# point_at PLAYER X Y: moves the pointer there; it comes from beside it, so that it moves in any case.
point_at() {
    local window=${window_of[$1]}
    on_screen "$1" xdotool mousemove --window "$window" $(($2 + 3)) $(($3 + 3)) \
        mousemove --window "$window" "$2" "$3"
}

# point PLAYER KIND ID: moves the pointer to the middle of a control or square as soon as it stands
# there.
point() {
    until_true 60 "$2 $3 on the screen of $1" sees "$@"
    local x y w h
    read -r x y w h <<<"$place"
    point_at "$1" $((x + w / 2)) $((y + h / 2))
}

click() {
    point "$@"
    on_screen "$1" xdotool click 1
}

# press PLAYER KEY...: presses and releases keys; a number above 9 is the code of a place on the
# keyboard, whatever its layout.
press() {
    local player=$1
    shift
    on_screen "$player" xdotool key "$@"
}

# ends PLAYER: waits for the program to end by itself; its exit status must be 0.
ends() {
    until_true 60 "the end of $1" eval "! kill -0 ${program_of[$1]} 2>/dev/null"
    wait "${program_of[$1]}" || fail "$1 ended with status $?"
    unset "program_of[$1]"
}

# killed PLAYER: ends the program as a crash would; its window may outlive it by a moment.
killed() {
    kill -9 "${program_of[$1]}"
    wait "${program_of[$1]}" 2>/dev/null || true
    unset "program_of[$1]"
    until_true 30 "the end of the window of $1" \
        eval "! on_screen $1 xdotool getwindowname ${window_of[$1]} >/dev/null 2>&1"
}

# free_port: a UDP port nobody uses now.
free_port() {
    local port
    while :; do
        port=$((20000 + RANDOM % 30000))
        grep -q "$(printf ':%04X ' "$port")" /proc/net/udp || break
    done
    echo "$port"
}
