package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.floor.patron.PatronState;
import baize.server.account.Browser.Reply;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guests of a demo floor. */
final class GuestTest {
    @TempDir
    Path folder;

    @Test
    void a_guest_has_a_card_and_play_money_and_is_signed_in() {
        try (House house = new House(House.Plan.in(folder).asDemo()).staffed()) {
            Browser browser = house.browser();
            Reply guest = browser.post("/api/guest", "");
            assertThat(guest.status()).isEqualTo(200);
            assertThat(guest.text("/id")).isEqualTo("guest-1");
            assertThat(guest.text("/name")).isEqualTo("Guest 1");
            assertThat(guest.text("/balance")).isEqualTo("500.00");
            assertThat(guest.body().path("guest").asBoolean()).isTrue();
            assertThat(guest.body().path("demo").asBoolean()).isTrue();
            assertThat(guest.body().at("/limits/loss")).isEmpty();
            assertThat(browser.get("/api/me").body()).isEqualTo(guest.body());
            assertThat(house.browser().post("/api/guest", "").text("/id")).isEqualTo("guest-2");
            assertThat(house.floor.people().patron(new Patron("guest-1")))
                    .isInstanceOfSatisfying(
                            PatronState.Registered.class,
                            patron -> assertThat(patron.cards().valid()).isEqualTo("g-1"));
        }
    }

    @Test
    void a_demo_shows_nobody_who_works_there_and_with_which_password() {
        try (House house = new House(House.Plan.in(folder).asDemo()).staffed()) {
            Reply nobody = house.browser().get("/api/me");
            assertThat(nobody.text("/kind")).isEqualTo("nobody");
            assertThat(nobody.body().path("setup").asBoolean()).isFalse();
            assertThat(nobody.body().path("staff")).hasSize(1);
            assertThat(nobody.text("/staff/0/role")).isEqualTo("dealer");
            house.browser().signIn(nobody.text("/staff/0/id"), nobody.text("/staff/0/password"));
        }
    }

    @Test
    void guests_from_one_address_are_few() {
        Limits strict = new Limits(
                House.LIMITS.signIn(),
                Limits.Rate.of(2, Duration.ofMinutes(1)),
                House.LIMITS.stranger(),
                House.LIMITS.command(),
                Limits.Sockets.USUAL);
        try (House house = new House(House.Plan.in(folder).asDemo().limited(strict)).staffed()) {
            assertThat(house.browser().post("/api/guest", "").status()).isEqualTo(200);
            assertThat(house.browser().post("/api/guest", "").status()).isEqualTo(200);
            assertThat(house.browser().post("/api/guest", "").status()).isEqualTo(429);
            house.clock.go(Duration.ofSeconds(30));
            assertThat(house.browser().post("/api/guest", "").text("/id")).isEqualTo("guest-3");
        }
    }

    @Test
    void where_accounts_were_lost_and_the_floor_was_not_guests_get_new_numbers() throws Exception {
        House.Plan plan = House.Plan.in(folder).asDemo();
        try (House house = new House(plan).staffed()) {
            for (int guest = 0; guest < 5; guest++) house.browser().post("/api/guest", "");
        }
        for (String file : new String[] {"accounts.db", "accounts.db-wal", "accounts.db-shm"})
            Files.deleteIfExists(folder.resolve(file));
        try (House house = new House(plan)) {
            Reply guest = house.browser().post("/api/guest", "");
            assertThat(guest.status()).isEqualTo(200);
            assertThat(guest.text("/id")).isEqualTo("guest-7");
        }
    }

    @Test
    void a_guest_stays_signed_in_over_a_restart() {
        House.Plan plan = House.Plan.in(folder).asDemo();
        String cookie;
        try (House house = new House(plan).staffed()) {
            Browser browser = house.browser();
            browser.post("/api/guest", "");
            cookie = browser.cookie();
        }
        try (House house = new House(plan)) {
            assertThat(house.browser().with("Cookie", cookie).get("/api/me").text("/id"))
                    .isEqualTo("guest-1");
        }
    }
}
