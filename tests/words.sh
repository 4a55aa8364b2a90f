#!/bin/sh
# Fails where a file names a path of somebody's machine or a package host, or leaves a note to do.
set -eu
cd "$(dirname "$0")/.."
! grep -rInE --exclude-dir=build --exclude-dir=.git \
    '(^|[^[:alnum:]_.-])/(home|work|root)/|(debian|ubuntu|npmjs|pypi)\.(org|com)|\<(TO)DO\>|\<(FIX)ME\>' .
