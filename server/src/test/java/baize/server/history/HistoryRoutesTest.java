package baize.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
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
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
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

/** Ann plays at two tables, Ben at one of them; the last round of table 4 is not over. */
class HistoryRoutesTest {
    private static final Map<String, String> SETTINGS =
            Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Actor.Staff DEALER = new Actor.Staff("dana", Role.DEALER);
    private static final Actor.Staff SUPERVISOR = new Actor.Staff("sven", Role.CASINO_SUPERVISOR);
    private static final Patron ANN = new Patron("ann");
    private static final Patron BEN = new Patron("ben");

    @TempDir
    static Path folder;

    private static Floor floor;
    private static Server server;
    private static int ids;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @BeforeAll
    static void play() {
        Journal journal = SqliteJournal.open(folder);
        floor = Floor.open(journal, Floor.Options.of(SealingKey.random()));
        for (String id : List.of("4", "5"))
            floor.setUp(
                            id,
                            Setup.of("three-card-poker", SETTINGS, Money.dollars(10_000))
                                    .dealtBy(Setup.Dealer.STAFF))
                    .join();
        come(ANN, "4");
        come(BEN, "4");
        for (int round = 1; round <= 5; round++) round("4", round % 2 == 0 ? List.of(ANN, BEN) : List.of(BEN));
        done(floor.cardOut(new Actor.Guest(ANN), id(), ANN, table("4")));
        sit(ANN, "5");
        round("5", List.of(ANN));
        done(floor.cardOut(new Actor.Guest(ANN), id(), ANN, table("5")));
        sit(ANN, "4");
        round("4", List.of(ANN, BEN));
        wager("4", BEN, 2);
        done(floor.play(DEALER, id(), table("4"), new ThreeCardCommand.Deal(List.of())));
        done(floor.play(SUPERVISOR, id(), table("4"), voided()));
        wager("4", ANN, 1);
        server = Server.start(Server.Options.at(0), List.of(new HistoryRoutes(journal, floor, new TestGate())));
    }

    @AfterAll
    static void close() {
        server.close();
        floor.close();
        CLIENT.close();
    }

    private static ThreeCardCommand voided() {
        return table("4")
                .wire()
                .command(
                        JsonMapper.shared().readTree("{\"do\":\"void-round\",\"by\":\"casino-supervisor\"}"),
                        "command");
    }

    private static void come(Patron patron, String table) {
        done(floor.ask(CASHIER, id(), patron, new PatronCommand.Register(CASHIER.by(), patron, patron.id(), false)));
        done(floor.ask(CASHIER, id(), patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + patron.id())));
        done(floor.ask(CASHIER, id(), patron, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(900), Means.CASH)));
        sit(patron, table);
    }

    private static void sit(Patron patron, String table) {
        Actor guest = new Actor.Guest(patron);
        done(floor.cardIn(guest, id(), patron, table(table)));
        done(floor.buyIn(guest, id(), patron, table(table), Money.dollars(200)));
    }

    private static int box(Patron patron) {
        return patron.equals(ANN) ? 1 : 2;
    }

    private static void wager(String table, Patron patron, int box) {
        done(floor.play(
                new Actor.Guest(patron),
                id(),
                table(table),
                new ThreeCardCommand.Wager(patron, Box.of(box), ThreeCardArea.ANTE, Money.dollars(10), Money.ZERO)));
    }

    /** The first player buys chips after wagering. */
    private static void round(String table, List<Patron> players) {
        for (Patron patron : players) wager(table, patron, box(patron));
        Patron first = players.getFirst();
        done(floor.buyIn(new Actor.Guest(first), id(), first, table(table), Money.dollars(5)));
        done(floor.play(DEALER, id(), table(table), new ThreeCardCommand.Deal(List.of())));
        for (Patron patron : players)
            done(floor.play(
                    new Actor.Guest(patron),
                    id(),
                    table(table),
                    new ThreeCardCommand.Play(patron, Box.of(box(patron)), null, Money.ZERO)));
        done(floor.play(DEALER, id(), table(table), new ThreeCardCommand.Reveal()));
    }

    @SuppressWarnings("unchecked") // all tables are of Three Card Poker
    private static LiveTable<?, ThreeCardCommand, ?, ?> table(String id) {
        return (LiveTable<?, ThreeCardCommand, ?, ?>) Objects.requireNonNull(floor.table(id));
    }

    private static String id() {
        return "c" + ++ids;
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    private static HttpResponse<String> get(String path, @Nullable String who) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
        if (who != null) request.header(TestGate.WHO, who);
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static JsonNode json(String path, @Nullable String who) throws Exception {
        HttpResponse<String> answer = get(path, who);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonMapper.shared().readTree(answer.body());
    }

    private static List<String> ids(JsonNode page) {
        return page.path("rounds").values().stream()
                .map(round -> round.path("round").asString())
                .toList();
    }

    @Test
    void a_table_s_rounds_come_page_by_page_the_newest_first() throws Exception {
        JsonNode first = json("/api/tables/4/rounds?limit=3", null);
        assertThat(ids(first)).containsExactly("4-7", "4-6", "4-5");
        assertThat(first.path("before").asInt()).isEqualTo(5);
        JsonNode second = json("/api/tables/4/rounds?limit=3&before=5", null);
        assertThat(ids(second)).containsExactly("4-4", "4-3", "4-2");
        JsonNode last = json("/api/tables/4/rounds?limit=3&before=2", null);
        assertThat(ids(last)).containsExactly("4-1");
        assertThat(last.path("before").isNull()).isTrue();
    }

    @Test
    void a_round_is_told_with_its_lines_and_whether_it_was_void() throws Exception {
        JsonNode rounds = json("/api/tables/4/rounds", null).path("rounds");
        assertThat(rounds.path(0).path("void").asBoolean()).isTrue();
        assertThat(rounds.path(0).path("lines").path(0).path("result").asString())
                .isEqualTo("void");
        assertThat(rounds.path(1).path("void").asBoolean()).isFalse();
    }

    /** Of a round of Ann's at box 1 and Ben's at box 2. */
    private static List<String> players(@Nullable String who) throws Exception {
        return json("/api/tables/4/rounds", who).path("rounds").path(1).path("lines").values().stream()
                .map(line -> line.path("patron").asString())
                .distinct()
                .toList();
    }

    @Test
    void of_others_a_table_s_rounds_tell_boxes_and_not_who_they_are() throws Exception {
        assertThat(players(null)).containsExactly("Box 1", "Box 2");
        assertThat(players("cashier/cora")).containsExactly("Box 1", "Box 2");
        assertThat(players("patron/ann")).containsExactly("ann", "Box 2");
        assertThat(players("patron/ben")).containsExactly("Box 1", "ben");
        for (String staff : List.of("dealer/dana", "inspector/ines"))
            assertThat(players(staff)).containsExactly("ann", "ben");
    }

    @Test
    void so_does_a_round_step_by_step_in_everything_that_is_told_of_it() throws Exception {
        assertThat(get("/api/rounds/4-6", null).body())
                .contains("\"Box 1\"", "\"Box 2\"", "patron/Box 1")
                .doesNotContainPattern("\\b(ann|ben)\\b");
        assertThat(get("/api/rounds/4-6", "patron/ben").body())
                .contains("\"Box 1\"", "\"ben\"", "chips/4/ben")
                .doesNotContainPattern("\\bann\\b");
        assertThat(get("/api/rounds/4-6", "dealer/dana").body())
                .contains("chips/4/ann", "chips/4/ben", "patron/ann")
                .doesNotContain("Box 1");
    }

    @Test
    void one_s_own_rounds_are_those_of_all_tables_with_one_s_own_lines() throws Exception {
        JsonNode all = json("/api/me/rounds", "patron/ann");
        assertThat(ids(all)).containsExactly("4-6", "5-1", "4-4", "4-2");
        assertThat(all.path("before").isNull()).isTrue();
        for (JsonNode round : all.path("rounds"))
            assertThat(round.path("lines").values())
                    .isNotEmpty()
                    .allSatisfy(
                            line -> assertThat(line.path("patron").asString()).isEqualTo("ann"));
    }

    @Test
    void one_s_own_rounds_come_page_by_page_across_tables() throws Exception {
        StringBuilder seen = new StringBuilder();
        String before = "";
        for (int page = 0; page < 9; page++) {
            JsonNode answer = json("/api/me/rounds?limit=1" + before, "patron/ann");
            seen.append(ids(answer));
            if (answer.path("before").isNull()) break;
            before = "&before=" + answer.path("before").asString();
        }
        assertThat(seen.toString()).startsWith("[4-6][5-1][4-4][4-2]");
        assertThat(ids(json("/api/me/rounds?before=nothing", "patron/ann"))).isEmpty();
    }

    @Test
    void only_patrons_have_rounds_of_their_own() throws Exception {
        assertThat(get("/api/me/rounds", null).statusCode()).isEqualTo(401);
        assertThat(get("/api/me/rounds", "dealer/dana").statusCode()).isEqualTo(403);
        assertThat(ids(json("/api/me/rounds", "patron/nobody"))).isEmpty();
    }

    @Test
    void a_round_that_is_over_is_told_step_by_step() throws Exception {
        JsonNode round = json("/api/rounds/4-6", null);
        assertThat(round.path("agrees").asBoolean()).isTrue();
        assertThat(round.path("chance").path("source").asString()).isEqualTo("follows");
        assertThat(round.path("steps").size()).isEqualTo(6);
    }

    @Test
    void a_round_at_hand_is_told_to_nobody() throws Exception {
        for (String who : List.of("patron/ann", "gaming-manager/max")) {
            HttpResponse<String> answer = get("/api/rounds/4-8", who);
            assertThat(answer.statusCode()).isEqualTo(409);
            assertThat(answer.body()).isEqualTo("{\"detail\":\"round 4-8 is not over\"}");
        }
        assertThat(ids(json("/api/tables/4/rounds", "gaming-manager/max"))).doesNotContain("4-8");
        assertThat(get("/api/rounds/4-9", null).statusCode()).isEqualTo(404);
        assertThat(get("/api/rounds/4-08", null).statusCode()).isEqualTo(404);
    }

    @Test
    void what_a_patron_brought_along_is_between_the_patron_and_the_house() throws Exception {
        for (String who : List.of("patron/ann", "casino-supervisor/sven"))
            assertThat(orders(json("/api/rounds/4-6", who))).contains("house/bring-chips");
        assertThat(orders(json("/api/rounds/4-6", "patron/ben"))).doesNotContain("house/bring-chips");
        assertThat(orders(json("/api/rounds/4-6", null)))
                .containsExactly("wager", "wager", "deal", "play", "play", "reveal");
    }

    private static List<String> orders(JsonNode round) {
        return round.path("steps").values().stream()
                .map(step -> step.path("do").path(0).path("do").asString())
                .toList();
    }
}
