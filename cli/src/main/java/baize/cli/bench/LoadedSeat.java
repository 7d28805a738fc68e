package baize.cli.bench;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.lab.bots.Bot;
import baize.lab.bots.Bots;
import baize.lab.bots.Habits;
import java.util.function.Predicate;

/** A box of a table under load, at which patrons take turns. */
final class LoadedSeat<S, C> {
    /** So many patrons come to a seat, one after the other, and again. */
    private static final int PATRONS = 8;

    private final String table;
    private final Box box;
    private final Bots.Kind<S, C> kind;
    private final Generator generator;
    private int turn;
    private Patron patron;
    private Bot<S, C> bot;
    private boolean busy;
    private int resting;
    private int seen;

    LoadedSeat(String table, Box box, Bots.Kind<S, C> kind, Generator generator) {
        this.table = table;
        this.box = box;
        this.kind = kind;
        this.generator = generator;
        this.patron = named();
        this.bot = kind.maker().bot(new Bots.Place(patron, box, kind.settings()), Habits.BUSY, generator);
    }

    private Patron named() {
        return new Patron("p" + table + "-" + box.number() + "-" + turn);
    }

    /** Goes on with the patron who is there already, where the floor has been under load before. */
    void resume(Predicate<Patron> isThere) {
        for (int count = 0; count < PATRONS && !isThere.test(patron); count++) change();
    }

    /** The next patron's turn. */
    void change() {
        turn = (turn + 1) % PATRONS;
        patron = named();
        bot = kind.maker().bot(new Bots.Place(patron, box, kind.settings()), Habits.BUSY, generator);
    }

    Patron patron() {
        return patron;
    }

    Bot<S, C> bot() {
        return bot;
    }

    boolean isBusy() {
        return busy;
    }

    void busy(boolean waits) {
        busy = waits;
    }

    /** Does nothing the next few times it is asked. */
    void rest(int times) {
        resting = times;
    }

    boolean rests() {
        return resting > 0 && resting-- > 0;
    }

    /** Whether this round is new to the seat; then it no longer is. */
    boolean isNew(int round) {
        boolean isNew = round != seen;
        seen = round;
        return isNew;
    }
}
