package baize.floor.audit;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.floor.BingoFloor;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.games.bingo.BingoCommand.OpenSession;
import baize.games.bingo.BingoCommand.Settle;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two sessions: one of two games with numbers from a console, one in a hall that the house runs. */
class BingoRoundsTest {
    private static final Patron ANN = new Patron("ann");

    @TempDir
    static Path played;

    @BeforeAll
    static void play() {
        try (BingoFloor floor =
                new BingoFloor(SqliteJournal.open(played), SealingKey.random(), new TestClock(TestFloor.START))) {
            floor.member(ANN.id(), "10", 100);
            done(floor.play(DEALER, "10", new OpenSession("00000000000004D2")));
            floor.sells(ANN, 1);
            for (List<Integer> jackpot : List.of(List.<Integer>of(), List.of(81, 82, 83, 84, 85))) {
                floor.starts(jackpot.toArray(new Integer[0]));
                floor.calls(1, 15);
                floor.claims(ANN, 1001);
                done(floor.play(DEALER, "10", new Settle()));
            }
            Patron bea = floor.member("bea", "9", 100);
            floor.goesOn();
            done(floor.takes(bea, "9", true));
            while (floor.hall("9").round() < 2 || floor.state("9").hall().session() != null)
                assertThat(floor.goesOn()).isTrue();
        }
    }

    private static List<String> wagers(List<Line> lines) {
        return lines.stream()
                .map(line -> line.wager() + " " + line.result().toString().toLowerCase(Locale.ROOT))
                .toList();
    }

    @Test
    @Rule({"bingo 1.1 \"game\"", "bingo 3.3"})
    void each_game_is_a_round_and_the_last_of_a_session_tells_what_became_of_the_fee() {
        try (Journal journal = SqliteJournal.open(played)) {
            assertThat(PastRounds.of(journal, "10", Integer.MAX_VALUE, 10).rounds())
                    .extracting(round -> wagers(round.lines()))
                    .containsExactly(List.of("full-house win", "entry lose"), List.of("full-house win"));
            assertThat(PastRounds.of(journal, ANN, null, 10).rounds())
                    .extracting(PastRound::id)
                    .containsExactly("10-2", "10-1");
        }
    }

    @Test
    @Rule({"bingo 1.1 \"session\"", "bingo 7.7"})
    void the_second_game_gone_through_again_begins_with_the_cards_of_the_session() {
        try (Journal journal = SqliteJournal.openReadOnly(played)) {
            Replayed second = requireNonNull(Replay.of(journal, "10-2"));
            assertThat(second.agrees()).isTrue();
            JsonNode begun = second.steps().getFirst().view();
            assertThat(begun.at("/session/game").asInt(0)).isEqualTo(2);
            assertThat(begun.at("/cards/0/serial").asInt(0)).isEqualTo(1001);
            assertThat(begun.path("called")).isEmpty();
        }
    }

    @Test
    @Rule({"bingo 2.2.1", "bingo 4.5", "bingo 6.5.1", "R-136"})
    void series_jackpot_numbers_and_calls_follow_from_the_seed_of_the_game_they_were_drawn_for() {
        try (Journal journal = SqliteJournal.openReadOnly(played)) {
            Replayed first = requireNonNull(Replay.of(journal, "9-1"));
            Replayed second = requireNonNull(Replay.of(journal, "9-2"));
            for (Replayed game : List.of(first, second)) {
                assertThat(game.agrees()).isTrue();
                assertThat(game.chance().source()).isEqualTo(Replayed.Source.FOLLOWS);
                assertThat(game.chance().draws()).hasSizeGreaterThan(15);
            }
            assertThat(drawn(first)).startsWith("open-session", "call").doesNotContain("start");
            assertThat(drawn(second)).startsWith("start", "call").doesNotContain("open-session");
            assertThat(first.chance().draws().getFirst().dealt().path("series").asString(""))
                    .isEqualTo(
                            first.steps().getLast().view().at("/session/series").asString(""));
        }
    }

    private static List<String> drawn(Replayed game) {
        return game.chance().draws().stream()
                .map(draw -> draw.dealt().path("do").asString(""))
                .toList();
    }
}
