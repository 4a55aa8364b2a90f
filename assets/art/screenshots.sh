#!/bin/bash
# Makes the pictures of the README anew, of the game as it is: screenshots.sh [PROGRAM], of the release
# build where none is named. Needs Xvfb and ImageMagick.
set -euo pipefail

art=$(dirname "$(readlink -f "$0")")
program=$(readlink -f "${1:-$art/../../build/release/bin/rectoverso}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ALSOFT_DRIVERS=null LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY

xvfb-run -a -s '-screen 0 1280x800x24' "$program" --demo --game worpion --seed 1 --lang en \
    --size 1280x800 --mute --data-dir "$work/files" --shots "$work/shots"

convert "$work"/shots/*-home.png -resize 960x -strip -quality 85 "$art/home.jpg"

# A board of each game side by side, without the panel at its right.
for game in worpion reversi jungle; do
    convert "$work"/shots/*-board-$game.png -crop 620x768+133+16 +repage -resize 440x "$work/$game.png"
done
convert "$work"/{worpion,reversi,jungle}.png +append -strip -quality 82 "$art/boards.jpg"
