package baize.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Standard output. A {@link PrintStream} says only that something went wrong; this one remembers what. */
final class Output extends PrintStream {
    private static final int BUFFER = 1 << 16;

    private final Below below;

    private Output(Below below) {
        super(new BufferedOutputStream(below, BUFFER), false, StandardCharsets.UTF_8);
        this.below = below;
    }

    static Output to(OutputStream out) {
        return new Output(new Below(out));
    }

    /** One that was closed before the program began. */
    static Output closed() {
        return to(new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("it is closed");
            }
        });
    }

    /** Why not all has been written; none where all has been, or where nobody reads on. */
    @Nullable
    String failure() {
        flush();
        return below.failure == null || isPipe(below.failure) ? null : String.valueOf(below.failure.getMessage());
    }

    /** Who reads only the first lines of a pipe has all that was wanted. */
    private static boolean isPipe(IOException failure) {
        return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }

    /** What is written to, and how that failed for the first time. */
    private static final class Below extends OutputStream {
        private final OutputStream out;
        private @Nullable IOException failure;

        Below(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException failed) {
                if (failure == null) failure = failed;
                throw failed;
            }
        }
    }
}
