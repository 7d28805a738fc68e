package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.server.account.Browser.Reply;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first administrator of a floor. */
final class SetupTest {
    private static final String FIRST = "{'member':'ada','name':'Ada Byrne','password':'" + House.PASSWORD + "'}";

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
    void a_weak_or_malformed_beginning_changes_nothing() {
        try (House house = new House(House.Plan.in(folder))) {
            Reply weak = house.browser().post("/api/setup", "{'member':'ada','name':'Ada','password':'short'}");
            assertThat(weak.status()).isEqualTo(400);
            assertThat(weak.text("/detail")).isEqualTo("password: expected at least 8 characters");
            Reply id = house.browser().post("/api/setup", FIRST.replace("'ada'", "'Ada B'"));
            assertThat(id.status()).isEqualTo(400);
            assertThat(id.text("/detail")).startsWith("member: expected an id of small letters");
            assertThat(house.floor.people().haveStaff()).isFalse();
        }
    }
}
