package baize.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.LiveTable;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.Medium;
import baize.games.bingo.Series;
import baize.games.bingo.Session;
import baize.games.table.Settings;
import baize.server.account.Browser;
import baize.server.account.Browser.Reply;
import baize.server.account.House;
import baize.server.paper.NoFonts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hall at table 7 with a session of three games; Ann has the first book, on paper. */
final class ScorecardRoutesTest {
    private static final Map<String, String> SETTINGS = Map.of("games", "3", "cards", "40", "jackpotGames", "none");
    private static final Actor.Staff CORA = new Actor.Staff("cora", Role.CASHIER);
    private static final Actor.Staff DANA = new Actor.Staff("dana", Role.DEALER);
    private static final Patron ANN = new Patron("ann");
    private static final String PAPER = "/api/tables/7/scorecards.pdf";
    private static final String PAGE = "/api/tables/7/scorecards/";

    @TempDir
    Path folder;

    private House house;
    private Browser dana;
    private int ids;

    @BeforeEach
    void open() {
        NoFonts.use();
        house = new House(House.Plan.in(folder).asDemo()).staffed();
        house.floor
                .pools()
                .setUp(
                        "hall",
                        "Hall",
                        "bingo",
                        BingoRules.read(new Settings(SETTINGS)).jackpot())
                .join();
        Setup hall = Setup.of("bingo", SETTINGS, Money.dollars(1000)).linkedTo("hall");
        house.floor.setUp("7", hall.dealtBy(Setup.Dealer.STAFF)).join();
        Map<String, String> dice = Map.of("minimum", "5.00", "maximum", "500.00", "unit", "1.00", "boxes", "8");
        house.floor.setUp("4", Setup.of("craps", dice, Money.dollars(1000))).join();
        dana = house.browser().signIn("dana", House.PASSWORD);
    }

    @AfterEach
    void close() {
        Money sum = house.floor.balances().values().stream().reduce(Money.ZERO, Money::plus);
        house.close();
        assertThat(sum).isEqualTo(Money.ZERO);
    }

    @SuppressWarnings("unchecked") // table 7 is of bingo
    private LiveTable<BingoState, BingoCommand, ?, ?> table() {
        return (LiveTable<BingoState, BingoCommand, ?, ?>) Objects.requireNonNull(house.floor.table("7"));
    }

    private String id() {
        return "s" + ++ids;
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    private void play(BingoCommand command) {
        done(house.floor.play(DANA, id(), table(), command));
    }

    private void session() {
        play(new BingoCommand.OpenSession(null));
    }

    private void annBuysABook() {
        done(house.floor.ask(CORA, id(), ANN, new PatronCommand.Register(CORA.by(), ANN, "Ann", true)));
        done(house.floor.ask(CORA, id(), ANN, new PatronCommand.IssueCard(CORA.by(), "card-ann")));
        done(house.floor.ask(CORA, id(), ANN, new PatronCommand.Deposit(CORA.by(), Money.dollars(100), Means.CASH)));
        Actor.Guest ann = new Actor.Guest(ANN);
        done(house.floor.cardIn(ann, id(), ANN, table()));
        done(house.floor.buyIn(ann, id(), ANN, table(), Money.dollars(50)));
        play(new BingoCommand.Issue(ANN, Grade.DEALER, null, List.of(), Medium.PAPER, false, null));
    }

    private Series series() {
        Session session = Objects.requireNonNull(table().hosted().state().hall().session());
        return BingoRules.read(new Settings(SETTINGS)).series(Series.key(session.series()));
    }

    private static PDDocument paper(Reply reply) throws IOException {
        assertThat(reply.status()).as(reply.body().toString()).isEqualTo(200);
        assertThat(reply.header("Content-Type")).isEqualTo("application/pdf");
        assertThat(reply.header("Cache-Control")).isEqualTo("no-store");
        return Loader.loadPDF(reply.whole().body());
    }

    @Test
    @Rule({"bingo 2.3", "bingo 2.3.1", "bingo 2.3.2", "bingo 3.2.1"})
    void a_dealer_prints_the_books_of_the_session_all_or_some() throws IOException {
        session();
        try (PDDocument all = paper(dana.get(PAPER))) {
            assertThat(all.getNumberOfPages()).isEqualTo(40 * 3);
        }
        Reply some = dana.get(PAPER + "?from=1003&to=1004");
        assertThat(some.header("Content-Disposition")).contains(series().number() + "-1003-1004.pdf");
        try (PDDocument two = paper(some)) {
            assertThat(two.getNumberOfPages()).isEqualTo(6);
            assertThat(new PDFTextStripper().getText(two))
                    .contains(series().number(), "1003", "1004", "Game 2", "YELLOW")
                    .doesNotContain("1002");
        }
        try (PDDocument last = paper(dana.get(PAPER + "?from=1040"))) {
            assertThat(last.getNumberOfPages()).isEqualTo(3);
        }
    }

    @Test
    @Rule({"bingo 2.3.3", "R-143"})
    void staff_look_up_any_page_and_who_holds_it() {
        annBuysABook();
        Reply own = dana.get(PAGE + "1001?game=2");
        assertThat(own.status()).as(own.body().toString()).isEqualTo(200);
        assertThat(own.text("/series")).isEqualTo(series().number());
        assertThat(own.text("/colour")).isEqualTo("yellow");
        assertThat(own.text("/issued/patron")).isEqualTo("ann");
        assertThat(own.text("/issued/medium")).isEqualTo("paper");
        var master = series().page(1001, 2).boxes();
        for (int box = 0; box < 6; box++)
            for (int cell = 0; cell < 27; cell++)
                assertThat(own.body().at("/boxes/" + box + "/" + cell).asInt())
                        .isEqualTo(master.get(box).cells().get(cell));
        Reply unsold = dana.get(PAGE + "1040");
        assertThat(unsold.body().has("issued")).isFalse();
        assertThat(unsold.body().path("game").asInt()).isEqualTo(1);
        Reply supervisor = house.browser().signIn("sue", House.PASSWORD).get(PAGE + "1040");
        assertThat(supervisor.body()).isEqualTo(unsold.body());
    }

    @Test
    @Rule("R-24")
    void who_may_not_is_told_so() {
        session();
        assertThat(house.browser().get(PAPER).status()).isEqualTo(401);
        assertThat(house.browser().get(PAGE + "1001").status()).isEqualTo(401);
        Browser cora = house.browser().signIn("cora", House.PASSWORD);
        assertThat(cora.get(PAPER).text("/detail"))
                .startsWith("print-scorecards is for dealer")
                .endsWith("not for cashier");
        assertThat(cora.get(PAGE + "1001").status()).isEqualTo(403);
        Browser guest = house.browser();
        guest.post("/api/guest", "");
        assertThat(guest.get(PAPER).status()).isEqualTo(403);
        assertThat(guest.get(PAGE + "1001").status()).isEqualTo(403);
    }

    @Test
    @Rule({"bingo 2.3.1", "bingo 2.3.3"})
    void what_is_not_there_is_told_in_one_line() {
        assertRefused(PAPER, 404, "no session is open at table 7");
        assertRefused(PAGE + "1001", 404, "no session is open at table 7");
        session();
        assertRefused("/api/tables/4/scorecards.pdf", 404, "table 4 has no scorecards");
        assertRefused("/api/tables/99/scorecards/1", 404, "no table 99");
        String books = " in series " + series().number() + "; its books are 1001 to 1040";
        assertRefused(PAPER + "?from=1000", 404, "no book 1000" + books);
        assertRefused(PAPER + "?to=1041", 404, "no book 1041" + books);
        assertRefused(PAPER + "?from=1005&to=1004", 400, "from, to: expected the lower number first");
        assertRefused(PAPER + "?from=x", 400, "from: expected a whole number up to 99999999");
        assertRefused(PAGE + "1041", 404, "no book 1041" + books);
        assertRefused(PAGE + "ten", 400, "serial: expected the number of a book, got \"ten\"");
        assertRefused(PAGE + "1001?game=4", 404, "no game 4 in the session; its games are 1 to 3");
        assertRefused(PAGE + "1001?game=x", 400, "game: expected a whole number up to 99999999");
    }

    private void assertRefused(String path, int status, String detail) {
        Reply reply = dana.get(path);
        assertThat(reply.text("/detail")).as(path).isEqualTo(detail);
        assertThat(reply.status()).as(path).isEqualTo(status);
    }
}
