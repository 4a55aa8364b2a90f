#!/usr/bin/env bash
# Home by real input: a tip for a pointer that rests and for the keyboard, and what home does when it
# is left alone: bots play, whatever key ends it does nothing else, and then it is home again:
# home.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

# not_since LINE PATTERN: no line of the log after that one matches.
not_since() {
    ! tail -n "+$(($1 + 1))" "$work/ann.log" | grep -q "$2"
}

screen ann
start ann --name Ann --size 1280x800
wait_for ann '^scene home'
wait_for ann '^layout end'

point ann control settings
wait_for ann '^tip settings$' 10
press ann Tab Tab Tab
wait_for ann '^tip two$' 10

for key in F1 F11 m; do
    wait_for ann '^attract begins$' 60
    begun=${seen_of[ann]}
    press ann "$key"
    wait_for ann '^attract ends$' 10
    wait_for ann '^control worpion ' 10
    not_since "$begun" '^scene' || fail "$key did something else, too"
done
grep -q '"full_screen": *true\|"sound": *false' "$work/ann/settings.json" 2>/dev/null &&
    fail "a key that ended the show changed a setting"

click ann control history
wait_for ann '^scene history'
