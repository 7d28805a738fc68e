package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.account.Browser.Reply;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Two servers over one PostgreSQL database. */
@Tag("postgres")
@ExtendWith(Postgres.class)
final class HouseOnPostgresTest {
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
}
