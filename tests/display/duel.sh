#!/usr/bin/env bash
# Two real programs on two screens play a match of Worpion across a link to its end, by real keys and
# mouse: duel.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

declare -A face=([ann]=r [bob]=r) # the side the pawn in hand shows
declare -A position=() saved=()

seat() { [ "$1" = ann ] && echo first || echo second; }

# direction FROM TO: the arrow key of a flip.
direction() {
    local files=abcd from=$1 to=$2
    local across=${files%%"${to:0:1}"*} was=${files%%"${from:0:1}"*}
    if [ ${#across} -gt ${#was} ]; then
        echo Right
    elif [ ${#across} -lt ${#was} ]; then
        echo Left
    elif [ "${to:1:1}" -gt "${from:1:1}" ]; then
        echo Up
    else
        echo Down
    fi
}

# play PLAYER ACTION: a flip by hovering and an arrow, a placement by a click, after Space where the
# pawn in hand must be turned over.
play() {
    local player=$1 action=$2
    if [[ $action == *-* ]]; then
        point "$player" square "${action:0:2}"
        press "$player" "$(direction "${action:0:2}" "${action:3:2}")"
        return
    fi
    point "$player" square "${action:0:2}"
    if [ "${action:2:1}" != "${face[$player]}" ]; then
        press "$player" space
        face[$player]=${action:2:1}
    fi
    on_screen "$player" xdotool click 1
}

screen ann
screen bob
on_screen bob setxkbmap fr
port=$(free_port)
start ann --host "$port" --name Ann --rounds 1 --game worpion --seed 1
wait_for ann '^scene hosting'
# By the invite code; a machine that is on no network has none.
code=$(sed -n 's/^code //p' "$work/ann.log")
start bob --join "${code:-127.0.0.1:$port}" --name Bob --seed 2
for player in ann bob; do
    wait_for "$player" '^scene play'
done

# Bob, whose keyboard is French, says the fourth phrase by a key that types an apostrophe there.
press bob t
until_true 30 "the open chat of Bob" sees bob control 'phrase 4'
press bob 13
wait_for bob '^said second 4'
wait_for ann '^said second 4'
press ann t
until_true 30 "the open chat of Ann" sees ann control 'phrase 1'
press ann 1
wait_for ann '^said first 1'
wait_for bob '^said first 1'
press ann t
press bob t
press bob n
wait_for bob '^name hidden'

# A whole game: flips in all directions, both sides of the pawns, an alignment at the end.
game='a1r a1-b1 d4v d4-c4 c1r c1-d1 d4v d4-d3 c1v d1-d2 d4v d3-c3 b2r d2-d3 d2v d2-d1 a1v c1-c2'
game+=' d2v c3-b3 c1v'
mover=ann ply=0
for action in $game; do
    play "$mover" "$action"
    for player in ann bob; do
        wait_for "$player" "^acted 1 $ply $action $(seat "$mover")\$"
        wait_for "$player" '^position '
        position[$player]=$line
    done
    [ "${position[ann]}" = "${position[bob]}" ] || fail "${position[ann]} is not ${position[bob]}"
    case ${position[ann]} in
    *' o '*) mover=ann ;;
    *) mover=bob ;;
    esac
    ply=$((ply + 1))
done

for player in ann bob; do
    wait_for "$player" '^round ended first alignment$'
    wait_for "$player" '^match ended first alignment$'
    wait_for "$player" '^saved '
    saved[$player]=${line#saved }
done
cmp "${saved[ann]}" "${saved[bob]}"
moves=$(sed 's/{[^}]*}//g' "${saved[ann]}" | tr -s '\n/ ' ' ') # without the clock's times
[[ $moves == *"$game"* ]] || fail "the record has other moves"

# Bob goes home; Ann is told.
click bob control home
wait_for bob '^scene home'
wait_for ann '^connection opponent left'
