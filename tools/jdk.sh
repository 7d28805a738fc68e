# Finds a JDK 25 and exports it as JAVA_HOME: the one set, the java on the path, then the system's folder of JVMs.
# Sourced by ./baize and ./verify.

is_jdk_25() {
    [ -x "$1/bin/javac" ] && grep -q '^JAVA_VERSION="25' "$1/release" 2>/dev/null
}

find_jdk_25() {
    if [ -n "${JAVA_HOME:-}" ] && is_jdk_25 "$JAVA_HOME"; then return 0; fi
    on_path=$(command -v javac 2>/dev/null) && on_path=$(readlink -f "$on_path") || on_path=
    for home in ${on_path:+"${on_path%/bin/javac}"} /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/*; do
        if is_jdk_25 "$home"; then
            JAVA_HOME=$home
            return 0
        fi
    done
    echo "baize: needs a JDK 25; found none (set JAVA_HOME to one)" >&2
    return 1
}

find_jdk_25 || exit 2
export JAVA_HOME
# Maven's own libraries warn on JDK 25 and write colour codes to files; neither is of use.
export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -Djansi.noreset=true ${MAVEN_OPTS:-}"
