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

/** Patrons, their limits and their money over HTTP. */
final class PeopleTest {
    @TempDir
    Path folder;

    private House house;
    private Browser cora;

    @BeforeEach
    void open() {
        house = new House(House.Plan.in(folder).asDemo()).staffed();
        cora = house.browser().signIn("cora", House.PASSWORD);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private Reply join(Browser by, String id, String card, String... headers) {
        String body = "{'id':'" + id + "','name':'Ann Lee','card':'" + card + "','pin':'4071','member':true}";
        return by.post("/api/patrons", body, headers);
    }

    private Browser ann() {
        assertThat(join(cora, "ann", "4000 1111").status()).isEqualTo(200);
        return house.browser().signIn("40001111", "4071");
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Player Card\"", "R-24"})
    void a_cashier_or_supervisor_registers_a_patron_who_signs_in_with_the_card() {
        Reply joined = join(cora, "ann", "4000 1111");
        assertThat(joined.status()).isEqualTo(200);
        assertThat(joined.text("/card")).isEqualTo("40001111");
        assertThat(joined.text("/balance")).isEqualTo("0.00");
        assertThat(joined.body().path("member").asBoolean()).isTrue();
        Browser ann = house.browser().signIn("4000 1111", "4071");
        assertThat(ann.get("/api/me").text("/name")).isEqualTo("Ann Lee");
        Browser sue = house.browser().signIn("sue", House.PASSWORD);
        assertThat(join(sue, "bob", "4000 2222").status()).isEqualTo(200);
    }

    @Test
    @Rule("R-24")
    void who_may_not_register_is_told_so_and_nothing_is_written() {
        Browser dana = house.browser().signIn("dana", House.PASSWORD);
        Reply refused = join(dana, "ann", "40001111");
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text("/detail"))
                .startsWith("register-patron is for ")
                .endsWith("not for dealer");
        assertThat(join(house.browser(), "ann", "40001111").status()).isEqualTo(401);
        assertThat(join(ann(), "eve", "40009999").status()).isEqualTo(403);
        assertThat(house.denied("role")).isEqualTo(2);
    }

    @Test
    @Rule("caribbean-stud 1.1 \"Player Card\"")
    void one_who_is_registered_already_is_refused_by_the_rule() {
        join(cora, "ann", "40001111");
        Reply again = join(cora, "ann", "40003333");
        assertThat(again.status()).isEqualTo(409);
        assertThat(again.text("/reason")).isEqualTo("already-registered");
        assertThat(again.text("/rule")).isEqualTo("caribbean-stud 1.1 \"Player Card\"");
        assertThat(again.text("/detail")).isNotEmpty();
    }

    @Test
    void a_request_sent_twice_under_one_key_happens_once() {
        Reply first = join(cora, "ann", "40001111", "Idempotency-Key", "k1");
        Reply again = join(cora, "ann", "40001111", "Idempotency-Key", "k1");
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.body()).isEqualTo(first.body());
        for (int each = 0; each < 2; each++) {
            Reply paid = cora.post("/api/patrons/ann/deposit", "{'amount':'50.00'}", "Idempotency-Key", "k2");
            assertThat(paid.text("/balance")).isEqualTo("50.00");
        }
        Reply bad = cora.post("/api/patrons/ann/deposit", "{'amount':'50.00'}", "Idempotency-Key", "k".repeat(81));
        assertThat(bad.status()).isEqualTo(400);
    }

    private static void isUsed(Reply reply) {
        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.text("/reason")).isEqualTo("key-used-otherwise");
        assertThat(reply.body().has("rule")).isFalse();
    }

    @Test
    void a_key_sent_again_with_another_body_or_path_books_nothing() {
        join(cora, "ann", "40001111", "Idempotency-Key", "k1");
        String other = "{'id':'ann','name':'Ann Lee','card':'40001111','pin':'9382','member':true}";
        isUsed(cora.post("/api/patrons", other, "Idempotency-Key", "k1"));
        isUsed(cora.post("/api/patrons", other.replace("40001111", "40007777"), "Idempotency-Key", "k1"));
        isUsed(cora.post("/api/patrons", other.replace("Ann Lee", "Eve"), "Idempotency-Key", "k1"));
        isUsed(join(cora, "bob", "40002222", "Idempotency-Key", "k1"));
        isUsed(cora.post("/api/patrons/ann/deposit", "{'amount':'50.00'}", "Idempotency-Key", "k1"));
        Browser ann = house.browser().signIn("40001111", "4071");
        ann.post("/api/me/deposit", "{'amount':'20.00'}", "Idempotency-Key", "a1");
        isUsed(ann.post("/api/me/deposit", "{'amount':'30.00'}", "Idempotency-Key", "a1"));
        isUsed(ann.post("/api/me/pause", "{'for':'day'}", "Idempotency-Key", "a1"));
        isUsed(ann.post("/api/me/limits", "{'limit':'deposit','period':'day','most':'5.00'}", "Idempotency-Key", "a1"));
        assertThat(ann.post("/api/me/deposit", "{'amount':'20.00'}", "Idempotency-Key", "a1")
                        .text("/balance"))
                .isEqualTo("20.00");
        assertThat(ann.get("/api/me").body().path("pausedUntil").isNull()).isTrue();
        for (String path : new String[] {"deposit", "withdraw"})
            isUsed(cora.post("/api/patrons/ann/" + path, "{'amount':'20.00'}", "Idempotency-Key", "k1"));
        cora.post("/api/patrons/ann/withdraw", "{'amount':'5.00'}", "Idempotency-Key", "k2");
        isUsed(cora.post("/api/patrons/ann/deposit", "{'amount':'5.00'}", "Idempotency-Key", "k2"));
        assertThat(ann.get("/api/me").text("/balance")).isEqualTo("15.00");
    }

    @Test
    void a_key_whose_request_was_malformed_or_not_allowed_is_not_used() {
        ann();
        assertThat(cora.post("/api/patrons/ann/deposit", "{'amount':5}", "Idempotency-Key", "k1")
                        .status())
                .isEqualTo(400);
        assertThat(cora.post("/api/patrons/ann/deposit", "{'amount':'5.00'}", "Idempotency-Key", "k1")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void a_card_number_is_one_persons() {
        join(cora, "ann", "40001111");
        Reply taken = join(cora, "bob", "4000-1111".replace("-", " "));
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.text("/detail")).contains("another person's");
        assertThat(join(cora, "bob", "dana").status()).isEqualTo(409);
        assertThat(join(cora, "bob", "40002222").status()).isEqualTo(200);
    }

    @Test
    void what_is_malformed_names_the_place() {
        assertThat(join(cora, "Ann!", "40001111").text("/detail")).startsWith("id: ");
        assertThat(join(cora, "guest-9", "40001111").text("/detail")).startsWith("id: ");
        assertThat(join(cora, "ann", "!").text("/detail")).startsWith("card: ");
        Reply pin = cora.post("/api/patrons", "{'id':'ann','name':'Ann','card':'40001111','pin':'secret'}");
        assertThat(pin.text("/detail")).isEqualTo("pin: expected 4 to 12 digits");
        Reply amount = cora.post("/api/patrons/ann/deposit", "{'amount':50}");
        assertThat(amount.status()).isEqualTo(404);
        join(cora, "ann", "40001111");
        assertThat(cora.post("/api/patrons/ann/deposit", "{'amount':50}").text("/detail"))
                .startsWith("amount: ");
        assertThat(cora.post("/api/patrons/NOBODY/deposit", "{'amount':'1.00'}").status())
                .isEqualTo(404);
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Deposit Limit\"", "R-24", "craps 3.4.4"})
    void the_cashier_alone_takes_money_in_and_pays_it_out() {
        ann();
        assertThat(cora.post("/api/patrons/ann/deposit", "{'amount':'80.00'}").text("/balance"))
                .isEqualTo("80.00");
        assertThat(cora.post("/api/patrons/ann/withdraw", "{'amount':'30.00'}").text("/balance"))
                .isEqualTo("50.00");
        Reply tooMuch = cora.post("/api/patrons/ann/withdraw", "{'amount':'50.01'}");
        assertThat(tooMuch.status()).isEqualTo(409);
        assertThat(tooMuch.text("/reason")).isEqualTo("not-enough-in-wallet");
        Browser sue = house.browser().signIn("sue", House.PASSWORD);
        assertThat(sue.post("/api/patrons/ann/withdraw", "{'amount':'1.00'}").status())
                .isEqualTo(403);
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Gaming Limit\"", "caribbean-stud 1.1 \"Deposit Limit\"", "R-11"})
    void a_patron_sets_limits_which_hold_at_once_when_lower_and_a_day_later_when_higher() {
        Browser ann = ann();
        Reply set = ann.post("/api/me/limits", "{'limit':'deposit','period':'day','most':'100.00'}");
        assertThat(set.status()).isEqualTo(200);
        assertThat(ann.post("/api/me/deposit", "{'amount':'70.00'}").text("/limits/deposit/day/used"))
                .isEqualTo("70.00");
        Reply over = ann.post("/api/me/deposit", "{'amount':'30.01'}");
        assertThat(over.status()).isEqualTo(409);
        assertThat(over.text("/reason")).isEqualTo("deposit-limit-exceeded");
        Reply higher = ann.post("/api/me/limits", "{'limit':'deposit','period':'day','most':'200.00'}");
        assertThat(higher.text("/limits/deposit/day/most")).isEqualTo("100.00");
        assertThat(higher.text("/limits/deposit/day/next/most")).isEqualTo("200.00");
        assertThat(higher.text("/limits/deposit/day/next/from")).isEqualTo("2026-11-17T09:00:00Z");
        house.clock.go(Duration.ofHours(24));
        Reply next = ann.get("/api/me");
        if (next.text("/kind").equals("nobody"))
            next = house.browser().signIn("40001111", "4071").get("/api/me");
        assertThat(next.text("/limits/deposit/day/most")).isEqualTo("200.00");
        assertThat(next.body().at("/limits/deposit/day/next").isMissingNode()).isTrue();
        assertThat(next.text("/limits/deposit/day/used")).isEqualTo("0.00");
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Loss Limit\"", "R-16"})
    void limits_of_loss_and_time_are_by_day_week_and_month_and_none_must_be_said() {
        Browser ann = ann();
        assertThat(ann.post("/api/me/limits", "{'limit':'loss','period':'week','most':'300.00'}")
                        .text("/limits/loss/week/most"))
                .isEqualTo("300.00");
        Reply time = ann.post("/api/me/limits", "{'limit':'time','period':'day','mostSeconds':7200}");
        assertThat(time.body().at("/limits/time/day/mostSeconds").asInt()).isEqualTo(7200);
        assertThat(time.body().at("/limits/time/day/usedSeconds").asInt()).isZero();
        assertThat(ann.post("/api/me/limits", "{'limit':'loss','period':'week'}")
                        .text("/detail"))
                .startsWith("most: ");
        Reply none = ann.post("/api/me/limits", "{'limit':'loss','period':'week','most':null}");
        assertThat(none.status()).isEqualTo(200);
        assertThat(none.body().at("/limits/loss/week/next/most").isNull()).isTrue();
        assertThat(ann.post("/api/me/limits", "{'limit':'loss','period':'month','most':null}")
                        .text("/reason"))
                .isEqualTo("no-such-limit");
        assertThat(ann.post("/api/me/limits", "{'limit':'deposit','period':'week','most':'1.00'}")
                        .text("/detail"))
                .isEqualTo("period: expected day, got \"week\"");
        assertThat(ann.post("/api/me/limits", "{'limit':'luck'}").text("/detail"))
                .isEqualTo("limit: expected deposit or loss or time, got \"luck\"");
    }

    @Test
    @Rule("caribbean-stud 16.4")
    void a_pause_is_made_longer_and_never_shorter() {
        Browser ann = ann();
        assertThat(ann.post("/api/me/pause", "{'for':'month'}").text("/pausedUntil"))
                .isEqualTo("2026-12-16T09:00:00Z");
        Reply shorter = ann.post("/api/me/pause", "{'for':'day'}");
        assertThat(shorter.status()).isEqualTo(409);
        assertThat(shorter.text("/reason")).isEqualTo("pause-not-longer");
        assertThat(ann.post("/api/me/pause", "{'for':'break'}").status()).isEqualTo(400);
        assertThat(cora.post("/api/me/pause", "{'for':'day'}").status()).isEqualTo(403);
    }

    @Test
    void entries_go_back_page_by_page_with_the_balance_after_each() {
        Browser ann = ann();
        for (int each = 1; each <= 5; each++) cora.post("/api/patrons/ann/deposit", "{'amount':'" + each + "0.00'}");
        ann.post("/api/me/limits", "{'limit':'loss','period':'week','most':'300.00'}");
        cora.post("/api/patrons/ann/withdraw", "{'amount':'45.50'}");
        Reply newest = ann.get("/api/me/entries?limit=3");
        assertThat(newest.body().path("entries")).hasSize(3);
        assertThat(newest.text("/entries/0/what")).isEqualTo("withdrawal");
        assertThat(newest.text("/entries/0/out")).isEqualTo("45.50");
        assertThat(newest.text("/entries/0/balance")).isEqualTo("104.50");
        assertThat(newest.text("/entries/1/in")).isEqualTo("50.00");
        assertThat(newest.text("/entries/1/means")).isEqualTo("cash");
        assertThat(newest.text("/entries/1/balance")).isEqualTo("150.00");
        int before = newest.body().path("before").asInt();
        Reply older = ann.get("/api/me/entries?limit=20&before=" + before);
        assertThat(older.body().path("entries")).hasSize(3);
        assertThat(older.text("/entries/0/balance")).isEqualTo("60.00");
        assertThat(older.text("/entries/2/balance")).isEqualTo("10.00");
        assertThat(older.body().path("before").isNull()).isTrue();
        assertThat(ann.get("/api/me/entries?limit=x").status()).isEqualTo(400);
        assertThat(house.browser().get("/api/me/entries").status()).isEqualTo(401);
    }
}
