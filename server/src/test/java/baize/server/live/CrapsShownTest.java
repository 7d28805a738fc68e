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
import baize.games.craps.CrapsCommand;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A craps game as its players, its attendants and others see it over sockets. */
class CrapsShownTest {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final String PASS = "{\"do\":\"wager\",\"on\":\"pass-line\",\"stake\":\"10.00\"}";

    @TempDir
    Path folder;

    private OpenFloor open;

    @BeforeEach
    void open() {
        open = new OpenFloor(folder);
        Map<String, String> settings = Map.of("minimum", "5.00", "maximum", "500.00", "unit", "1.00", "boxes", "8");
        open.floor
                .setUp("9", Setup.of("craps", settings, Money.dollars(50_000)).waiting(18))
                .join();
    }

    @AfterEach
    void close() {
        open.assertBalanced();
        open.close();
    }

    private Line player(String name) throws InterruptedException {
        Patron patron = new Patron(name);
        done(open.floor.ask(CASHIER, id(), patron, new PatronCommand.Register(CASHIER.by(), patron, name, false)));
        done(open.floor.ask(CASHIER, id(), patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + name)));
        done(open.floor.ask(
                CASHIER, id(), patron, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(500), Means.CASH)));
        Line line = line("patron/" + name);
        line.act("{\"do\":\"card-in\"}");
        line.act("{\"do\":\"buy-in\",\"amount\":\"200.00\"}");
        return line;
    }

    private Line line(String who) {
        return Line.open(open.client, open.port(), "9", who, 0);
    }

    private static String id() {
        return UUID.randomUUID().toString();
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    @SuppressWarnings("unchecked") // table 9 is of craps
    private void house(CrapsCommand command) {
        LiveTable<?, ?, ?, ?> table = Objects.requireNonNull(open.floor.table("9"));
        done(open.floor.play(Actor.HOUSE, id(), (LiveTable<?, CrapsCommand, ?, ?>) table, command));
    }

    private static Duration wait(JsonNode view, String what) {
        assertThat(view.path("waiting").path("for").asString("")).isEqualTo(what);
        return Duration.between(
                Instant.parse(view.at("/waiting/since").asString()),
                Instant.parse(view.at("/waiting/until").asString()));
    }

    @Test
    @Rule({"craps 3.11.1", "craps 1.1 \"Wagering Period\"", "R-82"})
    void the_time_left_for_wagers_and_to_shoot_is_shown() throws Exception {
        try (Line ann = player("ann")) {
            ann.act(PASS);
            JsonNode wagering =
                    OpenFloor.json(open.get("/api/tables/9", "patron/ann")).path("view");
            assertThat(wait(wagering, "wagering")).isEqualTo(Duration.ofSeconds(18));
            house(new CrapsCommand.CloseWagering(null));
            JsonNode shooting = ann.viewIn("shooting", 1).path("view");
            assertThat(wait(shooting, "shooting")).isEqualTo(Duration.ofSeconds(10));
            assertThat(shooting.path("offers").path(0).path("do").asString("")).isEqualTo("shoot");
            ann.act("{\"do\":\"shoot\"}");
            JsonNode rolled = ann.viewIn("wagering", 2).path("view");
            assertThat(rolled.path("dice").asString("")).matches("[1-6]-[1-6]");
            assertThat(rolled.at("/seed/round").asInt()).isEqualTo(1);
        }
    }

    @Test
    @Rule({"craps 3.3.3", "craps 3.3.4"})
    void wagers_and_credits_are_shown_to_their_player_alone() throws Exception {
        try (Line ann = player("ann");
                Line bea = player("bea")) {
            ann.act(PASS);
            bea.act("{\"do\":\"wager\",\"on\":\"field\",\"stake\":\"7.00\"}");
            JsonNode own =
                    OpenFloor.json(open.get("/api/tables/9", "patron/ann")).path("view");
            assertThat(own.path("chips").asString("")).isEqualTo("190.00");
            assertThat(own.at("/terminals/0/bets/0/on").asString("")).isEqualTo("pass-line");
            assertThat(own.at("/terminals/1/bets").size()).isZero();
            assertThat(open.get("/api/tables/9", null).body()).doesNotContain("7.00", "190.00", "193.00");
        }
    }

    @Test
    @Rule({"craps 7.2", "R-86"})
    void an_attendant_takes_the_card_of_one_who_has_left_and_of_nobody_who_plays() throws Exception {
        try (Line ann = player("ann");
                Line dana = line("dealer/dana")) {
            ann.act("{\"do\":\"sit\",\"box\":3}");
            JsonNode refused = dana.ask("{\"do\":\"card-out\",\"patron\":\"ann\"}");
            assertThat(refused.at("/refusal/reason").asString("")).isEqualTo("game-in-play");
            ann.act("{\"do\":\"leave\"}");
            dana.act("{\"do\":\"card-out\",\"patron\":\"ann\"}");
            assertThat(Objects.requireNonNull(open.floor.table("9")).hosted().visits())
                    .isEmpty();
        }
    }
}
