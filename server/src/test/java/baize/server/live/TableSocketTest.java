package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.server.Server;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class TableSocketTest {
    private static final String ANTE = "{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"10.00\"}";

    @TempDir
    Path folder;

    private OpenFloor open;

    @BeforeEach
    void begin() {
        open = new OpenFloor(folder);
    }

    @AfterEach
    void end() {
        open.assertBalanced();
        open.close();
    }

    @Test
    void a_whole_round_is_played_over_sockets() throws Exception {
        try (Line ann = open.player("ann");
                Line dealer = open.line("dealer/dana")) {
            ann.act(ANTE);
            dealer.act("{\"do\":\"deal\"}");
            ann.act("{\"do\":\"play\",\"box\":1}");
            JsonNode settled = dealer.act("{\"do\":\"reveal\"}");
            assertThat(settled.toString()).contains("three-card-poker/round-settled/1");
            JsonNode view = ann.viewIn("settled", 1).path("view");
            assertThat(view.path("lines").size()).isGreaterThanOrEqualTo(2);
            assertThat(view.path("seed").path("used").asBoolean()).isTrue();
            assertThat(view.path("names").path("ann").asString()).isEqualTo("ann");
        }
    }

    @Test
    @Rule("three-card-poker 6.1")
    void a_refused_wager_says_its_clause() throws Exception {
        try (Line ann = open.player("ann")) {
            JsonNode answer = ann.ask("{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"1.00\"}");
            assertThat(answer.path("refusal").path("rule").asString()).isEqualTo("6.1");
            assertThat(answer.path("refusal").path("reason").asString()).isEqualTo("below-minimum");
            assertThat(answer.path("refusal").path("detail").asString()).contains("1.00");
        }
    }

    @Test
    void a_repeated_command_gets_its_first_answer_also_over_another_line() throws Exception {
        try (Line ann = open.player("ann")) {
            JsonNode first = ann.ask("w-1", ANTE);
            assertThat(ann.ask("w-1", ANTE)).isEqualTo(first);
            try (Line again = open.line("patron/ann")) {
                assertThat(again.ask("w-1", ANTE)).isEqualTo(first);
            }
            JsonNode overHttp = OpenFloor.json(open.post("/api/tables/4/commands", "patron/ann", ANTE, "w-1"));
            assertThat(overHttp.path("events")).isEqualTo(first.path("events"));
            assertThat(open.table().chips(new Patron("ann"))).isEqualTo(Money.dollars(490));
        }
    }

    private static void isUsed(JsonNode error) {
        assertThat(error.path("reason").asString()).isEqualTo("key-used-otherwise");
        assertThat(error.path("detail").asString()).isNotEmpty();
        assertThat(error.has("rule")).isFalse();
    }

    @Test
    void an_id_sent_again_with_something_else_is_told_so_on_sockets_and_over_http_alike() throws Exception {
        String other = ANTE.replace("10.00", "20.00");
        try (Line ann = open.player("ann");
                Line dealer = open.line("dealer/dana")) {
            ann.ask("w-1", ANTE);
            ann.ask("w-2", ANTE.replace("10.00", "1.00"));
            for (String id : List.of("w-1", "w-2")) {
                JsonNode answer = ann.ask(id, other);
                assertThat(status(answer)).isEqualTo(409);
                isUsed(answer.path("error"));
                isUsed(ann.ask(id, "{\"do\":\"buy-in\",\"amount\":\"5.00\"}").path("error"));
                HttpResponse<String> overHttp = open.post("/api/tables/4/commands", "patron/ann", other, id);
                assertThat(overHttp.statusCode()).isEqualTo(409);
                isUsed(OpenFloor.json(overHttp));
            }
            assertThat(dealer.ask("w-1", "{\"do\":\"deal\"}").has("events"))
                    .as("others have ids of their own")
                    .isTrue();
            assertThat(ann.ask("w-1", "{\"stake\":\"10.00\",\"on\":\"ante\",\"box\":1,\"do\":\"wager\"}")
                            .has("events"))
                    .as("the same in another order is the same")
                    .isTrue();
            assertThat(open.table().chips(new baize.core.engine.Patron("ann"))).isEqualTo(Money.dollars(490));
        }
    }

    @Test
    void an_answer_says_the_version_from_which_on_views_show_it() throws Exception {
        try (Line ann = open.player("ann")) {
            long version = ann.act(ANTE).path("version").asLong();
            assertThat(version).isEqualTo(open.table().position().version());
            JsonNode frame = ann.view();
            while (frame.path("version").asLong() < version) frame = ann.view();
            assertThat(frame.path("view").path("boxes").get(0).path("ante").asString())
                    .isEqualTo("10.00");
            assertThat(ann.act("{\"do\":\"buy-in\",\"amount\":\"5.00\"}").has("version"))
                    .isFalse();
        }
    }

    @Test
    void chips_come_with_the_seat_or_stay_in_the_wallet_and_who_sits_there_is_called_by_name() throws Exception {
        String join = "{\"do\":\"join\",\"amount\":\"200.00\",\"with\":{\"do\":\"sit\",\"box\":3}}";
        open.registered("guest-1", "Guest 1");
        open.registered("guest-2", "Guest 2");
        try (Line one = open.line("patron/guest-1");
                Line other = open.line("patron/guest-2");
                Line dealer = open.line("dealer/dana")) {
            assertThat(one.act(join).path("version").asLong())
                    .isEqualTo(open.table().position().version());
            assertThat(open.table().chips(new Patron("guest-1"))).isEqualTo(Money.dollars(200));
            JsonNode refusal = other.ask(join).path("refusal");
            assertThat(refusal.path("reason").asString()).isEqualTo("box-taken");
            assertThat(refusal.path("detail").asString()).isEqualTo("box 3 is another player's");
            assertThat(open.table().hosted().visit(new Patron("guest-2"))).isNull();
            other.act("{\"do\":\"card-in\"}");
            assertThat(other.ask("{\"do\":\"sit\",\"box\":3}")
                            .path("refusal")
                            .path("detail")
                            .asString())
                    .as("who is at the table hears the name")
                    .isEqualTo("box 3 is Guest 1's");
            assertThat(status(dealer.ask(join))).isEqualTo(403);
            assertThat(status(one.ask("{\"do\":\"join\",\"amount\":\"5.00\"}"))).isEqualTo(400);
            assertThat(status(one.ask("{\"do\":\"join\",\"with\":{\"do\":\"card-in\"}}")))
                    .isEqualTo(400);
        }
    }

    @Test
    @Rule("R-24")
    void nobody_sends_what_is_anothers_to_send() throws Exception {
        try (Line ann = open.player("ann");
                Line bob = open.player("bob");
                Line dealer = open.line("dealer/dana");
                Line cashier = open.line("cashier/cora");
                Line nobody = open.line(null)) {
            ann.act(ANTE);
            assertThat(status(ann.ask("{\"do\":\"deal\"}"))).isEqualTo(403);
            assertThat(status(ann.ask("{\"do\":\"misdeal\"}"))).isEqualTo(403);
            assertThat(status(ann.ask("{\"do\":\"tick\",\"at\":\"2030-01-01T00:00:00Z\"}")))
                    .isEqualTo(403);
            assertThat(status(ann.ask("{\"do\":\"admit\",\"chips\":\"1000.00\"}")))
                    .isEqualTo(403);
            assertThat(status(bob.ask("{\"do\":\"withdraw\",\"patron\":\"ann\",\"box\":1,\"on\":\"ante\"}")))
                    .isEqualTo(403);
            assertThat(status(bob.ask("{\"do\":\"cash-out\",\"patron\":\"ann\",\"amount\":\"5.00\"}")))
                    .isEqualTo(403);
            assertThat(status(dealer.ask("{\"do\":\"deal\",\"cards\":\"As Ks Qs 2c 3c 4d\"}")))
                    .isEqualTo(403);
            assertThat(status(dealer.ask("{\"do\":\"void-round\",\"by\":\"casino-supervisor\"}")))
                    .isEqualTo(403);
            assertThat(status(cashier.ask("{\"do\":\"deal\"}"))).isEqualTo(403);
            assertThat(status(nobody.ask(ANTE))).isEqualTo(401);
            assertThat(open.post("/api/tables/4/commands", null, ANTE, null).statusCode())
                    .isEqualTo(401);
        }
    }

    private static int status(JsonNode answer) {
        return answer.path("error").path("status").asInt(0);
    }

    @Test
    void who_comes_back_is_sent_the_newest_and_nothing_twice() throws Exception {
        try (Line ann = open.player("ann")) {
            ann.act(ANTE);
            long version = open.table().position().version();
            try (Line same = open.line("patron/ann", version)) {
                same.ask("{\"do\":\"deal\"}");
                assertThat(same.hasView()).isFalse();
                ann.act("{\"do\":\"wager\",\"box\":1,\"on\":\"pair-plus\",\"stake\":\"5.00\"}");
                ann.act("{\"do\":\"change\",\"box\":1,\"on\":\"pair-plus\",\"stake\":\"10.00\"}");
                long seen = version;
                while (seen < open.table().position().version()) {
                    long next = same.view().path("version").asLong();
                    assertThat(next).isGreaterThan(seen);
                    seen = next;
                }
            }
        }
    }

    @Test
    void what_makes_no_sense_is_refused_and_counted_and_the_server_goes_on() throws Exception {
        try (Line ann = open.player("ann")) {
            ann.say("rubbish");
            assertThat(status(ann.answer())).isEqualTo(400);
            ann.say("{\"id\":\"x\"}");
            assertThat(status(ann.answer())).isEqualTo(400);
            assertThat(status(ann.ask("{\"do\":\"fly\"}"))).isEqualTo(400);
            ann.say("{\"id\":\"x\",\"command\":" + ANTE.replace("}", ",\"stake\":\"5.00\"}") + "}");
            assertThat(ann.answer().path("error").path("detail").asString()).contains("stake");
            ann.say("{\"id\":\"x\",\"comand\":{},\"command\":" + ANTE + "}");
            assertThat(ann.answer().path("error").path("detail").asString()).startsWith("comand: no such field here");
            JsonNode answer = ann.ask("{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":10}");
            assertThat(answer.path("error").path("detail").asString())
                    .contains("command.stake")
                    .contains("12.50");
            ann.sayBinary(new byte[] {1, 2, 3});
            assertThat(status(ann.answer())).isEqualTo(400);
            ann.act(ANTE);
            for (int more = 0; more < 10; more++) ann.say("[]");
            assertThat(ann.closing()).isEqualTo(1008);
        }
        assertThat(open.get("/metrics", null).body()).contains("baize_denied_total{reason=\"malformed\"}");
        assertThat(open.get("/health", null).statusCode()).isEqualTo(200);
    }

    @Test
    void what_is_too_large_is_cut_off() throws Exception {
        try (Line ann = open.player("ann")) {
            try {
                ann.say("{\"id\":\"" + "x".repeat(2 * Server.LARGEST_BODY) + "\"}");
            } catch (RuntimeException gone) {
                // The server may be quicker than the sender.
            }
            ann.closing();
        }
        HttpResponse<String> response =
                open.post("/api/tables/4/commands", "patron/ann", "x".repeat(2 * Server.LARGEST_BODY), null);
        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(open.get("/api/tables", null).statusCode()).isEqualTo(200);
    }

    @Test
    void too_many_at_once_are_told_so() throws Exception {
        try (Line ann = open.player("ann")) {
            open.gate.close(true);
            ann.say("{\"id\":\"x\",\"command\":" + ANTE + "}");
            assertThat(status(ann.answer())).isEqualTo(429);
            open.gate.close(false);
            ann.act(ANTE);
        }
    }

    @Test
    void while_nobody_can_say_who_it_is_a_socket_stays_open() throws Exception {
        try (Line ann = open.player("ann")) {
            open.gate.silence(true);
            ann.act(ANTE);
            open.gate.silence(false);
        }
    }

    @Test
    void a_request_that_never_ends_holds_up_nobody_and_is_cut_off() throws Exception {
        String head = "POST /api/tables/4/commands HTTP/1.1\r\nHost: x\r\n";
        for (String half : List.of(head + "Content-", head + "Content-Length: 100\r\n\r\n{")) {
            try (Socket slow = new Socket(InetAddress.getLoopbackAddress(), open.port())) {
                slow.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
                slow.getOutputStream().flush();
                assertThat(open.get("/api/tables", null).statusCode()).isEqualTo(200);
                slow.setSoTimeout(30_000);
                assertThat(slow.getInputStream().read()).as("cut off").isEqualTo(-1);
            }
        }
        assertThat(open.get("/metrics", null).body()).contains("baize_denied_total{reason=\"slow\"} 2.0");
    }

    @Test
    @Rule({"three-card-poker 12.1", "three-card-poker 12.9"})
    void a_remedy_is_shown_before_it_is_confirmed_and_nothing_changes() throws Exception {
        try (Line ann = open.player("ann");
                Line dealer = open.line("dealer/dana")) {
            ann.act(ANTE);
            dealer.act("{\"do\":\"deal\"}");
            long version = open.table().position().version();
            HttpResponse<String> preview =
                    open.post("/api/tables/4/preview", "dealer/dana", "{\"do\":\"misdeal\"}", null);
            assertThat(preview.statusCode()).isEqualTo(200);
            assertThat(OpenFloor.json(preview)
                            .path("lines")
                            .path(0)
                            .path("returned")
                            .asString())
                    .isEqualTo("10.00");
            assertThat(OpenFloor.json(preview)
                            .path("lines")
                            .path(0)
                            .path("result")
                            .asString())
                    .isEqualTo("void");
            JsonNode missing = OpenFloor.json(
                    open.post("/api/tables/4/preview", "dealer/dana", "{\"do\":\"missing-card\"}", null));
            assertThat(missing.path("notices").size()).isPositive();
            assertThat(open.post("/api/tables/4/preview", "dealer/dana", "{\"do\":\"no-more-bets\"}", null)
                            .statusCode())
                    .isEqualTo(409);
            assertThat(open.post("/api/tables/4/preview", "patron/ann", "{\"do\":\"misdeal\"}", null)
                            .statusCode())
                    .isEqualTo(403);
            assertThat(open.table().position().version()).isEqualTo(version);
        }
    }

    @Test
    void a_server_that_closes_answers_what_it_has_taken_and_takes_no_more() throws Exception {
        try (Line ann = open.player("ann")) {
            for (int id = 1; id <= 50; id++)
                ann.say("{\"id\":\"w" + id + "\",\"command\":" + (id == 1 ? ANTE : stake(id)) + "}");
            int events = ann.answer().has("events") ? 1 : 0;
            open.tables.close();
            assertThat(ann.closing()).isEqualTo(1001);
            for (JsonNode answer : ann.answers()) {
                if (answer.has("events")) events++;
                else assertThat(status(answer)).isEqualTo(503);
            }
            Money staked = Money.dollars(events % 2 == 0 ? 15 : 10);
            assertThat(open.table().chips(new Patron("ann")))
                    .isEqualTo(Money.dollars(500).minus(staked));
        }
    }

    private static String stake(int id) {
        return "{\"do\":\"change\",\"box\":1,\"on\":\"ante\",\"stake\":\"" + (id % 2 == 0 ? "15.00" : "10.00") + "\"}";
    }

    @Test
    void the_list_shows_limits_and_free_boxes() throws Exception {
        try (Line ann = open.player("ann")) {
            ann.act("{\"do\":\"sit\",\"box\":3}");
            JsonNode table =
                    OpenFloor.json(open.get("/api/tables", null)).path("tables").path(0);
            assertThat(table.path("id").asString()).isEqualTo("4");
            assertThat(table.path("free").asInt()).isEqualTo(6);
            assertThat(table.path("seats").path(0).path("box").asInt()).isEqualTo(3);
            assertThat(table.path("sign").path("general").path("maximum").asString())
                    .isEqualTo("500.00");
            assertThat(open.get("/api/tables/99", null).statusCode()).isEqualTo(404);
        }
    }
}
