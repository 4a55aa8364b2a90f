#!/bin/bash
# The tutorial of Reversi by the keyboard alone, from its first step to a match; a wrong try, a way
# that is shown, and one step that is begun again.
source "$(dirname "$0")/harness.sh"

# put SQUARE: arrows lead the cursor to a square, Enter plays there. It first appears on e5.
at=
put() {
    local keys=() to=$1
    [ -n "$at" ] || keys+=(Left)
    local from=${at:-e5}
    local aside=$(($(printf '%d' "'${to:0:1}") - $(printf '%d' "'${from:0:1}")))
    local down=$((${to:1} - ${from:1}))
    for (( ; aside > 0; aside--)); do keys+=(Right); done
    for (( ; aside < 0; aside++)); do keys+=(Left); done
    for (( ; down > 0; down--)); do keys+=(Down); done
    for (( ; down < 0; down++)); do keys+=(Up); done
    at=$to
    press rae "${keys[@]}" Return
}

# next STEP: Enter goes on, to a board without a cursor.
next() {
    press rae Return
    wait_for rae "^step $1\$"
    at=
}

screen rae
mkdir "$work/rae"
cat >"$work/rae/settings.json" <<<'{"game": "reversi", "welcomed": true}'
start rae
wait_for rae '^scene home'
press rae F1
wait_for rae '^scene how-to-play'
press rae Tab Tab Return
wait_for rae '^step 1$'
wait_for rae '^scene tutorial'

put f5
wait_for rae '^acted f5$'
wait_for rae '^done 1$'
next 2
put a1
wait_for rae '^refused$'
put d5
wait_for rae '^done 2$'
press rae Page_Up
wait_for rae '^step 1$'
press rae Page_Down
wait_for rae '^step 2$'
press rae Page_Down
wait_for rae '^step 3$'
at=
press rae h
put a1
wait_for rae '^done 3$'
next 4
put c2
wait_for rae '^done 4$'
next 5

# What was done is known also after the program was killed.
kill -9 "${program_of[rae]}"
wait "${program_of[rae]}" 2>/dev/null || true
start rae
wait_for rae '^scene home'
press rae F1
wait_for rae '^scene how-to-play'
press rae Tab Tab Return
wait_for rae '^step 5$'
wait_for rae '^scene tutorial'
at=
put f8
wait_for rae '^acted f8$'
wait_for rae '^acted --$' # the other side must pass
put c6
wait_for rae '^done 5$'
next 6
put h8
wait_for rae '^acted d8$'
put c8
wait_for rae '^done 6$'
press rae Return
wait_for rae '^scene tutorial-end'
press rae Return
wait_for rae '^scene play'
