# shellcheck shell=bash
# Every screen of the game in turn, by mouse. Sourced by the benchmarks, after the harness.

# enter PLAYER: starts the program at home, with a history of more than a hundred matches.
enter() {
    local folder=$work/$1/games file i
    if [ ! -d "$folder" ]; then
        mkdir -p "$folder"
        for file in "$(dirname "${BASH_SOURCE[0]}")"/../data/records/good/*.rvr; do
            for i in 1 2 3 4; do
                cp "$file" "$folder/$(basename "$file" .rvr)-$i.rvr"
            done
        done
    fi
    start "$1" --name Ann --log-frames
    wait_for "$1" '^scene home'
    wait_for "$1" '^layout end'
}

# draws PLAYER: whether a frame followed the line waited for; its time of day is left in `at`.
draws() {
    at=$(awk -v from="${seen_of[$1]}" 'NR > from && /^frame/ { print $5; exit }' "$work/$1.log")
    [ -n "$at" ]
}

# opens PLAYER PATTERN COMMAND...: does what opens a screen that such a line tells of. The
# milliseconds until its first frame stood are left in `took`.
opens() {
    local from
    from=$(($(date +%s%N) / 1000000))
    on_screen "$1" "${@:3}"
    wait_for "$1" "$2"
    until_true 30 "a frame of $1" draws "$1"
    took=$((at - from))
}

# walk VISIT PLAYER...: leads the players to every screen and calls VISIT with its name there.
walk() {
    local visit=$1 game
    players=("${@:2}")
    "$visit" home
    for game in worpion reversi jungle; do
        go control "$game" '^scene set-up'
        [ $game != worpion ] || "$visit" set-up
        go control start '^scene play'
        "$visit" "board of $game"
        [ $game = jungle ] || { go_home; continue; }
        go control resign '^layout end'
        go control 'resign yes' '^saved '
        for player in "${players[@]}"; do
            until_true 30 "the result of $player" sees "$player" control home
        done
        "$visit" result
        go control home '^scene home'
    done
    go control history '^listed 1'
    "$visit" history
    go control 'row 0' '^scene review'
    "$visit" replay
    go key Escape '^scene history'
    go key Escape '^scene home'
    go control profile '^profile '
    "$visit" profile
    go key Escape '^scene home'
    go control settings '^scene settings'
    "$visit" settings
    go control data '^scene my-data'
    "$visit" 'my data'
    go key Escape '^scene settings'
    go key Escape '^scene home'
    go key F1 '^scene how-to-play'
    "$visit" 'how to play'
    go key Escape '^scene home'
    go control credits '^scene credits'
    "$visit" credits
    go key Escape '^scene home'
    go control direct '^scene direct'
    "$visit" direct
    go control host '^scene set-up'
    go control start '^scene hosting'
    "$visit" hosting
}

# go KIND WHAT PATTERN: all players press a key, or click on a control, and wait for the line.
go() {
    local player
    for player in "${players[@]}"; do
        if [ "$1" = key ]; then
            opens "$player" "$3" xdotool key "$2"
        else
            point "$player" control "$2"
            opens "$player" "$3" xdotool click 1
        fi
    done
}

# From a match, which is given up.
go_home() {
    go control pause '^layout end'
    go control leave '^scene home'
}
