#!/usr/bin/env bash
# Plays each level against the one below it, and beginner against random play and one-move tactics,
# in every game, and prints the table of the README. Master has 50 ms a move, so the machine should
# have nothing else to do.
# ladder.sh ENGINE [GAMES-A-PAIRING] [GAME...]
set -euo pipefail
engine=$1
number=${2:-200}
games=("${@:3}")
[ ${#games[@]} -gt 0 ] || games=(worpion reversi jungle)

echo "| game | player | against | won | lost | drawn | score, 95 % |"
echo "|---|---|---|---|---|---|---|"
for game in "${games[@]}"; do
    while read -r stronger weaker; do
        "$engine" match "$game" --first "$stronger" --second "$weaker" --games "$number" \
            --paired --time 50 | tail -2 | awk -v names="$game | $stronger | $weaker" '
            /^score/ { score = $2 " % ± " $5 }
            /^first/ { print "| " names " | " $2 " | " $4 " | " $6 " | " score " |" }'
    done <<'PAIRINGS'
master professional
professional amateur
amateur beginner
beginner tactics
beginner random
PAIRINGS
done
