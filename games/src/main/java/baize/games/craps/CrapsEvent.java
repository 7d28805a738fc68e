package baize.games.craps;

import baize.core.dice.Dice;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.core.pay.Travel;
import baize.core.pay.Travels;
import baize.games.table.TableEvent;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened at a craps game. */
public sealed interface CrapsEvent {
    record TableChanged(TableEvent event) implements CrapsEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return event.adjustments();
        }
    }

    record RoundOpened(int round) implements CrapsEvent {}

    /** Chips appeared on the layout; the commission came on top of them. */
    record WagerPlaced(Patron patron, Box box, Spot on, Money amount, Money commission)
            implements CrapsEvent, Stakes, Adjusts {
        @Override
        public Stake staked() {
            return new Stake(patron, box, on.id(), amount, Money.ZERO);
        }

        @Override
        public List<Adjustment> adjustments() {
            return Commission.moved(patron, box, on, commission.negated());
        }
    }

    /** Chips disappeared from the layout, and commission with them. */
    record WagerTaken(Patron patron, Box box, Spot on, Money amount, Money refund)
            implements CrapsEvent, Stakes, Adjusts {
        @Override
        public Stake staked() {
            return new Stake(patron, box, on.id(), amount.negated(), Money.ZERO);
        }

        @Override
        public List<Adjustment> adjustments() {
            return Commission.moved(patron, box, on, refund);
        }
    }

    /** What stood since an earlier round was moved, so that it is known where it stood should this one be void. */
    record StandingMoved(Patron patron, Box box, List<Moved> moved) implements CrapsEvent {}

    /** The round is void, and what was moved in it stands again where it stood before, with its commission. */
    record StandingPutBack(Patron patron, Box box, List<Moved> back, List<Adjustment> adjustments)
            implements CrapsEvent, Travels, Adjusts {
        @Override
        public List<Travel> travels() {
            return back.stream()
                    .map(one ->
                            new Travel(patron, box, one.at().id(), one.from().id(), one.amount()))
                    .toList();
        }
    }

    /** The period is over; {@code shooter} has ten seconds from now, where there is one. */
    record WageringClosed(@Nullable Box shooter, @Nullable Instant at) implements CrapsEvent {}

    /**
     * The dice fell and decided.
     *
     * @param held the lines of terminals that failed, which are not paid yet
     * @param passes whether the dice pass on
     */
    record RoundSettled(Dice dice, List<Line> lines, List<Line> held, List<Travel> travels, boolean passes)
            implements CrapsEvent, Settles, Travels {}

    /** The round has no result: what was wagered in it goes back, or, where the game is over, everything. */
    record RoundVoided(CrapsShowdown cause, List<Line> lines, List<Adjustment> adjustments, boolean over)
            implements CrapsEvent, Settles, Adjusts {}

    /** Wagers were taken off the layout that the dice had not decided. */
    record WagersVoided(List<Line> lines, List<Adjustment> adjustments) implements CrapsEvent, Settles, Adjusts {}

    record TerminalFailed(Box box, String clause) implements CrapsEvent {}

    /** A terminal that failed works again, and what was held there is settled. */
    record TerminalRecalculated(Box box, List<Line> lines, List<Adjustment> adjustments)
            implements CrapsEvent, Settles, Adjusts {}

    /** Lines of the last round do not stand, and what they had moved has been moved back. */
    record RoundUnwound(List<Line> unwound, List<Adjustment> adjustments) implements CrapsEvent, Adjusts {}

    /** Nor does what the last round decided at terminals that are out of order, which had not been paid. */
    record HeldUnwound(List<Line> lines, List<Adjustment> adjustments) implements CrapsEvent, Settles, Adjusts {}

    /** The end of the period was not held against a player. */
    record PeriodRelaxed(Patron patron, Grade by, String text) implements CrapsEvent {}

    record CreditsWithheld(int number, Patron patron, Box box, Money amount, String text)
            implements CrapsEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return List.of(Withheld.adjustment(patron, box, amount.negated()));
        }
    }

    /** What was withheld has been paid, or stays with the house. */
    record CreditsDetermined(int number, Patron patron, Box box, Money paid, String text)
            implements CrapsEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return paid.isZero() ? List.of() : List.of(Withheld.adjustment(patron, box, paid));
        }
    }

    record OutcomeInvalidated(boolean fraudulent, Grade by) implements CrapsEvent {}

    /** Play closes when the round of this number is over; only what cannot be cancelled is played on. */
    record CloseWarned(int lastRound) implements CrapsEvent {}

    /** A player left wagers behind, which are played on. */
    record PlayerLeft(Patron patron, Box box) implements CrapsEvent {}
}
