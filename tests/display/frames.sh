#!/bin/bash
# Saves contact sheets of all that moves on a board, frame by frame, to be looked at.
# Usage: frames.sh BUILD FOLDER [paper|night [WIDTH HEIGHT]], after `ninja -C BUILD frames data`.
set -euo pipefail
build=$(readlink -f "$1")
mkdir -p "$2"
xvfb-run -a -s '-screen 0 1920x1080x24' \
    "$build/bin/frames" "$build/share/rectoverso" "$2" "${@:3}"
