package baize.games.craps;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Standing;
import baize.games.table.Table;
import java.time.Instant;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where a round stands: one record a phase. What stands on the layout outlasts the round. */
@Rule("1.1 \"Round Of Play\"")
public sealed interface CrapsState extends Standing {
    Layout layout();

    CrapsState with(Layout layout);

    /** The last round is over; wagering is open again, and the first wager or the end of the period begins the next. */
    @Rule("1.1 \"Wagering Period\"")
    record Settled(Layout layout) implements CrapsState {
        @Override
        public Settled with(Layout other) {
            return new Settled(other);
        }
    }

    /** Wagers are placed, moved and cancelled. */
    @Rule("1.1 \"Wagering Period\"")
    record Wagering(Layout layout) implements CrapsState {
        @Override
        public Wagering with(Layout other) {
            return new Wagering(other);
        }
    }

    /** The period is over, and the dice are to be shot: by the shooter, or without one by the system. */
    record Shooting(
            Layout layout, @Nullable Box shooter, @Nullable Instant since) implements CrapsState {
        @Override
        public Shooting with(Layout other) {
            return new Shooting(other, shooter, since);
        }
    }

    default CrapsState change(UnaryOperator<Layout> change) {
        return with(change.apply(layout()));
    }

    default Table table() {
        return layout().table();
    }

    /** The round at hand; after it, the one that is over. */
    default int round() {
        return layout().round();
    }

    /** The round whose wagering period is open, or was last. */
    default int period() {
        return this instanceof Settled ? round() + 1 : round();
    }

    @Override
    default boolean cardsOut() {
        return this instanceof Shooting;
    }

    @Override
    default boolean wagersStand() {
        return layout().wagersStand();
    }

    @Override
    default boolean hasWager(Patron patron) {
        Terminal terminal = layout().of(patron);
        return terminal != null && terminal.hasWagers();
    }

    @Override
    default Money staked(Patron patron) {
        return layout().staked(patron);
    }
}
