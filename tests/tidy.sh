#!/bin/sh
# Runs clang-tidy over every source file of a build made by clang (slow; not a part of ctest):
#   tests/tidy.sh [FILE-PATTERN]
set -eu
cd "$(dirname "$0")/.."
[ -f build/clang/compile_commands.json ] || cmake --preset clang
sed -n 's/^ *"file": "\(.*\)",*$/\1/p' build/clang/compile_commands.json | sort -u |
    grep -E "${1:-.}" | xargs -P "$(nproc)" -n 1 clang-tidy --quiet -p build/clang
