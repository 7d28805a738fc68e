package baize.floor;

import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.floor.chance.Seed;
import baize.floor.chance.SeededOutcomes;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.floor.table.Visit;
import baize.wire.Cue;
import baize.wire.GameWire;
import baize.wire.Sender;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Plays at any table whatever is offered there, dealer and players alike. */
public final class Bystander {
    private static final Actor.Staff MANAGER = new Actor.Staff("mona", Role.GAMING_MANAGER);
    private static final Set<String> LEFT_OUT = Set.of("leave", "withdraw", "automatic", "move", "change");
    private static final int STEPS = 4_000;

    private final TestFloor floor;
    private final Random random;

    public Bystander(TestFloor floor, long seed) {
        this.floor = floor;
        this.random = new Random(seed);
    }

    /** Plays what is begun to its end; false where that takes too long. */
    public <S, C, E, V> boolean finishes(LiveTable<S, C, E, V> table) {
        for (int step = 0; step < STEPS; step++) {
            if (table.wire().mayGoOver(table.hosted().state())) return true;
            steps(table, false);
        }
        return false;
    }

    /** Comes to a table with chips. */
    public Patron comes(LiveTable<?, ?, ?, ?> table, String name) {
        Patron patron = floor.patron(name, Money.dollars(2_000));
        Actor.Guest guest = new Actor.Guest(patron);
        TestFloor.done(floor.floor().cardIn(guest, floor.nextId(), patron, table));
        TestFloor.done(floor.floor().buyIn(guest, floor.nextId(), patron, table, Money.dollars(2_000)));
        return patron;
    }

    /** Plays until a round is over that was not before; false where that takes too long. */
    public <S, C, E, V> boolean plays(LiveTable<S, C, E, V> table) {
        int before = table.round();
        for (int step = 0; step < STEPS; step++) {
            if (table.round() > before
                    && table.wire().betweenRounds(table.hosted().state())) return true;
            steps(table, true);
        }
        return false;
    }

    private <S, C, E, V> void steps(LiveTable<S, C, E, V> table, boolean wagering) {
        Hosted<S, C, E, V> hosted = table.hosted();
        List<C> may = new ArrayList<>();
        for (Visit visit : hosted.visits())
            for (Offer<C> offer : table.offers(new Viewer.Player(visit.patron())))
                if (isWanted(table.wire(), offer.command(), wagering)) may.add(offer.command());
        Cue<C> cue = table.wire().cue(hosted.state());
        if (cue != null && (may.isEmpty() || random.nextInt(3) == 0)) send(table, cue.command());
        else if (!may.isEmpty()) send(table, may.get(random.nextInt(may.size())));
    }

    private static <C> boolean isWanted(GameWire<?, C, ?, ?> wire, C command, boolean wagering) {
        String does = wire.commandJson(command).path("do").asString();
        return !LEFT_OUT.contains(does) && (wagering || !does.equals("wager") && !does.equals("issue"));
    }

    private <S, C, E, V> void send(LiveTable<S, C, E, V> table, C command) {
        Hosted<S, C, E, V> hosted = table.hosted();
        C with = table.setup().dealer() == Setup.Dealer.CONSOLE
                ? hosted.game()
                        .withOutcome(
                                hosted.state(),
                                command,
                                new SeededOutcomes(table.id(), 1, random.nextInt(1_000), new Seed("5a".repeat(32))))
                : command;
        Actor actor = table.wire().sender(with) instanceof Sender.House ? Actor.HOUSE : MANAGER;
        if (table.wire().sender(with) instanceof Sender.Player(var patron)) {
            boolean entered = table.wire().hasOutcome(with);
            // What chance adds where cards are real is the dealer's to enter, and only for cards.
            if (entered && !table.wire().takesCards(with)) return;
            if (!entered) actor = new Actor.Guest(patron);
        }
        if (TestFloor.now(floor.floor().play(actor, floor.nextId(), table, with)) instanceof Answer.Refused<?>)
            floor.clock().go(Duration.ofSeconds(1));
    }
}
