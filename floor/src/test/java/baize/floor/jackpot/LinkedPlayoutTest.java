package baize.floor.jackpot;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudIrregularity.JackpotFails;
import baize.games.caribbeanstud.StudIrregularity.JackpotWorks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seeded play at two linked tables, in which everyone does whatever is offered; the money is right at every step. */
@Tag("long")
class LinkedPlayoutTest {
    private static final int STEPS = 300;
    private static final Actor.Staff SUPERVISOR = new Actor.Staff("sue", Role.CASINO_SUPERVISOR);

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Generator generator = FastGenerator.stream(seed, 0);
    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);
    private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);

    @TempDir
    Path folder;

    private enum Kind {
        DONE,
        REFUSED,
        MOVED
    }

    private record Sent(Actor actor, StudCommand command) {}

    @Test
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.5", "R-22", "R-41", "R-42"})
    void whatever_is_played_the_pool_holds_what_it_shows() {
        try {
            play();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("with -Dbaize.seed=" + seed + ": " + failure.getMessage(), failure);
        }
    }

    private void play() {
        PoolState.Running last;
        try (LinkedFloor floor = new LinkedFloor(SqliteJournal.open(folder), key, clock)) {
            List<Patron> one = seated(floor, "1", "ann", "bea", "cas");
            List<Patron> two = seated(floor, "2", "dan", "eve");
            for (int step = 0; step < STEPS; step++) {
                if (generator.below(2) == 0) step(floor, "1", one);
                else step(floor, "2", two);
            }
            last = floor.pool();
        }
        assertThat(counts.get(Kind.MOVED)).as("how often the pool moved").isGreaterThan(5);
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
        try (LinkedFloor floor = new LinkedFloor(SqliteJournal.open(folder), key, clock)) {
            assertThat(floor.pool()).isEqualTo(last);
        }
    }

    private static List<Patron> seated(LinkedFloor floor, String table, String... names) {
        List<Patron> patrons = new ArrayList<>();
        for (String name : names) patrons.add(floor.seated(name, table, Money.dollars(20_000)));
        return patrons;
    }

    private void step(LinkedFloor floor, String table, List<Patron> patrons) {
        Sent next = next(floor, table, patrons);
        if (next == null) return;
        PoolState.Running before = floor.pool();
        Answer<?> answer = TestFloor.now(floor.play(next.actor(), table, next.command()));
        counts.merge(answer instanceof Answer.Done<?> ? Kind.DONE : Kind.REFUSED, 1, Integer::sum);
        floor.booksBalance();
        if (floor.pool().pool().equals(before.pool())) return;
        counts.merge(Kind.MOVED, 1, Integer::sum);
        assertThat(answer).as(next.toString()).isInstanceOf(Answer.Done.class);
        assertThat(floor.known(table))
                .as(next.toString())
                .isEqualTo(floor.pool().pool());
    }

    private @Nullable Sent next(LinkedFloor floor, String table, List<Patron> patrons) {
        List<Sent> all = new ArrayList<>();
        for (Patron patron : patrons)
            for (Offer<StudCommand> offer : floor.table(table).offers(new Viewer.Player(patron)))
                add(all, new Sent(new Actor.Guest(patron), offer.command()));
        for (Offer<StudCommand> offer : floor.table(table).offers(new Viewer.Staff(Grade.CASINO_SUPERVISOR)))
            add(all, new Sent(SUPERVISOR, offer.command()));
        if (all.isEmpty()) return null;
        Sent sent = all.get(generator.below(all.size()));
        int hands = floor.table(table).hosted().state().hands().size();
        return sent.command() instanceof Deal ? new Sent(sent.actor(), new Deal(cards(hands + 1))) : sent;
    }

    private static void add(List<Sent> all, Sent sent) {
        int weight = switch (sent.command()) {
            case Wager _, Bet _ -> 12;
            case Deal _, Expose _, Reveal _, NoMoreBets _, Fold _ -> 20;
            case Remedy(JackpotWorks _) -> 20;
            case Remedy(JackpotFails _) -> 1;
            case Change _, Withdraw _, Concede _, Remedy _ -> 2;
            case AtTable _, TellJackpot _, TimeOut _ -> 0;
        };
        for (int time = 0; time < weight; time++) all.add(sent);
    }

    /** A deal from the shoe; one in three has a hand that wins the jackpot wager in the first box. */
    private List<Card> cards(int hands) {
        List<Card> deck = new ArrayList<>();
        for (int index = 0; index < 52; index++) deck.add(Card.of(index));
        for (int at = 51; at > 0; at--) Collections.swap(deck, at, generator.below(at + 1));
        List<String> winners = List.of("As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "2c 5c 7c 9c Jc");
        if (generator.below(3) == 0) {
            List<Card> won = Card.parseAll(winners.get(generator.below(3)));
            for (int card = 0; card < 5; card++) Collections.swap(deck, 1 + card * hands, deck.indexOf(won.get(card)));
        }
        return List.copyOf(deck.subList(0, 5 * hands));
    }
}
