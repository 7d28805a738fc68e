package baize.core.rule;

import java.util.Locale;

/** The public spelling of an enum constant: {@code BELOW_MINIMUM} is {@code below-minimum} everywhere outside Java. */
public final class Id {
    private Id() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
