package baize.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.ticket.TicketEvent;
import baize.games.craps.CrapsCommand;
import baize.games.craps.Spot;
import baize.server.Server;
import baize.server.TestGate;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ann and Ben each have a field wager on one roll; Ann's terminal prints a ticket meanwhile. */
class CrapsHistoryTest {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Patron ANN = new Patron("ann");
    private static final Patron BEN = new Patron("ben");
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @TempDir
    static Path folder;

    private static Floor floor;
    private static Server server;
    private static String ticket = "";
    private static int ids;

    @BeforeAll
    static void play() {
        Journal journal = SqliteJournal.open(folder);
        floor = Floor.open(journal, Floor.Options.of(SealingKey.random()));
        Map<String, String> settings = Map.of("minimum", "1.00", "maximum", "500.00", "unit", "1.00", "boxes", "8");
        floor.setUp("9", Setup.of("craps", settings, Money.dollars(10_000))).join();
        wagers(ANN, 11);
        wagers(BEN, 13);
        Answer<TicketEvent> printed = floor.terminals()
                .printTicket(new Actor.Guest(ANN), id(), table(), Money.dollars(20))
                .join();
        ticket = ((TicketEvent.TicketIssued)
                        ((Answer.Done<TicketEvent>) printed).events().getFirst())
                .number()
                .digits();
        done(floor.play(Actor.HOUSE, id(), table(), new CrapsCommand.CloseWagering(null)));
        server = Server.start(Server.Options.at(0), List.of(new HistoryRoutes(journal, floor, new TestGate())));
    }

    @AfterAll
    static void close() {
        Money sum = floor.balances().values().stream().reduce(Money.ZERO, Money::plus);
        server.close();
        floor.close();
        CLIENT.close();
        assertThat(sum).isEqualTo(Money.ZERO);
    }

    private static void wagers(Patron patron, long dollars) {
        Actor.Guest guest = new Actor.Guest(patron);
        done(floor.ask(CASHIER, id(), patron, new PatronCommand.Register(CASHIER.by(), patron, patron.id(), false)));
        done(floor.ask(CASHIER, id(), patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + patron.id())));
        done(floor.ask(CASHIER, id(), patron, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(900), Means.CASH)));
        done(floor.cardIn(guest, id(), patron, table()));
        done(floor.terminals().insertNote(guest, id(), table(), Money.dollars(50)));
        Spot field = Spot.parse("field");
        done(floor.play(guest, id(), table(), new CrapsCommand.Wager(patron, null, field, Money.dollars(dollars))));
    }

    @SuppressWarnings("unchecked") // table 9 is of craps
    private static LiveTable<?, CrapsCommand, ?, ?> table() {
        return (LiveTable<?, CrapsCommand, ?, ?>) Objects.requireNonNull(floor.table("9"));
    }

    private static String id() {
        return "c" + ++ids;
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    private static String get(String path, @Nullable String who) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
        if (who != null) request.header(TestGate.WHO, who);
        HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return response.body();
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    @Test
    @Rule("craps 3.6.1")
    void lines_of_a_roll_are_told_to_their_player_and_to_staff() throws Exception {
        assertThat(json(get("/api/tables/9/rounds", null)).at("/rounds/0/lines").size())
                .isZero();
        JsonNode own = json(get("/api/tables/9/rounds", "patron/ann")).at("/rounds/0/lines");
        assertThat(own.size()).isEqualTo(1);
        assertThat(own.at("/0/stake").asString()).isEqualTo("11.00");
        assertThat(json(get("/api/tables/9/rounds", "dealer/dana"))
                        .at("/rounds/0/lines")
                        .size())
                .isEqualTo(2);
    }

    @Test
    @Rule({"craps 3.3.3", "craps 3.6.1"})
    void a_roll_gone_through_again_keeps_the_wagers_of_others_to_itself() throws Exception {
        String anyone = get("/api/rounds/9-1", null);
        assertThat(anyone).doesNotContain("11.00", "13.00", "\"entries\"");
        assertThat(json(anyone).at("/chance/source").asString()).isEqualTo("follows");
        assertThat(json(anyone).at("/chance/draws/0/dealt/dice").asString()).matches("[1-6]-[1-6]");
        String ann = get("/api/rounds/9-1", "patron/ann");
        assertThat(ann).contains("\"11.00\"").doesNotContain("\"13.00\"");
        assertThat(json(ann).path("settlements").size()).isEqualTo(1);
        assertThat(get("/api/rounds/9-1", "dealer/dana")).contains("\"11.00\"", "\"13.00\"");
    }

    @Test
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    void of_a_ticket_s_number_nobody_is_told_more_than_its_end() throws Exception {
        for (String reader : List.of("patron/ann", "gaming-manager/max"))
            assertThat(get("/api/rounds/9-1", reader))
                    .doesNotContain(ticket)
                    .contains("\"number\":\"" + ticket.substring(14) + "\"");
    }
}
