package baize.floor.audit;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** A floor on which three people have played for an evening, with refusals, tickets, chips bought and handed in. */
final class PlayedFloor {
    /** Rounds at table 1, enough for a snapshot of it. */
    static final int ROUNDS = 60;

    private final TestFloor floor;

    private PlayedFloor(TestFloor floor) {
        this.floor = floor;
    }

    /** Plays it in an empty folder. */
    static void in(Path folder) {
        in(SqliteJournal.open(folder));
    }

    static void in(Journal journal) {
        try (TestFloor floor = new TestFloor(journal, SealingKey.random(), new TestClock(TestFloor.START))) {
            new PlayedFloor(floor).play();
        }
    }

    private void play() {
        Patron ann = floor.seated("ann", "1", Money.dollars(5000));
        Patron ben = floor.seated("ben", "1", Money.dollars(5000));
        Patron cas = floor.patron("cas", Money.dollars(1000));
        for (int round = 1; round <= ROUNDS; round++) {
            floor.clock().go(Duration.ofMillis(1500));
            if (round % 10 == 0) refusals(ann, ben, cas);
            if (round % 4 == 0) floor.round(ann);
            else floor.round(ann, ben);
            if (round % 15 == 0) ticket(cas, round);
        }
        chips(ann, ben);
        atConsole(cas);
        done(floor.ante(ann, 1, 15));
    }

    private void refusals(Patron ann, Patron ben, Patron cas) {
        now(floor.ante(ann, 1, 1));
        now(floor.ante(cas, 3, 10));
        now(floor.play(DEALER, "1", new ThreeCardCommand.Deal(List.of())));
        now(floor.floor().cardIn(new Actor.Guest(ben), floor.nextId(), ben, floor.table("1")));
        now(floor.floor().buyIn(new Actor.Guest(cas), floor.nextId(), cas, floor.table("1"), Money.dollars(10)));
        now(floor.floor().cashOut(new Actor.Guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(90_000)));
    }

    private void ticket(Patron patron, int round) {
        Answer.Done<TicketEvent> issued =
                done(floor.floor().cage().issue(CASHIER, floor.nextId(), patron, Money.dollars(10 + round)));
        TicketNumber number = ((TicketEvent.TicketIssued) issued.events().getFirst()).number();
        if (round == 15) return;
        done(floor.floor().cage().redeem(CASHIER, floor.nextId(), number, patron));
        now(floor.floor().cage().redeemForCash(CASHIER, floor.nextId(), number));
    }

    private void chips(Patron ann, Patron ben) {
        done(floor.floor().cashOut(new Actor.Guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(100)));
        done(floor.floor().buyIn(new Actor.Guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(55)));
        done(floor.floor().cashChange(DEALER, floor.nextId(), ann, floor.table("1"), Money.dollars(20)));
        floor.clock().go(Duration.ofMinutes(90));
        done(floor.floor().cardOut(new Actor.Guest(ben), floor.nextId(), ben, floor.table("1")));
    }

    private void atConsole(Patron cas) {
        Setup setup = TestFloor.setup().dealtBy(Setup.Dealer.CONSOLE);
        now(floor.floor().setUp("2", setup));
        Actor guest = new Actor.Guest(cas);
        done(floor.floor().cardIn(guest, floor.nextId(), cas, floor.table("2")));
        done(floor.floor().buyIn(guest, floor.nextId(), cas, floor.table("2"), Money.dollars(100)));
        done(floor.play(guest, "2", TestFloor.wager(cas, 1, ThreeCardArea.ANTE, 10)));
        now(floor.play(DEALER, "2", new ThreeCardCommand.Deal(List.of())));
        done(floor.play(DEALER, "2", new ThreeCardCommand.Deal(Card.parseAll("As Ks Qs 2c 3d 5h"))));
        done(floor.play(guest, "2", new ThreeCardCommand.Play(cas, Box.of(1), null, Money.ZERO)));
        done(floor.play(DEALER, "2", new ThreeCardCommand.Reveal()));
    }

    /** A copy to damage. */
    static Path copy(Path folder, Path to) {
        try (Stream<Path> files = Files.list(folder)) {
            Files.createDirectories(to);
            for (Path file : files.toList())
                if (file.getFileName().toString().startsWith("floor.db"))
                    Files.copy(file, to.resolve(file.getFileName()));
            return to;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static Audit.Verdict audit(Path folder) {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            return Audit.of(journal, (_, _) -> {});
        }
    }
}
