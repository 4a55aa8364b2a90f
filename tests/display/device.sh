#!/usr/bin/env bash
# The sound device goes away while it plays, and comes back; another never answers whoever opens it: the
# game goes on, says so, rests, and ends at once: device.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

# OpenAL writes into a file instead of to a device. A full disk is a device that is lost, a pipe that
# nobody reads one that never answers.
export ALSOFT_DRIVERS=wave ALSOFT_CONF=$work/openal.conf
sound=
device=$work/device
printf '[general]\nfrequency = 22050\n[wave]\nfile = %s\n' "$device" >"$ALSOFT_CONF"

# rests PLAYER SECONDS: what it does costs next to nothing.
used() { awk '{ print $14 + $15 }' "/proc/${program_of[$1]}/stat"; }
rests() {
    local before
    before=$(used "$1")
    sleep "$2"
    local percent=$((($(used "$1") - before) / $2))
    [ "$percent" -le 20 ] || fail "$1 uses $percent % without a device"
}

screen ida
ln -s /dev/full "$device"
start ida --name Ida
wait_for ida '^scene home'
wait_for ida '^sound: the device is gone'
click ida control settings
wait_for ida '^scene settings'
rests ida 3
ln -sfn "$work/heard.wav" "$device"
wait_for ida '^sound: there is a device again'
grows() { [ "$(stat -c %s "$work/heard.wav" 2>/dev/null || echo 0)" -gt 100000 ]; }
until_true 30 "sound from the device that is back" grows
press ida Escape
wait_for ida '^scene home'
press ida Escape Return
ends ida

rm "$device"
mkfifo "$device"
start ida --name Ida
wait_for ida '^scene home'
click ida control worpion
wait_for ida '^scene set-up'
wait_for ida '^sound: the device does not answer'
rests ida 2
press ida Escape
wait_for ida '^scene home'
asked=$(date +%s%N)
press ida Escape Return
ends ida
[ $((($(date +%s%N) - asked) / 1000000)) -lt 3000 ] || fail "the end waited for the device"
