package baize.cli;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A floor with one table at which Ann has played a round and begun another. */
final class SmallFloor {
    private static final String REASON = "\"reason\":\"";
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Actor.Staff DEALER = new Actor.Staff("dana", Role.DEALER);
    private static final Patron ANN = new Patron("ann");
    private static final Actor GUEST = new Actor.Guest(ANN);

    private final Floor floor;
    private int ids;

    private SmallFloor(Floor floor) {
        this.floor = floor;
    }

    static void in(Path folder) throws Exception {
        try (Floor floor = Floor.open(SqliteJournal.open(folder), Floor.Options.of(SealingKey.random()))) {
            new SmallFloor(floor).play();
        }
    }

    /** Puts a copy of a floor into a folder, with the words of a refusal changed as somebody might who has the file. */
    static void damaged(Path floor, Path into) throws IOException {
        byte[] database = Files.readAllBytes(floor.resolve("floor.db"));
        String text = new String(database, StandardCharsets.ISO_8859_1);
        // Pages keep what was moved off them, so the same text may stand in several places.
        for (int at = text.indexOf(REASON); at >= 0; at = text.indexOf(REASON, at + 1))
            database[at + REASON.length()] = 'X';
        Files.write(into.resolve("floor.db"), database);
    }

    private void play() throws Exception {
        Map<String, String> settings =
                Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");
        Setup setup =
                Setup.of("three-card-poker", settings, Money.dollars(10_000)).dealtBy(Setup.Dealer.STAFF);
        floor.setUp("4", setup).get(30, TimeUnit.SECONDS);
        done(floor.ask(CASHIER, id(), ANN, new PatronCommand.Register(CASHIER.by(), ANN, "Ann", false)));
        done(floor.ask(CASHIER, id(), ANN, new PatronCommand.IssueCard(CASHIER.by(), "card-1")));
        done(floor.ask(CASHIER, id(), ANN, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(500), Means.CASH)));
        done(floor.cardIn(GUEST, id(), ANN, table()));
        done(floor.buyIn(GUEST, id(), ANN, table(), Money.dollars(300)));
        ante(10);
        refused(floor.play(GUEST, id(), table(), wager(10)));
        done(floor.play(DEALER, id(), table(), new ThreeCardCommand.Deal(List.of())));
        done(floor.play(GUEST, id(), table(), new ThreeCardCommand.Play(ANN, Box.of(1), null, Money.ZERO)));
        done(floor.play(DEALER, id(), table(), new ThreeCardCommand.Reveal()));
        ante(15);
    }

    private String id() {
        return "c" + ++ids;
    }

    @SuppressWarnings("unchecked")
    private LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table() {
        return (LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>)
                floor.tables().getFirst();
    }

    private void ante(long dollars) throws Exception {
        done(floor.play(GUEST, id(), table(), wager(dollars)));
    }

    private static ThreeCardCommand wager(long dollars) {
        return new ThreeCardCommand.Wager(ANN, Box.of(1), ThreeCardArea.ANTE, Money.dollars(dollars), Money.ZERO);
    }

    private static <E> void done(CompletableFuture<Answer<E>> answer) throws Exception {
        if (!(answer.get(30, TimeUnit.SECONDS) instanceof Answer.Done<E>)) throw new AssertionError(answer.get());
    }

    private static <E> void refused(CompletableFuture<Answer<E>> answer) throws Exception {
        if (!(answer.get(30, TimeUnit.SECONDS) instanceof Answer.Refused<E>)) throw new AssertionError(answer.get());
    }
}
