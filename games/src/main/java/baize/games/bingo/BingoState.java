package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Standing;
import baize.games.table.Table;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where a hall stands: one record a phase. */
public sealed interface BingoState extends Standing {
    Hall hall();

    BingoState with(Hall hall);

    /** No session is open. */
    record Settled(Hall hall) implements BingoState {
        @Override
        public Settled with(Hall other) {
            return new Settled(other);
        }
    }

    /** A session is open; cards are issued, and the next game has not begun. */
    record Issuing(Hall hall) implements BingoState {
        @Override
        public Issuing with(Hall other) {
            return new Issuing(other);
        }

        /** Whether everybody has left who had paid, so that the next session may be opened. */
        public boolean isDeserted() {
            return !hall.open().entries().isEmpty() && !wagersStand();
        }
    }

    /** Numbers are called. */
    record Calling(Hall hall, Play play) implements BingoState {
        @Override
        public Calling with(Hall other) {
            return new Calling(other, play);
        }

        /** Whether the game may end because nobody has a card for it any more. */
        @Rule({"4.6", "R-135"})
        public boolean isAbandoned() {
            return play.called().size() >= BingoRules.FEWEST_CALLS
                    && !hall.open().isPlayed(play.game());
        }
    }

    /** Claims are being checked, and no number is called. */
    record Checking(Hall hall, Play play) implements BingoState {
        @Override
        public Checking with(Hall other) {
            return new Checking(other, play);
        }
    }

    /** A game in play, in the phase that its claims put it in. */
    static BingoState of(Hall hall, Play play) {
        return play.isChecking() ? new Checking(hall, play) : new Calling(hall, play);
    }

    /** The game in play, if one is. */
    default @Nullable Play play() {
        return switch (this) {
            case Settled _, Issuing _ -> null;
            case Calling s -> s.play;
            case Checking s -> s.play;
        };
    }

    default BingoState change(UnaryOperator<Hall> change) {
        return with(change.apply(hall()));
    }

    default Table table() {
        return hall().table();
    }

    default int round() {
        return hall().round();
    }

    @Override
    default boolean cardsOut() {
        return play() != null;
    }

    @Override
    default boolean wagersStand() {
        Session session = hall().session();
        return session != null && session.entries().stream().anyMatch(entry -> !entry.left());
    }

    @Override
    default boolean hasWager(Patron patron) {
        return staked(patron).isPositive();
    }

    @Override
    default Money staked(Patron patron) {
        Session session = hall().session();
        return session == null ? Money.ZERO : session.staked(patron);
    }
}
