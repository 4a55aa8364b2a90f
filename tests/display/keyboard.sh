#!/usr/bin/env bash
# Every screen by keyboard alone: keyboard.sh FOLDER-OF-PROGRAMS
way=by_keys
source "$(dirname "$0")/tour.sh"
