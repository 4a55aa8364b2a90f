#!/bin/bash
# The tutorial of Jungle by the mouse alone, half by clicks and half by drags: steps that are
# skipped are come back to, and what is dragged in vain is put back.
source "$(dirname "$0")/harness.sh"

# move FROM TO: a click on each.
move() {
    click kim square "$1"
    click kim square "$2"
}

# lift SQUARE: the button goes down on it.
lift() {
    point kim square "$1"
    on_screen kim xdotool mousedown 1
}

# drop SQUARE: over it, on a way that a hand takes, and the button goes up.
drop() {
    point kim square "$1"
    on_screen kim xdotool mouseup 1
}

# next STEP: goes on.
next() {
    click kim control next
    wait_for kim "^step $1\$"
}

screen kim
mkdir "$work/kim"
cat >"$work/kim/settings.json" <<<'{"game": "jungle", "welcomed": true}'
start kim
wait_for kim '^scene home'
click kim control how-to-play
wait_for kim '^scene how-to-play'
click kim control learn
wait_for kim '^step 1$'
wait_for kim '^scene tutorial'

move d3 d4
wait_for kim '^acted 4 d3xd4$'
wait_for kim '^acted 4 d6-d5$'
move d4 d5
wait_for kim '^done 1$'
next 2
click kim control skip
wait_for kim '^step 3$'

# Let go of beside the river, over the board's edge, and with another button: all in vain.
lift a5
drop a7
wait_for kim '^refused$'
lift a5
point kim control skip
on_screen kim xdotool mouseup 1
lift a5
point kim square b5
on_screen kim xdotool click 3 mouseup 1
lift a5
drop b5
wait_for kim '^acted 1 a5-b5$'
! grep -q '^step 4$' "$work/kim.log" || fail "a drag that ended over a button pressed it"
wait_for kim '^done 3$'
next 4
lift a5
drop d5
wait_for kim '^acted 7 a5xd5$'
wait_for kim '^acted 8 b8-b7$'
lift d5
drop g5
wait_for kim '^done 4$'
next 5
click kim control back
wait_for kim '^scene how-to-play'
click kim control learn
wait_for kim '^step 2$' # that was skipped
click kim control show
move d4 d5
wait_for kim '^done 2$'
click kim control 'step 5'
wait_for kim '^step 5$'
lift c2
drop d2
wait_for kim '^done 5$'
next 6
move c7 c8
wait_for kim '^acted 7 a3-a2$'
lift c8
drop d8
wait_for kim '^acted 7 a2-a1$'
lift d8
drop d9
wait_for kim '^done 6$'
click kim control next
wait_for kim '^scene tutorial-end'
click kim control home
wait_for kim '^scene home'
click kim control quit
ends kim
