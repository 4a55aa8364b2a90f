#!/usr/bin/env bash
# The system's clock is set back and forth, while the program runs and between two starts: the clocks of
# a match go on as if nothing had been, and a day gives its coins once: clock.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

command -v faketime >/dev/null || { echo "faketime is not installed"; exit 77; }

# Only the clock on the wall changes, as when somebody sets it: what a running machine counts goes on.
# Sanitizers ask to be loaded first, which they need not be.
ASAN_OPTIONS+=:verify_asan_link_order=0
through=(env "LD_PRELOAD=$(faketime -f +0 printenv LD_PRELOAD)" FAKETIME_TIMESTAMP_FILE="$work/offset"
    FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1)

# clock OFFSET: from the right time, as +2d.
clock() {
    echo "$1" >"$work/next"
    mv "$work/next" "$work/offset"
}

coins() {
    awk '/"coins":/ { print $2 + 0 }' "$work/ann/holdings.json"
}

# at_home: the program starts, and has long looked for the coins of the day when this returns.
at_home() {
    start ann --name Ann
    wait_for ann '^scene home'
    click ann control credits
    wait_for ann '^scene credits'
}
away() {
    press ann Escape
    wait_for ann '^scene home'
    press ann Escape Return
    ends ann
}

# visit OFFSET COINS: starts the program with that clock; so many coins are there then.
visit() {
    clock "$1"
    at_home
    [ "$(coins)" = "$2" ] || fail "$(coins) coins with the clock at $1, not $2"
    away
}

screen ann
visit +0 20
visit -100d 20
visit -99d 20
visit -1d 20
visit +0 20
visit +1d 45

# While it stands at home: tomorrow has given already, the day after has not; then back again.
clock +1d
start ann --name Ann
wait_for ann '^scene home'
clock +2d
wait_for ann '^bonus 30$' 20
for offset in -300d +1d +2d; do
    clock "$offset"
    click ann control credits
    wait_for ann '^scene credits'
    press ann Escape
    wait_for ann '^scene home'
done
[ "$(coins)" = 75 ] || fail "$(coins) coins"
press ann Escape Return
ends ann

# In a match with clocks, against a bot that thinks meanwhile, and between two of its starts.
clock +2d
start ann --name Ann --game worpion --bot professional --side first --clock 3+2
wait_for ann '^scene play'
clock -100d
click ann square b2
wait_for ann '^acted 1 0 b2r first$'
clock +1d
wait_for ann '^turn mine$' 30
clock -2000d
killed ann
clock +2d
start ann --name Ann
wait_for ann '^scene home'
click ann control resume
wait_for ann '^scene play'
clock -1d
click ann control resign
click ann control 'resign yes'
wait_for ann '^chips -14 986$'
wait_for ann '^saved '
record=$(echo "$work"/ann/games/*.rvr)
times=$(grep -o '{[0-9.]*}' "$record" | tr -d '{}')
[ -n "$times" ] || fail "no times in $(cat "$record")"
for time in $times; do
    awk -v time="$time" 'BEGIN { exit !(time > 100 && time <= 182) }' ||
        fail "a clock that jumped: $(cat "$record")"
done
press ann Escape
until_true 30 "the result card" sees ann control home
click ann control home
wait_for ann '^scene home'
press ann Escape Return
ends ann
