package baize.floor.crash;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What bots sent and what they were told, in this process or as another one printed it. */
final class Heard {
    private final Map<String, Deed> open = new TreeMap<>();
    private final Map<String, Long> last = new TreeMap<>();
    private final List<Ack> acks = new ArrayList<>();
    private int failures;

    /** Before it is sent. */
    synchronized void sent(Deed deed) {
        open.put(deed.bot(), deed);
        last.merge(deed.bot(), deed.number(), Math::max);
    }

    synchronized void acknowledged(Deed deed, Ack ack) {
        open.remove(deed.bot(), deed);
        acks.add(ack);
    }

    /** The store was down, or too many waited; the bot will ask again. */
    synchronized void failed() {
        failures++;
    }

    synchronized int failures() {
        return failures;
    }

    synchronized List<Ack> acks() {
        return List.copyOf(acks);
    }

    synchronized int count() {
        return acks.size();
    }

    /** The bot's command that was sent and not answered. */
    synchronized @Nullable Deed open(String bot) {
        return open.get(bot);
    }

    /** The number of the bot's next command. */
    synchronized long next(String bot) {
        return last.getOrDefault(bot, 0L) + 1;
    }
}
