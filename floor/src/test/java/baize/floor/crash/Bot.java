package baize.floor.crash;

import baize.floor.Floor;
import baize.floor.crash.Deed.Verb;
import baize.floor.journal.StoreDown;
import baize.floor.stream.Answer;
import baize.floor.stream.Busy;
import baize.testkit.Await;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A player or dealer that sends one command after the other, sensible ones and others, and repeats an unanswered one
 * under the same number until it is answered.
 */
final class Bot {
    private static final List<Verb> ARRIVING =
            List.of(Verb.REGISTER, Verb.CARD, Verb.DEPOSIT, Verb.CARD_IN, Verb.BUY_IN);
    private static final List<Verb> PLAYING = List.of(
            Verb.ANTE,
            Verb.ANTE,
            Verb.ANTE,
            Verb.ANTE,
            Verb.PAIR,
            Verb.PLAY,
            Verb.PLAY,
            Verb.PLAY,
            Verb.FOLD,
            Verb.CASH_OUT,
            Verb.BUY_IN);
    private static final List<Verb> LEAVING = List.of(Verb.CARD_OUT, Verb.CARD_IN, Verb.DEPOSIT, Verb.BUY_IN);
    private static final List<Verb> DEALING = List.of(Verb.DEAL, Verb.REVEAL);
    private static final int STAY = 40;
    private static final int PATIENCE_SECONDS = 60;

    /**
     * Which bot.
     *
     * @param box its box, or 0 for a dealer
     * @param next the number of its next command
     * @param open its command that is not answered yet
     */
    record Role(
            String name,
            String table,
            int box,
            long next,
            @Nullable Deed open) {
        static Role parse(String text) {
            String[] words = text.split(" ", 5);
            return new Role(
                    words[0],
                    words[1],
                    Integer.parseInt(words[2]),
                    Long.parseLong(words[3]),
                    words[4].equals("-") ? null : Deed.parse(words[4]));
        }

        /** The same bot where its records say that it stands. */
        Role after(Heard heard) {
            return new Role(name, table, box, heard.next(name), heard.open(name));
        }

        @Override
        public String toString() {
            return name + ' ' + table + ' ' + box + ' ' + next + ' ' + (open == null ? "-" : open);
        }
    }

    /** Who notes what is sent and answered. */
    interface Notes {
        void sent(Deed deed);

        void acknowledged(Deed deed, Ack ack);

        void failed();
    }

    private final Floor floor;
    private final Notes notes;
    private final Role role;
    private final Random random;
    private final Thread thread;
    private long next;
    private volatile boolean stopping;
    private volatile @Nullable Throwable broken;

    Bot(Floor floor, Notes notes, Role role, long seed) {
        this.floor = floor;
        this.notes = notes;
        this.role = role;
        this.random = new Random(seed * 31 + role.hashCode());
        this.next = role.next();
        this.thread = Thread.ofVirtual().name(role.name()).unstarted(this::run);
    }

    Bot start() {
        thread.start();
        return this;
    }

    /** Stops after the command at hand is answered; throws what went wrong, if anything did. */
    void stop() throws InterruptedException {
        stopping = true;
        thread.join();
        Throwable failure = broken;
        if (failure != null) throw new AssertionError("bot " + role.name() + ": " + failure, failure);
    }

    boolean isBroken() {
        return broken != null;
    }

    private void run() {
        try {
            Deed open = role.open();
            if (open != null) send(open);
            if (role.box() > 0) all(ARRIVING);
            while (!stopping) act();
        } catch (InterruptedException | RuntimeException | Error failure) {
            broken = failure;
        }
    }

    private void act() throws InterruptedException {
        if (role.box() == 0) act(DEALING.get(random.nextInt(DEALING.size())));
        else if (random.nextInt(STAY) == 0) all(LEAVING);
        else act(PLAYING.get(random.nextInt(PLAYING.size())));
    }

    private void all(List<Verb> verbs) throws InterruptedException {
        for (Verb verb : verbs) if (!stopping) act(verb);
    }

    private void act(Verb verb) throws InterruptedException {
        long dollars = verb == Verb.DEPOSIT || verb == Verb.BUY_IN ? 200 : 10;
        send(new Deed(role.name(), next++, role.table(), role.box(), verb, dollars));
    }

    private void send(Deed deed) throws InterruptedException {
        notes.sent(deed);
        Answer<?> answer = null;
        while (answer == null) answer = tried(deed);
        notes.acknowledged(deed, Ack.of(deed, answer));
    }

    private @Nullable Answer<?> tried(Deed deed) throws InterruptedException {
        try {
            return deed.send(floor).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (StoreDown down) {
            failed();
        } catch (ExecutionException failure) {
            if (!(failure.getCause() instanceof StoreDown) && !(failure.getCause() instanceof Busy))
                throw new AssertionError(deed.toString(), failure);
            failed();
        } catch (TimeoutException late) {
            throw new AssertionError(deed + " was never answered", late);
        }
        return null;
    }

    private void failed() {
        notes.failed();
        Await.letPass(Duration.ofMillis(2), "whoever is told that the store is away tries again in a moment");
    }
}
