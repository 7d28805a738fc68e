package baize.server.account;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * PINs and passwords that come first to whoever guesses. A PIN has few digits, so each that many people would choose
 * is worth hundreds of others.
 */
final class Guessable {
    private static final int FEW_LETTERS = 5;
    private static final int SHORT = 16;
    private static final Pattern YEAR = Pattern.compile("19\\d\\d|20[0-4]\\d");
    private static final String DAY = "(0[1-9]|[12]\\d|3[01])";
    private static final String MONTH = "(0[1-9]|1[0-2])";
    private static final Pattern DATE =
            Pattern.compile(("%1$s%2$s(\\d\\d|%3$s)?|%2$s%1$s(\\d\\d|%3$s)?" + "|(\\d\\d|%3$s)%2$s%1$s")
                    .formatted(DAY, MONTH, "(19\\d\\d|20[0-4]\\d)"));
    private static final Pattern REPEATED = Pattern.compile("(.+?)\\1+");
    private static final Pattern PAIRS = Pattern.compile("((.)\\2)+");

    /** Lines over the keys of a telephone or a till. */
    private static final Set<String> LINES = Set.of(
            "2580",
            "0852",
            "1470",
            "0741",
            "1478",
            "3690",
            "0963",
            "3698",
            "7410",
            "1590",
            "1597",
            "7530",
            "1793",
            "1379",
            "7139",
            "147258",
            "258369",
            "159357",
            "147369",
            "741852",
            "963852",
            "147258369",
            "789456",
            "789456123");

    /** What passwords are made of; with a number or a sign behind they are no better. */
    private static final Set<String> WORDS = Set.of(
            "password",
            "passwort",
            "passw0rd",
            "p@ssword",
            "p@ssw0rd",
            "letmein",
            "welcome",
            "changeme",
            "default",
            "secret",
            "admin",
            "administrator",
            "root",
            "superuser",
            "supervisor",
            "manager",
            "dealer",
            "cashier",
            "guest",
            "iloveyou",
            "sunshine",
            "princess",
            "football",
            "baseball",
            "superman",
            "batman",
            "dragon",
            "monkey",
            "shadow",
            "master",
            "michael",
            "jennifer",
            "jordan",
            "charlie",
            "starwars",
            "whatever",
            "trustno1",
            "computer",
            "internet",
            "summer",
            "winter",
            "autumn",
            "spring",
            "monday",
            "friday",
            "january",
            "december",
            "sydney",
            "melbourne",
            "australia",
            "baize",
            "casino",
            "blackjack",
            "caribbean",
            "poker",
            "craps",
            "bingo",
            "jackpot",
            "roulette",
            "lucky",
            "diamond",
            "queen",
            "qwerty",
            "qwertyuiop",
            "qwertzuiop",
            "azerty",
            "asdfghjk",
            "asdfghjkl",
            "zxcvbnm",
            "1qaz2wsx",
            "q1w2e3r4",
            "1q2w3e4r",
            "abcdefgh",
            "abc",
            "test",
            "user",
            "login");

    private Guessable() {}

    /**
     * Whether a PIN is a run, a repetition, a year, a date or a line over the keys, or part of the card's number.
     *
     * @param pin digits alone
     */
    static boolean pin(String pin, String card) {
        return isRun(pin)
                || REPEATED.matcher(pin).matches()
                || PAIRS.matcher(pin).matches()
                || mirrored(pin)
                || YEAR.matcher(pin).matches()
                || DATE.matcher(pin).matches()
                || LINES.contains(pin)
                || card.replaceAll("\\D", "").contains(pin);
    }

    /** Each as far from the one before as that from its own: 1234, 9876, 2468 and, past 9, 8901. */
    private static boolean isRun(String text) {
        int step = step(text, 1);
        for (int at = 2; at < text.length(); at++) if (step(text, at) != step) return false;
        return true;
    }

    private static int step(String text, int at) {
        return Math.floorMod(text.charAt(at) - text.charAt(at - 1), 10);
    }

    private static boolean mirrored(String text) {
        return new StringBuilder(text).reverse().toString().equals(text);
    }

    /** Whether a password is a usual one, has the name of whom it is for in it, or hardly any letters. */
    static boolean password(String password, String id, String name) {
        String plain = password.toLowerCase(Locale.ROOT);
        if (plain.chars().distinct().count() < FEW_LETTERS || isAlphabet(plain)) return true;
        if (plain.length() >= SHORT) return false;
        String word = plain.replaceAll("[^\\p{L}@]+$|^[^\\p{L}@]+", "");
        return WORDS.contains(plain) || WORDS.contains(word) || isOf(plain, id) || isOf(plain, name);
    }

    /** Letters in the order of the alphabet, or of the numbers, forwards or backwards. */
    private static boolean isAlphabet(String text) {
        int step = text.charAt(1) - text.charAt(0);
        if (Math.abs(step) != 1) return false;
        for (int at = 2; at < text.length(); at++) if (text.charAt(at) - text.charAt(at - 1) != step) return false;
        return true;
    }

    private static boolean isOf(String password, String person) {
        for (String part : person.toLowerCase(Locale.ROOT).split("[^\\p{L}\\d]+", -1))
            if (part.length() >= 4 && password.contains(part)) return true;
        return false;
    }
}
