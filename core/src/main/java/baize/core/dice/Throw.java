package baize.core.dice;

import baize.core.rule.Id;

/** What a tumbler reports when it has shaken its dice: how they fell, or that they gave no result. */
public sealed interface Throw permits Dice, Throw.Spoilt {
    /** A throw without a result. */
    enum Spoilt implements Throw {
        /** A die does not lie flat. */
        COCKED,
        /** The tumbler could not read its dice. */
        FAULT;

        @Override
        public String toString() {
            return Id.of(this);
        }
    }

    /** Reads {@code "3-4"}, {@code "cocked"} or {@code "fault"}. */
    static Throw parse(String text) {
        for (Spoilt spoilt : Spoilt.values()) if (spoilt.toString().equals(text)) return spoilt;
        try {
            return Dice.parse(text);
        } catch (IllegalArgumentException bad) {
            throw new IllegalArgumentException(
                    "expected dice like \"3-4\", or \"cocked\" or \"fault\", got \"" + text + "\"", bad);
        }
    }
}
