package baize.floor;

import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.audit.Replay;
import baize.floor.audit.Replayed;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.PatronState;
import baize.floor.stream.Answer;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.Calling;
import baize.games.table.Dollars;
import baize.games.table.Guest;
import baize.games.table.Invalidation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Seeded sessions in a hall that the house runs: books taken, numbers pressed, claims right and wrong, players who
 * leave and come again, cards that fail, errors of the terminal. After every step all money is accounted for, and
 * in mid-game the floor is closed and opened again.
 */
@Tag("long")
class BingoPlayoutTest {
    private static final int GAMES = Integer.getInteger("baize.games", 12);
    private static final Money PURSE = Money.dollars(400);
    private static final Map<String, String> DOLLARS = Map.of("prizeForm", "cash:40 casino-dollars:35 slot-dollars:25");

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Generator generator = FastGenerator.stream(seed, 0);
    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);
    private final List<Patron> patrons = new ArrayList<>();
    private final Map<String, Integer> done = new TreeMap<>();
    private Money inside = Money.ZERO;

    @TempDir
    Path folder;

    @Test
    @Rule({
        "bingo 3.3",
        "bingo 4.5",
        "bingo 4.8",
        "bingo 7.1",
        "bingo 7.4",
        "bingo 7.5",
        "bingo 8.2",
        "bingo 8.4.2",
        "R-124",
        "R-138",
        "R-142"
    })
    void whatever_is_played_every_cent_is_accounted_for() {
        try {
            play();
            audit();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("with -Dbaize.seed=" + seed + ": " + failure.getMessage(), failure);
        }
    }

    private void play() {
        for (int until = GAMES / 3; until <= GAMES; until += GAMES / 3) {
            Object last;
            try (BingoFloor floor = new BingoFloor(SqliteJournal.open(folder), key, clock, DOLLARS)) {
                if (patrons.isEmpty()) for (String name : List.of("ann", "bea", "cas", "dan", "eve")) join(floor, name);
                while (floor.hall("9").round() < until || !isInMidGame(floor)) step(floor);
                if (until == GAMES) untilDollarsAreWon(floor);
                last = floor.hall("9").hosted();
            }
            try (BingoFloor again = new BingoFloor(SqliteJournal.open(folder), key, clock, DOLLARS)) {
                assertThat(again.hall("9").hosted()).isEqualTo(last);
                again.booksBalance(inside);
                if (until == GAMES) purses(again);
            }
        }
        assertThat(done)
                .as(done.toString())
                .containsKeys("issue", "mark", "automatic", "claim", "leave", "card-out", "card-in", "house")
                .containsKeys("card-fails", "replace-card");
    }

    /** What was won in dollars is in the purses, by kind, and no token of it is left in the hall. */
    private void purses(BingoFloor floor) {
        Dollars all = inPurses(floor);
        assertThat(all.casino().isPositive() && all.slot().isPositive())
                .as("%s", all)
                .isTrue();
        for (Guest guest : floor.state("9").table().guests())
            assertThat(guest.tokens()).as("%s", guest).isIn(null, Money.ZERO);
    }

    private Dollars inPurses(BingoFloor floor) {
        Dollars all = Dollars.NONE;
        for (Patron patron : patrons)
            all = all.plus(((PatronState.Registered) floor.floor().people().patron(patron)).purse());
        return all;
    }

    /** Few games are played, and in all of them everybody may have failed to claim. */
    private void untilDollarsAreWon(BingoFloor floor) {
        while (floor.hall("9").round() < 10 * GAMES && (!inPurses(floor).slot().isPositive() || !isInMidGame(floor)))
            step(floor);
    }

    private static boolean isInMidGame(BingoFloor floor) {
        return floor.state("9") instanceof Calling s && s.play().called().size() > 5;
    }

    private void join(BingoFloor floor, String name) {
        patrons.add(floor.member(name, "9", 400));
        inside = inside.plus(PURSE);
    }

    private void step(BingoFloor floor) {
        Patron patron = patrons.get(generator.below(patrons.size()));
        clock.go(Duration.ofMillis(generator.below(2000)));
        int kind = generator.below(100);
        if (kind < 45) house(floor);
        else if (kind < 94) offered(floor, patron);
        else if (kind < 96) come(floor, away(floor, patron));
        else if (kind < 98)
            sent("card-out", floor.floor().cardOut(guest(patron), floor.nextId(), patron, floor.hall("9")));
        else remedy(floor, patron);
        if (generator.below(4) == 0) floor.booksBalance(inside);
    }

    private static Actor.Guest guest(Patron patron) {
        return new Actor.Guest(patron);
    }

    private void sent(String what, CompletableFuture<? extends Answer<?>> answer) {
        if (now(answer) instanceof Answer.Done<?>) done.merge(what, 1, Integer::sum);
    }

    private void house(BingoFloor floor) {
        if (floor.goesOn()) done.merge("house", 1, Integer::sum);
    }

    private void come(BingoFloor floor, Patron patron) {
        sent("card-in", floor.floor().cardIn(guest(patron), floor.nextId(), patron, floor.hall("9")));
        sent("buy-in", floor.floor().buyIn(guest(patron), floor.nextId(), patron, floor.hall("9"), Money.dollars(30)));
    }

    /** Whatever the game offers a player who is there. */
    private void offered(BingoFloor floor, Patron patron) {
        if (floor.hall("9").hosted().visit(patron) == null) return;
        List<Offer<BingoCommand>> offers = floor.hall("9").offers(new Viewer.Player(patron));
        if (offers.isEmpty()) return;
        BingoCommand command = one(offers.get(generator.below(offers.size())));
        boolean rare = command instanceof AtTable || command instanceof Claim;
        if (rare && generator.below(4) > 0) return;
        sent(name(command), floor.play(guest(patron), "9", command));
        if (command instanceof AtTable)
            sent("card-out", floor.floor().cardOut(guest(patron), floor.nextId(), patron, floor.hall("9")));
    }

    /** Any of the numbers that an offer has. */
    private BingoCommand one(Offer<BingoCommand> offer) {
        return offer.command() instanceof Mark c
                ? new Mark(
                        c.patron(),
                        c.serial(),
                        offer.numbers().get(generator.below(offer.numbers().size())))
                : offer.command();
    }

    /** Somebody who is not there, if there is one. */
    private Patron away(BingoFloor floor, Patron otherwise) {
        for (Patron patron : patrons) if (floor.hall("9").hosted().visit(patron) == null) return patron;
        return otherwise;
    }

    private static String name(BingoCommand command) {
        return switch (command) {
            case Issue _ -> "issue";
            case Mark _ -> "mark";
            case Automatic _ -> "automatic";
            case Claim _ -> "claim";
            case AtTable _ -> "leave";
            default -> "other";
        };
    }

    private void remedy(BingoFloor floor, Patron patron) {
        BingoState state = floor.state("9");
        Grade by = Grade.GAMING_SUPERVISOR;
        int serial = 1001 + generator.below(8);
        switch (generator.below(12)) {
            case 0 -> staff(floor, "terminal-error", new TerminalError(by));
            case 1 -> staff(floor, "void-entry", new VoidEntry(by, patron, "a telephone"));
            case 2 ->
                staff(
                        floor,
                        "invalidate",
                        new Invalidate(by, new Invalidation(false, List.of(), List.of(), null, null)));
            default -> {
                staff(floor, "card-fails", new CardFails(by, serial));
                staff(floor, "replace-card", new ReplaceCard(by, serial));
            }
        }
        assertThat(floor.state("9").round()).isGreaterThanOrEqualTo(state.round());
    }

    private void staff(BingoFloor floor, String what, baize.games.bingo.BingoIrregularity irregularity) {
        sent(what, floor.play(BingoFloor.SUPERVISOR, "9", new Remedy(irregularity)));
    }

    /** All of it decided again is the same; games are gone through again, those within a session too. */
    private void audit() {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            for (int round = 1; round < GAMES; round++) {
                Replayed replayed = Objects.requireNonNull(Replay.of(journal, "9-" + round), "game " + round);
                assertThat(replayed.chance().source()).as(replayed.id()).isEqualTo(Replayed.Source.FOLLOWS);
                assertThat(replayed.agrees()).as(replayed.id()).isTrue();
            }
        }
    }
}
