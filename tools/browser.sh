# Finds Chromium for the browser tests, and installs Debian's where that is possible: its shell without windows, which is
# smaller and quicker, else the whole. Sourced by ./verify.

has_browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null 2>&1; then return 0; fi
    done
    return 1
}

install_browser() {
    apt-get install -y -q --no-install-recommends "$1" >/dev/null 2>&1
}

if ! has_browser; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "verify: installing Chromium for the browser tests" >&2
        apt-get update -q >/dev/null 2>&1 || true
        install_browser chromium-headless-shell || install_browser chromium || true
    fi
    has_browser || echo "verify: no Chromium and no way to install it: the browser tests are skipped" >&2
fi
