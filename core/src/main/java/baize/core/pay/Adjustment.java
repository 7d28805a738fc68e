package baize.core.pay;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Money between a patron and the house that is neither a stake nor the settlement of one: a commission, its refund, a
 * payment that is made good or taken back.
 *
 * @param box where; absent where it is about no box, like a payment that was wrong
 * @param wager the id of the wager it is about
 * @param amount what the patron gets; below zero, what the house takes
 * @param rule the clause that decided
 * @param rules every clause and ruling that bears on it, the deciding one first
 */
public record Adjustment(
        Patron patron, @Nullable Box box, String wager, Money amount, String rule, List<String> rules) {}
