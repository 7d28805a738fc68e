package baize.floor.jackpot;

import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;

/** What has happened to a pool; every change of its meter is one of these. */
public sealed interface PoolEvent {
    /** The operator has put in the seed. */
    record PoolSetUp(String id, String name, String game, JackpotRules rules, Pool pool) implements PoolEvent {}

    record PoolChanged(String name, JackpotRules rules) implements PoolEvent {}

    record TableLinked(String table) implements PoolEvent {}

    record TableUnlinked(String table) implements PoolEvent {}

    /** A linked table's jackpot moved in a round. */
    record PoolMoved(String table, int round, JackpotEvent move) implements PoolEvent {}

    record PoolCorrected(JackpotEvent.Corrected move) implements PoolEvent {}
}
