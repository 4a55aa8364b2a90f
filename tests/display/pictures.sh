#!/bin/bash
# pictures.sh DIR [PROGRAM]: pictures of every screen of the game, in both languages and themes at
# three sizes, to be looked at. DIR gets a folder for each: en-paper-800x600 and so on. PROGRAM is
# the game, of the release build where none is named.
set -euo pipefail

root=$(dirname "$(readlink -f "$0")")/../..
[ $# -ge 1 ] || { echo "usage: $0 DIR [PROGRAM]" >&2; exit 2; }
mkdir -p "$1"
pictures=$(readlink -f "$1")
program=$(readlink -f "${2:-$root/build/release/bin/rectoverso}")
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
export ALSOFT_DRIVERS=null LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY

for language in en fr; do
    for theme in paper night; do
        for size in 800x600 1280x800 1920x1080; do
            folder=$pictures/$language-$theme-$size
            rm -rf "$folder" "$files"/*
            # boards at the pace that lets most be seen
            echo "{\"theme\": \"$theme\", \"speed\": 2}" >"$files/settings.json"
            xvfb-run -a -s "-screen 0 ${size}x24" "$program" --demo --game worpion --seed 1 \
                --lang "$language" --size "$size" --mute --data-dir "$files" --shots "$folder"
            echo "$folder: $(find "$folder" -name '*.png' | wc -l) pictures"
        done
    done
done
