#!/bin/sh
# Fails where a source file is not as clang-format would write it. Other major versions than 14
# format otherwise: then the test is skipped (77).
set -eu
cd "$(dirname "$0")/.."
version=$(clang-format --version 2>/dev/null | sed 's/.*version \([0-9]*\).*/\1/') || true
if [ "$version" != 14 ]; then
    echo "skipped: needs clang-format 14, not ${version:-none}"
    exit 77
fi
find engine net game tests -name '*.[ch]pp' -exec clang-format --dry-run -Werror {} +
