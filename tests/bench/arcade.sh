#!/usr/bin/env bash
# Measures what the game costs on a virtual screen, in software rendering, against a program with SFML
# that only clears and shows its window: the first frame, frames of a full board, rest on every screen,
# memory, the way to every screen. Prints a table a part; the exit status says whether all limits hold.
# Times are those of the wall where somebody waits, else of the processor, so a machine with other work
# spoils the first frame and the ways alone: arcade.sh FOLDER-OF-PROGRAMS [PART...]; the parts are first,
# busy, rest, memory, ways.
folder=$1
parts=${*:2}
source "$(dirname "$0")/../display/harness.sh" "$folder"
source "$(dirname "$0")/screens.sh"

over=0 # limits that do not hold

# verdict FIGURE LIMIT: a word for the table.
within() {
    awk -v figure="$1" -v limit="$2" 'BEGIN { exit !(figure <= limit) }'
}
row() {
    local word=holds
    within "$2" "$3" || { word=OVER && over=$((over + 1)); }
    printf '%-34s %8.2f %8.2f  %s\n' "$1" "$2" "$3" "$word"
}
part() {
    SECONDS=0 # each has the harness' time to itself
    echo
    printf '%-34s %8s %8s\n' "$1" "$2" limit
}

# middle, high: the median and the 95th percentile of the numbers on the standard input.
percentile() {
    sort -n | awk -v share="$1" '{ all[NR] = $1 } END { print all[int((NR - 1) * share) + 1] }'
}

now() {
    echo $((${EPOCHREALTIME/[.,]/} / 1000))
}

# spent PLAYER: processor time of all threads so far, in milliseconds.
spent() {
    cat "/proc/${program_of[$1]}/task"/*/schedstat | awk '{ sum += $1 } END { printf "%.3f", sum / 1e6 }'
}

drawn() {
    grep -q '^frame' "$1" 2>/dev/null
}

# first_frame NAME COMMAND...: from the call to the first frame, as a line `wall processor` in NAME.first.
first_frame() {
    local log=$work/$1.log out=$work/$1.first from
    [ "$1" != bare ] || log=$work/bare.out
    rm -f "$log"
    from=$(now)
    DISPLAY=${display_of[ann]} "${@:2}" >"$work/$1.out" 2>&1 &
    program_of[$1]=$!
    until_true 60 "the first frame of $1" drawn "$log"
    awk -v from="$from" '/^frame/ { print $5 - from, $4; exit }' "$log" >>"$out"
    stop "$1"
}

stop() {
    kill "${program_of[$1]}"
    wait "${program_of[$1]}" 2>/dev/null || true
    unset "program_of[$1]"
}

measure_first() {
    part "first frame, median of 9" times
    for ((i = 0; i < 9; i++)); do
        first_frame bare "$bin/bare"
        first_frame game "$bin/rectoverso" --data-dir "$work/first" --name Ann --lang en \
            --log "$work/game.log" --log-frames
    done
    local column name
    for column in 1 2; do
        [ $column = 1 ] && name=wall || name=processor
        local bare game
        bare=$(cut -d ' ' -f $column "$work/bare.first" | percentile 0.5)
        game=$(cut -d ' ' -f $column "$work/game.first" | percentile 0.5)
        row "$name: game $game ms, bare $bare ms" \
            "$(awk -v game="$game" -v bare="$bare" 'BEGIN { print game / bare }')" 1.5
    done
}

# The second half of a match that fills the board and turns up to a dozen discs a move.
moves='f5 d6 c4 g5 g6 d3 c5 f4 e3 f3 f6 e6 f7 c6 e7 e8 f8 d7 c8 d8 h5 g4 g3 h6 h7 h2 g7 h4 c2 b5
d2 b3 f2 e2 c7 h8 g8 f1 h3 b1 h1 c3 e1 b6 g1 g2 d1 c1 a1 b8 b2 a2 a3 a4 b4 a5 a7 a6 a8 b7'

# play_out PLAYER: that match at one screen; each of the last moves has time to come to rest.
play_out() {
    local square count=0
    start "$1" --name Ann --game reversi --hot-seat --log-frames
    wait_for "$1" '^scene play'
    for square in $moves; do
        click "$1" square "$square"
        wait_for "$1" "^acted 1 [0-9]+ $square "
        count=$((count + 1))
        [ $count -lt 50 ] || sleep 1
    done
    wait_for "$1" '^saved '
}

# Frames within the 480 ms of a wave, which begins with the first frame after an action.
measure_busy() {
    part "busy Reversi frame, processor" ms
    play_out ann
    awk '/^acted 1 (49|5[0-8]) / { begins = 1 }
         /^frame/ { if (begins) { until = $5 + 480; begins = 0 }
                    if ($5 < until) print $4 - spent
                    spent = $4 }' \
        "$work/ann.log" >"$work/frames"
    row "median of $(wc -l <"$work/frames")" "$(percentile 0.5 <"$work/frames")" 20
    printf '95 %% are below %.2f\n' "$(percentile 0.95 <"$work/frames")"
    stop ann
}

# resting SECONDS PLAYER...: `percent of a core` by player in `cost_of`.
declare -A cost_of=()
resting() {
    local seconds=$1 player
    shift
    for player in "$@"; do cost_of[$player]=$(spent "$player"); done
    sleep "$seconds"
    for player in "$@"; do
        cost_of[$player]=$(awk -v from="${cost_of[$player]}" -v to="$(spent "$player")" \
            -v seconds="$seconds" 'BEGIN { print (to - from) / seconds / 10 }')
    done
}

rest_on() {
    local player
    SECONDS=0
    [ "$1" != home ] || sleep 6 # the loop of a card plays once
    sleep 4                     # what moves after an input comes to rest within 3 s
    resting 5 loud mute
    for player in loud mute; do row "$1, $player" "${cost_of[$player]}" 1; done
    for player in loud mute; do
        on_screen $player xdotool windowfocus \
            "$(on_screen $player xwininfo -root | awk '/Window id/ { print $4 }')"
    done
    sleep 3.5 # a loss of focus is an input, too
    resting 3 loud mute
    for player in loud mute; do row "$1, $player, unfocused" "${cost_of[$player]}" 1; done
    for player in loud mute; do
        on_screen $player xdotool windowfocus --sync "${window_of[$player]}"
    done
}

measure_rest() {
    part "rest" "% core"
    screen loud && screen mute
    sound='' enter loud
    enter mute
    walk rest_on loud mute
    stop loud && stop mute
}

# way_to SCREEN: what the latest opening took; home was there from the start.
way_to() {
    SECONDS=0
    [ "$1" = home ] || echo "$took" >>"$work/ways/$1"
}

measure_ways() {
    mkdir "$work/ways"
    part "opening a screen, median of 3" ms
    screen eve
    for ((i = 0; i < 3; i++)); do
        enter eve
        walk way_to eve
        stop eve
    done
    local screen
    for screen in "$work/ways"/*; do
        row "${screen##*/}" "$(percentile 0.5 <"$screen")" 100
    done
}

# megabytes PLAYER: resident, and what is its share of it.
resident() {
    awk '/^Rss/ { rss = $2 } /^Pss:/ { pss = $2 } END { print rss / 1024, pss / 1024 }' \
        "/proc/${program_of[$1]}/smaps_rollup"
}

# against_master PLAYER GAME: from home.
against_master() {
    click "$1" control "$2"
    wait_for "$1" '^scene set-up'
    click "$1" control opponent-master
    click "$1" control start
    wait_for "$1" '^scene play'
}

measure_memory() {
    part "memory above the bare program's" MB
    DISPLAY=${display_of[ann]} "$bin/bare" >"$work/bare.out" 2>&1 &
    program_of[bare]=$!
    screen max
    sound='' start max --name Max --log-frames
    wait_for max '^scene home'
    sleep 3 # its music
    against_master max worpion
    click max square b2
    wait_for max '^acted 1 2 ' # by the book
    click max control pause
    click max control leave
    wait_for max '^scene home'
    against_master max reversi
    for ((i = 0; i < 8; i++)); do
        press max h
        wait_for max '^hint [a-h][1-8]'
        press max Return
        wait_for max '^turn theirs'
        wait_for max '^turn mine'
        SECONDS=0
    done
    sleep 4 # what was needed for a moment is given back at rest
    local rss pss bare_rss bare_pss peak bare_peak
    read -r rss pss <<<"$(resident max)"
    read -r bare_rss bare_pss <<<"$(resident bare)"
    peak=$(awk '/VmHWM/ { print $2 / 1024 }' "/proc/${program_of[max]}/status")
    bare_peak=$(awk '/VmHWM/ { print $2 / 1024 }' "/proc/${program_of[bare]}/status")
    above() { awk -v game="$1" -v bare="$2" 'BEGIN { print game - bare }'; }
    row "resident: bare ${bare_rss%.*} MB" "$(above "$rss" "$bare_rss")" 60
    row "proportional: bare ${bare_pss%.*} MB" "$(above "$pss" "$bare_pss")" 60
    row "most ever: bare ${bare_peak%.*} MB" "$(above "$peak" "$bare_peak")" 60
    stop max && stop bare
}

screen ann
for name in ${parts:-first busy rest memory ways}; do
    "measure_$name"
done
exit $((over > 0))
