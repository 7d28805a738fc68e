package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.table.Setup;
import baize.server.account.Browser.Reply;
import baize.testkit.Postgres;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Two servers over one PostgreSQL database. */
@Tag("postgres")
@ExtendWith(Postgres.class)
final class HouseOnPostgresTest {
    private static final String BUY = "{\"do\":\"buy-in\",\"amount\":\"5.00\"}";
    private static final Setup SETUP = Setup.of(
                    "three-card-poker",
                    Map.of(
                            "minimum",
                            "5.00",
                            "unit",
                            "5.00",
                            "chips",
                            "5-25-100",
                            "anteBonus",
                            "1-4-5",
                            "pairPlus",
                            "1-4-6-30-40"),
                    Money.dollars(50_000))
            .dealtBy(Setup.Dealer.STAFF);

    @TempDir
    Path folder;

    @Test
    void who_comes_in_at_one_server_is_known_at_the_other_until_signing_out_at_either(Postgres.Database database) {
        House.Plan plan = House.Plan.in(folder).at(database.url()).asDemo();
        try (House one = new House(plan).staffed();
                House two = new House(plan)) {
            Browser here = one.browser();
            Reply guest = here.post("/api/guest", "");
            assertThat(guest.text("/id")).isEqualTo("guest-1");
            Browser there = two.browser().with("Cookie", here.cookie());
            assertThat(there.get("/api/me").text("/balance")).isEqualTo("500.00");
            assertThat(there.post("/api/me/deposit", "{'amount':'20.00'}").text("/balance"))
                    .isEqualTo("520.00");
            assertThat(two.browser().post("/api/guest", "").text("/id")).isEqualTo("guest-2");
            here.post("/api/sign-out", "");
            plan.clock().go(Duration.ofSeconds(5));
            assertThat(there.get("/api/me").text("/kind")).isEqualTo("nobody");
        }
    }

    @Test
    void who_signs_out_at_one_server_buys_nothing_over_a_socket_of_the_other(Postgres.Database database)
            throws Exception {
        House.Plan plan = House.Plan.in(folder).at(database.url());
        try (HttpClient client = HttpClient.newHttpClient();
                House one = new House(plan).staffed()) {
            Patron ann = one.patron("ann");
            one.floor.setUp("4", SETUP).join();
            Browser here = one.browser().signIn("card-ann", House.PIN);
            try (House two = new House(plan)) {
                SocketEnd end = new SocketEnd();
                WebSocket socket = end.open(client, two.port(), "Cookie", here.cookie());
                assertThat(end.ask(socket, "{\"do\":\"card-in\"}")).contains("\"events\"");
                assertThat(end.ask(socket, BUY)).contains("\"events\"");
                assertThat(here.post("/api/sign-out", "").status()).isEqualTo(204);
                plan.clock().go(Sessions.Lifetimes.USUAL.remembered());
                socket.sendText("{\"id\":\"late\",\"command\":" + BUY + "}", true)
                        .join();
                assertThat(end.closing()).isEqualTo(1008);
                assertThat(Objects.requireNonNull(two.floor.table("4")).chips(ann))
                        .isEqualTo(Money.dollars(5));
            }
        }
    }
}
