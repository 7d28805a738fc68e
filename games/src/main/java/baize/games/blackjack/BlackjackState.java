package baize.games.blackjack;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.table.Standing;
import baize.games.table.Table;

/** Where a round stands: one record a phase, each around what lies on the table. */
public sealed interface BlackjackState extends Standing {
    Layout layout();

    BlackjackState with(Layout changed);

    default Table table() {
        return layout().table();
    }

    /** Between rounds: the last one is settled or void, and the next wager opens another. */
    record Settled(Layout layout, boolean voided) implements BlackjackState {
        @Override
        public Settled with(Layout changed) {
            return new Settled(changed, voided);
        }

        @Override
        public boolean cardsOut() {
            return false;
        }

        @Override
        public boolean wagersStand() {
            return false;
        }

        @Override
        public boolean hasWager(Patron patron) {
            return false;
        }

        @Override
        public Money staked(Patron patron) {
            return Money.ZERO;
        }
    }

    /** Wagers are placed, changed and withdrawn. */
    record Betting(Layout layout) implements BlackjackState {
        @Override
        public Betting with(Layout changed) {
            return new Betting(changed);
        }

        @Override
        public boolean cardsOut() {
            return false;
        }
    }

    /** "No more bets" has been called; the first card is still to come. */
    record Closed(Layout layout) implements BlackjackState {
        @Override
        public Closed with(Layout changed) {
            return new Closed(changed);
        }

        @Override
        public boolean cardsOut() {
            return false;
        }
    }

    /** The first cards are out and insurance is offered. */
    record Insuring(Layout layout) implements BlackjackState {
        @Override
        public Insuring with(Layout changed) {
            return new Insuring(changed);
        }
    }

    /** Box by box the players decide; when all have, the dealer draws and the round is settled. */
    record Playing(Layout layout) implements BlackjackState {
        @Override
        public Playing with(Layout changed) {
            return new Playing(changed);
        }
    }

    @Override
    default boolean cardsOut() {
        return true;
    }

    @Override
    default boolean wagersStand() {
        return !layout().boxes().isEmpty();
    }

    @Override
    default boolean hasWager(Patron patron) {
        return layout().concerns(patron);
    }

    @Override
    default Money staked(Patron patron) {
        return layout().money(patron);
    }
}
