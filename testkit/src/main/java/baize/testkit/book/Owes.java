package baize.testkit.book;

import java.util.Locale;

/** What software owes a clause, and so when the clause counts as met. */
public enum Owes {
    ENFORCE,
    COMPUTE,
    RECORD,
    CONFIGURE,
    DISPLAY,
    INFORM;

    /** Reads the catalogue's spelling, {@code enforce}. */
    static Owes of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What a clause of this sort still lacks: nothing, {@code code}, {@code test} or {@code code and test}. */
    String lacks(Evidence evidence) {
        boolean noCode = evidence.code().isEmpty();
        boolean noTest = evidence.tests().isEmpty();
        return switch (this) {
            case ENFORCE, COMPUTE, RECORD ->
                lacks(noCode, noTest && evidence.rounds().isEmpty());
            case CONFIGURE -> lacks(noCode, noTest);
            case DISPLAY -> lacks(noCode, false);
            case INFORM -> "";
        };
    }

    private static String lacks(boolean noCode, boolean noTest) {
        if (noCode) return noTest ? "code and test" : "code";
        return noTest ? "test" : "";
    }
}
