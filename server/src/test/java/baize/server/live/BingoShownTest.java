package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

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
import baize.games.bingo.BingoCommand.*;
import baize.wire.Cue;
import baize.wire.Games;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A hall over the wire: what a player, the staff and a passer-by are sent, and how much of it. */
class BingoShownTest {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final String BOOK = "{\"do\":\"issue\",\"automatic\":false}";
    private static final int LARGEST_FRAME = 6 * 1024;
    private static final Map<String, String> SETTINGS =
            Map.of("cards", "60", "minors", "any-line:20.00", "jackpotSeed", "500.00", "callSeconds", "4");

    @TempDir
    Path folder;

    private OpenFloor open;

    @BeforeEach
    void open() {
        open = new OpenFloor(folder);
        var rules = Objects.requireNonNull(Games.of("bingo").jackpotRules(SETTINGS));
        open.floor.pools().setUp("bingo", "Bingo jackpot", "bingo", rules).join();
        Setup setup = Setup.of("bingo", SETTINGS, Money.dollars(50_000)).waiting(45);
        open.floor.setUp("9", setup.linkedTo("bingo")).join();
        goesOn();
    }

    @AfterEach
    void close() {
        open.assertBalanced();
        open.close();
    }

    private Patron member(String name) {
        Patron patron = new Patron(name);
        done(open.floor.ask(CASHIER, id(), patron, new PatronCommand.Register(CASHIER.by(), patron, name, true)));
        done(open.floor.ask(CASHIER, id(), patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + name)));
        done(open.floor.ask(
                CASHIER, id(), patron, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(100), Means.CASH)));
        done(open.floor.cardIn(new Actor.Guest(patron), id(), patron, hall()));
        done(open.floor.buyIn(new Actor.Guest(patron), id(), patron, hall(), Money.dollars(50)));
        return patron;
    }

    private Line line(@Nullable String who) {
        return Line.open(open.client, open.port(), "9", who, 0);
    }

    private static String id() {
        return UUID.randomUUID().toString();
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    @SuppressWarnings("unchecked") // table 9 is of bingo
    private LiveTable<?, BingoCommand, ?, ?> hall() {
        return (LiveTable<?, BingoCommand, ?, ?>) Objects.requireNonNull(open.floor.table("9"));
    }

    private void goesOn() {
        goesOn(hall());
    }

    private <S> void goesOn(LiveTable<S, BingoCommand, ?, ?> hall) {
        Cue<BingoCommand> cue =
                Objects.requireNonNull(hall.wire().cue(hall.hosted().state()));
        done(open.floor.play(Actor.HOUSE, id(), hall, cue.command()));
    }

    private JsonNode seen(@Nullable String who) throws Exception {
        String body = open.get("/api/tables/9", who).body();
        assertThat(body.getBytes(StandardCharsets.UTF_8).length).isLessThan(LARGEST_FRAME);
        return OpenFloor.json(open.get("/api/tables/9", who)).path("view");
    }

    @Test
    @Rule({"bingo 3.2.2", "bingo 3.4", "bingo 4.5"})
    void a_player_takes_a_book_presses_numbers_and_has_small_frames() throws Exception {
        member("ann");
        try (Line ann = line("patron/ann")) {
            ann.act(BOOK);
            JsonNode view = seen("patron/ann");
            assertThat(view.at("/cards/0/medium").asString("")).isEqualTo("electronic");
            assertThat(view.at("/cards/0/boxes").size()).isEqualTo(6);
            assertThat(view.path("chips").asString("")).isEqualTo("40.00");
            Duration wait = Duration.between(
                    Instant.parse(view.at("/waiting/since").asString()),
                    Instant.parse(view.at("/waiting/until").asString()));
            assertThat(wait).isEqualTo(Duration.ofSeconds(45));
            goesOn();
            for (int call = 0; call < 20; call++) {
                goesOn();
                int number = seen("patron/ann").path("called").path(call).asInt();
                ann.act("{\"do\":\"mark\",\"serial\":1001,\"number\":" + number + "}");
            }
            assertThat(seen("patron/ann").at("/cards/0/marks").size()).isEqualTo(20);
        }
    }

    @Test
    @Rule("bingo 3.4")
    void two_books_on_which_nothing_is_pressed_have_small_frames_late_in_a_game() throws Exception {
        member("ann");
        try (Line ann = line("patron/ann")) {
            ann.act(BOOK);
            ann.act(BOOK);
        }
        goesOn();
        for (int call = 0; call < 30; call++) goesOn();
        JsonNode view = seen("patron/ann");
        List<JsonNode> marks = view.path("offers")
                .valueStream()
                .filter(offer -> offer.path("do").asString("").equals("mark"))
                .toList();
        assertThat(marks).hasSize(2);
        for (JsonNode offer : marks) assertThat(offer.path("numbers")).isEqualTo(view.path("called"));
    }

    @Test
    @Rule({"bingo 4.7", "bingo 7.1"})
    void cards_and_seats_are_their_players_and_who_claims_is_everyones() throws Exception {
        for (String name : List.of("ann", "bea", "cas")) {
            member(name);
            try (Line line = line("patron/" + name)) {
                line.act(BOOK);
            }
        }
        goesOn();
        goesOn();
        JsonNode bea = seen("patron/bea");
        assertThat(bea.path("cards")).hasSize(1);
        assertThat(bea.at("/table/seats")).hasSize(1);
        assertThat(bea.path("names").propertyNames()).containsExactly("bea");
        assertThat(seen(null).path("cards")).isEmpty();
        JsonNode staff = seen("dealer/dana");
        assertThat(staff.path("cards")).hasSize(3);
        assertThat(staff.at("/cards/0/boxes")).isEmpty();
        try (Line ann = line("patron/ann")) {
            assertThat(ann.ask("claim-1", "{\"do\":\"claim\",\"serial\":1001}").has("events"))
                    .isTrue();
        }
        String seat = seen(null).at("/claims/0/patron").asString("");
        assertThat(seat).as("who passes by sees from which seat").matches("Seat [0-9]+");
        assertThat(seen(null).path("names")).isEmpty();
        assertThat(seen("patron/bea").path("names").propertyNames()).containsExactlyInAnyOrder(seat, "bea");
        assertThat(seen("patron/bea").path("names").path(seat).asString(""))
                .as("who is in the hall hears the name")
                .isEqualTo("ann");
        assertThat(seen("dealer/dana").at("/claims/0/patron").asString("")).isEqualTo("ann");
        goesOn();
        assertThat(seen(null).at("/claims/0/check").asString("")).isEqualTo("rejected");
    }

    @Test
    @Rule({"bingo 4.1", "bingo 4.4", "bingo 6.3 \"current jackpot amount\""})
    void the_lobby_shows_the_session_its_prizes_its_next_game_and_the_jackpot() throws Exception {
        member("ann");
        try (Line ann = line("patron/ann")) {
            ann.act(BOOK);
        }
        JsonNode shown = null;
        for (JsonNode table : OpenFloor.json(open.get("/api/tables", null)).path("tables"))
            if (table.path("id").asString("").equals("9")) shown = table;
        JsonNode hall = Objects.requireNonNull(shown);
        assertThat(hall.at("/session/players").asInt()).isEqualTo(1);
        assertThat(hall.at("/session/games").asInt()).isEqualTo(6);
        assertThat(hall.at("/prizes/0/pattern").asString("")).isEqualTo("any-line");
        assertThat(Instant.parse(hall.path("begins").asString(""))).isNotNull();
        assertThat(hall.path("seats")).isEmpty();
        assertThat(hall.path("free").asInt()).isEqualTo(599);
        assertThat(hall.at("/pools/0/meter").asString("")).isEqualTo("510.00");
        assertThat(hall.at("/pools/0/note").asString(""))
                .isEqualTo("Bingo on a jackpot number takes all of it. Table 9.");
    }
}
