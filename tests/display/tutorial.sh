#!/bin/bash
# The tutorial of Worpion from the first start to the first match: half of it by the mouse alone,
# half by the keyboard alone; what was done is known after the program was left.
source "$(dirname "$0")/harness.sh"

# squares NAME...: clicks squares, one after the other.
squares() {
    local name
    for name in "$@"; do
        click zoe square "$name"
    done
}

screen zoe
start zoe
wait_for zoe '^scene welcome'
click zoe control learn
wait_for zoe '^scene tutorial'

# By mouse: a flip, a pawn turned over in the hand, and a wrong try before the right one.
squares b3 b4
wait_for zoe '^done 1$'
click zoe control next
wait_for zoe '^step 2$'
squares d4
wait_for zoe '^refused$'
point zoe square c2
on_screen zoe xdotool click 3 click 1
wait_for zoe '^done 2$'
click zoe control next
wait_for zoe '^step 3$'
squares c2
wait_for zoe '^acted c2-c3$'
wait_for zoe '^done 3$'
press zoe Escape
wait_for zoe '^scene home'
press zoe Escape Return
ends zoe

# By keyboard, from the first step that is left. The cursor appears on c3, in the middle.
start zoe
wait_for zoe '^scene home'
press zoe F1
wait_for zoe '^scene how-to-play'
press zoe Tab
press zoe Tab
press zoe Return
wait_for zoe '^step 4$'
wait_for zoe '^scene tutorial'
press zoe Left Return Up
wait_for zoe '^acted c3-c4$'
wait_for zoe '^done 4$'
press zoe Return
wait_for zoe '^step 5$'
press zoe h
press zoe Left Down Return Right
wait_for zoe '^done 5$'
press zoe Return
wait_for zoe '^step 6$'
press zoe Left Up Return Right
wait_for zoe '^acted c4-d4$'
press zoe Return
wait_for zoe '^acted c4r$'
wait_for zoe '^done 6$'
press zoe Return
wait_for zoe '^scene tutorial-end'
press zoe Return
wait_for zoe '^scene play'
