package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.account.Browser.Reply;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Signing in and out over HTTP. */
final class ComingInTest {
    @TempDir
    Path folder;

    private House house;

    @BeforeEach
    void open() {
        house = new House(House.Plan.in(folder)).staffed();
    }

    @AfterEach
    void close() {
        house.close();
    }

    private Reply signIn(Browser browser, String number, String secret) {
        return browser.post("/api/sign-in", "{'number':'" + number + "','secret':'" + secret + "'}");
    }

    @Test
    void a_patron_comes_in_with_the_card_and_its_pin_and_is_known_until_signing_out() {
        house.patron("ann");
        Browser browser = house.browser();
        Reply in = signIn(browser, "CARD-ann ", House.PIN);
        assertThat(in.status()).isEqualTo(200);
        assertThat(in.text("/kind")).isEqualTo("patron");
        Reply me = browser.get("/api/me");
        assertThat(me.body()).isEqualTo(in.body());
        assertThat(me.text("/id")).isEqualTo("ann");
        assertThat(me.text("/balance")).isEqualTo("100.00");
        assertThat(me.body().path("guest").asBoolean()).isFalse();
        Reply out = browser.post("/api/sign-out", "");
        assertThat(out.status()).isEqualTo(204);
        assertThat(out.header("Set-Cookie")).contains("Max-Age=0");
        assertThat(browser.get("/api/me").text("/kind")).isEqualTo("nobody");
    }

    @Test
    void a_key_that_was_signed_out_is_worth_nothing_to_who_kept_it() {
        Browser browser = house.browser().signIn("dana", House.PASSWORD);
        String cookie = browser.cookie();
        browser.post("/api/sign-out", "");
        assertThat(house.browser().with("Cookie", cookie).get("/api/me").text("/kind"))
                .isEqualTo("nobody");
    }

    @Test
    void a_member_of_staff_comes_in_with_id_and_password_in_the_role_of_the_moment() {
        Reply me = house.browser().signIn("dana", House.PASSWORD).get("/api/me");
        assertThat(me.text("/kind")).isEqualTo("staff");
        assertThat(me.text("/role")).isEqualTo("dealer");
        assertThat(me.text("/name")).isEqualTo("Ms dana");
        assertThat(me.body().has("setup")).isFalse();
    }

    @Test
    void the_cookie_is_for_this_server_and_no_script() {
        String cookie = signIn(house.browser(), "dana", House.PASSWORD).header("Set-Cookie");
        assertThat(cookie)
                .startsWith("baize=")
                .containsIgnoringCase("; HttpOnly")
                .contains("; SameSite=Strict", "; Path=/");
        assertThat(cookie).doesNotContain("; Secure");
        String anyones = signIn(house.browser().with("X-Forwarded-Proto", "https"), "dana", House.PASSWORD)
                .header("Set-Cookie");
        assertThat(anyones).as("nobody's proxy is believed").doesNotContain("; Secure");
    }

    @Test
    void a_browser_that_has_been_here_is_known_by_a_cookie_of_its_own() {
        String device =
                signIn(house.browser(), "dana", House.PASSWORD).whole().headers().allValues("Set-Cookie").stream()
                        .filter(cookie -> cookie.startsWith("baize-device="))
                        .findFirst()
                        .orElseThrow();
        assertThat(device)
                .containsIgnoringCase("; HttpOnly")
                .contains(
                        "; SameSite=Strict",
                        "; Path=/api/sign-in",
                        "; Max-Age=" + Duration.ofDays(90).toSeconds());
        Reply again = signIn(house.browser().with("Cookie", device.replaceFirst(";.*", "")), "cora", House.PASSWORD);
        assertThat(again.whole().headers().allValues("Set-Cookie"))
                .as("one key for all who use it")
                .anyMatch(cookie -> cookie.startsWith(device.replaceFirst(";.*", "")));
    }

    @Test
    void unknown_and_wrong_are_one_answer() {
        Reply wrong = signIn(house.browser(), "dana", "no such password");
        Reply unknown = signIn(house.browser(), "nobody-here", "no such password");
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(unknown.status()).isEqualTo(401);
        assertThat(wrong.body()).isEqualTo(unknown.body());
        assertThat(house.denied("secret")).isEqualTo(2);
    }

    /** Whether there is such an account cannot be told from it. */
    @Test
    void wrong_tries_are_slowed_more_and_more_and_never_locked() {
        for (String number : new String[] {"dana", "nobody-here"}) {
            int slowed = house.denied("slowed");
            Duration waited = Duration.ZERO;
            for (int wrong = 1; wrong <= 20; wrong++) {
                assertThat(signIn(house.browser(), number, "wrong " + wrong).status())
                        .as("%s, try %d", number, wrong)
                        .isEqualTo(401);
                if (wrong < 5) continue;
                Reply early = signIn(house.browser(), number, House.PASSWORD);
                assertThat(early.status()).isEqualTo(429);
                Duration wait = Duration.ofSeconds(Long.parseLong(early.header("Retry-After")));
                assertThat(wait).isBetween(waited, Duration.ofSeconds(601));
                waited = wait;
                house.clock.go(wait);
            }
            assertThat(waited).isEqualTo(Duration.ofSeconds(601));
            assertThat(house.denied("slowed")).isEqualTo(slowed + 16);
        }
        assertThat(signIn(house.browser(), "dana", House.PASSWORD).status()).isEqualTo(200);
    }

    @Test
    void a_right_try_forgives_the_wrong_ones_before_it() {
        for (int round = 0; round < 4; round++) {
            assertThat(signIn(house.browser(), "dana", "wrong one").status()).isEqualTo(401);
            assertThat(signIn(house.browser(), "dana", "wrong two").status()).isEqualTo(401);
            assertThat(signIn(house.browser(), "dana", House.PASSWORD).status()).isEqualTo(200);
        }
    }

    @Test
    void what_is_no_sign_in_is_told_what_was_expected() {
        Browser browser = house.browser();
        assertThat(browser.post("/api/sign-in", "{'number':'dana'}").text("/detail"))
                .isEqualTo("secret: expected a text");
        assertThat(browser.post("/api/sign-in", "dana").status()).isEqualTo(400);
        assertThat(browser.get("/api/sign-in").status()).isEqualTo(405);
        assertThat(browser.post("/api/me", "{}").status()).isEqualTo(405);
        assertThat(signIn(browser, "dana", "x".repeat(2000)).status()).isEqualTo(400);
        assertThat(signIn(browser, "dana", "x".repeat(80_000)).status()).isEqualTo(413);
    }

    @Test
    void another_servers_page_signs_nobody_in() {
        Reply foreign = signIn(house.browser().with("Origin", "https://elsewhere.example"), "dana", House.PASSWORD);
        assertThat(foreign.status()).isEqualTo(403);
        Reply ours = signIn(house.browser().with("Origin", "http://127.0.0.1:" + house.port()), "dana", House.PASSWORD);
        assertThat(ours.status()).isEqualTo(200);
        assertThat(house.denied("origin")).isEqualTo(1);
    }

    @Test
    void a_new_sign_in_ends_the_one_before() {
        Browser browser = house.browser().signIn("dana", House.PASSWORD);
        String before = browser.cookie();
        browser.signIn("cora", House.PASSWORD);
        assertThat(browser.get("/api/me").text("/id")).isEqualTo("cora");
        assertThat(house.browser().with("Cookie", before).get("/api/me").text("/kind"))
                .isEqualTo("nobody");
    }

    @Test
    void guests_come_to_demo_floors_alone() {
        assertThat(house.browser().post("/api/guest", "").status()).isEqualTo(404);
    }
}
