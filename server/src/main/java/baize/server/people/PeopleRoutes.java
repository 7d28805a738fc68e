package baize.server.people;

import baize.floor.Floor;
import baize.server.Routes;
import baize.server.account.Accounts;
import baize.server.account.Demo;
import baize.server.account.Gatekeeper;
import baize.server.account.Me;
import io.vertx.ext.web.Router;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that people ask away from the tables. */
public final class PeopleRoutes implements Routes {
    private final List<Routes> parts;

    public PeopleRoutes(Floor floor, Accounts accounts, Gatekeeper gate, @Nullable Demo demo) {
        Asking asking = new Asking(gate);
        parts = List.of(
                new OwnRoutes(floor, asking, new Me(floor, demo), demo != null),
                new DeskRoutes(floor, accounts, asking),
                new OfficeRoutes(floor, accounts, asking),
                new TerminalRoutes(floor, asking),
                new TicketRoutes(floor, asking),
                new ScorecardRoutes(floor, asking),
                new JackpotRoutes(floor, asking));
    }

    @Override
    public void on(Router router) {
        for (Routes part : parts) part.on(router);
    }
}
