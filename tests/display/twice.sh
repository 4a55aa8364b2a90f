#!/usr/bin/env bash
# A second copy on the same player's files says so: it goes away, goes on by itself once the first has
# ended, in whatever way, or plays with a separate profile that has all of its own; and a folder that
# cannot be locked is shared: twice.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

# second PLAYER OF ARGUMENTS...: starts a program on the files of another player.
second() {
    files_of[$1]=$work/$2
    start "$1" "${@:3}"
}

for player in ann bob cat; do
    screen "$player"
done
start ann --name Ann
wait_for ann '^scene home'

# By keyboard and by mouse: away again.
second bob ann
wait_for bob '^scene second-copy'
press bob Down Return
ends bob
second bob ann
wait_for bob '^scene second-copy'
click bob control quit
ends bob
[ ! -e "$work/ann/profile-2" ] || fail "a profile nobody asked for"

# With a profile of its own: its name is asked for, its match is its own; a third copy gets a third.
second bob ann --hot-seat --game reversi
wait_for bob '^scene second-copy'
press bob Return
wait_for bob '^profile 2$'
wait_for bob '^scene play'
until_true 30 "a title that names the profile" eval \
    'on_screen bob xdotool getwindowname "${window_of[bob]}" | grep -q "profile 2"'
click bob square f5
wait_for bob '^acted 1 0 f5 '
[ -n "$(echo "$work"/ann/profile-2/unfinished/*.rvr)" ] || fail "no match of its own"
[ ! -e "$work/ann/unfinished" ] || fail "a match among those of the first"
second cat ann
wait_for cat '^scene second-copy'
click cat control separate
wait_for cat '^profile 3$'
wait_for cat '^scene welcome'
kill -9 "${program_of[bob]}"
wait "${program_of[bob]}" 2>/dev/null || true

# The first is killed: the one that waits goes on with the usual files; so does the next that starts.
second bob ann --name Ann
wait_for bob '^scene second-copy'
kill -9 "${program_of[ann]}"
wait "${program_of[ann]}" 2>/dev/null || true
wait_for bob '^scene home'
press bob Escape Return
ends bob
start ann --name Ann
wait_for ann '^scene home'
press ann Escape Return
ends ann

# Where nothing can be written there is nothing to keep apart.
touch "$work/file"
for player in ann bob; do
    second "$player" file/none --name Ann
    wait_for "$player" '^scene home'
done
