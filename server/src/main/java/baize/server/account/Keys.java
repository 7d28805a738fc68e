package baize.server.account;

import baize.core.chance.Generator;
import baize.core.chance.SecureGenerator;
import baize.floor.journal.Chain;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Keys that nobody can guess, and what may be stored or shown of them. */
final class Keys {
    private static final int WORDS = 4;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    /** One for all threads: draws are rare and this one is seeded once. */
    private static final Generator GENERATOR = new SecureGenerator();

    private Keys() {}

    static byte[] random(int words) {
        ByteBuffer bytes = ByteBuffer.allocate(words * Long.BYTES);
        synchronized (GENERATOR) {
            while (bytes.hasRemaining()) bytes.putLong(GENERATOR.nextLong());
        }
        return bytes.array();
    }

    /** A new key of 256 bits as text. */
    static String draw() {
        return BASE64.encodeToString(random(WORDS));
    }

    /** Whether a text could be a key at all. */
    static boolean isKey(String text) {
        return FORM.matcher(text).matches();
    }

    /** What is stored of a key: who reads the store cannot come in with it. */
    static String hash(String key) {
        return Chain.hash(key.getBytes(StandardCharsets.UTF_8)).toString();
    }

    /** The proof that a page of ours sent a request: derived from the session's key, which other pages cannot read. */
    static String csrf(String key) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
            return BASE64.encodeToString(mac.doFinal("baize csrf".getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Compares without telling by the time it takes how much of it was right. */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
