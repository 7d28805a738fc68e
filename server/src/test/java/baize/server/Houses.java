package baize.server;

import baize.server.account.Limits;
import baize.server.plan.FloorFile;
import baize.server.plan.FloorPlan;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What tests open a house with. */
final class Houses {
    private Houses() {}

    /** The demo floor without its bots, on any port that is free. */
    static House.Options demo(Path data) {
        return new House.Options(data, null, FloorFile.demo(), true, false, Server.Options.at(0), Limits.USUAL);
    }

    /** A real floor with nothing on it, on any port that is free. */
    static House.Options empty(Path data, @Nullable String database) {
        return empty(data, database, 0);
    }

    static House.Options empty(Path data, @Nullable String database, int port) {
        return new House.Options(data, database, FloorPlan.EMPTY, false, false, Server.Options.at(port), Limits.USUAL);
    }
}
