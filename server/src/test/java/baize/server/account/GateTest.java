package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.server.Who;
import baize.server.account.Browser.Reply;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who gets through: proofs, roles of the moment, and how often. */
final class GateTest {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init") // each test opens it under limits of its own
    private House house;

    private House open(Limits limits) {
        house = new House(House.Plan.in(folder).limited(limits)).staffed();
        return house;
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static final Limits STRICT = new Limits(
            Limits.SignIns.of(Limits.Rate.of(3, Duration.ofMinutes(1))),
            Limits.Rate.of(2, Duration.ofMinutes(1)),
            Limits.Rate.of(2, Duration.ofMinutes(1)),
            Limits.Rate.of(5, Duration.ofSeconds(10)),
            Limits.Sockets.USUAL);

    @Test
    void what_changes_something_needs_the_pages_proof_and_what_reads_does_not() {
        Browser browser = open(House.LIMITS).browser().signIn("dana", House.PASSWORD);
        assertThat(browser.post("/api/nothing", "{}").status()).isEqualTo(200);
        browser.withoutCsrf();
        Reply without = browser.post("/api/nothing", "{}");
        assertThat(without.status()).isEqualTo(403);
        assertThat(without.text("/detail")).contains("X-Baize-Csrf");
        assertThat(browser.post("/api/nothing", "{}", "X-Baize-Csrf", "guess").status())
                .isEqualTo(403);
        assertThat(browser.get("/api/me").status()).isEqualTo(200);
        assertThat(house.denied("csrf")).isEqualTo(2);
    }

    @Test
    void one_sessions_proof_is_not_anothers() {
        open(House.LIMITS);
        String others =
                house.browser().signIn("cora", House.PASSWORD).get("/api/me").text("/csrf");
        Browser browser = house.browser().signIn("dana", House.PASSWORD).withoutCsrf();
        assertThat(browser.post("/api/nothing", "{}", "X-Baize-Csrf", others).status())
                .isEqualTo(403);
        assertThat(browser.post("/api/sign-out", "").status()).isEqualTo(403);
    }

    @Test
    void a_request_without_anything_is_nobodys() {
        Reply reply = open(House.LIMITS).browser().post("/api/nothing", "{}");
        assertThat(reply.text("/who")).isEqualTo("Nobody[]");
        assertThat(house.browser().with("Cookie", "baize=no-key").get("/api/me").text("/kind"))
                .isEqualTo("nobody");
        assertThat(house.browser()
                        .with("Cookie", "baize=" + Keys.draw())
                        .get("/api/me")
                        .text("/kind"))
                .isEqualTo("nobody");
    }

    @Test
    @Rule("R-24")
    void a_role_holds_from_the_moment_it_is_given_and_one_who_is_dismissed_is_nobody() {
        open(House.LIMITS);
        Browser browser = house.browser().signIn("dana", House.PASSWORD);
        Actor ada = new Actor.Staff("ada", Role.ADMINISTRATOR);
        By by = By.staff(Role.ADMINISTRATOR);
        var _ = Refused.orDone(house.floor
                .people()
                .ask(ada, House.id(), "dana", new StaffCommand.ChangeRole(by, Role.GAMING_MANAGER)));
        assertThat(browser.get("/api/me").text("/role")).isEqualTo("gaming-manager");
        var _ = Refused.orDone(
                house.floor.people().ask(ada, House.id(), "dana", new StaffCommand.Dismiss(by, "left the house")));
        assertThat(browser.get("/api/me").text("/kind")).isEqualTo("nobody");
        Reply again = house.browser().post("/api/sign-in", "{'number':'dana','secret':'" + House.PASSWORD + "'}");
        assertThat(again.status()).isEqualTo(401);
    }

    @Test
    @Rule("R-24")
    void a_socket_that_outlasts_its_senders_role_sends_no_more() {
        open(House.LIMITS);
        Who dana = new Who.Staff("dana", Role.DEALER);
        assertThat(house.gate.admits(dana)).isTrue();
        var dismiss = new StaffCommand.Dismiss(By.staff(Role.ADMINISTRATOR), "left the house");
        var _ = Refused.orDone(
                house.floor.people().ask(new Actor.Staff("ada", Role.ADMINISTRATOR), House.id(), "dana", dismiss));
        assertThat(house.gate.admits(dana)).isFalse();
        assertThat(house.gate.admits(Who.NOBODY)).isTrue();
        assertThat(house.denied("role")).isEqualTo(1);
    }

    @Test
    void whom_one_proxy_speaks_for_are_counted_one_by_one() {
        house = new House(House.Plan.in(folder).limited(STRICT).behind("127.0.0.0/8")).staffed();
        for (int each = 1; each <= 14; each++)
            house.browser().with("X-Forwarded-For", "198.51.100." + each).signIn("dana", House.PASSWORD);
        for (int each = 0; each < 3; each++)
            assertThat(wrong("9.9.9.9, 203.0.113.7").status()).isEqualTo(401);
        assertThat(wrong("8.8.8.8, 203.0.113.7").status())
                .as("what stands before the sender is the sender's word")
                .isEqualTo(429);
        assertThat(wrong("203.0.113.7, 127.0.0.9").status())
                .as("several proxies in a row")
                .isEqualTo(429);
        assertThat(wrong("203.0.113.8").status()).isEqualTo(401);
        Reply secure = house.browser()
                .with("X-Forwarded-Proto", "https")
                .with("X-Forwarded-For", "198.51.100.99")
                .post("/api/sign-in", "{'number':'dana','secret':'" + House.PASSWORD + "'}");
        assertThat(secure.header("Set-Cookie")).contains("; Secure");
    }

    @Test
    void who_is_no_proxy_of_the_house_speaks_for_nobody() {
        open(STRICT);
        for (int each = 1; each <= 3; each++)
            assertThat(wrong("198.51.100." + each).status()).isEqualTo(401);
        assertThat(wrong("198.51.100.4").status()).isEqualTo(429);
    }

    private Reply wrong(String from) {
        return house.browser()
                .with("X-Forwarded-For", from)
                .post("/api/sign-in", "{'number':'nobody-" + from.hashCode() + "','secret':'wrong'}");
    }

    @Test
    void an_address_that_tries_too_often_waits_and_is_let_in_again() {
        open(STRICT);
        for (int each = 0; each < 3; each++) house.browser().signIn("dana", House.PASSWORD);
        Reply fourth = house.browser().post("/api/sign-in", "{'number':'dana','secret':'" + House.PASSWORD + "'}");
        assertThat(fourth.status()).isEqualTo(429);
        assertThat(fourth.header("Retry-After")).isEqualTo("20");
        house.clock.go(Duration.ofSeconds(20));
        house.browser().signIn("dana", House.PASSWORD);
        assertThat(house.denied("rate")).isEqualTo(1);
    }

    @Test
    void one_person_sends_so_much_and_no_more_while_others_go_on() {
        open(STRICT);
        Browser dana = house.browser().signIn("dana", House.PASSWORD);
        Browser cora = house.browser().signIn("cora", House.PASSWORD);
        List<Integer> statuses = IntStream.range(0, 7)
                .mapToObj(_ -> dana.post("/api/nothing", "{}").status())
                .toList();
        assertThat(statuses).containsExactly(200, 200, 200, 200, 200, 429, 429);
        assertThat(cora.post("/api/nothing", "{}").status()).isEqualTo(200);
        assertThat(dana.get("/api/me").status()).isEqualTo(200);
        house.clock.go(Duration.ofSeconds(2));
        assertThat(dana.post("/api/nothing", "{}").status()).isEqualTo(200);
        assertThat(dana.post("/api/nothing", "{}").status()).isEqualTo(429);
    }

    @Test
    void keys_that_are_none_are_looked_up_so_often_and_no_more() {
        open(STRICT);
        Browser known = house.browser().signIn("dana", House.PASSWORD);
        assertThat(known.get("/api/me").text("/id")).isEqualTo("dana");
        for (int each = 0; each < 2; each++) assertThat(stranger()).isEqualTo(401);
        assertThat(stranger()).isEqualTo(429);
        assertThat(known.get("/api/me").text("/id")).isEqualTo("dana");
        house.clock.go(Duration.ofSeconds(30));
        assertThat(stranger()).isEqualTo(401);
    }

    private int stranger() {
        return house.browser()
                .with("Authorization", "Bearer " + Keys.draw())
                .get("/api/me")
                .status();
    }

    @Test
    void a_session_ends_when_it_is_idle_and_when_it_is_old() {
        open(House.LIMITS);
        Browser browser = house.browser().signIn("dana", House.PASSWORD);
        for (int day = 0; day < 6; day++)
            for (int part = 0; part < 4; part++) {
                house.clock.go(Duration.ofHours(6));
                assertThat(browser.get("/api/me").text("/kind"))
                        .as("day %d", day)
                        .isEqualTo("staff");
            }
        house.clock.go(Duration.ofHours(13));
        assertThat(browser.get("/api/me").text("/kind")).isEqualTo("nobody");
        browser.signIn("dana", House.PASSWORD);
        for (int part = 0; part < 27; part++) {
            house.clock.go(Duration.ofHours(6));
            assertThat(browser.get("/api/me").text("/kind")).isEqualTo("staff");
        }
        house.clock.go(Duration.ofHours(6));
        assertThat(browser.get("/api/me").text("/kind")).isEqualTo("nobody");
    }
}
