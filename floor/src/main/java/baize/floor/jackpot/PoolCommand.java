package baize.floor.jackpot;

import baize.core.money.Money;
import baize.floor.staff.By;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;

/** What can be asked of a pool. */
public sealed interface PoolCommand {
    /** Sets the pool up at its seed, or gives it another name, or, without tables, other rules. */
    record SetUp(String id, String name, String game, JackpotRules rules) implements PoolCommand {}

    /** Links a table of this game with these rules. */
    record Link(String table, String game, JackpotRules rules) implements PoolCommand {}

    record Unlink(String table) implements PoolCommand {}

    /** What a linked table has decided about its jackpot. */
    record Move(String table, int round, JackpotEvent move) implements PoolCommand {}

    /** Puts the meter right by an amount, below zero for less. */
    record Correct(By by, Money amount, String reason) implements PoolCommand {}
}
