package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent.JackpotMoved;
import baize.games.caribbeanstud.StudEvent.RoundSettled;
import baize.games.caribbeanstud.StudIrregularity.*;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.jackpot.PoolBooks;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import baize.testkit.Books;
import baize.testkit.FreshDecks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Long seeded play in which people also ask for what is not offered, with every cent accounted for. */
final class StudPlayout {
    private static final List<Patron> PATRONS = SEATS.subList(0, 5);
    static final int ROUNDS = 400;

    /** By so much a sorted deck is turned for its first ten to be the sixth card: eight lie before it in its suit. */
    private static final int ROYAL_SECOND = 5 - 8;

    private final FastGenerator generator;
    private final Stud game;
    private final List<StudEvent> events = new ArrayList<>();
    private StudState state;

    StudPlayout(long seed) {
        generator = FastGenerator.stream(seed, 0);
        game = jackpotGame(
                "boxes=5",
                "jackpotStake=5.00",
                "jackpotIncrement=0.1" + (23457 + seed % 7),
                "jackpotReserve=0.000003",
                "bonusJackpot=" + (seed % 3) * 10 + ".00",
                "fixedPayoutsFromPool=" + (seed % 2 == 0),
                "invalidWagerLosingReturned=" + (seed % 5 == 0),
                "device=" + (seed % 2 == 0 ? "shoe" : "shuffler"),
                "maximum=100.00");
        state = game.initial();
    }

    /** How many rounds were played. */
    int rounds() {
        return state.round();
    }

    /** Plays, checks, and says how many commands were refused. */
    int run() {
        send(at(new TableCommand.Admit(
                ANN, PlayerCard.VALID, Money.dollars(90_000), null, Money.dollars(500), false, null)));
        send(at(new TableCommand.Admit(
                BOB, PlayerCard.VALID, Money.dollars(90_000), Money.dollars(4_000), null, false, null)));
        int refused = 0;
        int checked = 0;
        Pool opening = state.jackpot().pool();
        Pool last = opening;
        while (state.round() < ROUNDS) {
            boolean accepted = send(generator.below(5) == 0 ? anything() : offered());
            if (!accepted) refused++;
            if (accepted && state instanceof Settled && events.size() > checked) {
                check(last, events.subList(checked, events.size()));
                checked = events.size();
                last = state.jackpot().pool();
            }
        }
        check(opening, events);
        return refused;
    }

    private boolean send(StudCommand command) {
        StudState before = state;
        StudCommand complete = game.withOutcome(state, command, outcomes());
        return switch (game.decide(state, complete)) {
            case Decision.Refused<StudEvent>(var refusal) -> {
                assertThat(refusal.detail()).isNotBlank();
                assertThat(state).isSameAs(before);
                yield false;
            }
            case Decision.Accepted<StudEvent>(var happened) -> {
                for (StudEvent event : happened) {
                    state = game.evolve(state, event);
                    events.add(event);
                    paidAsSaid(event);
                }
                yield true;
            }
        };
    }

    /** Now and then a deck in its order, in which a device finds straight and royal flushes. */
    private Outcomes outcomes() {
        if (generator.below(4) != 0) return SeededOutcomes.of(generator);
        List<Card> deck = new ArrayList<>(Card.deck());
        deck.sort(Comparator.comparing(Card::suit).thenComparing(Card::rank));
        // From a ten that begins the second hand, and any other card.
        Collections.rotate(deck, generator.below(2) == 0 ? ROYAL_SECOND : generator.below(52));
        return new FreshDecks(count -> List.copyOf(deck.subList(0, count)));
    }

    /** How often the jackpot was won whole, so that the next one began at its seed. */
    long reseeded() {
        return events.stream()
                .filter(event -> event instanceof JackpotMoved(JackpotEvent.Reseeded _))
                .count();
    }

    /** What the jackpot's awards say is what the lines of the round pay. */
    private void paidAsSaid(StudEvent event) {
        if (!(event instanceof RoundSettled settled)) return;
        Money awarded = Money.ZERO;
        for (int i = events.size() - 2; i >= 0 && events.get(i) instanceof JackpotMoved(JackpotEvent moved); i--)
            if (moved instanceof JackpotEvent.Paid paid)
                awarded = awarded.plus(paid.funding().total());
        Money lines = Money.ZERO;
        for (Line line : settled.lines())
            if (line.odds() == null && line.pays().isPositive()) lines = lines.plus(line.pays());
        assertThat(lines).as("%s", settled).isEqualTo(awarded);
    }

    /** Stakes are cleared when a round is over; the pool is what its events make it, to the millionth. */
    private void check(Pool opening, List<StudEvent> some) {
        List<JackpotEvent> moves = new ArrayList<>();
        for (StudEvent event : some) if (event instanceof JackpotMoved(JackpotEvent moved)) moves.add(moved);
        assertThat(PoolBooks.check(opening, moves)).isEqualTo(state.jackpot().pool());
        Books books = Books.check(some);
        if (state instanceof Settled) assertThat(books.areClear()).isTrue();
    }

    private StudCommand offered() {
        List<Offer<StudCommand>> offers = new ArrayList<>();
        Viewer viewer = generator.below(2) == 0
                ? new Viewer.Staff(generator.below(8) == 0 ? SUPERVISOR : Grade.DEALER)
                : new Viewer.Player(PATRONS.get(generator.below(PATRONS.size())));
        for (Offer<StudCommand> offer : game.offers(state, viewer))
            for (int i = 0; i < weight(offer.command()); i++) offers.add(offer);
        if (offers.isEmpty()) return new Reveal();
        Offer<StudCommand> offer = offers.get(generator.below(offers.size()));
        Offer.Stakes stakes = offer.stakes();
        if (stakes == null || !(offer.command() instanceof Wager wager)) return offer.command();
        Money stake = stakes.min().plus(stakes.unit().times(generator.below(3))).min(stakes.max());
        return new Wager(wager.patron(), wager.box(), wager.on(), stake, wager.tokens());
    }

    private static int weight(StudCommand command) {
        return switch (command) {
            case Wager _, Bet _ -> 6;
            case Deal _, Reveal _, Fold _ -> 4;
            case Expose _, NoMoreBets _, Change _, Concede _, Remedy _ -> 1;
            case TimeOut _ -> 1;
            case Withdraw _, TellJackpot _, AtTable _ -> 0;
        };
    }

    private StudCommand anything() {
        Patron patron = PATRONS.get(generator.below(PATRONS.size()));
        Box box = Box.of(1 + generator.below(6));
        Money stake = Money.cents(generator.below(3) == 0 ? 5_00 : generator.below(150_00));
        StudArea on = StudArea.values()[generator.below(3)];
        return switch (generator.below(14)) {
            case 0 -> new Wager(patron, box, on, stake, Money.cents(generator.below(2) * 100L));
            case 1 -> new Change(patron, box, on, stake);
            case 2 -> new Withdraw(patron, box, on, null);
            case 3 -> new Bet(patron, box, null, Money.cents(generator.below(2) * 100L));
            case 4 -> new Fold(patron, box);
            case 5 -> new Concede(patron, box);
            case 6, 7 -> staff(new FoundWager(SUPERVISOR, patron, box, on, stake, Money.ZERO));
            case 8 -> staff(new LossLimitExceeded(SUPERVISOR, patron, stake));
            case 9 -> staff(new InvalidWager(DEALER, patron, "16.1"));
            case 10 -> staff(new AllowJackpot(SUPERVISOR, patron, box));
            case 11 -> staff(new VoidHand(SUPERVISOR, new Whose(box, null), "16.8.1"));
            case 12 -> staff(new ExposeCard(DEALER, null, Card.of(generator.below(52))));
            default -> staff(new Invalidate(SUPERVISOR, "16.9.2", List.of(patron), List.of(), "caught", SUPERVISOR));
        };
    }
}
