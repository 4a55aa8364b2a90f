#!/usr/bin/env bash
# Every screen by mouse alone: mouse.sh FOLDER-OF-PROGRAMS
way=by_mouse
source "$(dirname "$0")/tour.sh"
