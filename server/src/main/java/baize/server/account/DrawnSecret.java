package baize.server.account;

import baize.core.chance.Generator;
import baize.core.chance.SecureGenerator;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** Something to prove oneself with that is drawn, told once and typed by people; 79 bits. */
public final class DrawnSecret {
    /** Without what people mistake for something else. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int LENGTH = 16;

    private DrawnSecret() {}

    /** Four times four letters. */
    public static String draw() {
        Generator generator = new SecureGenerator();
        StringBuilder secret = new StringBuilder();
        for (int at = 0; at < LENGTH; at++) {
            if (at > 0 && at % 4 == 0) secret.append('-');
            secret.append(LETTERS.charAt(generator.below(LETTERS.length())));
        }
        return secret.toString();
    }

    /** Whether it was typed, with spaces and capitals where people put them; takes as long whatever was. */
    static boolean matches(String secret, String typed) {
        return MessageDigest.isEqual(bytes(secret), bytes(typed));
    }

    private static byte[] bytes(String text) {
        return Accounts.plain(text).getBytes(StandardCharsets.UTF_8);
    }
}
