package baize.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.server.account.Browser;
import baize.server.account.Browser.Reply;
import baize.server.account.House;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Staff and tokens over HTTP, on a floor with real money. */
final class OfficeTest {
    @TempDir
    Path folder;

    private House house;
    private Browser ada;

    @BeforeEach
    void open() {
        house = new House(House.Plan.in(folder)).staffed();
        ada = house.browser().signIn("ada", House.PASSWORD);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static String osei(String password) {
        return "{'id':'osei','name':'K. Osei','role':'dealer','password':'" + password + "'}";
    }

    @Test
    @Rule("R-24")
    void an_administrator_hires_and_nobody_else_does() {
        Reply hired = ada.post("/api/staff", osei("a long password"));
        assertThat(hired.status()).isEqualTo(200);
        assertThat(hired.text("/role")).isEqualTo("dealer");
        Browser osei = house.browser().signIn("osei", "a long password");
        assertThat(osei.get("/api/me").text("/name")).isEqualTo("K. Osei");
        assertThat(osei.post("/api/staff", osei("another password")).status()).isEqualTo(403);
        Reply unknown = ada.post("/api/staff", osei("a long password").replace("'dealer'", "'owner'"));
        assertThat(unknown.text("/detail")).startsWith("role: expected dealer or ");
    }

    @Test
    @Rule("R-24")
    void who_is_employed_already_keeps_the_password() {
        ada.post("/api/staff", osei("a long password"));
        Reply again = ada.post("/api/staff", osei("another password"));
        assertThat(again.status()).isEqualTo(409);
        assertThat(again.text("/reason")).isEqualTo("already-employed");
        house.browser().signIn("osei", "a long password");
    }

    @Test
    void a_password_is_not_changed_by_sending_the_same_key_with_another() {
        ada.post("/api/staff", osei("a long password"), "Idempotency-Key", "k1");
        Reply again = ada.post("/api/staff", osei("a long password"), "Idempotency-Key", "k1");
        assertThat(again.status()).isEqualTo(200);
        Reply other = ada.post("/api/staff", osei("another password"), "Idempotency-Key", "k1");
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.text("/reason")).isEqualTo("key-used-otherwise");
        house.browser().signIn("osei", "a long password");
    }

    @Test
    void a_token_is_made_once_under_one_key() {
        String body = "{'for':'staff/cora','label':'load test','days':2}";
        Reply made = ada.post("/api/tokens", body, "Idempotency-Key", "k1");
        Reply again = ada.post("/api/tokens", body, "Idempotency-Key", "k1");
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.text("/id")).isEqualTo(made.text("/id"));
        assertThat(again.body().has("token")).as("told once").isFalse();
        Reply other = ada.post("/api/tokens", body.replace("2}", "3}"), "Idempotency-Key", "k1");
        assertThat(other.text("/reason")).isEqualTo("key-used-otherwise");
        assertThat(ada.get("/api/tokens").body().path("tokens")).hasSize(1);
    }

    private Reply token(Browser by, String subject) {
        return by.post("/api/tokens", "{'for':'" + subject + "','label':'load test','days':2}");
    }

    @Test
    @Rule("R-24")
    void a_token_is_shown_once_acts_for_one_person_and_ends_when_it_is_taken_back() {
        Reply made = token(ada, "staff/cora");
        assertThat(made.status()).isEqualTo(200);
        String id = made.text("/id");
        Browser program = house.browser().with("Authorization", "Bearer " + made.text("/token"));
        Reply me = program.get("/api/me");
        assertThat(me.text("/role")).isEqualTo("cashier");
        assertThat(me.body().has("csrf")).isFalse();
        assertThat(program.post("/api/patrons", "{'id':'ann','name':'Ann','card':'40001111','pin':'4071'}")
                        .status())
                .isEqualTo(200);
        Reply list = ada.get("/api/tokens");
        assertThat(list.body().path("tokens")).hasSize(1);
        assertThat(list.text("/tokens/0/label")).isEqualTo("load test");
        assertThat(list.text("/tokens/0/ends")).isEqualTo("2026-11-18T09:00:00Z");
        assertThat(list.body().toString()).doesNotContain(made.text("/token"));
        assertThat(ada.delete("/api/tokens/" + id).status()).isEqualTo(200);
        assertThat(program.get("/api/me").status()).isEqualTo(401);
        assertThat(ada.delete("/api/tokens/" + id).status()).isEqualTo(404);
        assertThat(house.denied("token")).isEqualTo(1);
    }

    @Test
    void a_token_ends_by_itself() {
        String key = token(ada, "staff/cora").text("/token");
        Browser program = house.browser().with("Authorization", "Bearer " + key);
        assertThat(program.get("/api/me").status()).isEqualTo(200);
        house.clock.go(Duration.ofDays(2));
        assertThat(program.get("/api/me").status()).isEqualTo(401);
    }

    @Test
    @Rule("R-24")
    void tokens_are_an_administrators_affair() {
        Browser cora = house.browser().signIn("cora", House.PASSWORD);
        assertThat(token(cora, "staff/cora").status()).isEqualTo(403);
        assertThat(cora.get("/api/tokens").status()).isEqualTo(403);
        assertThat(cora.delete("/api/tokens/x").status()).isEqualTo(403);
        assertThat(token(house.browser(), "staff/cora").status()).isEqualTo(401);
    }

    @Test
    void a_token_for_nobody_or_for_ever_is_none() {
        assertThat(token(ada, "patron/nobody").text("/detail")).startsWith("for: expected a registered patron");
        assertThat(token(ada, "dealer/dana").text("/detail")).startsWith("for: expected patron/ or staff/");
        Reply days = ada.post("/api/tokens", "{'for':'staff/cora','label':'x','days':4000}");
        assertThat(days.text("/detail")).isEqualTo("days: expected a whole number from 1 to 366");
        assertThat(ada.get("/api/tokens").body().path("tokens")).isEmpty();
    }

    @Test
    void where_money_is_real_nobody_pays_it_in_alone() {
        String key = token(ada, "staff/cora").text("/token");
        Browser cashier = house.browser().with("Authorization", "Bearer " + key);
        cashier.post("/api/patrons", "{'id':'ann','name':'Ann','card':'40001111','pin':'4071'}");
        Browser ann = house.browser().signIn("40001111", "4071");
        assertThat(ann.post("/api/me/deposit", "{'amount':'10.00'}").status()).isEqualTo(404);
        assertThat(ann.get("/api/me").text("/balance")).isEqualTo("0.00");
    }

    @Test
    void a_card_that_was_reported_lost_lets_nobody_in() {
        String key = token(ada, "staff/cora").text("/token");
        Browser cashier = house.browser().with("Authorization", "Bearer " + key);
        cashier.post("/api/patrons", "{'id':'ann','name':'Ann','card':'40001111','pin':'4071'}");
        house.reportLost("ann");
        Reply thief = house.browser().post("/api/sign-in", "{'number':'40001111','secret':'4071'}");
        assertThat(thief.status()).isEqualTo(401);
    }
}
