package baize.cli.bench;

import baize.core.card.ThreeCardHand;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.LiveTable;
import baize.floor.stream.Answer;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.lab.exact.ThreeCardStrategy;
import java.util.List;

/**
 * A table whose players send their next command as soon as the last is answered, and whose dealer acts as soon as all
 * have. All of it happens on one thread.
 */
final class BusyTable {
    private static final Actor.House DEALER = new Actor.House();

    private final BusyFloor floor;
    private final Players players;
    private final LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table;
    private final List<Patron> patrons;
    private final ThreeCardStrategy strategy;
    private int round;
    private int waitedFor;

    BusyTable(
            BusyFloor floor,
            Players players,
            LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table,
            List<Patron> patrons,
            ThreeCardStrategy strategy) {
        this.floor = floor;
        this.players = players;
        this.table = table;
        this.patrons = patrons;
        this.strategy = strategy;
    }

    /** From any thread. */
    void begin() {
        players.execute(this::round);
    }

    private void round() {
        round++;
        waitedFor = patrons.size();
        for (int at = 0; at < patrons.size(); at++) ante(at);
    }

    private void ante(int at) {
        boolean pairPlus = (round + at) % 2 == 0;
        send(at, wager(at, ThreeCardArea.ANTE, 10), () -> {
            if (pairPlus) send(at, wager(at, ThreeCardArea.PAIR_PLUS, 5), this::wagered);
            else wagered();
        });
    }

    private ThreeCardCommand wager(int at, ThreeCardArea on, long dollars) {
        return new ThreeCardCommand.Wager(patrons.get(at), box(at), on, Money.dollars(dollars), Money.ZERO);
    }

    private static Box box(int at) {
        return Box.of(at + 1);
    }

    private void wagered() {
        if (--waitedFor == 0) send(DEALER, new ThreeCardCommand.Deal(List.of()), this::dealt);
    }

    private void dealt() {
        waitedFor = patrons.size();
        for (int at = 0; at < patrons.size(); at++) send(at, decision(at), this::decided);
    }

    private ThreeCardCommand decision(int at) {
        Patron patron = patrons.get(at);
        ThreeCardState.Hand hand = table.hosted().state().at(box(at));
        boolean plays = hand != null && strategy.plays(ThreeCardHand.strength(hand.cards()));
        return plays
                ? new ThreeCardCommand.Play(patron, box(at), null, Money.ZERO)
                : new ThreeCardCommand.Fold(patron, box(at));
    }

    private void decided() {
        if (--waitedFor > 0) return;
        if (table.hosted().state() instanceof ThreeCardState.Settled) over();
        else send(DEALER, new ThreeCardCommand.Reveal(), this::over);
    }

    private void over() {
        if (floor.goesOn()) round();
    }

    private void send(int at, ThreeCardCommand command, Runnable then) {
        send(new Actor.Guest(patrons.get(at)), command, then);
    }

    private void send(Actor actor, ThreeCardCommand command, Runnable then) {
        floor.send(actor, table, command, answer -> {
            if (!(answer instanceof Answer.Done)) throw new IllegalStateException(command + " was answered " + answer);
            then.run();
        });
    }
}
