#!/bin/sh
# Prints a Python of 3.11 or later that is of another version than the given one and can make virtual environments; the newest there is.

version() { "$1" -c 'import ensurepip, venv, sys; assert sys.version_info >= (3, 11); print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

own=$(version "$1")
for name in python3.14 python3.13 python3.12 python3.11 python3; do
    for python in "$name" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*/bin/"$name"; do
        other=$(version "$python") && [ "$other" != "$own" ] && echo "$python" && exit 0
    done
done
exit 1
