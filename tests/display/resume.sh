#!/usr/bin/env bash
# A match is killed in the middle of an animation and gone on with: nothing is lost; then a record is
# looked at from the command line, and one that is none is refused: resume.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

screen ann
start ann --name Ann --game worpion --hot-seat --clock 3+2 --seed 1
wait_for ann '^scene play'
click ann square b2
wait_for ann '^acted 1 0 b2r first$'
point ann square b2
press ann Right
wait_for ann '^acted 1 1 b2-c2 second$'
click ann square a1
wait_for ann '^acted 1 2 a1r second$'
point ann square a1
press ann Up
wait_for ann '^acted 1 3 a1-a2 first$'
killed ann
record=$(echo "$work"/ann/unfinished/*.rvr)
[ -f "$record" ] || fail "no draft"
grep -q 'a1-a2' "$record" || fail "the last action is missing in $(cat "$record")"
cp "$record" "$work/copy.rvr"

start ann --name Ann
wait_for ann '^scene home'
click ann control resume
wait_for ann '^position 4/4/g1o1/4 o p$'
wait_for ann '^scene play'
click ann square d4
wait_for ann '^acted 1 4 d4r first$'
# The clocks go on as they were left; the last turn is one longer now.
grep -q '^Clock: 3+2' "$record" || fail "the clock was lost"
times() { grep -o '{[0-9.]*}' "$1" | head -n "$2" | tr '\n' ' '; }
[ "$(times "$work/copy.rvr" 2)" = "$(times "$record" 2)" ] || fail "other times than before"
click ann control resign
click ann control 'resign yes'
wait_for ann '^saved '
until_true 30 "the draft's end" test ! -e "$record"
click ann control review
wait_for ann '^scene review'
press ann End
wait_for ann '^shown 1 5 '
press ann Home
wait_for ann '^shown 1 0 '
press ann space
wait_for ann '^shown 1 5 '
press ann Escape
wait_for ann '^scene play'
killed ann

start ann --replay "$work/copy.rvr"
wait_for ann '^shown 1 0 '
wait_for ann '^scene review'
click ann control last
wait_for ann '^shown 1 4 '
killed ann

printf 'no game' >"$work/none.rvr"
status=0
DISPLAY=${display_of[ann]} "$bin/rectoverso" --data-dir "$work/ann" --replay "$work/none.rvr" \
    2>"$work/refusal" || status=$?
[ "$status" = 1 ] || fail "status $status for what is no record"
[ "$(wc -l <"$work/refusal")" = 1 ] || fail "not one line: $(cat "$work/refusal")"
