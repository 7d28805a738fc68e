package baize.server;

import baize.floor.journal.Chain;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a page may load and run: its own server's files, and nothing written into it but the map of its modules. */
final class ContentPolicy {
    private static final Pattern INLINE = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private ContentPolicy() {}

    /** The policy for a document. Browsers take an import map from the page alone, so it is allowed by its hash. */
    static String of(String document) {
        StringBuilder scripts = new StringBuilder("'self'");
        Matcher inline = INLINE.matcher(document);
        while (inline.find()) {
            byte[] digest =
                    Chain.hash(inline.group(1).getBytes(StandardCharsets.UTF_8)).bytes();
            scripts.append(" 'sha256-")
                    .append(Base64.getEncoder().encodeToString(digest))
                    .append('\'');
        }
        return String.join(
                "; ",
                "default-src 'none'",
                "script-src " + scripts,
                "style-src 'self'",
                "img-src 'self'",
                "connect-src 'self'",
                "form-action 'self'",
                "base-uri 'none'",
                "frame-ancestors 'none'");
    }
}
