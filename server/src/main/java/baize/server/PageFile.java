package baize.server;

import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A file of the pages, as it goes out.
 *
 * @param tag names the content, so that a browser that has it need not load it again
 * @param zipped made once; compressing at each request would hold up an event loop
 */
record PageFile(String type, String tag, Buffer plain, Buffer zipped) {

    /** The file at a path below the folder of the pages; none where there is none, or of a kind pages have not. */
    static @Nullable PageFile read(String path) {
        String type = type(path.substring(path.lastIndexOf('.') + 1));
        if (type == null) return null;
        try (InputStream stream = PageFile.class.getResourceAsStream("/web" + path)) {
            return stream == null ? null : of(type, stream.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static PageFile of(String type, byte[] bytes) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
            zip.write(bytes);
        }
        // Weak: the same content, whether it goes out compressed or not.
        return new PageFile(
                type, "W/" + Document.tag(bytes), Buffer.buffer(bytes), Buffer.buffer(zipped.toByteArray()));
    }

    private static @Nullable String type(String ending) {
        return switch (ending) {
            case "html" -> "text/html; charset=utf-8";
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            default -> null;
        };
    }

    /** Whether a browser that sends these tags has it already. */
    boolean isKnownBy(@Nullable String tags) {
        return tags != null && tags.contains(tag.substring(2));
    }

    String text() {
        return plain.toString(StandardCharsets.UTF_8);
    }
}
