package baize.floor;

import baize.core.pay.Stakes;
import baize.core.rule.Rule;
import baize.floor.stream.Answer;
import baize.floor.table.HostReason;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.table.Edition;
import baize.wire.GameWire;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Tables of an earlier edition of the rulings on their way to today's: by a row of their journal, as soon as no round
 * is played there, and before the next begins. A table whose settings are not allowed today takes no wagers until it
 * is set up otherwise.
 */
final class Editions {
    private static final String FINE = "";

    private final Pools pools;
    private final Map<Setup, String> faults = new ConcurrentHashMap<>();
    private volatile boolean begun;

    Editions(Pools pools) {
        this.pools = pools;
    }

    /** A table must go over first: known only under its lock. */
    static final class Earlier extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Earlier() {
            super("the table goes over to another edition", null, false, false);
        }
    }

    private static boolean isEarlier(@Nullable Setup setup) {
        return setup != null && Edition.stored(setup.settings()) != Edition.TODAY;
    }

    /** Whether it must go over now, and could as far as its round is concerned. */
    private <S> boolean isDue(GameWire<S, ?, ?, ?> wire, Hosted<S, ?, ?, ?> hosted) {
        return begun && isEarlier(hosted.setup()) && wire.mayGoOver(hosted.state());
    }

    /**
     * Under the table's lock: a command is played under today's edition, or within the round that began before.
     *
     * @throws Earlier where the table goes over first
     */
    <S, C, E, V> void check(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted) {
        if (isDue(table.wire(), hosted) && fault(table.wire(), hosted.setup()) == null) throw new Earlier();
    }

    /**
     * What has happened at a table is no wager where it takes none.
     *
     * @param before as it was
     * @throws NotAllowed where it is
     */
    <S, C, E, V> void check(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> before, List<TableFact<E>> facts) {
        boolean staked = facts.stream()
                .anyMatch(fact -> fact instanceof TableFact.Happened<E>(var event) && event instanceof Stakes);
        String fault = staked ? takesNoWagers(table, before) : null;
        if (fault != null) throw new NotAllowed(takesNone(table, fault));
    }

    /** Why a table takes no wagers though it is open, if so. */
    <S, C, E, V> @Nullable String takesNoWagers(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted) {
        return isDue(table.wire(), hosted) ? fault(table.wire(), hosted.setup()) : null;
    }

    private static String takesNone(LiveTable<?, ?, ?, ?> table, String why) {
        return "table " + table.id() + " takes no wagers: " + why;
    }

    /** The setup with all its settings under today's edition. */
    private static Setup today(GameWire<?, ?, ?, ?> wire, Setup setup) {
        Map<String, String> settings = new HashMap<>(setup.settings());
        settings.remove(Edition.SETTING);
        return setup.with(wire.writtenOut(settings));
    }

    /** Why a table's settings are not allowed today, if so, with the clause. */
    @Rule({"R-58", "R-199"})
    private @Nullable String fault(GameWire<?, ?, ?, ?> wire, @Nullable Setup setup) {
        if (setup == null) return null;
        String fault = faults.computeIfAbsent(setup, these -> checked(wire, these));
        return fault.equals(FINE) ? null : fault;
    }

    private String checked(GameWire<?, ?, ?, ?> wire, Setup setup) {
        try {
            Setup today = today(wire, setup);
            wire.checkLive(today.settings());
            pools.check(wire, today);
            return FINE;
        } catch (IllegalArgumentException bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    /** Goes over; where another process was first, or a round has begun meanwhile, that is as well. */
    <S, C, E, V> CompletableFuture<Void> goOver(LiveTable<S, C, E, V> table) {
        Setup before = table.setup();
        return pools.setUp(table, today(table.wire(), before), before::equals).thenAccept(answer -> {
            if (answer instanceof Answer.Refused<TableFact<E>> refused
                    && !refused.reason().equals(HostReason.ROUND_IN_PROGRESS.id())) throw NotAllowed.by(refused);
        });
    }

    /** A table has gone on: where its round is over, it goes over at once. */
    <S, C, E, V> void changed(LiveTable<S, C, E, V> table) {
        Hosted<S, C, E, V> hosted = table.hosted();
        if (isDue(table.wire(), hosted) && fault(table.wire(), hosted.setup()) == null) {
            // What fails is tried again before the next command.
            var _ = goOver(table);
        }
    }

    /**
     * From now on: all tables that can go over, do.
     *
     * @return a line for each that does not
     */
    List<String> begin(Iterable<LiveTable<?, ?, ?, ?>> tables) {
        begun = true;
        List<String> remarks = new ArrayList<>();
        Map<LiveTable<?, ?, ?, ?>, CompletableFuture<Void>> going = new LinkedHashMap<>();
        for (LiveTable<?, ?, ?, ?> table : tables) if (isEarlier(table.hosted().setup())) begin(table, going, remarks);
        going.forEach((table, over) -> await(table, over, remarks));
        return List.copyOf(remarks);
    }

    private <S, C, E, V> void begin(
            LiveTable<S, C, E, V> table,
            Map<LiveTable<?, ?, ?, ?>, CompletableFuture<Void>> going,
            List<String> remarks) {
        Hosted<S, C, E, V> hosted = table.hosted();
        String fault = fault(table.wire(), hosted.setup());
        if (fault != null) remarks.add(takesNone(table, fault));
        else if (isDue(table.wire(), hosted)) going.put(table, goOver(table));
        else
            remarks.add(
                    "table " + table.id() + " goes over to edition " + Edition.TODAY.id() + " when its round is over");
    }

    private static void await(LiveTable<?, ?, ?, ?> table, CompletableFuture<Void> going, List<String> remarks) {
        try {
            going.join();
        } catch (CompletionException failure) {
            if (!(failure.getCause() instanceof NotAllowed why)) throw failure;
            remarks.add(takesNone(table, String.valueOf(why.getMessage())));
        }
    }
}
