# Finds Chromium for the browser tests, and installs Debian's where that is possible. Sourced by ./verify.

has_browser() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null 2>&1; then return 0; fi
    done
    return 1
}

if ! has_browser; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "verify: installing Chromium for the browser tests" >&2
        (apt-get update -q && apt-get install -y -q --no-install-recommends chromium) >/dev/null 2>&1 || true
    fi
    has_browser || echo "verify: no Chromium and no way to install it: the browser tests are skipped" >&2
fi
