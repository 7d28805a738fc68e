package baize.floor.jackpot;

import baize.core.rule.Rule;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What a pool has come to. */
public sealed interface PoolState {
    /** No pool of that id. */
    record Unset() implements PoolState {}

    /**
     * A pool that tables feed.
     *
     * @param game the game of its tables
     * @param tables linked now, by their ids
     * @param hits the last ones paid, the newest first
     */
    record Running(
            String id, String name, String game, JackpotRules rules, Pool pool, List<String> tables, List<Hit> hits)
            implements PoolState {
        /** So many hits are kept in mind; all are in the journal. */
        static final int HITS = 25;

        Running changed(String called, JackpotRules now) {
            return new Running(id, called, game, now, pool, tables, hits);
        }

        Running with(Pool now) {
            return new Running(id, name, game, rules, now, tables, hits);
        }

        Running linked(String table) {
            TreeSet<String> all = new TreeSet<>(tables);
            all.add(table);
            return new Running(id, name, game, rules, pool, List.copyOf(all), hits);
        }

        Running unlinked(String table) {
            List<String> others =
                    tables.stream().filter(other -> !other.equals(table)).toList();
            return new Running(id, name, game, rules, pool, others, hits);
        }

        /** Without those of a round whose result does not stand. */
        @Rule("bingo 9.4")
        Running withoutHits(String table, int round) {
            List<Hit> standing = hits.stream()
                    .filter(hit -> !hit.table().equals(table) || hit.round() != round)
                    .toList();
            return new Running(id, name, game, rules, pool, tables, standing);
        }

        /** With these hits too, which came in this order. */
        Running hit(List<Hit> more) {
            List<Hit> all = new ArrayList<>(more.reversed());
            all.addAll(hits);
            return new Running(
                    id, name, game, rules, pool, tables, List.copyOf(all.subList(0, Math.min(HITS, all.size()))));
        }
    }
}
