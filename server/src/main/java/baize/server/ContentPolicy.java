package baize.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
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
            byte[] digest = sha256(inline.group(1).getBytes(StandardCharsets.UTF_8));
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

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException("every platform has SHA-256", absent);
        }
    }
}
