package baize.cli.sheet;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Ids as words: {@code three-card-poker} is Three Card Poker, {@code ante+play} Ante + Play. */
public final class Titles {
    private Titles() {}

    public static String of(String id) {
        return Arrays.stream(id.replace("+", "-+-").split("-"))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining(" "));
    }

    /** The same with only the first word in capitals. */
    public static String sentence(String id) {
        String words = id.replace('-', ' ');
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
