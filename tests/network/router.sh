#!/usr/bin/env bash
# A host behind a real router, which miniupnpd lets forward ports, is joined by its invite code from
# outside: router.sh FOLDER-OF-PROGRAMS. Host, router and guest are network namespaces of their own.
# Ends with 77 where this system does not permit that, or lacks a program.
set -euo pipefail

skip() {
    echo "left out: $*"
    exit 77
}

if [ "${2:-}" != inside ]; then
    for program in unshare ip nft miniupnpd; do
        PATH=$PATH:/usr/sbin:/sbin command -v "$program" >/dev/null || skip "there is no $program"
    done
    unshare -rnm true 2>/dev/null || skip "this system permits no network namespaces"
    exec unshare -rnm "$0" "$1" inside
fi

PATH=$PATH:/usr/sbin:/sbin
bin=$(readlink -f "$1")
work=$(mktemp -d)
running=()

clean_up() {
    local status=$?
    set +e
    if [ "$status" != 0 ] && [ "$status" != 77 ]; then
        for file in "$work"/*.out; do
            echo "--- $(basename "$file")"
            tail -n 30 "$file"
        done
        nft list ruleset
    fi
    kill "${running[@]}" 2>/dev/null
    wait
    rm -rf "$work"
    exit "$status"
}
trap clean_up EXIT

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# until_true WHAT COMMAND...: looks again and again, for 30 seconds at most.
until_true() {
    local end=$((SECONDS + 30)) what=$1
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || fail "waited in vain for $what"
        sleep 0.05
    done
}

# The router is where this script runs: `lan` leads to the host, `wan` to the guest.
mount -t tmpfs tmpfs /run
for end in host guest; do
    ip netns add $end
    ip -n $end link set lo up
done
ip link add lan type veth peer name eth0 netns host
ip link add wan type veth peer name eth0 netns guest
ip link set lo up
ip addr add 10.77.1.1/24 dev lan
ip addr add 11.22.33.1/24 dev wan # as open to everyone as any, but for nobody outside of here
ip link set lan up
ip link set wan up
ip -n host addr add 10.77.1.2/24 dev eth0
ip -n guest addr add 11.22.33.9/24 dev eth0
for end in host guest; do
    ip -n $end link set eth0 up
done
ip -n host route add default via 10.77.1.1
echo 1 >/proc/sys/net/ipv4/ip_forward || skip "this system lets nobody forward packets"

# Packets from outside come in only where miniupnpd lets them.
nft -f - <<'RULES' || skip "this system permits no packet filter"
table inet router {
    chain forward {
        type filter hook forward priority 0; policy drop;
        ct state established,related accept
        iifname "lan" accept
        jump opened
    }
    chain opened { }
    chain before { type nat hook prerouting priority -100; jump mapped; }
    chain mapped { }
    chain after { type nat hook postrouting priority 100; jump peer; oifname "wan" masquerade; }
    chain peer { }
}
RULES

# router PROTOCOL: starts miniupnpd, which answers by that one alone.
router() {
    local natpmp=no upnp=no
    [ "$1" = upnp ] && upnp=yes || natpmp=yes
    cat >"$work/miniupnpd.conf" <<CONF
ext_ifname=wan
listening_ip=lan
http_port=0
enable_natpmp=$natpmp
enable_upnp=$upnp
min_lifetime=120
max_lifetime=86400
secure_mode=yes
system_uptime=yes
uuid=6b3f4c1e-9d1b-4c0a-8a39-0f5a6c1c7a11
upnp_table_name=router
upnp_nat_table_name=router
upnp_forward_chain=opened
upnp_nat_chain=mapped
upnp_nat_postrouting_chain=peer
allow 1024-65535 10.77.1.0/24 1024-65535
deny 0-65535 0.0.0.0/0 0-65535
CONF
    miniupnpd -d -f "$work/miniupnpd.conf" -P "$work/miniupnpd.pid" >"$work/router.out" 2>&1 &
    routing=$!
    running+=("$routing")
    until_true "the router" grep -q 'listening on\|Listening for' "$work/router.out"
}

is_mapped() { [[ $(nft list chain inet router mapped) == *dnat* ]]; }
is_closed() { ! is_mapped; }

for protocol in nat-pmp upnp; do
    router $protocol
    ip netns exec host "$bin/reach" host $protocol >"$work/$protocol.out" 2>&1 &
    host=$!
    running+=("$host")
    until_true "the code" grep -q '^code ' "$work/$protocol.out"
    grep -q '^open 11\.22\.33\.1:' "$work/$protocol.out" || fail "$protocol opened nothing"
    is_mapped || fail "$protocol: the router forwards nothing"
    way=$(ip netns exec guest "$bin/reach" join "$(sed -n 's/^code //p' "$work/$protocol.out")") ||
        fail "$protocol: the guest did not get in"
    [ "$way" = outside ] || fail "$protocol: the guest came from $way"
    wait "$host" || fail "$protocol: the host did not see the guest come and go"
    until_true "the mapping to be taken back" is_closed
    kill "$routing"
    wait "$routing" || true
    echo "$protocol: joined from outside, mapping taken back"
done
