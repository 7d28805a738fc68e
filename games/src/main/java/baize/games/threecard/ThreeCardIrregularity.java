package baize.games.threecard;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Device;
import baize.games.table.RefusalGround;
import baize.games.table.Whose;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can go wrong, and the remedies that the staff have: one record a clause, each with the rank it needs. */
public sealed interface ThreeCardIrregularity {
    Grade by();

    /** The rank this takes; {@link #rule} is the clause that says so. */
    default Grade needs() {
        return DEALER;
    }

    String rule();

    /** Cards went out wrongly and no player has touched any. */
    @Rule("12.1")
    record Misdeal(Grade by) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.1";
        }
    }

    /** A card was exposed in error: a player's, or the dealer's where there is no box. */
    @Rule({"12.3", "12.5", "12.6"})
    record ExposeCard(Grade by, @Nullable Box box, @Nullable Card card) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.5";
        }
    }

    /** A hand has too few or too many cards: a player's, or the dealer's where there is no box. */
    @Rule({"12.2", "12.7"})
    record WrongCount(Grade by, @Nullable Box box, int count) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return box == null ? "12.2" : "12.7";
        }
    }

    @Rule("12.8")
    record HandToEmptyBox(Grade by, Box box) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.8";
        }
    }

    @Rule("12.9")
    record MissingCard(Grade by) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.9";
        }
    }

    @Rule("12.9")
    record ForeignCard(Grade by) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.9";
        }
    }

    @Rule("12.10")
    record CannotMatch(Grade by, Whose whose) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.10";
        }
    }

    /** A player does not decide: late, unwilling or away. */
    @Rule({"12.12", "R-18"})
    record CallTime(Grade by, Whose whose) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "12.12";
        }
    }

    /** The shuffling device fails; the game goes on with {@code replacement}. */
    @Rule({"13.1", "13.2", "13.2.3"})
    record DeviceFails(Grade by, @Nullable Device replacement) implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "13.2";
        }
    }

    /** A wager is found on the layout that would have been refused. */
    @Rule({"6.2", "6.3"})
    record FoundWager(Grade by, Patron patron, Box box, ThreeCardArea on, Money stake, Money tokens)
            implements ThreeCardIrregularity {
        @Override
        public String rule() {
            return "6.2";
        }
    }

    /** A wager is refused before the first card; without an area, all of that player's are. */
    @Rule({"14.11", "R-23"})
    record RefuseWager(Grade by, Whose whose, @Nullable ThreeCardArea on, RefusalGround reason, String text)
            implements ThreeCardIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "14.11";
        }
    }

    /** A hand is declared void: miscounted (12.7), or its player used a device (14.3.1). */
    @Rule({"12.7", "14.3", "14.3.1"})
    record VoidHand(Grade by, Whose whose, String clause) implements ThreeCardIrregularity {
        @Override
        public Grade needs() {
            return clause.equals("14.3.1") ? CASINO_SUPERVISOR : DEALER;
        }

        @Override
        public String rule() {
            return clause;
        }
    }

    /** The round is declared void under a clause that says so, or invalidated (14.4). */
    @Rule({"12.4", "12.9.2", "13.2.1", "14.4"})
    record VoidRound(Grade by, String clause) implements ThreeCardIrregularity {
        @Override
        public Grade needs() {
            return clause.startsWith("14.4") ? CASINO_SUPERVISOR : DEALER;
        }

        @Override
        public String rule() {
            return clause;
        }
    }

    /**
     * The outcome is invalidated: everyone is refunded but those who acted fraudulently.
     *
     * @param cause 14.4.1 for a disruption, 14.4.2 for a fraudulent act
     * @param retain innocent players whose wagers are kept all the same: only with a reason and a second approver
     */
    @Rule({"14.4", "14.4.1", "14.4.2", "14.5", "R-21"})
    record Invalidate(
            Grade by,
            String cause,
            List<Patron> forfeit,
            List<Patron> retain,
            @Nullable String reason,
            @Nullable Grade second)
            implements ThreeCardIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "14.4";
        }
    }
}
