#!/usr/bin/env bash
# A disk that takes nothing more, in the middle of a match: the player is told, the match goes on, what
# was kept before stays as it was, nothing half written remains; then there is room again. A folder that
# cannot be written from the start. All data saved on a full disk: full.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"
sound= # a key turns it off and on, which the command line must not have done

# The program may write a file of any length, or none: its log goes through a pipe.
disk() {
    prlimit --pid "${program_of[$1]}" --fsize="$2"
}

files() {
    (cd "$work/ann" && find . -type f -exec cksum {} + | sort -k 3)
}

screen ann
mkfifo "$work/pipe"
cat "$work/pipe" >"$work/ann.log" &
start ann --name Ann --game worpion --hot-seat --log "$work/pipe"
wait_for ann '^scene play'
click ann square b2
wait_for ann '^acted 1 0 b2r first$'
press ann m
kept() { grep -q '"sound": false' "$work/ann/settings.json"; }
until_true 30 "kept settings" kept
before=$(files)

disk ann 0:
point ann square b2
press ann Right
wait_for ann '^draft not kept$'
wait_for ann '^acted 1 1 b2-c2 second$'
press ann m
wait_for ann '^settings not saved$'
press ann F12
wait_for ann '^picture not saved$'
click ann square a1
wait_for ann '^acted 1 2 a1r second$'
[ "$(files)" = "$before" ] || fail "not what it was: $(files)"

disk ann unlimited:
point ann square a1
press ann Up
wait_for ann '^acted 1 3 a1-a2 first$'
draft_whole() { grep -q 'a1-a2' "$work"/ann/unfinished/*.rvr; }
until_true 30 "the whole match on the disk" draft_whole

disk ann 0:
click ann control resign
click ann control 'resign yes'
wait_for ann '^round ended'
until_true 30 "the result card" sees ann control home
draft_whole || fail "the match is lost"
[ -z "$(ls "$work/ann/games" 2>/dev/null)" ] || fail "half a record: $(ls "$work/ann/games")"
kill "${program_of[ann]}"
wait "${program_of[ann]}" || true
unset "program_of[ann]"

# Files where there should be folders, and settings that cannot be read: nothing can be kept, and the
# settings stay as they are.
screen bob
mkdir -p "$work/bob"
mkfifo "$work/bob/settings.json"
touch "$work/bob/games" "$work/bob/unfinished"
start bob --name Bob --game reversi --hot-seat
wait_for bob '^scene play'
until_true 30 "the notice about the settings" sees bob control ok
click bob control ok
click bob square f5
wait_for bob '^draft not kept$'
wait_for bob '^acted 1 0 f5 '
click bob control resign
click bob control 'resign yes'
wait_for bob '^round ended'
until_true 30 "the result card" sees bob control home
click bob control home
wait_for bob '^scene home'
press bob Escape Return
ends bob
[ -p "$work/bob/settings.json" ] || fail "settings that cannot be read were replaced"
[ "$(echo "$work/bob"/settings.json*)" = "$work/bob/settings.json" ] || fail "settings were set aside"

# A disk that is full when all data is saved on it: the player is told, nothing half written remains;
# then there is room. Where no disk can be made for it, a program that may write nothing stands for it.
screen dan
mkdir "$work/disk"
export HOME=$work/disk
small=(unshare --user --map-root-user --mount sh -c
    'mount -t tmpfs -o size=64k none "$0" && { cat /dev/zero >"$0/all" || true; } && exec "$@"'
    "$work/disk")
if "${small[@]}" true 2>/dev/null; then
    through=("${small[@]}")
fi
start dan --name Dan
through=()
wait_for dan '^scene home'
on_disk=/proc/${program_of[dan]}/root$work/disk
room() {
    if [ -e "$on_disk/all" ]; then rm "$on_disk/all"; else disk dan unlimited: ; fi
}
[ -e "$on_disk/all" ] || disk dan 0:
saved() { find "$on_disk" -name 'rectoverso-data-*' "$@"; }
click dan control settings
wait_for dan '^scene settings'
click dan control data
wait_for dan '^scene my-data'
click dan control export
click dan control go
wait_for dan '^not exported file.(full|unwritable)$'
until_true 30 "the question again" sees dan control path
[ -z "$(saved)" ] || fail "half a file: $(saved)"
room
click dan control go
wait_for dan '^exported '
[ -n "$(saved -size +0)" ] || fail "nothing was saved"
press dan Return Escape Escape
wait_for dan '^scene home'
press dan Escape Return
ends dan

# A log that takes nothing: one line says so, and the game goes on without it.
status=0
DISPLAY=${display_of[bob]} "$bin/rectoverso" --data-dir "$work/zoe" --mute --demo --game reversi \
    --log /dev/full >"$work/zoe.out" 2>&1 &
program=$!
until_true 30 "a word about the log" grep -q '/dev/full: cannot be written' "$work/zoe.out"
sleep 1
kill -TERM "$program" || fail "it did not go on without its log"
wait "$program" || status=$?
[ "$(wc -l <"$work/zoe.out")" = 1 ] || fail "not one line: $(cat "$work/zoe.out")"
