package baize.games.craps;

import baize.core.rule.Cites;
import baize.core.rule.Id;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The wagers there are, in the order of the book, and what each of them is about. */
public enum CrapsWager implements Cites {
    // spotless:off
    PASS_LINE      ("3.9.1",  About.LINE),
    ODDS           ("3.9.2",  About.POINT,   "R-69"),
    COME           ("3.9.3",  About.LINE,    "R-64"),
    COME_ODDS      ("3.9.4",  About.POINT,   "R-68", "R-69"),
    BIG_6          ("3.9.5",  About.SIX,     "R-67"),
    BIG_8          ("3.9.6",  About.EIGHT,   "R-67"),
    PLACE          ("3.9.7",  About.POINT,   "R-67", "R-88"),
    BUY            ("3.9.8",  About.POINT,   "R-67", "R-71"),
    HARDWAY        ("3.9.9",  About.HARDWAY, "R-67", "R-76"),
    DONT_PASS      ("3.9.10", About.LINE),
    DONT_COME      ("3.9.11", About.LINE,    "R-64"),
    DONT_ODDS      ("3.9.12", About.POINT,   "R-70"),
    DONT_COME_ODDS ("3.9.13", About.POINT,   "R-68", "R-70"),
    PLACE_TO_LOSE  ("3.9.14", About.POINT,   "R-67", "R-88"),
    LAY            ("3.9.15", About.POINT,   "R-67", "R-72"),
    FIELD          ("3.9.16", About.ROLL),
    ANY_SEVEN      ("3.9.17", About.ROLL),
    ANY_CRAPS      ("3.9.18", About.ROLL),
    C              ("3.9.19", About.ROLL),
    E              ("3.9.20", About.ROLL),
    C_AND_E        ("3.9.21", About.ROLL,    "R-75"),
    HORN           ("3.9.22", About.ROLL,    "R-74"),
    HOP            ("3.9.23", About.PAIR,    "R-76");
    // spotless:on

    /** What a wager names besides itself. */
    enum About {
        /** Nothing at first; once its first roll is a point, that number. */
        LINE(List.of()),
        POINT(List.of(4, 5, 6, 8, 9, 10)),
        HARDWAY(List.of(4, 6, 8, 10)),
        SIX(List.of(6)),
        EIGHT(List.of(8)),
        /** The next roll alone. */
        ROLL(List.of()),
        /** The next roll alone, and two faces. */
        PAIR(List.of());

        private final List<Integer> numbers;

        About(List<Integer> numbers) {
            this.numbers = numbers;
        }

        List<Integer> numbers() {
            return numbers;
        }
    }

    /** The totals that can become a point. */
    public static final List<Integer> POINTS = About.POINT.numbers;

    private final About about;
    private final List<String> cites;

    CrapsWager(String clause, About about, String... rulings) {
        this.about = about;
        List<String> all = new ArrayList<>(List.of(clause));
        all.addAll(List.of(rulings));
        this.cites = List.copyOf(all);
    }

    About about() {
        return about;
    }

    /** Whether the very next roll decides it. */
    public boolean isOneRoll() {
        return about == About.ROLL || about == About.PAIR;
    }

    /** The wager that these odds ride on; none for any other wager. */
    public @Nullable CrapsWager base() {
        return switch (this) {
            case ODDS -> PASS_LINE;
            case COME_ODDS -> COME;
            case DONT_ODDS -> DONT_PASS;
            case DONT_COME_ODDS -> DONT_COME;
            default -> null;
        };
    }

    /** Whether it is placed for the commission of 3.9.8 or 3.9.15. */
    public boolean hasCommission() {
        return this == BUY || this == LAY;
    }

    /** The clause that says what the wager is. */
    public String clause() {
        return cites.getFirst();
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    /** {@code place-to-lose}. */
    public String id() {
        return Id.of(this);
    }
}
