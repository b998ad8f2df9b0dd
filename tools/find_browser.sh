#!/bin/sh
# Prints the Chromium or Chrome for the browser tests: CHROMIUM if that is set, else one that is installed, else Playwright's own.
# With --install it gets what is missing: Playwright's download, or Chromium of Debian or Ubuntu where apt may be used.

web=$(cd "$(dirname "$0")/../web" && pwd)
PATH=$PATH:$web/../.venv/bin # Node, where there is no other

# A browser that starts: Ubuntu has a chromium-browser that only says how to get one, a download may lack libraries.
take() { [ -n "$1" ] && "$1" --version >/dev/null 2>&1 && echo "$1" && exit 0; }

take_installed() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        take "$(command -v "$name")"
    done
    for folder in "${APPLICATIONS:-/Applications}" "$HOME/Applications"; do
        take "$folder/Google Chrome.app/Contents/MacOS/Google Chrome"
        take "$folder/Chromium.app/Contents/MacOS/Chromium"
    done
}

playwright() { (cd "$web" && node node_modules/@playwright/test/cli.js "$@" >&2); }
# Says what it gets and how far it is, not why it fails: without a network that would be twenty lines.
download() {
    export PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="${PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT:-10000}"
    playwright install --no-shell chromium 2>&1 | while IFS= read -r line; do
        case $line in
            "$said") ;;
            Downloading* | "|"*) said=$line && echo "$line" >&2 ;;
        esac
    done
}
take_downloaded() { take "$(cd "$web" && node -p 'require("@playwright/test").chromium.executablePath()' 2>/dev/null)"; }

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
may_use_apt() { command -v apt-get >/dev/null && as_root true 2>/dev/null; }

if [ -n "$CHROMIUM" ]; then
    take "$(command -v "$CHROMIUM")"
    echo "CHROMIUM=$CHROMIUM does not start: name a Chromium or Chrome that does" >&2
    exit 1
fi
take_installed
take_downloaded
if [ "$1" = --install ]; then
    download
    take_downloaded
    if may_use_apt; then
        as_root apt-get update -qq >&2
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >&2
        take_installed
        playwright install-deps chromium # Ubuntu has no Chromium for apt, but the libraries of the download
        take_downloaded
    fi
fi
echo "no Chromium or Chrome: install one, or name it, CHROMIUM=/path/to/chrome make test" >&2
exit 1
