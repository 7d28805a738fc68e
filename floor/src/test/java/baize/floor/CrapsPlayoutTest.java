package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.engine.Box;
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
import baize.floor.ledger.Account;
import baize.floor.patron.PatronState;
import baize.floor.stream.Answer;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketState;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsState;
import baize.games.table.Guest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Seeded play at a craps game whose dice come from its seeds: wagers, notes, tickets in and out, transfers, payments by
 * hand, cards in and out, as they come. After every step all money is accounted for.
 */
@Tag("long")
class CrapsPlayoutTest {
    private static final int ROLLS = Integer.getInteger("baize.rolls", 2000);
    private static final int WHOLE_BOOKS = 1000;
    private static final Money PURSE = Money.dollars(5_000);
    private static final Money STAKE = Money.dollars(500);
    private static final long[] NOTES = {5, 10, 20, 50, 100, 7};

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Generator generator = FastGenerator.stream(seed, 0);
    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);
    private final List<Patron> patrons = new ArrayList<>();
    private final Map<TicketNumber, Money> tickets = new LinkedHashMap<>();
    private final Map<String, Integer> done = new TreeMap<>();

    /** What came in from outside, less what went out. */
    private Money inside = Money.ZERO;

    @TempDir
    Path folder;

    @Test
    @Rule({"craps 3.3", "craps 3.3.4", "craps 3.4", "craps 3.4.3", "craps 3.7", "craps 3.8", "craps 4.1", "R-86"})
    void whatever_is_played_every_cent_is_accounted_for() {
        try {
            play();
            audit();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("with -Dbaize.seed=" + seed + ": " + failure.getMessage(), failure);
        }
    }

    private void play() {
        Object last;
        try (CrapsFloor floor = new CrapsFloor(SqliteJournal.open(folder), key, clock)) {
            for (String name : List.of("ann", "bea", "cas", "dan", "eve", "fay")) join(floor, name);
            int steps = 0;
            while (floor.table("9").round() < ROLLS) {
                step(floor);
                accounted(floor);
                if (++steps % WHOLE_BOOKS == 0) wholeBooks(floor);
            }
            wholeBooks(floor);
            last = floor.table("9").hosted();
        }
        try (CrapsFloor again = new CrapsFloor(SqliteJournal.open(folder), key, clock)) {
            assertThat(again.table("9").hosted()).isEqualTo(last);
        }
        assertThat(done)
                .as(done.toString())
                .containsKeys("wager", "withdraw", "note", "ticket-in", "ticket-out", "to-terminal", "to-wallet")
                .containsKeys("by-hand", "cashed", "void", "leave", "card-out", "card-in", "shoot", "roll");
    }

    private void join(CrapsFloor floor, String name) {
        Patron patron = floor.carded(name, "9", PURSE);
        patrons.add(patron);
        inside = inside.plus(PURSE);
        TestFloor.done(floor.floor().buyIn(guest(patron), floor.nextId(), patron, floor.table("9"), STAKE));
    }

    private void step(CrapsFloor floor) {
        Patron patron = patrons.get(generator.below(patrons.size()));
        clock.go(Duration.ofMillis(generator.below(400)));
        switch (generator.below(40)) {
            case 0 -> note(floor, patron);
            case 1 -> ticketOut(floor, patron);
            case 2 -> ticketIn(floor, patron);
            case 3 -> toTerminal(floor, patron);
            case 4 -> toWallet(floor, patron);
            case 5 -> byHand(floor, patron);
            case 6 -> cashed(floor);
            case 7 -> voided(floor);
            case 8 -> cardOut(floor, patron);
            case 9, 10, 11 -> cardIn(floor, patron);
            case 12, 13, 14, 15, 16, 17, 18, 19, 20 -> roll(floor);
            default -> offered(floor, patron);
        }
    }

    private static Actor.Guest guest(Patron patron) {
        return new Actor.Guest(patron);
    }

    /** Sends a command; whether it was done. */
    private boolean sent(String what, CompletableFuture<? extends Answer<?>> answer) {
        boolean accepted = now(answer) instanceof Answer.Done<?>;
        if (accepted) done.merge(what, 1, Integer::sum);
        return accepted;
    }

    private Money some(Money of) {
        return Money.cents(of.isPositive() ? 1 + generator.below((int) Math.min(of.cents(), 100_000)) : 0);
    }

    private void note(CrapsFloor floor, Patron patron) {
        long note = NOTES[generator.below(NOTES.length)];
        boolean taken = sent("note", floor.note(patron, "9", note));
        if (taken) inside = inside.plus(Money.dollars(note));
        assertThat(taken && note == 7).as("a note of seven").isFalse();
    }

    private void ticketOut(CrapsFloor floor, Patron patron) {
        Money meter = floor.chips(patron, "9");
        Money amount = generator.below(2) == 0 ? null : some(meter);
        var answer = floor.terminals().printTicket(guest(patron), floor.nextId(), floor.table("9"), amount);
        if (!sent("ticket-out", answer)) return;
        TicketNumber number = CrapsFloor.number(((Answer.Done<TicketEvent>) now(answer)).events());
        tickets.put(number, Objects.requireNonNullElse(amount, meter));
    }

    private @Nullable TicketNumber ticket() {
        List<TicketNumber> all = List.copyOf(tickets.keySet());
        return all.isEmpty() ? null : all.get(generator.below(all.size()));
    }

    private void ticketIn(CrapsFloor floor, Patron patron) {
        TicketNumber number = ticket();
        if (number == null) return;
        var answer = floor.terminals().insertTicket(guest(patron), floor.nextId(), floor.table("9"), number);
        if (sent("ticket-in", answer)) tickets.remove(number);
    }

    private void cashed(CrapsFloor floor) {
        TicketNumber number = ticket();
        if (number == null || !sent("cashed", floor.floor().cage().redeemForCash(CASHIER, floor.nextId(), number)))
            return;
        inside = inside.minus(Objects.requireNonNull(tickets.remove(number)));
    }

    private void voided(CrapsFloor floor) {
        TicketNumber number = ticket();
        if (number == null || generator.below(2) > 0) return;
        var answer = floor.floor().cage().voidTicket(CrapsFloor.MANAGER, floor.nextId(), number, "misprint");
        if (sent("void", answer)) tickets.remove(number);
    }

    private void toTerminal(CrapsFloor floor, Patron patron) {
        Money amount = some(wallet(floor, patron));
        sent("to-terminal", floor.floor().buyIn(guest(patron), floor.nextId(), patron, floor.table("9"), amount));
    }

    private void toWallet(CrapsFloor floor, Patron patron) {
        Money amount = some(floor.chips(patron, "9"));
        sent("to-wallet", floor.floor().cashOut(guest(patron), floor.nextId(), patron, floor.table("9"), amount));
    }

    private void byHand(CrapsFloor floor, Patron patron) {
        Money amount = some(floor.chips(patron, "9"));
        boolean signed = generator.below(2) == 0;
        var answer = floor.terminals().payByHand(DEALER, floor.nextId(), patron, floor.table("9"), amount, signed);
        boolean paid = sent("by-hand", answer);
        assertThat(paid && !signed).as("paid without a signature").isFalse();
        if (paid) inside = inside.minus(amount);
    }

    private void cardOut(CrapsFloor floor, Patron patron) {
        sent("card-out", floor.floor().cardOut(guest(patron), floor.nextId(), patron, floor.table("9")));
    }

    private void cardIn(CrapsFloor floor, Patron patron) {
        sent("card-in", floor.floor().cardIn(guest(patron), floor.nextId(), patron, floor.table("9")));
    }

    /** The period over, or the dice shot, by the shooter or the system. */
    private void roll(CrapsFloor floor) {
        CrapsState state = floor.table("9").hosted().state();
        Box shooter = state instanceof CrapsState.Shooting shooting ? shooting.shooter() : null;
        Guest there = shooter == null ? null : state.table().at(shooter);
        if (there != null && generator.below(2) == 0)
            sent("shoot", floor.play(guest(there.patron()), "9", new Shoot(there.patron(), null)));
        else if (state instanceof CrapsState.Shooting)
            sent("roll", floor.play(Actor.HOUSE, "9", new Shoot(null, null)));
        else sent("period", floor.play(Actor.HOUSE, "9", new CloseWagering(null)));
    }

    /** Whatever the game offers a player who is there, for any stake that it would take. */
    private void offered(CrapsFloor floor, Patron patron) {
        var table = floor.table("9");
        if (table.hosted().visit(patron) == null) return;
        List<Offer<CrapsCommand>> offers = table.offers(new Viewer.Player(patron));
        if (offers.isEmpty()) return;
        // The line comes first among the offers, and without it nobody shoots.
        int among = generator.below(4) == 0 ? 1 : offers.size();
        CrapsCommand command = staked(offers.get(generator.below(among)));
        boolean leaves = command instanceof AtTable;
        if (leaves && generator.below(20) > 0) return;
        sent(name(command), floor.play(guest(patron), "9", command));
    }

    private CrapsCommand staked(Offer<CrapsCommand> offer) {
        Offer.Stakes stakes = offer.stakes();
        if (stakes == null || !(offer.command() instanceof Wager wager)) return offer.command();
        long steps = Math.min(
                stakes.max().minus(stakes.min()).cents() / stakes.unit().cents(), 40);
        Money stake = stakes.min().plus(Money.cents(stakes.unit().cents() * generator.below((int) steps + 1)));
        return new Wager(wager.patron(), wager.box(), wager.on(), stake);
    }

    private static String name(CrapsCommand command) {
        return switch (command) {
            case Wager _ -> "wager";
            case Withdraw _ -> "withdraw";
            case Shoot _ -> "shoot";
            case AtTable _ -> "leave";
            case Change _, Move _, CloseWagering _, Remedy _ -> "other";
        };
    }

    private static Money wallet(CrapsFloor floor, Patron patron) {
        return ((PatronState.Registered) floor.floor().people().patron(patron))
                .wallet()
                .balance();
    }

    /** What came in is in wallets, on meters, on the layout, on tickets, or the house's. */
    private void accounted(CrapsFloor floor) {
        var table = floor.table("9");
        Money sum = table.position().books().balance(Account.floatTray("9")).minus(CrapsFloor.FLOAT);
        for (Patron patron : patrons)
            sum = sum.plus(wallet(floor, patron))
                    .plus(table.chips(patron))
                    .plus(table.wire().standing(table.hosted().state()).staked(patron));
        for (Money ticket : tickets.values()) sum = sum.plus(ticket);
        assertThat(sum).isEqualTo(inside);
    }

    /** The ledger says the same, from the first row on. */
    private void wholeBooks(CrapsFloor floor) {
        floor.house().booksBalance();
        Map<Account, Money> balances = floor.floor().balances();
        Money outstanding = tickets.values().stream().reduce(Money.ZERO, Money::plus);
        assertThat(balances.getOrDefault(Account.TICKETS, Money.ZERO)).isEqualTo(outstanding);
        assertThat(balances.getOrDefault(Account.CASH, Money.ZERO)).isEqualTo(inside.negated());
        for (TicketNumber number : tickets.keySet())
            assertThat(floor.floor().cage().ticket(number)).isInstanceOf(TicketState.Outstanding.class);
    }

    /** All of it decided again is the same, and rounds with wagers of earlier ones can be gone through again. */
    private void audit() {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            for (int round : new int[] {1, ROLLS / 2, ROLLS - 1}) {
                Replayed replayed = Objects.requireNonNull(Replay.of(journal, "9-" + round), "round " + round);
                assertThat(replayed.chance().source()).isEqualTo(Replayed.Source.FOLLOWS);
                assertThat(replayed.agrees()).as(replayed.id()).isTrue();
            }
        }
    }
}
