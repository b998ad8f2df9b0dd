#!/bin/sh
# Prints a Python of 3.11 or later that can make virtual environments: PYTHON if that is set, else python3, else one with a number.

is_new() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
makes_environments() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; } # Debian packs ensurepip apart

if [ -n "$PYTHON" ]; then set -- "$PYTHON"; else set -- python3 python3.11 python3.12 python3.13 python3.14; fi
bare=
for python; do
    if is_new "$python"; then
        makes_environments "$python" && echo "$python" && exit 0
        bare=${bare:-$python}
    fi
done

if [ -n "$bare" ]; then
    echo "$bare cannot make virtual environments: install its venv module (Debian, Ubuntu: apt install ${bare##*/}-venv)" >&2
elif command -v "$1" >/dev/null; then
    version=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
    echo "Parlour needs Python 3.11 or later, $1 is ${version:-broken}: install one, or name it, make play PYTHON=/path/to/python" >&2
else
    echo "Parlour needs Python 3.11 or later, there is no $1: install one, or name it, make play PYTHON=/path/to/python" >&2
fi
exit 1
