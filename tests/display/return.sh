#!/usr/bin/env bash
# Two real programs play across a link; the guest's is killed in the middle of the match and started
# again, then the host's, and the match goes on to its end: return.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

# same_position PLAYER...: the last position in the logs is the same.
same_position() {
    local player first=
    for player in "$@"; do
        position=$(grep '^position ' "$work/$player.log" | tail -n 1)
        [ "$position" = "${first:=$position}" ] || fail "$player has $position, not $first"
    done
}

# place PLAYER SQUARE PLY: puts the pawn in hand there, seen by both.
place() {
    click "$1" square "$2"
    local player
    for player in ann bob; do
        wait_for "$player" "^acted 1 $3 $2"
    done
}

# killed PLAYER: its program ends without a word.
killed() {
    kill -9 "${program_of[$1]}"
    wait "${program_of[$1]}" 2>/dev/null || true
    cp "$work/$1.log" "$work/$1.before.log"
}
# come_back PLAYER: it is started again, and its match come back to.
come_back() {
    start "$1" --name "${1^}" --seed 3
    wait_for "$1" '^scene home'
    click "$1" control return
    wait_for "$1" '^scene play'
}

screen ann
screen bob
port=$(free_port)
start ann --host "$port" --name Ann --rounds 1 --game worpion --clock none --seed 1
wait_for ann '^scene hosting'
start bob --join "127.0.0.1:$port" --name Bob --seed 2
for player in ann bob; do
    wait_for "$player" '^scene play'
done

# A pawn is placed; Bob's program is killed; Ann sees it and Bob's seat waits.
place ann a1 0
killed bob
wait_for ann '^connection opponent away'
come_back bob
wait_for ann '^connection opponent back'
same_position ann bob

# Bob flips and places; then the host's program is killed, and Bob finds it again by himself.
point bob square a1
press bob Up
for player in ann bob; do
    wait_for "$player" '^acted 1 1 a1-a2 second$'
done
place bob d4 2
killed ann
wait_for bob '^connection lost'
come_back ann
wait_for bob '^connection resumed'
same_position ann bob

# The match goes on; Ann gives it up, and both keep the same record of it.
point ann square d4
press ann Left
for player in ann bob; do
    wait_for "$player" '^acted 1 3 d4-c4 first$'
done
click ann control resign
click ann control 'resign yes'
for player in ann bob; do
    wait_for "$player" '^match ended second resigned$'
    wait_for "$player" '^saved '
    declare "saved_$player=${line#saved }"
done
# shellcheck disable=SC2154
cmp "$saved_ann" "$saved_bob"
for player in ann bob; do
    click "$player" control home
    wait_for "$player" '^scene home'
    ! sees "$player" control return || fail "$player could come back to a match that is over"
done
