package baize.server;

import baize.floor.HouseDealer;
import baize.floor.journal.StoreDown;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/** Failures in the log: of each kind one a minute, with how many there were. */
public final class Faults {
    private static final Logger LOG = LoggerFactory.getLogger(Faults.class);
    private static final Seldom SELDOM = new Seldom(Duration.ofMinutes(1), System::nanoTime);

    private Faults() {}

    /** What a failure means to whoever asked; where it is ours, it is logged. */
    public static Denied told(Throwable failure) {
        if (failure instanceof CompletionException && failure.getCause() != null) return told(failure.getCause());
        Denied denied = Http.denied(failure);
        if (failure instanceof StoreDown) trouble("the store", failure);
        else if (denied.status() == 500) fault(failure);
        return denied;
    }

    /**
     * Something does not work, or does again.
     *
     * @param why none where it does
     */
    static void trouble(String trouble, @Nullable Throwable why) {
        if (why == null) {
            if (SELDOM.times("over: " + trouble) > 0) LOG.warn("over: {}", trouble);
            return;
        }
        int times = SELDOM.times(trouble);
        if (times == 0) return;
        String said = String.valueOf(why.getMessage()).lines().findFirst().orElse("");
        LoggingEventBuilder event = LOG.atError().addKeyValue("times", times);
        // Of a store that is down everything is known; of anything else, where it happened is news.
        (why instanceof StoreDown ? event : event.setCause(why)).log(trouble + ": " + said);
    }

    /** What the house asked for because it was due, and did not get. */
    static void refused(Meters meters, HouseDealer.Refusal refusal) {
        meters.refusedToTheHouse();
        int times = SELDOM.times("refused at " + refusal.table() + ": " + refusal.command());
        if (times == 0) return;
        LOG.atWarn()
                .addKeyValue("times", times)
                .log(
                        "the house dealer was refused {} at table {}: {} {}",
                        refusal.command(),
                        refusal.table(),
                        refusal.why().rule(),
                        refusal.why().detail());
    }

    /** What must not happen is told with the place where it did. */
    private static void fault(Throwable failure) {
        StackTraceElement[] places = failure.getStackTrace();
        int times = SELDOM.times(failure.getClass().getName() + (places.length == 0 ? "" : " at " + places[0]));
        if (times > 0)
            LOG.atError().setCause(failure).addKeyValue("times", times).log("a fault of the program");
    }
}
