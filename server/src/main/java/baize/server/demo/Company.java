package baize.server.demo;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronState;
import baize.floor.stream.Answer;
import baize.floor.table.Hosted;
import baize.games.table.Guest;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A table as its bots see it, and what they do there besides playing: errands at the cashier, cards and chips. */
record Company<S, C, E, V>(Floor floor, LiveTable<S, C, E, V> table, Crowd.Options options, int boxes) {
    /** In minimums of the table, or entry fees. */
    private static final long DEPOSIT = 200;

    private static final long BUY_IN = 40;

    /** Enough for the largest stakes of a round. */
    private static final long LOW = 12;

    Hosted<S, C, E, V> hosted() {
        return table.hosted();
    }

    private Table shared() {
        return table.wire().table(hosted().state());
    }

    boolean isPresent(Patron patron) {
        return hosted().visit(patron) != null;
    }

    /** Where a patron sits; one without a seat takes one of the free ones, if there are any. */
    @Nullable
    Box box(Patron patron, Generator generator) {
        Table now = shared();
        Box own = now.guest(patron).box();
        if (own != null) return own;
        List<Box> free = new ArrayList<>();
        for (int number = 1; number <= boxes; number++) if (now.at(Box.of(number)) == null) free.add(Box.of(number));
        return free.isEmpty() ? null : free.get(generator.below(free.size()));
    }

    /** Whether a patron has a box and it is another than this one, or this one is another's. */
    boolean isElsewhere(Patron patron, Box box) {
        Guest there = shared().at(box);
        Box own = shared().guest(patron).box();
        return there != null && !there.patron().equals(patron) || own != null && !own.equals(box);
    }

    private Money minimums(long count) {
        Money fee = table.wire().fee(table.setup().settings());
        return (fee == null ? shared().sign().general().minimum() : fee).times(count);
    }

    boolean hasWager(Patron patron) {
        return table.wire().standing(hosted().state()).hasWager(patron);
    }

    boolean needsChips(Patron patron) {
        return !hasWager(patron) && table.chips(patron).isBelow(minimums(LOW));
    }

    /** One step on the way to the table: registered as a member, with a card, and that card in. */
    @Rule("bingo 3.1")
    CompletableFuture<? extends Answer<?>> arrive(Patron patron, String name) {
        return switch (floor.people().patron(patron)) {
            case PatronState.Unregistered _ ->
                ask(patron, new PatronCommand.Register(options.cashier().by(), patron, name, true));
            case PatronState.Registered known
            when !known.member() ->
                ask(patron, new PatronCommand.ChangeMembership(options.cashier().by(), true));
            case PatronState.Registered known
            when known.cards().valid() == null ->
                ask(patron, new PatronCommand.IssueCard(options.cashier().by(), "r-" + patron.id()));
            case PatronState.Registered _ -> floor.cardIn(guest(patron), id(), patron, table);
        };
    }

    /** Chips out of the wallet, or money into it first. */
    CompletableFuture<? extends Answer<?>> buy(Patron patron) {
        Money amount = minimums(BUY_IN);
        boolean canPay = floor.people().patron(patron) instanceof PatronState.Registered known
                && !known.wallet().balance().isBelow(amount);
        return canPay
                ? floor.buyIn(guest(patron), id(), patron, table, amount)
                : ask(patron, new PatronCommand.Deposit(options.cashier().by(), minimums(DEPOSIT), Means.CASH));
    }

    CompletableFuture<? extends Answer<?>> leave(Patron patron) {
        return floor.cardOut(guest(patron), id(), patron, table);
    }

    CompletableFuture<? extends Answer<?>> play(Patron patron, C command) {
        return floor.play(guest(patron), id(), table, command);
    }

    private CompletableFuture<? extends Answer<?>> ask(Patron patron, PatronCommand.Asked command) {
        return floor.ask(options.cashier(), id(), patron, command);
    }

    private static Actor guest(Patron patron) {
        return new Actor.Guest(patron);
    }

    private static String id() {
        return UUID.randomUUID().toString();
    }
}
