package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.server.plan.FloorFile;
import baize.server.plan.PlannedTable;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Table 3 of the demo floor over HTTP, where a dealer enters the cards: a cent is no stake. */
class StakesInChipsTest {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final String ANN = "patron/ann";
    private static final String DANA = "dealer/dana";
    private static final String WAGER = "{\"do\":\"wager\",\"box\":1,\"on\":\"main\",\"stake\":\"10.00\"}";

    @TempDir
    Path folder;

    private OpenFloor open;

    @BeforeEach
    void open() throws Exception {
        open = new OpenFloor(folder);
        Setup demo = FloorFile.demo().tables().stream()
                .filter(table -> table.id().equals("3"))
                .map(PlannedTable::setup)
                .findFirst()
                .orElseThrow();
        open.floor.setUp("3", demo.dealtBy(Setup.Dealer.CONSOLE)).join();
        Patron ann = new Patron("ann");
        ask(ann, new PatronCommand.Register(CASHIER.by(), ann, "Ann", false));
        ask(ann, new PatronCommand.IssueCard(CASHIER.by(), "card-ann"));
        ask(ann, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(500), Means.CASH));
        happens(ANN, "{\"do\":\"card-in\"}");
        happens(ANN, "{\"do\":\"buy-in\",\"amount\":\"200.00\"}");
        happens(ANN, WAGER);
    }

    @AfterEach
    void close() {
        open.assertBalanced();
        open.close();
    }

    private void ask(Patron patron, PatronCommand.Asked command) {
        assertThat(open.floor
                        .ask(CASHIER, UUID.randomUUID().toString(), patron, command)
                        .join())
                .isInstanceOf(Answer.Done.class);
    }

    private JsonNode send(String who, String command) throws Exception {
        HttpResponse<String> answer = open.post(
                "/api/tables/3/commands", who, command, UUID.randomUUID().toString());
        return OpenFloor.json(answer);
    }

    private void happens(String who, String command) throws Exception {
        JsonNode answer = send(who, command);
        assertThat(answer.has("events")).as("%s: %s", command, answer).isTrue();
    }

    private void isRefused(String who, String command) throws Exception {
        JsonNode refusal = send(who, command);
        assertThat(refusal.path("rule").asString("")).as(command).isEqualTo("5.2");
        assertThat(refusal.path("reason").asString("")).isEqualTo("not-in-chips");
        assertThat(refusal.path("detail").asString("")).endsWith("of chips of 5.00, 25.00, 100.00, 500.00");
    }

    private JsonNode offered(String what) throws Exception {
        JsonNode view = OpenFloor.json(open.get("/api/tables/3", ANN)).path("view");
        for (JsonNode offer : view.path("offers"))
            if (offer.path("do").asString("").equals(what)) return offer.path("stakes");
        throw new AssertionError(what + " is not offered in " + view);
    }

    private static String doubled(String stake) {
        return "{\"do\":\"double\",\"patron\":\"ann\",\"box\":1,\"stake\":\"" + stake + "\",\"cards\":\"Td\"}";
    }

    private static String insured(String stake) {
        return "{\"do\":\"insure\",\"box\":1,\"stake\":\"" + stake + "\"}";
    }

    @Test
    @Rule({"blackjack 5.2", "blackjack 11.1", "R-99", "R-199"})
    void a_double_of_a_cent_is_refused_and_wins_no_five_dollars() throws Exception {
        happens(DANA, "{\"do\":\"deal\",\"cards\":\"5s 7d 6h\"}");
        isRefused(DANA, doubled("0.01"));
        isRefused(DANA, doubled("7.50"));
        happens(DANA, doubled("5.00"));
        happens(DANA, "{\"do\":\"reveal\",\"cards\":\"Ts\"}");
        JsonNode view = OpenFloor.json(open.get("/api/tables/3", ANN)).path("view");
        assertThat(view.path("chips").asString("")).isEqualTo("215.00");
    }

    @Test
    @Rule({"blackjack 5.2", "blackjack 8.1", "R-92", "R-199"})
    void an_insurance_of_a_cent_is_refused_and_the_offer_says_what_is_not() throws Exception {
        happens(DANA, "{\"do\":\"deal\",\"cards\":\"9s Ad 9h\"}");
        isRefused(ANN, insured("0.01"));
        isRefused(ANN, insured("4.99"));
        JsonNode stakes = offered("insure");
        for (String bound : new String[] {"min", "max", "unit"})
            assertThat(stakes.path(bound).asString("")).isEqualTo("5.00");
        happens(ANN, insured("5.00"));
    }
}
