package baize.games.blackjack;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;
import static baize.core.engine.Grade.GAMING_MANAGER;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.RefusalGround;
import baize.games.table.Whose;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can go wrong, and the remedies that the staff have: one record a clause, each with the rank it needs. */
public sealed interface BlackjackIrregularity {
    Grade by();

    /** The rank this takes; {@link #rule} is the clause that says so. */
    default Grade needs() {
        return DEALER;
    }

    String rule();

    /** A wager is found on the layout that would have been refused. */
    @Rule({"6.2", "6.3", "6.3.1"})
    record FoundWager(Grade by, Patron patron, Box box, BlackjackArea on, Money stake, Money tokens)
            implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "6.2";
        }
    }

    /** A wager is refused before the first card; without an area, all of that player's are. */
    @Rule({"18.12", "R-23"})
    record RefuseWager(Grade by, Whose whose, @Nullable BlackjackArea on, RefusalGround reason, String text)
            implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "18.12";
        }
    }

    /** A player's wagers are invalid. */
    @Rule({"1.1 \"Invalid wager\"", "16.22", "18.1", "R-12"})
    record InvalidWager(Grade by, Patron patron, String clause) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.22";
        }
    }

    /** A controlling player does not decide: late, unwilling or away. */
    @Rule({"16.10", "R-18", "R-113"})
    record CallTime(Grade by, Whose whose) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.10";
        }
    }

    /** Insurance was not offered in time; a player may still take it. */
    @Rule({"16.13", "R-114"})
    record LateInsurance(Grade by, Patron patron, Box box, Money stake, Money tokens) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.13";
        }
    }

    /** A card lies face up in the shoe or the device; it is burned. */
    @Rule({"16.1", "1.1 \"Burn/ed\""})
    record FaceUpCard(Grade by) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.1";
        }
    }

    /** A card was dealt in error: to a player's hand it comes next, to the dealer's finished hand it does not count. */
    @Rule({"16.2", "16.3", "16.4", "16.5", "16.6", "R-111"})
    record DealtInError(Grade by, boolean exposed) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.2";
        }
    }

    /** The round is played again with its cards as they should have come; all of them, from the first. */
    @Rule({"16.8"})
    record Reconstruct(Grade by, List<Card> order) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.8";
        }
    }

    @Rule("16.16")
    record MissingCard(Grade by) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.16";
        }
    }

    @Rule("16.16")
    record ForeignCard(Grade by) implements BlackjackIrregularity {
        @Override
        public String rule() {
            return "16.16";
        }
    }

    /**
     * The shuffling device fails.
     *
     * @param harmed whether the operator or a player is at a disadvantage by it
     * @param spare whether another device is there and the cards can be moved to it
     * @param damaged whether cards were damaged, which are replaced from a new deck
     * @param stay without a spare device: those who finish the round from a shoe; the others' wagers go back
     */
    @Rule({"17.1", "17.2", "17.3", "17.4", "17.5", "R-117"})
    record DeviceFails(Grade by, boolean harmed, boolean spare, boolean damaged, List<Patron> stay)
            implements BlackjackIrregularity {
        @Override
        public String rule() {
            return harmed ? "17.4" : spare ? damaged ? "17.3" : "17.2" : "17.5";
        }
    }

    /** The jackpot's equipment fails; a casino supervisor lets the game go on without it. */
    @Rule({"16.18", "16.18.1", "16.18.2"})
    record JackpotFails(Grade by) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "16.18.2";
        }
    }

    /** The jackpot's equipment works again. */
    @Rule("16.18.2")
    record JackpotWorks(Grade by) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "16.18.2";
        }
    }

    /** The wagers of a person who used a device are void. */
    @Rule({"18.4", "18.4.1"})
    record VoidHand(Grade by, Patron patron) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "18.4.1";
        }
    }

    /** The round is declared void under a clause that says so, or invalidated (18.5). */
    @Rule({"16.8", "16.16.2", "17.4", "18.5"})
    record VoidRound(Grade by, String clause) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return clause;
        }
    }

    /**
     * The outcome is invalidated: everyone is refunded but those who acted fraudulently.
     *
     * @param cause 18.5.1 for a disruption, 18.5.2 for a fraudulent act
     * @param retain innocent players whose wagers are kept all the same: only with a reason and a second approver
     */
    @Rule({"18.5", "18.5.1", "18.5.2", "18.6", "R-21"})
    record Invalidate(
            Grade by,
            String cause,
            List<Patron> forfeit,
            List<Patron> retain,
            @Nullable String reason,
            @Nullable Grade second)
            implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "18.5";
        }
    }

    /** The cards are to be shuffled after this round. */
    @Rule("4.1.4")
    record Shuffle(Grade by) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "4.1.4";
        }
    }

    /**
     * A player who sat out a round is held to the minimum.
     *
     * @param clause 5.13 for the shoe at hand, 5.14 for all further ones, 5.15 for one box besides
     */
    @Rule({"5.13", "5.14", "5.15", "R-147"})
    record HoldToMinimum(Grade by, Patron patron, String clause) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return clause.equals("5.13") ? CASINO_SUPERVISOR : GAMING_MANAGER;
        }

        @Override
        public String rule() {
            return clause;
        }
    }

    @Rule({"5.13", "5.14", "5.15"})
    record Release(Grade by, Patron patron) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "5.13";
        }
    }

    /** Boxes are kept for one player; none sets them free again. */
    @Rule("5.16")
    record ReserveBoxes(Grade by, Patron patron, List<Box> boxes) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "5.16";
        }
    }

    /** Fewer players than three may wager on a box. */
    @Rule({"5.5", "5.18"})
    record LimitPlayers(Grade by, int perBox) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return CASINO_SUPERVISOR;
        }

        @Override
        public String rule() {
            return "5.18";
        }
    }

    /** Optional wagers are for players with a wager of their own on the box, or for all again. */
    @Rule({"14.6", "14.6.1", "14.6.2"})
    record LimitSides(Grade by, boolean limited) implements BlackjackIrregularity {
        @Override
        public Grade needs() {
            return GAMING_MANAGER;
        }

        @Override
        public String rule() {
            return "14.6";
        }
    }
}
