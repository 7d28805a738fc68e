package baize.testkit.tidy;

import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Randomness away from home: whoever needs an outcome is handed one by {@code baize.core.chance}. */
final class Generators implements JavaCheck {
    static final String HOME = "baize.core.chance";

    private static final Pattern GENERATOR =
            Pattern.compile("(java\\.util\\.|java\\.security\\.|java\\.util\\.random\\.)?"
                    + "(Random|SplittableRandom|SecureRandom|RandomGenerator|RandomGeneratorFactory)"
                    + "|(.*\\.)?ThreadLocalRandom|(.*\\.)?Math\\.random|(.*\\.)?Collections\\.shuffle");

    @Override
    public Stream<Finding> findings(JavaSource source) {
        if (!source.isMain() || source.packageName().equals(HOME)) return Stream.empty();
        return Words.used(source, GENERATOR, "a generator outside " + HOME);
    }
}
