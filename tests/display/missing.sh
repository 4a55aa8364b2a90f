#!/bin/bash
# What nothing can be shown without is not there: one line names it, and the status is 4.
. "$(dirname "$0")/harness.sh"

# missing FILE: runs a copy of the program whose data lacks that file.
missing() {
    rm -rf "$work/copy"
    mkdir -p "$work/copy/bin"
    cp "$bin/rectoverso" "$work/copy/bin"
    cp -R "$bin/../share" "$work/copy"
    rm "$work/copy/share/rectoverso/$1"
    local status=0
    on_screen player "$work/copy/bin/rectoverso" --data-dir "$work/player" --demo \
        >"$work/player.out" 2>&1 || status=$?
    [ "$status" = 4 ] || fail "status $status without $1"
    [ "$(wc -l <"$work/player.out")" = 1 ] || fail "not one line without $1"
    grep -q "$1" "$work/player.out" || fail "$1 is not named"
}

screen player
missing texts/en.json
missing art/jungle/elephant-48.png
