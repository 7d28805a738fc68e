package baize.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/** PINs and passwords as they are stored: Argon2id, written with its cost so that the cost may rise later. */
final class Secrets {
    private static final int SALT_WORDS = 2;
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile(
            "\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,3}),p=(\\d{1,2})\\$([A-Za-z0-9+/]+)\\$([A-Za-z0-9+/]+)");

    private Secrets() {}

    /** What it costs to try one. */
    record Cost(int kibibytes, int passes, int lanes) {
        static final Cost USUAL = new Cost(19 * 1024, 2, 1);
    }

    static String hash(String secret, Cost cost) {
        byte[] salt = Keys.random(SALT_WORDS);
        Base64.Encoder text = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
                .formatted(
                        cost.kibibytes(),
                        cost.passes(),
                        cost.lanes(),
                        text.encodeToString(salt),
                        text.encodeToString(derived(secret, cost, salt, BYTES)));
    }

    static boolean matches(String secret, String stored) {
        Matcher parts = FORM.matcher(stored);
        if (!parts.matches()) throw new IllegalStateException("expected a hash of Argon2id in the store of accounts");
        Cost cost = new Cost(number(parts, 1), number(parts, 2), number(parts, 3));
        byte[] salt = Base64.getDecoder().decode(parts.group(4));
        byte[] expected = Base64.getDecoder().decode(parts.group(5));
        return MessageDigest.isEqual(derived(secret, cost, salt, expected.length), expected);
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    private static byte[] derived(String secret, Cost cost, byte[] salt, int length) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withMemoryAsKB(cost.kibibytes())
                .withIterations(cost.passes())
                .withParallelism(cost.lanes())
                .withSalt(salt)
                .build());
        byte[] result = new byte[length];
        generator.generateBytes(secret.getBytes(StandardCharsets.UTF_8), result);
        return result;
    }
}
