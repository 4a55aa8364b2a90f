#!/usr/bin/env bash
# The program is killed in a match that is played for chips, again and again, and as it ends: the match
# settles once, for what it was played for when it began, and nothing stays at stake: chips.sh
# FOLDER-OF-PROGRAMS
source "$(dirname "$0")/harness.sh"

# purse CHIPS OPEN: the chips on the disk, and the number of matches they are at stake in.
purse() {
    local file=$work/ann/holdings.json
    [ "$(awk '/"chips":/ { print $2 + 0 }' "$file")" = "$1" ] &&
        [ "$(grep -c '"bound":' "$file")" = "$2" ]
}
purse_is() {
    until_true 30 "$1 chips with $2 matches open in $(cat "$work/ann/holdings.json")" purse "$@"
}

# begin: a match against a bot that costs 14 chips where it is lost, in the middle of a turn.
begin() {
    start ann --name Ann --game worpion --bot professional --side first
    wait_for ann '^scene play'
    click ann square b2
    wait_for ann '^acted 1 0 b2r first$'
}

go_on() {
    start ann --name Ann
    wait_for ann '^scene home'
    click ann control resume
    wait_for ann '^scene play'
}

give_up() {
    click ann control resign
    click ann control 'resign yes'
}

screen ann

# In the middle, and once more; then it is lost, and killed on its result.
begin
killed ann
purse_is 1000 1
go_on
killed ann
purse_is 1000 1
go_on
give_up
wait_for ann '^chips -14 986$'
wait_for ann '^saved '
killed ann
purse_is 986 0

# There is nothing more to go on with, and nothing more to pay.
start ann --name Ann
wait_for ann '^scene home'
wait_for ann '^layout end'
! sees ann control resume || fail "a match that is over can be gone on with"
killed ann
purse_is 986 0

# As it ends, at whatever moment: what was not settled then is when it is gone on with, or at the start.
chips=986
for pause in 0 0.05 0.2; do
    begin
    give_up
    sleep "$pause"
    killed ann
    start ann --name Ann
    wait_for ann '^scene home'
    wait_for ann '^layout end'
    chips=$((chips - 14))
    if ! purse "$chips" 0; then
        purse_is $((chips + 14)) 1
        click ann control resume
        wait_for ann '^scene play'
        give_up
        wait_for ann "^chips -14 $chips\$"
        wait_for ann '^saved '
    fi
    killed ann
    purse_is "$chips" 0
done

# Its file is lost with the disk: what it would have cost is given back.
begin
killed ann
rm "$work"/ann/unfinished/*.rvr
start ann --name Ann
wait_for ann '^scene home'
purse_is "$chips" 0
press ann Escape Return
ends ann
