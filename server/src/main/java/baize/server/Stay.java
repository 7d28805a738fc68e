package baize.server;

import io.vertx.core.Future;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A socket's stay: what it came in with, for as long as that holds. */
public interface Stay {
    /** Who is at the other end now; {@link Denied}, or {@link Who#NOBODY}, once what it came in with is over. */
    Future<Who> who();

    /** Whether one more message may come in from there, or too many have. */
    boolean admits(Who who);

    /** How long it lasts at most, as far as that is known once it was asked who it is. */
    @Nullable
    Duration left();

    /** The socket is closed. */
    void leave();
}
