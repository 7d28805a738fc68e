package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.server.account.Browser.Reply;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first administrator of a floor. */
final class SetupTest {
    private static final String FIRST =
            "{'code':'" + House.CODE + "','member':'ada','name':'Ada Byrne','password':'" + House.PASSWORD + "'}";

    @TempDir
    Path folder;

    @Test
    @Rule("R-24")
    void an_empty_floor_gets_its_administrator_once() {
        try (House house = new House(House.Plan.in(folder))) {
            assertThat(house.browser().get("/api/me").body().path("setup").asBoolean())
                    .isTrue();
            Browser browser = house.browser();
            Reply done = browser.post("/api/setup", FIRST);
            assertThat(done.status()).isEqualTo(200);
            assertThat(done.text("/role")).isEqualTo("administrator");
            assertThat(done.text("/name")).isEqualTo("Ada Byrne");
            assertThat(house.browser().get("/api/me").body().path("setup").asBoolean())
                    .isFalse();
            assertThat(house.browser()
                            .post("/api/setup", FIRST.replace("ada", "eve"))
                            .status())
                    .isEqualTo(404);
            house.browser().signIn("ada", House.PASSWORD);
        }
    }

    @Test
    @Rule("R-24")
    void who_does_not_know_the_code_of_the_console_is_no_administrator() {
        Limits few = new Limits(
                Limits.SignIns.of(Limits.Rate.of(3, Duration.ofMinutes(1))),
                House.LIMITS.guest(),
                House.LIMITS.stranger(),
                House.LIMITS.command(),
                House.LIMITS.sockets());
        try (House house = new House(House.Plan.in(folder).limited(few))) {
            Reply none = house.browser().post("/api/setup", FIRST.replace("'code':'" + House.CODE + "',", ""));
            assertThat(none.status()).isEqualTo(400);
            assertThat(none.text("/detail")).isEqualTo("code: expected a text");
            for (int guess = 0; guess < 3; guess++) {
                Reply wrong =
                        house.browser().post("/api/setup", FIRST.replace(House.CODE, "abcd-efgh-2345-678" + guess));
                assertThat(wrong.status()).isEqualTo(403);
                assertThat(wrong.text("/detail")).startsWith("code: expected the one that the console showed");
            }
            assertThat(house.browser().post("/api/setup", FIRST).status())
                    .as("guesses are few")
                    .isEqualTo(429);
            assertThat(house.denied("setup")).isEqualTo(3);
            assertThat(house.floor.people().haveStaff()).isFalse();
            house.clock.go(Duration.ofMinutes(1));
            assertThat(house.browser()
                            .post("/api/setup", FIRST.replace(House.CODE, "ABCD-efgh-2345-6789"))
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void a_weak_or_malformed_beginning_changes_nothing() {
        try (House house = new House(House.Plan.in(folder))) {
            Reply weak =
                    house.browser().post("/api/setup", "{'code':'x','member':'ada','name':'Ada','password':'short'}");
            assertThat(weak.status()).isEqualTo(400);
            assertThat(weak.text("/detail")).isEqualTo("password: expected at least 8 characters");
            Reply id = house.browser().post("/api/setup", FIRST.replace("'ada'", "'Ada B'"));
            assertThat(id.status()).isEqualTo(400);
            assertThat(id.text("/detail")).startsWith("member: expected an id of small letters");
            assertThat(house.floor.people().haveStaff()).isFalse();
        }
    }
}
