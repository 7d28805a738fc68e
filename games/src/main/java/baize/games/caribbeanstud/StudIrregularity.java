package baize.games.caribbeanstud;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;
import static baize.core.engine.Grade.GAMING_SUPERVISOR;

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
public sealed interface StudIrregularity {
    Grade by();

    /** The rank this takes; {@link #rule} is the clause that says so. */
    default Grade needs() {
        return DEALER;
    }

    String rule();

    /** Cards went out wrongly and no player has touched any. */
    @Rule("14.1")
    record Misdeal(Grade by) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.1";
        }
    }

    /** A card was exposed in error: a player's, or the dealer's where there is no box. */
    @Rule({"14.3", "14.5", "14.6", "14.7"})
    record ExposeCard(Grade by, @Nullable Box box, @Nullable Card card) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.5";
        }
    }

    /** A hand has too few or too many cards: a player's, or the dealer's where there is no box. */
    @Rule({"14.2", "14.8"})
    record WrongCount(Grade by, @Nullable Box box, int count) implements StudIrregularity {
        @Override
        public String rule() {
            return box == null ? "14.2" : "14.8";
        }
    }

    @Rule("14.10")
    record HandToEmptyBox(Grade by, Box box) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.10";
        }
    }

    @Rule("14.9")
    record MissingCard(Grade by) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.9";
        }
    }

    @Rule("14.9")
    record ForeignCard(Grade by) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.9";
        }
    }

    /** A player does not decide: late, unwilling or away. */
    @Rule({"14.14", "R-18"})
    record CallTime(Grade by, Whose whose) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.14";
        }
    }

    /** The shuffling device fails; the game goes on with {@code replacement}. */
    @Rule({"15.1", "15.2", "15.2.3"})
    record DeviceFails(Grade by, @Nullable Device replacement) implements StudIrregularity {
        @Override
        public String rule() {
            return "15.2";
        }
    }

    /** The jackpot's equipment fails; a gaming supervisor lets the game go on without it. */
    @Rule({"14.15", "R-49"})
    record JackpotFails(Grade by) implements StudIrregularity {
        @Override
        public Grade needs() {
            return GAMING_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "14.15";
        }
    }

    /** The jackpot's equipment works again. */
    @Rule({"14.15", "R-49"})
    record JackpotWorks(Grade by) implements StudIrregularity {
        @Override
        public Grade needs() {
            return GAMING_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "14.15";
        }
    }

    /** The equipment did not register a jackpot wager; the chip goes back. */
    @Rule({"5.4", "11.2", "R-146"})
    record JackpotUndetected(Grade by, Box box) implements StudIrregularity {
        @Override
        public String rule() {
            return "R-146";
        }
    }

    /** A player without a hand may place a jackpot wager on a box whose owner has none. */
    @Rule({"11.1.1", "R-40"})
    record AllowJackpot(Grade by, Patron patron, Box box) implements StudIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "11.1.1";
        }
    }

    /** A wager is found on the layout that would have been refused, or a bet that is not twice the ante. */
    @Rule({"6.2", "6.3", "14.11", "14.12"})
    record FoundWager(Grade by, Patron patron, Box box, StudArea on, Money stake, Money tokens)
            implements StudIrregularity {
        @Override
        public String rule() {
            return "6.2";
        }
    }

    /**
     * A player's wagers are found to exceed his or her loss limit.
     *
     * @param left what was left of the limit when the round began
     */
    @Rule({"14.21", "14.21.1", "R-14"})
    record LossLimitExceeded(Grade by, Patron patron, Money left) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.21";
        }
    }

    /**
     * A player's wagers are invalid.
     *
     * @param clause 16.1 for the wrong player card, 16.21 for betting on behalf of another, 16.19 for an employee
     */
    @Rule({"1.1 \"Invalid wager\"", "14.20", "16.1", "16.19", "16.21", "R-12", "R-27"})
    record InvalidWager(Grade by, Patron patron, String clause) implements StudIrregularity {
        @Override
        public String rule() {
            return "14.20";
        }
    }

    /** A wager is refused before the first card; without an area, all of that player's are. */
    @Rule({"16.16", "R-23"})
    record RefuseWager(Grade by, Whose whose, @Nullable StudArea on, RefusalGround reason, String text)
            implements StudIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "16.16";
        }
    }

    /** A hand is declared void: miscounted (14.8), or its player used a device (16.8.1). */
    @Rule({"14.8", "16.8", "16.8.1"})
    record VoidHand(Grade by, Whose whose, String clause) implements StudIrregularity {
        @Override
        public Grade needs() {
            return clause.equals("16.8.1") ? CASINO_SUPERVISOR : DEALER;
        }

        @Override
        public String rule() {
            return clause;
        }
    }

    /** The round is declared void under a clause that says so, or invalidated (16.9). */
    @Rule({"14.4", "14.9.2", "15.2.1", "16.9"})
    record VoidRound(Grade by, String clause) implements StudIrregularity {
        @Override
        public Grade needs() {
            return clause.startsWith("16.9") ? CASINO_SUPERVISOR : DEALER;
        }

        @Override
        public String rule() {
            return clause;
        }
    }

    /**
     * The outcome is invalidated: everyone is refunded but those who acted fraudulently.
     *
     * @param cause 16.9.1 for a disruption, 16.9.2 for a fraudulent act
     * @param retain innocent players whose wagers are kept all the same: only with a reason and a second approver
     */
    @Rule({"16.9", "16.9.1", "16.9.2", "16.10", "R-21"})
    record Invalidate(
            Grade by,
            String cause,
            List<Patron> forfeit,
            List<Patron> retain,
            @Nullable String reason,
            @Nullable Grade second)
            implements StudIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "16.9";
        }
    }
}
