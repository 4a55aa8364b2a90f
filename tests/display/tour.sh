# shellcheck shell=bash
# From the first start through every screen and back: fields are typed into, settings changed, looks
# bought, matches played, everything of the player saved, deleted and loaded again. Sourced by the
# tests that do so by keyboard alone (`way` is by_keys) and by mouse alone (by_mouse; there only text
# comes from the keyboard).
source "$(dirname "$0")/harness.sh"
sound=                 # a setting, which the command line must not have changed
export HOME=$work/home # where files are saved that nobody names

# focus PLAYER: the control that has the keyboard.
focus() {
    awk '$1 == "focus" { at = substr($0, 7) } END { print at }' "$work/$1.log"
}

focus_is() {
    [ "$(focus "$1")" = "$2" ]
}

# tabs PLAYER FROM TO: the keys that lead from one control to another.
tabs() {
    awk -v from="$2" -v to="$3" '
        $1 == "layout" && $2 != "end" { count = 0; at = 0 }
        $1 == "control" {
            name = $2
            for (i = 3; i <= NF - 4; ++i)
                name = name " " $i
            ++count
            if (name == from) at = count
            if (name == to) goal = count
        }
        $1 == "layout" && $2 == "end" { steps = goal - at }
        END {
            key = steps < 0 ? "shift+Tab" : "Tab"
            for (i = steps < 0 ? -steps : steps; i > 0; --i)
                printf "%s ", key
        }' "$work/$1.log"
}

# reach PLAYER ID: Tab leads to the control. Before the first key no focus is shown, and a board that
# has the keyboard gives it to a control.
reach() {
    until_true 30 "$2 on the screen of $1" sees "$1" control "$2"
    if focus_is "$1" ''; then
        press "$1" Tab
        until_true 30 "a focus" eval "! focus_is $1 ''"
    fi
    # shellcheck disable=SC2046
    focus_is "$1" "$2" || press "$1" $(tabs "$1" "$(focus "$1")" "$2")
    until_true 30 "the focus on $2" focus_is "$1" "$2"
}

by_keys() {
    reach "$1" "$2"
    press "$1" Return
}

by_mouse() {
    click "$1" control "$2"
}

# back PLAYER ID: out of a screen: Escape, or the control that leads back.
back() {
    case $way in
    by_keys) press "$1" Escape ;;
    by_mouse) click "$1" control "$2" ;;
    esac
}

# choose ID... : presses one control after the other.
choose() {
    local id
    for id in "$@"; do
        "$way" "$who" "$id"
    done
}

# write ID TEXT: into a field, in place of what stands there. The sign at its end clears it; in an
# empty one it pastes, and the clipboard is empty here.
write() {
    local x y w h
    case $way in
    by_keys)
        reach "$who" "$1"
        press "$who" ctrl+a
        ;;
    by_mouse)
        until_true 30 "$1 on the screen" sees "$who" control "$1"
        read -r x y w h <<<"$place"
        point_at "$who" $((x + w - 22)) $((y + h - 22))
        on_screen "$who" xdotool click 1
        ;;
    esac
    on_screen "$who" xdotool type "$2"
}

# slide ID PERCENT KEY...: moves a slider to a part of its way, by keys or by dragging from its middle.
slide() {
    local id=$1 percent=$2 x y w h
    shift 2
    if [ "$way" = by_keys ]; then
        reach "$who" "$id"
        press "$who" "$@"
        return
    fi
    until_true 30 "$id on the screen" sees "$who" control "$id"
    read -r x y w h <<<"$place"
    y=$((y + h - 16))
    point_at "$who" $((x + w / 2)) "$y"
    on_screen "$who" xdotool mousedown 1
    point_at "$who" $((x + 12 + (w - 24) * percent / 100)) "$y"
    on_screen "$who" xdotool mouseup 1
}

# shown SCENE: waits until it is there to be used.
shown() {
    wait_for "$who" "^scene $1\$"
    wait_for "$who" '^layout end$'
}

# visit ID SCENE: goes there.
visit() {
    choose "$1"
    shown "$2"
}

# leave SCENE [ID]: back to where it came from.
leave() {
    back "$who" "${2:-back}"
    shown "$1"
}

# kept KEY VALUE: waits until the settings say so.
kept() {
    until_true 30 "$1 $2 in the settings" grep -qs "\"$1\": $2,\?\$" "$work/$who/settings.json"
}

# place: a piece on a square that is free.
place() {
    case $way in
    by_keys) press "$who" Up Return ;;
    by_mouse) click "$who" square "$1" ;;
    esac
}

# start_again SCENE: out of the game and into it.
start_again() {
    choose quit
    ends "$who"
    start "$who"
    shown "$1"
}

# What is written after another start is what was kept before it.
restart() {
    cp "$work/$who/settings.json" "$work/kept.json"
    start_again home
    visit settings settings
    choose reduced-motion
    kept reduced_motion false
    choose reduced-motion
    kept reduced_motion true
    cmp "$work/$who/settings.json" "$work/kept.json"
    leave home
}

first_start() {
    start "$who"
    shown welcome
    write name Pat
    visit start home
    kept name '"Pat"'
}

# resized COMMAND...: does what moves the settings' controls and waits until they have.
resized() {
    local old
    old=$(rectangle "$who" control scale)
    "$@"
    until_true 30 "other places after $*" eval "[ \"\$(rectangle $who control scale)\" != '$old' ]"
}

settings() {
    local switch
    visit settings settings
    write name Patricia
    kept name '"Patricia"'
    choose theme-night
    kept theme '"night"'
    choose theme-paper language-fr
    kept language '"fr"'
    choose language-en
    kept language '"en"'
    kept theme '"paper"'
    resized slide scale 0 Left
    kept scale 0.75
    resized slide scale 20 Right
    kept scale 1.0
    slide music 50 Left Left
    kept music 0.5
    slide effects 85 Right
    kept effects 0.85
    slide alerts 75 Left
    kept alerts 0.75
    slide speed 100 Right Right Right Right
    kept speed 2.0
    for switch in sound:false colour-blind:true reduced-motion:true show-legal:false confirm-moves:true; do
        choose "${switch%:*}"
        kept "$(tr - _ <<<"${switch%:*}")" "${switch#*:}"
    done
    choose confirm-moves
    kept confirm_moves false
    for switch in true false; do
        resized choose full-screen
        kept full_screen "$switch"
        take_window "$who"
    done
    leave home
    restart
}

reading() {
    visit profile profile
    leave home
    visit how-to-play how-to-play
    choose reversi next previous jungle worpion
    leave home
    visit credits credits
    leave home
}

direct_match() {
    local port
    port=$(free_port)
    visit direct direct
    write name Pat
    write address friend:0
    choose join
    until_true 30 "the message about the port" sees "$who" inert fault
    write address "127.0.0.1:$port"
    choose join
    wait_for "$who" "^joining 127.0.0.1:$port\$"
    shown joining
    kept last_address "\"127.0.0.1:$port\""
    kept name '"Pat"'
    leave direct cancel
    visit host set-up
    visit start hosting
    leave direct cancel
    leave home
}

# looks_for_coins: 200 are there for a look that costs 150.
looks_for_coins() {
    visit profile profile
    visit looks looks
    choose boards bubbles pieces 'look wood'
    visit buy looks-buy
    leave looks cancel
    visit buy looks-buy
    choose buy
    wait_for "$who" '^bought wood$'
    shown looks
    choose 'look felt' 'look plain'
    wait_for "$who" '^wears plain$'
    choose 'look wood'
    wait_for "$who" '^wears wood$'
    leave profile
    leave home
}

# lessons: from step to step without playing; the tutorial of Worpion is played by tutorial.sh.
lessons() {
    local step
    visit how-to-play how-to-play
    visit learn tutorial
    for step in 2 3 4 5 6; do
        choose skip
        wait_for "$who" "^step $step\$"
        [ "$way" = by_mouse ] || wait_for "$who" '^focus $' # the board has the keyboard
    done
    visit skip tutorial-end
    visit home home
}

# What is chosen in the set-up is what the match has.
match_at_one_screen() {
    local draft header
    visit two set-up
    choose jungle worpion reversi
    choose opening-open rounds-3 clock-3+2 start
    wait_for "$who" '^position -------------' # the open opening's board is empty
    shown play
    place d4
    wait_for "$who" '^acted 1 0 [de][45] first$'
    choose 'tab table' pause leave
    shown home
    draft=$(echo "$work/$who"/unfinished/*.rvr)
    for header in 'Game: reversi' 'Opening: open' 'Rounds: 3' 'Clock: 3+2'; do
        grep -q "^$header\$" "$draft" || fail "no \"$header\" in $(cat "$draft")"
    done
}

match_against_a_bot() {
    visit worpion set-up
    choose opponent-beginner side-first rounds-1 clock-none
    visit start play
    place b2
    wait_for "$who" '^turn mine$'
    choose draw
    wait_for "$who" '^declined '
    choose 'take back'
    wait_for "$who" '^took back '
    wait_for "$who" '^turn mine$'
    place c3
    wait_for "$who" '^turn mine$'
    choose hint
    wait_for "$who" '^hint [a-d][1-4]'
    choose 'tab table' 'tab story' 'tab moves'
    choose pause
    visit rules how-to-play
    leave play
    visit settings settings
    leave play
    choose resume resign 'resign yes'
    wait_for "$who" '^match ended second resigned$'
    wait_for "$who" '^saved '
    visit review review
    choose first next last
    visit copy copy
    leave review 'done'
    visit export export
    leave review cancel
    leave play
    visit home home
}

# belongings: the files of all that is the player's.
belongings() {
    (cd "$work/$who" && find settings.json holdings.json games unfinished -type f -exec cksum {} + |
        sort -k 3)
}

# Everything of the player is saved in a file, deleted, and loaded from it again.
everything_away_and_back() {
    local file before
    visit settings settings
    visit data my-data
    choose import cancel delete cancel export go
    wait_for "$who" '^exported '
    file=${line#exported }
    visit ok settings
    before=$(belongings)
    visit data my-data
    choose delete delete-all delete-really
    wait_for "$who" '^deleted all$'
    visit ok home
    [ "$(belongings | wc -l)" = 2 ] || fail "left: $(belongings)"
    ! grep -q 'Pat\|wood' "$work/$who"/*.json || fail "left: $(cat "$work/$who"/*.json)"
    start_again welcome
    visit start home
    visit history history
    wait_for "$who" '^listed 0$'
    leave home

    visit settings settings
    visit data my-data
    choose import
    write path "$file"
    choose go
    wait_for "$who" '^imported 2$'
    visit ok settings
    [ "$(belongings)" = "$before" ] || fail "other files than before: $(belongings), not $before"
    leave home
    restart
    [ "$(belongings)" = "$before" ] || fail "other files after a restart: $(belongings), not $before"
}

what_was_kept() {
    visit history history
    wait_for "$who" '^listed 2$'
    visit 'row 0' review
    visit try try
    leave review cancel
    leave history
    visit file browse
    leave history
    visit 'delete 0' delete
    choose yes
    wait_for "$who" '^deleted '
    leave home
}

who=pat
screen "$who"
mkdir "$HOME" "$work/$who"
cat >"$work/$who/holdings.json" <<'JSON'
{"purse": {"chips": 100, "days": [], "open": {}},
 "wardrobe": {"coins": 200, "bonus_day": 0, "days_in_row": 0, "owned": [], "worn": {}, "days": []}}
JSON
first_start
settings
reading
direct_match
looks_for_coins
lessons
match_at_one_screen
match_against_a_bot
everything_away_and_back
what_was_kept
choose quit
ends "$who"
