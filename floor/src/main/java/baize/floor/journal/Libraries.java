package baize.floor.journal;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The libraries that write to the log. */
final class Libraries {
    private static final List<Logger> CONNECTIONS =
            List.of(Logger.getLogger("com.zaxxer.hikari"), Logger.getLogger("org.postgresql"));

    private Libraries() {}

    /** Keeps them quiet, unless someone set a level to hear them: connections warn of what they also throw. */
    static void hush() {
        for (Logger logger : CONNECTIONS) if (logger.getLevel() == null) logger.setLevel(Level.SEVERE);
    }
}
