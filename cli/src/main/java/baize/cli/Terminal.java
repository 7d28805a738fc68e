package baize.cli;

import baize.cli.text.Ink;
import baize.lab.simulate.Progress;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where a command reads and writes.
 *
 * @param ink whether the output can show colours
 * @param watched whether someone sees the messages come in, so that progress is worth showing
 * @param width how many places a line of output has
 */
record Terminal(PrintStream out, PrintStream err, InputStream in, Ink ink, boolean watched, int width) {
    static final int UNBOUNDED = Integer.MAX_VALUE;

    private static final JsonMapper MAPPER = JsonMapper.shared();

    /** Neither colours nor progress nor an end to a line: for files and for programs. */
    static Terminal plain(PrintStream out, PrintStream err, InputStream in) {
        return new Terminal(out, err, in, Ink.PLAIN, false, UNBOUNDED);
    }

    /** The one document of {@code --json}. */
    void print(JsonNode document) {
        out.println(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(document));
    }

    void heading(String text) {
        out.println(ink.heading(text));
    }

    void say(String line) {
        out.println(line);
    }

    /** A line with figures, shown at once. */
    @SuppressWarnings("AnnotateFormatMethod") // its annotation is a library's
    void tell(String line, Object... values) {
        out.println(String.format(Locale.ROOT, line, values));
        out.flush();
    }

    /** Why something that was said could not be written; who stops reading a pipe has not lost anything. */
    @Nullable
    String unwritten() {
        if (out instanceof Output output) return output.failure();
        return out.checkError() ? "it failed" : null;
    }

    boolean isWritten() {
        return unwritten() == null;
    }

    /** Shows how far a long run is, where someone sees it. */
    Progress progress(long all, String unit) {
        return watched ? new ProgressBar(err, all, unit) : Progress.UNHEARD;
    }

    /** A line about the work, apart from its result. */
    void remark(String line) {
        err.println(line);
    }
}
