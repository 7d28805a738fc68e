package baize.cli.bench;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronState;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Hosted;
import baize.lab.bots.Bots;
import baize.wire.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A table under load: its bots come, buy chips, play, sit out, hand chips in and go; its dealer waits for nobody who is
 * not about to act. All of it happens on the bots' thread.
 */
final class LoadedTable<S, C, E, V> {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Money DEPOSIT = Money.dollars(2_000);
    private static final Money BUY_IN = Money.dollars(500);
    private static final Money LOW = Money.dollars(60);
    private static final Money HANDED_IN = Money.dollars(100);

    private final Load load;
    private final Floor floor;
    private final LiveTable<S, C, E, V> table;
    private final Generator generator;
    private final List<LoadedSeat<S, C>> seats = new ArrayList<>();
    private boolean dealing;
    private boolean done;
    private int round;

    LoadedTable(Load load, LiveTable<S, C, E, V> table, Bots.Kind<S, C> kind, int players, Generator generator) {
        this.load = load;
        this.floor = load.floor();
        this.table = table;
        this.generator = generator;
        this.round = table.round();
        for (int box = 1; box <= players; box++) {
            LoadedSeat<S, C> seat = new LoadedSeat<>(table.id(), Box.of(box), kind, generator);
            seat.resume(patron -> table.hosted().visit(patron) != null);
            seats.add(seat);
        }
    }

    /** Whoever waits for nothing acts on what stands; when nobody does, the dealer goes on. */
    void look() {
        Hosted<S, C, E, V> hosted = table.hosted();
        boolean between = table.wire().betweenRounds(hosted.state());
        count(hosted);
        boolean ends = between && load.ends();
        if (!ends) for (LoadedSeat<S, C> seat : seats) if (!seat.isBusy() && !seat.rests()) act(seat, hosted, between);
        if (isWaiting()) return;
        Cue<C> cue = table.wire().cue(hosted.state());
        if (cue != null) deal(cue.command());
        else if (ends) end();
        else rouse();
    }

    private void count(Hosted<S, C, E, V> hosted) {
        int now = table.wire().round(hosted.state());
        load.played(now - round);
        round = now;
    }

    private boolean isWaiting() {
        return dealing || seats.stream().anyMatch(LoadedSeat::isBusy);
    }

    private void deal(C command) {
        dealing = true;
        load.send(floor.play(Actor.HOUSE, load.id(), table, command), _ -> {
            dealing = false;
            look();
        });
    }

    private void end() {
        if (!done) load.done();
        done = true;
    }

    /** Everybody sits out: enough of that. */
    private void rouse() {
        for (LoadedSeat<S, C> seat : seats) seat.rest(0);
        Hosted<S, C, E, V> hosted = table.hosted();
        for (LoadedSeat<S, C> seat : seats) act(seat, hosted, true);
        if (!isWaiting()) throw new IllegalStateException("table " + table.id() + " stands still at " + hosted);
    }

    private void act(LoadedSeat<S, C> seat, Hosted<S, C, E, V> hosted, boolean between) {
        Patron patron = seat.patron();
        if (hosted.visit(patron) == null) arrive(seat);
        else if (between && seat.isNew(round) && goes(seat)) return;
        else if (needsChips(patron, hosted)) buy(seat);
        else play(seat, hosted);
    }

    /** Who is not in the round may buy at any time: one without chips would hold it up for good. */
    private boolean needsChips(Patron patron, Hosted<S, C, E, V> hosted) {
        return table.chips(patron).isBelow(LOW)
                && !table.wire().standing(hosted.state()).hasWager(patron);
    }

    private void play(LoadedSeat<S, C> seat, Hosted<S, C, E, V> hosted) {
        C command = seat.bot().next(hosted.state());
        if (command != null) send(seat, floor.play(guest(seat), load.id(), table, command), null);
    }

    /** Now and then a player leaves, hands chips in or sits out instead of playing; whether one did. */
    private boolean goes(LoadedSeat<S, C> seat) {
        int lot = generator.below(1000);
        if (lot < 4) {
            seat.rest(30);
            send(seat, floor.cardOut(guest(seat), load.id(), seat.patron(), table), seat::change);
        } else if (lot < 10) {
            send(seat, floor.cashOut(guest(seat), load.id(), seat.patron(), table, HANDED_IN), null);
        } else if (lot < 40) {
            seat.rest(12);
        }
        return lot < 40;
    }

    private void arrive(LoadedSeat<S, C> seat) {
        Patron patron = seat.patron();
        switch (floor.people().patron(patron)) {
            case PatronState.Unregistered _ ->
                ask(seat, new PatronCommand.Register(CASHIER.by(), patron, patron.id(), false));
            case PatronState.Registered known
            when known.cards().valid() == null ->
                ask(seat, new PatronCommand.IssueCard(CASHIER.by(), "card-" + patron.id()));
            case PatronState.Registered _ -> send(seat, floor.cardIn(guest(seat), load.id(), patron, table), null);
        }
    }

    private void buy(LoadedSeat<S, C> seat) {
        Patron patron = seat.patron();
        boolean canPay = floor.people().patron(patron) instanceof PatronState.Registered known
                && !known.wallet().balance().isBelow(BUY_IN);
        if (canPay) send(seat, floor.buyIn(guest(seat), load.id(), patron, table, BUY_IN), null);
        else ask(seat, new PatronCommand.Deposit(CASHIER.by(), DEPOSIT, Means.CASH));
    }

    private void ask(LoadedSeat<S, C> seat, PatronCommand.Asked command) {
        send(seat, floor.ask(CASHIER, load.id(), seat.patron(), command), null);
    }

    private static Actor guest(LoadedSeat<?, ?> seat) {
        return new Actor.Guest(seat.patron());
    }

    /** @param then what follows where it was not refused */
    private <T> void send(LoadedSeat<S, C> seat, CompletableFuture<Answer<T>> sent, @Nullable Runnable then) {
        seat.busy(true);
        load.send(sent, answer -> {
            seat.busy(false);
            if (answer instanceof Answer.Refused<T>) seat.rest(1);
            if (then != null && answer instanceof Answer.Done<T>) then.run();
            look();
        });
    }
}
