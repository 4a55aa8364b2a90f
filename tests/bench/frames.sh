#!/usr/bin/env bash
# Measures whether thinking shows on the frames: a game of Reversi against the master, in which every move of
# one's own is the hint, while the pointer keeps moving so that every frame is drawn anew. Prints the
# milliseconds from frame to frame, and those that each took, by who was thinking:
# frames.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/../display/harness.sh"

# stir: the pointer goes to and fro beside the board, a little every 8 ms.
stir() {
    local steps=() i
    for ((i = 0; i < 50; i++)); do
        steps+=(mousemove --window "${window_of[ann]}" $((4 + i % 8)) $((300 + i)) sleep 0.008)
    done
    while on_screen ann xdotool "${steps[@]}"; do :; done
}

screen ann
start ann --name Ann --game reversi --bot master --log-frames
wait_for ann '^scene play'
wait_for ann '^layout end'
stir &
stirring=$!
for ((turn = 0; turn < 10; turn++)); do
    sleep 1 # nobody thinks
    press ann h
    wait_for ann '^hint [a-h][1-8]'
    press ann Return
    wait_for ann '^turn theirs'
    wait_for ann '^turn mine'
done
kill "$stirring"

# summary WHO COLUMN: middle, 99th percentile and worst of all frames while that one was thinking.
summary() {
    awk -v wanted="$1" -v column="$2" '
        /^turn theirs/ { who = "bot" }
        /^turn mine/ || /^hint [a-h][1-9]/ { who = "nobody" }
        /^hint asked/ { who = "hint" }
        /^frame / && who == wanted { print $column }' "$work/ann.log" | sort -n | awk '
        { all[NR] = $1 }
        END {
            if (NR == 0) exit
            printf "%6.1f %6.1f %6.1f", all[int((NR + 1) / 2)], all[int(NR * 0.99 + 0.5)], all[NR]
        }'
}

echo "$(nproc) cores; milliseconds: middle, 99 %, worst"
for who in nobody bot hint; do
    printf '%-7s thinks: from frame to frame %s; a frame takes %s\n' "$who" "$(summary $who 2)" \
        "$(summary $who 3)"
done
