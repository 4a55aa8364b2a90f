#!/usr/bin/env bash
# Measures what the home screen costs while nobody touches it; its exit status says whether that is
# at most 1 % of a core (a measurement, so no test):
# idle.sh FOLDER-OF-PROGRAMS
source "$(dirname "$0")/../display/harness.sh"

# spent: CPU time of all the program's threads so far, in nanoseconds.
spent() {
    cat "/proc/${program_of[ann]}/task"/*/schedstat | awk '{ sum += $1 } END { printf "%.0f", sum }'
}

screen ann
start ann --name Ann
wait_for ann '^layout end'
sleep 5 # what moves after an input comes to rest within 3 s
before=$(spent)
sleep 10
awk -v used=$(($(spent) - before)) 'BEGIN {
    percent = used / 1e9 / 10 * 100
    printf "idle: %.2f %% of a core\n", percent
    exit percent > 1
}'
