package baize.testkit.tidy;

/** A breach of a habit, by file and line. */
public record Finding(String file, int line, String what) {
    @Override
    public String toString() {
        return file + ":" + line + ": " + what;
    }
}
