package baize.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
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
import baize.floor.patron.Period;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Hosted;
import baize.floor.table.TableFact;
import baize.server.Server;
import baize.server.TestGate;
import baize.server.plan.FloorFile;
import baize.server.plan.Opening;
import baize.wire.Cue;
import baize.wire.Speaker;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A round at each game in which Ben is written up, restricted and overpaid, and Cal is refused by his loss limit; then
 * everyone reads it.
 */
@Tag("long")
final class ToldRoundsTest {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Actor.Staff SUPERVISOR = new Actor.Staff("sven", Role.GAMING_MANAGER);
    private static final Patron ANN = new Patron("ann");
    private static final Patron BEN = new Patron("ben");
    private static final Patron CAL = new Patron("cal");

    private static final Set<String> TAKING_PART = Set.of("wager", "issue");

    /** By table, the clause of each book under which an electronic aid is written up. */
    private static final Map<String, String> CLAUSES =
            Map.of("1", "16.6", "3", "18.2", "4", "14.1", "8", "7.5", "9", "9.1");

    /** Where wrong payments are on a register. */
    private static final Set<String> REGISTERS = Set.of("1", "3");

    private static final String HALL = "9";
    private static final int MOST = 1000;
    private static final String NOTE = "watch him closely";

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private Floor floor;
    private Server server;
    private int ids;

    @BeforeEach
    void open() {
        Journal journal = SqliteJournal.open(folder);
        floor = Floor.open(journal, Floor.Options.of(SealingKey.random()));
        assertThat(Opening.of(floor, FloorFile.demo())).isEmpty();
        server = Server.start(Server.Options.at(0), List.of(new HistoryRoutes(journal, floor, new TestGate())));
    }

    @AfterEach
    void close() {
        Money sum = floor.balances().values().stream().reduce(Money.ZERO, Money::plus);
        server.close();
        floor.close();
        client.close();
        assertThat(sum).isEqualTo(Money.ZERO);
    }

    private String id(String of) {
        return of + "-id-" + ++ids;
    }

    private void come(Patron patron, LiveTable<?, ?, ?, ?> table, @Nullable Money mayLose) {
        Actor guest = new Actor.Guest(patron);
        done(floor.ask(
                CASHIER, id("desk"), patron, new PatronCommand.Register(CASHIER.by(), patron, patron.id(), true)));
        done(floor.ask(CASHIER, id("desk"), patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + patron.id())));
        done(floor.ask(
                CASHIER, id("desk"), patron, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(900), Means.CASH)));
        if (mayLose != null)
            done(floor.ask(guest, id("desk"), patron, new PatronCommand.SetLossLimit(By.PATRON, Period.DAY, mayLose)));
        done(floor.cardIn(guest, id(patron.id()), patron, table));
        done(floor.buyIn(guest, id(patron.id()), patron, table, Money.dollars(300)));
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    /** Plays the round; its id. */
    private <S, C, E, V> String play(LiveTable<S, C, E, V> table) {
        come(ANN, table, null);
        come(BEN, table, null);
        come(CAL, table, Money.cents(50));
        ObjectNode wager = takingPart(table, ANN);
        ask(table, new Actor.Guest(ANN), wager);
        ask(table, new Actor.Guest(BEN), of(wager, BEN, 2));
        // A game of bingo begins when cards have been sold.
        if (table.id().equals(HALL)) goOn(table);
        C tooMuch = table.wire().command(of(wager, CAL, 3), "command");
        assertThat(floor.play(new Actor.Guest(CAL), id("cal"), table, tooMuch).join())
                .isInstanceOf(Answer.Refused.class);
        String with = table.id().equals(HALL) ? "" : ",'with':['cal']";
        staff(
                table,
                "{'do':'incident','clause':'" + CLAUSES.get(table.id()) + "','patron':'ben','text':'" + NOTE + "'}");
        if (REGISTERS.contains(table.id()))
            staff(table, "{'do':'overpayment','patron':'ben','amount':'5.00','intentional':true}");
        staff(table, "{'do':'restrict','patron':'ben'" + with + "}");
        return over(table);
    }

    /** Goes on to the end of the round; its id. */
    private String over(LiveTable<?, ?, ?, ?> table) {
        for (int step = 0; !isOver(table); step++) {
            assertThat(step).as("the round ends").isLessThan(MOST);
            goOn(table);
        }
        return table.id() + "-" + table.round();
    }

    private void staff(LiveTable<?, ?, ?, ?> table, String command) {
        ask(table, SUPERVISOR, (ObjectNode) JsonMapper.shared().readTree(command.replace('\'', '"')));
    }

    private static ObjectNode of(ObjectNode wager, Patron patron, int box) {
        ObjectNode other = wager.deepCopy();
        other.put("patron", patron.id());
        return other.has("box") ? other.put("box", box) : other;
    }

    /** What a player is offered to take part with; until then, the house does what is its to do. */
    private <S, C, E, V> ObjectNode takingPart(LiveTable<S, C, E, V> table, Patron patron) {
        for (int step = 0; step < MOST; step++) {
            Hosted<S, C, E, V> hosted = table.hosted();
            for (Offer<C> offer : hosted.game().offers(hosted.state(), new Viewer.Player(patron))) {
                ObjectNode json = table.wire().commandJson(offer.command());
                if (TAKING_PART.contains(json.path("do").asString())) return json;
            }
            goOn(table);
        }
        throw new AssertionError("never offered");
    }

    private static <S, C, E, V> String due(LiveTable<S, C, E, V> table) {
        Hosted<S, C, E, V> hosted = table.hosted();
        Cue<C> cue = Objects.requireNonNull(table.wire().cue(hosted.state()), "a cue");
        return table.wire().commandJson(cue.command()).path("do").asString();
    }

    private <S, C, E, V> void goOn(LiveTable<S, C, E, V> table) {
        Hosted<S, C, E, V> hosted = table.hosted();
        Cue<C> cue = Objects.requireNonNull(table.wire().cue(hosted.state()), "a cue");
        done(floor.play(Actor.HOUSE, id("house"), table, cue.command()));
    }

    private <S, C, E, V> void ask(LiveTable<S, C, E, V> table, Actor actor, ObjectNode command) {
        Speaker speaker = actor instanceof Actor.Guest(var patron)
                ? new Speaker(patron, Grade.DEALER)
                : new Speaker(null, Grade.GAMING_MANAGER);
        C read = table.wire().command(command, "command", speaker);
        CompletableFuture<Answer<TableFact<E>>> answer =
                floor.play(actor, id(actor.name().replace('/', '-')), table, read);
        assertThat(answer.join()).as("%s", command).isInstanceOf(Answer.Done.class);
    }

    private static <S> boolean isOver(LiveTable<S, ?, ?, ?> table) {
        S state = table.hosted().state();
        return table.wire().round(state) >= 1 && table.wire().betweenRounds(state);
    }

    private String get(String path, @Nullable String who) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
        if (who != null) request.header(TestGate.WHO, who);
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    private static final String[] OF_BEN = {NOTE, "\"incident\"", "incident-recorded", "table/notified"};

    private static final String[] PAYMENT = {"overpayment", "payment-erred"};

    private static final String[] RESTRICTION = {"\"restrict\"", "table/restricted"};

    private static final String[] LIMIT = {"loss-limit-exceeded", "loss limit", "cal-id-"};

    @ParameterizedTest
    @ValueSource(strings = {"1", "3", "4", "8", "9"})
    @Rule({"craps 3.6.1", "bingo 4.7"})
    void what_is_between_a_patron_and_the_house_is_read_by_those_alone(String id) throws Exception {
        String round = play(Objects.requireNonNull(floor.table(id)));
        String path = "/api/rounds/" + round;
        for (String who : new String[] {null, "patron/ann", "cashier/cora", "administrator/ada"}) {
            String told = get(path, who);
            assertThat(told)
                    .as("%s", who)
                    .doesNotContain(OF_BEN)
                    .doesNotContain(PAYMENT)
                    .doesNotContain(RESTRICTION)
                    .doesNotContain(LIMIT)
                    .doesNotContain("staff/", "staff-sven", "ben-id-", "patron-ben", "sealed", "\"asked\"")
                    .doesNotContainPattern("patron/ann".equals(who) ? "\\b(ben|cal)\\b" : "\\b(ann|ben|cal)\\b");
            JsonNode json = JsonMapper.shared().readTree(told);
            assertThat(json.path("agrees").asBoolean()).isTrue();
            assertThat(json.path("chance").path("source").asString()).isEqualTo("follows");
            assertThat(json.path("steps").size()).isPositive();
            assertThat(get("/api/tables/" + id + "/rounds", who))
                    .doesNotContain(OF_BEN)
                    .doesNotContain(LIMIT);
        }
        assertThat(get(path, "patron/ben"))
                .contains("table/restricted", id.equals(HALL) ? "\"ben\"" : "patron-ben-id-")
                .doesNotContain(OF_BEN)
                .doesNotContain(PAYMENT)
                .doesNotContain("\"restrict\"")
                .doesNotContain(LIMIT)
                .doesNotContain("staff/");
        assertThat(get(path, "patron/cal"))
                .contains("loss-limit-exceeded", "cal-id-")
                .doesNotContain(OF_BEN)
                .doesNotContain(PAYMENT)
                .doesNotContain(RESTRICTION)
                .doesNotContain("staff/");
        for (String who : List.of("dealer/dana", "gaming-supervisor/tom", "inspector/ines", "surveillance/sam"))
            assertThat(get(path, who))
                    .as(who)
                    .contains(OF_BEN)
                    .contains(REGISTERS.contains(id) ? PAYMENT : RESTRICTION)
                    .contains(RESTRICTION)
                    .contains(LIMIT)
                    .contains("staff/sven", "house/seed-committed", "\"sealed\":\"\"")
                    .doesNotContainPattern("\"sealed\":\"[^\"]")
                    .doesNotContain("\"asked\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "3", "4"})
    void so_is_why_a_wager_was_refused_and_within_which_limits_somebody_plays(String id) throws Exception {
        LiveTable<?, ?, ?, ?> table = Objects.requireNonNull(floor.table(id));
        come(ANN, table, null);
        come(BEN, table, null);
        ObjectNode wager = takingPart(table, ANN);
        ask(table, new Actor.Guest(ANN), wager);
        ask(table, new Actor.Guest(BEN), of(wager, BEN, 2));
        staff(
                table,
                "{'do':'refuse-wager','patron':'ben','box':2,'reason':'suspected-collusion','text':'" + NOTE + "'}");
        staff(
                table,
                "{'do':'personal-limit','patron':'ben','on':'"
                        + wager.path("on").asString() + "','minimum':'10.00','maximum':'35.00'}");
        String path = "/api/rounds/" + over(table);
        String[] refused = {NOTE, "suspected-collusion", "wager-refused"};
        for (String who : new String[] {null, "patron/ann", "cashier/cora"})
            assertThat(get(path, who)).as("%s", who).doesNotContain(refused).doesNotContain("personal-limit");
        assertThat(get(path, "patron/ben")).contains(refused).contains("personal-limit-set");
        assertThat(get(path, "dealer/dana")).contains(refused).contains("personal-limit-set");
    }

    @Test
    @Rule("blackjack 16.1")
    void what_the_staff_put_right_is_seen_on_the_table_and_who_ordered_it_is_not() throws Exception {
        LiveTable<?, ?, ?, ?> table = Objects.requireNonNull(floor.table("3"));
        come(ANN, table, null);
        ask(table, new Actor.Guest(ANN), takingPart(table, ANN));
        while (!Set.of("time-out", "reveal").contains(due(table))) goOn(table);
        staff(table, "{'do':'face-up-card'}");
        String path = "/api/rounds/" + over(table);
        for (String who : new String[] {null, "patron/ann"}) {
            String told = get(path, who);
            assertThat(told).doesNotContain("\"face-up-card\"").contains("card-burned-seen", "\"deal\"");
            JsonNode chance = JsonMapper.shared().readTree(told).path("chance");
            assertThat(chance.path("source").asString()).isEqualTo("follows");
            assertThat(chance.path("draws").path(0).path("dealt"))
                    .isEqualTo(chance.path("draws").path(0).path("derived"));
        }
        assertThat(get(path, "inspector/ines")).contains("\"face-up-card\"");
    }
}
