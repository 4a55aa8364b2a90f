#!/bin/bash
# What nothing can be shown without is not there: one line names it, and the status is 4. What only
# bots know more by: they play on without it, and the log says so once.
. "$(dirname "$0")/harness.sh"

data=$work/copy/share/rectoverso

# Makes a copy of the program whose data may be spoiled.
copy_program() {
    rm -rf "$work/copy"
    mkdir -p "$work/copy/bin"
    cp "$bin/rectoverso" "$work/copy/bin"
    cp -R "$bin/../share" "$work/copy"
}

# missing FILE: runs a copy of the program whose data lacks that file.
missing() {
    copy_program
    rm "$data/$1"
    local status=0
    on_screen player "$work/copy/bin/rectoverso" --data-dir "$work/player" --demo \
        >"$work/player.out" 2>&1 || status=$?
    [ "$status" = 4 ] || fail "status $status without $1"
    [ "$(wc -l <"$work/player.out")" = 1 ] || fail "not one line without $1"
    grep -q "$1" "$work/player.out" || fail "$1 is not named"
}

# ignorant COMMAND...: runs a copy whose book was spoiled by the command; the bot plays all the same.
ignorant() {
    copy_program
    "$@"
    DISPLAY=${display_of[player]} timeout 60 "$work/copy/bin/rectoverso" --data-dir "$work/player" \
        --log "$work/player.log" --game worpion --bot professional --side second \
        >"$work/player.out" 2>&1 &
    local game=$!
    until_true 60 "a bot without its book after: $*" grep -qs '^acted 1 0 ' "$work/player.log"
    kill -TERM "$game"
    wait "$game" || true
    [ "$(grep -c 'worpion.book' "$work/player.log")" = 1 ] || fail "not said once after: $*"
    [ ! -s "$work/player.out" ] || fail "more than a line in the log after: $*"
    rm "$work/player.log"
}

screen player
missing texts/en.json
missing art/jungle/elephant-48.png
ignorant rm "$data/engine/worpion.book"
ignorant truncate -s 100000 "$data/engine/worpion.book"
