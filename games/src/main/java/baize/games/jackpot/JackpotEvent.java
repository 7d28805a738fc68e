package baize.games.jackpot;

import baize.core.money.Money;
import java.util.List;

/** What has happened to a pool. Each says how the pool stands after it and which whole cents moved. */
public sealed interface JackpotEvent {
    /** The pool after it. */
    Pool pool();

    /** What moved from the table's tray into the pool and its reserve; below zero, what moved out. */
    Money fromTable();

    /** Jackpot wagers of a round were added, so much of them to the meter and so much to the reserve. */
    record Contributed(Contribution contribution, Money meter, Money reserve, Pool pool) implements JackpotEvent {
        @Override
        public Money fromTable() {
            return meter.plus(reserve);
        }
    }

    /** Prizes of a round were paid, in this order. */
    record Paid(List<Award> awards, Funding funding, Pool pool) implements JackpotEvent {
        @Override
        public Money fromTable() {
            return funding.pool().negated();
        }
    }

    /** The next jackpot starts at its seed, out of the reserve as far as that goes and else from the operator. */
    record Reseeded(Money fromReserve, Money fromHouse, Pool pool) implements JackpotEvent {
        @Override
        public Money fromTable() {
            return Money.ZERO;
        }
    }

    /**
     * What wagers had contributed was taken out again, because they were returned.
     *
     * @param byHouse what the operator bears, since the jackpot has meanwhile been paid
     * @param rule the clause they were returned under
     */
    record TakenBack(Contribution contribution, Money meter, Money reserve, Money byHouse, String rule, Pool pool)
            implements JackpotEvent {
        @Override
        public Money fromTable() {
            return meter.plus(reserve).negated();
        }
    }

    /**
     * What a round had taken out of the pool was put in again, because its result does not stand.
     *
     * @param toReserve of the seed that had come in for it, what went back to the reserve
     * @param toHouse the same, what the operator got back
     * @param rule the clause that the result was taken away under
     */
    record PutBack(Drawn drawn, Money toReserve, Money toHouse, String rule, Pool pool) implements JackpotEvent {
        @Override
        public Money fromTable() {
            return drawn.pool();
        }
    }

    /** The meter was put right by the operator, who gives or takes the difference. */
    record Corrected(Money by, String reason, Pool pool) implements JackpotEvent {
        @Override
        public Money fromTable() {
            return Money.ZERO;
        }
    }
}
